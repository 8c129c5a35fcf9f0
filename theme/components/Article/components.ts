import { Link } from '../../navigation/Link';
import { Callout } from '../Callout/Callout';
import { CodeBlock } from '../CodeBlock/CodeBlock';
import { Hero } from '../Home/Hero';
import { Band, PromiseItem, Promises } from '../Home/Promises';
import { ServiceCards } from '../Home/ServiceCards';
import { HostNotice, LegalNotice } from '../LegalNotice/LegalNotice';
import { PostList } from '../PostList/PostList';
import { Preview } from '../Preview/Preview';
import { SearchPage } from '../SearchPage/SearchPage';
import { SearchPrivacy } from '../SearchPrivacy/SearchPrivacy';
import { ServiceFacts } from '../ServiceFacts/ServiceFacts';
import { ServiceTable } from '../ServiceTable/ServiceTable';
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
 * What Markdown turns into, and what the pages may use by name without an
 * import. CONTRIBUTING.md lists the latter for those who write.
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
  ServiceTable,
  LegalNotice,
  HostNotice,
  SearchPrivacy,
  Link,

  Hero,
  ServiceCards,
  Promises,
  PromiseItem,
  Band,
  SearchPage,
  PostList,
};
