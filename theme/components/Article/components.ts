import type { ReactNode } from 'react';
import { Alternatives } from '../Alternatives/Alternatives';
import {
  CostOfMember,
  Costs,
  Dues,
  DuesAmount,
  Funding,
  JoiningForm,
  PaidServices,
  SocialNetworks,
} from '../Association/Association';
import { Published } from '../Association/Published';
import { Callout } from '../Callout/Callout';
import { CodeBlock } from '../CodeBlock/CodeBlock';
import { DeviceSwitch, OnComputer, OnPhone } from '../Device/Device';
import { Ecodesign, EcodesignLink } from '../Ecodesign/Ecodesign';
import { DocumentLink, Fact, When, WhenNot } from '../Fact/Fact';
import { Glossary, Term } from '../Glossary/Glossary';
import { GuideBook } from '../GuideBook/GuideBook';
import { Hero, Tagline } from '../Home/Hero';
import { Band, PromiseItem, Promises } from '../Home/Promises';
import { Icon } from '../Icon/Icon';
import { HostNotice, LegalNotice } from '../LegalNotice/LegalNotice';
import { Link } from '../Link/Link';
import { MailServers } from '../MailServers/MailServers';
import { OfflineButton } from '../OfflineCopy/OfflineButton';
import { Bar, Button, Field, Line, Message, Pane, Picture, Screen } from '../Picture/Picture';
import { PostList } from '../PostList/PostList';
import { SearchPage } from '../SearchPage/SearchIsland';
import { SearchStarts } from '../SearchPage/SearchStarts';
import { MembersFirst, ServiceFacts } from '../ServiceFacts/ServiceFacts';
import { ServiceTable } from '../ServiceTable/ServiceTable';
import {
  ContactLink,
  ServiceAddress,
  ServiceCount,
  ServiceHost,
  SiteLink,
  SiteName,
} from '../SiteText/SiteText';
import { Switches } from '../Switches/Switches';
import { FoldedContents } from '../TableOfContents/TableOfContents';
import { TableScroll } from '../TableScroll/TableScroll';
import { HostCountries, Hosts, Prices, Recipients, ThirdParties } from '../Terms/Terms';

/** What Markdown turns into, and what pages use by name. CONTRIBUTING.md lists those for pages that are written often. */
export const articleComponents = {
  a: Link,
  pre: CodeBlock,
  table: TableScroll,
  // Seam: rspress-callout, Rspress's name for a `:::` block.
  $$$callout$$$: Callout,
  // From plugins/markdown/rehypeNavigation.ts.
  deviceSwitch: DeviceSwitch,
  foldedContents: FoldedContents,
  /**
   * What @rspress/plugin-preview puts in place of a fence, around its code, which is not shown, and its figure.
   * Seam: preview-plugin.
   */
  Preview: ({ children: [, figure] }: { children: [code: ReactNode, figure: ReactNode] }) => figure,

  Alternatives,
  Band,
  Bar,
  Button,
  ContactLink,
  CostOfMember,
  Costs,
  DocumentLink,
  Dues,
  DuesAmount,
  Ecodesign,
  EcodesignLink,
  Fact,
  Field,
  Funding,
  Glossary,
  GuideBook,
  Hero,
  HostCountries,
  HostNotice,
  Hosts,
  Icon,
  JoiningForm,
  LegalNotice,
  Line,
  Link,
  MailServers,
  MembersFirst,
  Message,
  OfflineButton,
  OnComputer,
  OnPhone,
  PaidServices,
  Pane,
  Picture,
  PostList,
  Prices,
  PromiseItem,
  Promises,
  Published,
  Recipients,
  Screen,
  SearchPage,
  SearchStarts,
  ServiceAddress,
  ServiceCount,
  ServiceFacts,
  ServiceHost,
  ServiceTable,
  SiteLink,
  SiteName,
  SocialNetworks,
  Switches,
  Tagline,
  Term,
  ThirdParties,
  When,
  WhenNot,
};
