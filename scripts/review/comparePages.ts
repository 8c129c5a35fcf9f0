import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { diffArrays } from 'diff';
import type { Nodes } from 'hast';
import type { Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { remark } from 'remark';
import remarkGfm from 'remark-gfm';
import { visit } from 'unist-util-visit';
import { articleToMarkdown } from '../../plugins/outputs/articleToMarkdown';
import {
  copyNode,
  extractArticle,
  findElement,
  getAttribute,
  parseDocument,
} from '../../plugins/site/html';
import { listDocuments } from '../../plugins/site/listFiles';
import { documentAddress } from '../../shared/address';

/** What readers get from a page, without what all pages share, such as the footer. */
interface PageContent {
  title: string;
  /** The description, which search engines and the list of pages show. */
  description: string;
  /** The text, with the values of the configuration in it. */
  markdown: string;
}

interface Difference {
  added: string[];
  removed: string[];
}

/** What has changed for the readers of a page that was there before. */
export interface ContentChanges {
  /** The former title; undefined if it is the same. */
  formerTitle?: string | undefined;
  isDescriptionChanged: boolean;
  headings: Difference;
  /** Links, each with its words and its address. */
  links: Difference;
  /** For each place where the text has changed, the words added and removed there. */
  words: Difference[];
}

/** A page that is new or gone, or whose content has changed. */
export interface PageChange {
  /** The address without the base. */
  address: string;
  title: string;
  /** Undefined for a page that is new or gone. */
  changes?: ContentChanges;
  kind: 'new' | 'gone' | 'changed';
}

const markdownParser = remark().use(remarkGfm);

/** The nodes that hold text and no other block. */
const TEXT_BLOCKS = new Set(['paragraph', 'heading', 'tableCell', 'code']);

const wordSegmenter = new Intl.Segmenter('en', { granularity: 'word' });

const findWords = (text: string): string[] =>
  [...wordSegmenter.segment(text)]
    .filter(({ isWordLike }) => isWordLike)
    .map(({ segment }) => segment);

/** Returns the words, the headings and the links of a text, in their order. */
function extractTextParts(markdown: string) {
  const tree: Root = markdownParser.parse(markdown);
  const words: string[] = [];
  const headings: string[] = [];
  const links: string[] = [];
  visit(tree, (node) => {
    if (TEXT_BLOCKS.has(node.type)) {
      words.push(...findWords(textOf(node)));
    }
    if (node.type === 'heading') {
      headings.push(textOf(node));
    }
    if (node.type === 'link') {
      links.push(`${textOf(node)} (${node.url})`);
    }
  });
  return { words, headings, links };
}

/** Returns the entries that only one of two lists has. Their order does not count. */
function compareLists(before: string[], after: string[]): Difference {
  return {
    added: [...new Set(after)].filter((entry) => !before.includes(entry)),
    removed: [...new Set(before)].filter((entry) => !after.includes(entry)),
  };
}

/** Compares the words of two texts. Returns one entry for each place where they differ. */
function compareWords(before: string[], after: string[]): Difference[] {
  const differences: Difference[] = [];
  let difference: Difference | undefined;
  for (const { value, added, removed } of diffArrays(before, after)) {
    if (!added && !removed) {
      difference = undefined;
      continue;
    }
    if (!difference) {
      difference = { added: [], removed: [] };
      differences.push(difference);
    }
    difference[added ? 'added' : 'removed'].push(...value);
  }
  return differences;
}

/** Compares what readers got from a page with what they get now. */
export function compareContents(before: PageContent, after: PageContent): ContentChanges {
  const oldContent = extractTextParts(before.markdown);
  const newContent = extractTextParts(after.markdown);
  return {
    formerTitle: before.title === after.title ? undefined : before.title,
    isDescriptionChanged: before.description !== after.description,
    headings: compareLists(oldContent.headings, newContent.headings),
    links: compareLists(oldContent.links, newContent.links),
    words: compareWords(oldContent.words, newContent.words),
  };
}

/** Returns the content of a meta tag of a document; empty if there is no such tag. */
function findMetaContent(tree: Nodes, name: string): string {
  const tag = findElement(
    tree,
    (element) =>
      element.tagName === 'meta' &&
      [getAttribute(element, 'name'), getAttribute(element, 'property')].includes(name),
  );
  return tag ? getAttribute(tag, 'content') : '';
}

/**
 * Reads what readers get from a page. The Markdown is made by the same function as the file beside
 * the page. It lacks the sizes of the guide's files, because a change of any page of the guide
 * changes them.
 *
 * @returns undefined for a document without an article
 */
function readPageContent(html: string): PageContent | undefined {
  const tree = parseDocument(html);
  const article = extractArticle(tree);
  if (!article) {
    return undefined;
  }
  return {
    title: findMetaContent(tree, 'og:title'),
    description: findMetaContent(tree, 'description'),
    markdown: articleToMarkdown(
      copyNode(article, (node) => node.type === 'element' && 'dataBookSize' in node.properties),
    ),
  };
}

const readIfExists = (file: string): string | undefined =>
  existsSync(file) ? readFileSync(file, 'utf8') : undefined;

/** Compares two states of a document; undefined if readers get the same. */
function compareDocuments(
  address: string,
  before: string | undefined,
  after: string | undefined,
): PageChange | undefined {
  // Comparing the HTML is much faster than parsing it.
  if (before === after) {
    return undefined;
  }
  const oldContent = before === undefined ? undefined : readPageContent(before);
  const newContent = after === undefined ? undefined : readPageContent(after);
  if (oldContent && newContent) {
    return isDeepStrictEqual(oldContent, newContent)
      ? undefined
      : {
          address,
          title: newContent.title,
          kind: 'changed',
          changes: compareContents(oldContent, newContent),
        };
  }
  if (newContent) {
    return { address, title: newContent.title, kind: 'new' };
  }
  return oldContent && { address, title: oldContent.title, kind: 'gone' };
}

/**
 * Compares two built sites.
 *
 * @param before the folder with the earlier one
 * @param after the folder with the later one
 * @returns the pages that are new, gone or changed, sorted by file
 */
export const comparePages = (before: string, after: string): PageChange[] =>
  [...new Set([...listDocuments(before), ...listDocuments(after)])].sort().flatMap((file) => {
    const change = compareDocuments(
      documentAddress(file),
      readIfExists(path.join(before, file)),
      readIfExists(path.join(after, file)),
    );
    return change ? [change] : [];
  });
