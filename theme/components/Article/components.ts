import type { ReactNode } from 'react';
import { Callout } from '../Callout/Callout';
import { CodeBlock } from '../CodeBlock/CodeBlock';
import { DocumentLink, Draft, Fact, When, WhenNot, WhenUnknown } from '../Fact/Fact';
import { Term } from '../Glossary/Glossary';
import { Link } from '../Link/Link';
import {
  ContactLink,
  ServiceAddress,
  ServiceCount,
  ServiceHost,
  SiteLink,
  SiteName,
  SiteValue,
} from '../SiteText/SiteText';
import { FoldedContents } from '../TableOfContents/TableOfContents';
import { TableScroll } from '../TableScroll/TableScroll';

/**
 * What Markdown turns into, and what the pages may use by name without an import.
 * Pages import the components of few pages themselves, so that only those pages carry their
 * styles. CONTRIBUTING.md lists both.
 */
export const articleComponents = {
  a: Link,
  pre: CodeBlock,
  table: TableScroll,
  // Seam: rspress-callout, Rspress's name for a `:::` block.
  $$$callout$$$: Callout,
  // From plugins/markdown/rehypeNavigation.ts.
  foldedContents: FoldedContents,
  /**
   * What @rspress/plugin-preview puts in place of a fence, around its code, which is not shown, and its figure.
   * Seam: preview-plugin.
   */
  Preview: ({ children: [, figure] }: { children: [code: ReactNode, figure: ReactNode] }) => figure,

  ServiceCount,
  SiteName,
  SiteLink,
  SiteValue,
  Term,
  ContactLink,
  ServiceAddress,
  ServiceHost,
  Fact,
  When,
  WhenNot,
  WhenUnknown,
  DocumentLink,
  Draft,
  Link,
};
