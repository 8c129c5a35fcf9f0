import { Callout } from '../Callout/Callout';
import { CodeBlock } from '../CodeBlock/CodeBlock';
import { Link } from '../Link/Link';
import { Preview } from '../Preview/Preview';
import { ServiceFacts } from '../ServiceFacts/ServiceFacts';
import {
  ContactLink,
  ServiceAddress,
  ServiceHost,
  SiteLink,
  SiteName,
  SiteValue,
} from '../SiteText/SiteText';
import { TableScroll } from '../TableScroll/TableScroll';

/**
 * What Markdown turns into, and what the pages may use by name without an import.
 * Components of few pages are imported by plugins/markdown/remarkPageComponents.ts, so that
 * their styles go to those pages only. CONTRIBUTING.md lists both.
 */
export const articleComponents = {
  a: Link,
  pre: CodeBlock,
  table: TableScroll,
  $$$callout$$$: Callout,
  Preview,

  SiteName,
  SiteLink,
  SiteValue,
  ContactLink,
  ServiceAddress,
  ServiceHost,
  ServiceFacts,
  Link,
};
