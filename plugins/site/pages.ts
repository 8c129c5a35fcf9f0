import path from 'node:path';
import type { PageIndexInfo } from '@rspress/core';
import { documentFile, isPost } from '../../shared/address.ts';
import { site as association } from '../../shared/configuration.ts';
import type { PageLanguage } from '../../shared/language.ts';
import type { FrontMatter } from '../../shared/schemas/frontMatterSchema.ts';
import { type DocsVersions, findVersion } from '../../shared/versions.ts';
import { typesetText } from '../transforms/typesetLine.ts';

/** The data of a page: what Rspress knows, and what plugins add. */
export type PageData = Pick<PageIndexInfo, 'routePath' | '_filepath' | 'title'> & {
  /** The front matter as our own parser reads it, see plugins/sources/checkSources.ts. */
  frontmatter: FrontMatter;
  /** The day of the last change, from plugins/lastUpdated: `2025-01-20`. */
  lastUpdatedTime?: string;
};

/** A page of the site, as the steps need it. */
export interface Page {
  /** The address without the base: `/docs/`. */
  address: string;
  /**
   * The path of its document below the folder of the built site, with slashes: `docs/index.html`.
   */
  file: string;
  /** The file to edit, below the folder of the project; undefined for the not-found page. */
  source?: string;
  title: string;
  /** The description for search engines; empty for the not-found page. */
  description: string;
  /** The day of the last commit that changed its file: `2025-01-20`; undefined if not known. */
  changedOn?: string | undefined;
  /** Whether search engines may list the page. */
  isIndexed: boolean;
  /**
   * The version of the documentation that the page belongs to; empty for other pages, and if there
   * are no versions.
   */
  version: string;
  /** The day on which a post was published: `2025-01-20`; undefined for other pages. */
  postedOn?: string | undefined;
  /** Words that visitors type and that the page answers, in English and in French. */
  keywords: string[];
  keywordsFr: string[];
  /** The language of the text; undefined for English. */
  lang?: PageLanguage;
}

/**
 * Collects what the steps need to know about a page.
 *
 * @param versions the versions of the documentation, if there are several
 */
export function makePage(
  { routePath: address, _filepath, title, frontmatter, lastUpdatedTime }: PageData,
  versions: DocsVersions,
): Page {
  const { lang } = frontmatter;
  const source = path.relative(process.cwd(), _filepath).split(path.sep).join('/');
  return {
    address,
    file: documentFile(address),
    source,
    title: address === '/' ? association.name : typesetText(frontmatter.title ?? title, lang),
    description: typesetText(frontmatter.description ?? association.description, lang),
    changedOn: lastUpdatedTime,
    isIndexed: frontmatter.noindex !== true,
    version: findVersion(address, versions),
    postedOn: isPost(address) ? frontmatter.date : undefined,
    keywords: frontmatter.keywords ?? [],
    keywordsFr: frontmatter.keywordsFr ?? [],
    lang,
  };
}

/**
 * The page that visitors see at an address that the site does not have. Rspress makes it without a
 * source file.
 */
export const NOT_FOUND_PAGE: Page = {
  address: '/404',
  file: '404.html',
  title: 'Page not found',
  description: '',
  isIndexed: false,
  version: '',
  keywords: [],
  keywordsFr: [],
};
