import type { ReactNode } from 'react';
import * as agenda from '../Agenda/Agenda';
import * as alternatives from '../Alternatives/Alternatives';
import * as starts from '../Alternatives/Starts';
import * as association from '../Association/Association';
import * as cgu from '../Cgu/Cgu';
import { CodeBlock } from '../CodeBlock/CodeBlock';
import { TextToCopy } from '../CodeBlock/TextToCopy';
import * as descriptionList from '../DescriptionList/DescriptionList';
import * as device from '../Device/Device';
import * as glossary from '../Glossary/Glossary';
import * as guideBook from '../GuideBook/GuideBook';
import * as hero from '../Home/Hero';
import * as ledger from '../Home/Ledger';
import * as promises from '../Home/Promises';
import { Icon } from '../Icon/Icon';
import { Link } from '../Link/Link';
import * as offlineButton from '../OfflineCopy/OfflineButton';
import * as picture from '../Picture/Picture';
import * as postList from '../PostList/PostList';
import * as printCard from '../PrintCard/PrintCard';
import * as ringMark from '../Ring/RingMark';
import * as searchPage from '../SearchPage/SearchIsland';
import * as searchStarts from '../SearchPage/SearchStarts';
import { SectionHeading } from '../SectionHeading/SectionHeading';
import * as serverCode from '../ServerCode/ServerCode';
import * as serviceFacts from '../ServiceFacts/ServiceFacts';
import * as serviceTable from '../ServiceTable/ServiceTable';
import * as siteText from '../SiteText/SiteText';
import { FoldedContents } from '../TableOfContents/TableOfContents';
import { HeadedTable } from '../TableScroll/HeadedTable';
import { TableScroll } from '../TableScroll/TableScroll';
import { Withdrawal } from '../Withdrawal/Withdrawal';

/**
 * The components that replace elements of Markdown, and the components that pages can use by name.
 * CONTRIBUTING.md lists those that authors need.
 */
export const articleComponents = {
  a: Link,
  h2: SectionHeading,
  pre: CodeBlock,
  table: TableScroll,
  // plugins/markdown/rehypeNavigation.ts puts the next two elements into pages.
  'device-switch': device.DeviceSwitch,
  'folded-contents': FoldedContents,
  // @rspress/plugin-preview puts a `Preview` around a figure and its code. Only the figure is
  // shown.
  // Seam: preview-plugin (see UPSTREAM.md).
  Preview: ({ children: [, figure] }: { children: [code: ReactNode, figure: ReactNode] }) => figure,

  HeadedTable,
  Icon,
  Link,
  TextToCopy,
  Withdrawal,
  ...agenda,
  ...alternatives,
  ...association,
  ...glossary,
  ...guideBook,
  ...hero,
  ...ledger,
  ...promises,
  ...offlineButton,
  ...picture,
  ...postList,
  ...printCard,
  ...ringMark,
  ...searchPage,
  ...searchStarts,
  ...serverCode,
  ...serviceFacts,
  ...serviceTable,
  ...siteText,
  ...starts,
  ...cgu,
  ...descriptionList,
  ...device,
};
