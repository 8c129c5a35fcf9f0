import { liteClient } from 'algoliasearch/lite';
import { BASE } from '../../shared/base';
import type { TextPart } from '../../shared/highlightRanges';
import type { SiteConfig } from '../../shared/schemas/schemas';
import { SENTENCE_PATTERN } from '../../shared/words';
import {
  MAX_SECTIONS_PER_PAGE,
  type PageResult,
  type SearchAnswer,
  type SearchEngine,
} from './client';

/** Algolia puts this private-use character, which no text contains, around each found word. */
const FOUND_WORD_MARK = '\uE000';
/** The largest number of sections that Algolia returns. They are grouped by page afterwards. */
const HITS_PER_REQUEST = 60;
/** The time after the last typed letter before a request is sent, in milliseconds. */
const TYPING_PAUSE_MS = 150;

/** An index at Algolia, with the public key that may only search. */
export type HostedIndex = Pick<NonNullable<SiteConfig['search']>, 'appId' | 'apiKey' | 'indexName'>;

/**
 * The properties that we read of a hit. The records in the index have the shape of DocSearch:
 * https://docsearch.algolia.com/docs/record-extractor/
 */
interface HostedHit {
  url: string;
  anchor: string | null;
  language: string;
  hierarchy: Record<`lvl${0 | 1 | 2 | 3}`, string | null>;
  _snippetResult?: { content?: { value: string } };
}

/** Splits a text from Algolia at each `FOUND_WORD_MARK`. Every second part is a found word. */
export function splitAtFoundWords(markedText: string): TextPart[] {
  return markedText
    .split(FOUND_WORD_MARK)
    .map((text, index) => ({ text, isFound: index % 2 === 1 }))
    .filter(({ text }) => text !== '');
}

/** Removes the sentences of a snippet before the sentence with the first found word. */
const cutBeforeFoundSentence = (snippet: string) => {
  const sentences = snippet.match(SENTENCE_PATTERN) ?? [];
  const firstFoundIndex = sentences.findIndex((sentence) => sentence.includes(FOUND_WORD_MARK));
  return firstFoundIndex > 0 ? `… ${sentences.slice(firstFoundIndex).join('')}` : snippet;
};

/**
 * Groups the hits by page, and keeps their order.
 *
 * @param base the path under which the site is published, with both slashes
 */
export function groupByPage(hits: HostedHit[], base: string): PageResult[] {
  const pages = new Map<string, PageResult>();
  for (const { url, anchor, language, hierarchy, _snippetResult: snippet } of hits) {
    const address = `/${new URL(url).pathname.slice(base.length)}`;
    const page: PageResult = pages.get(address) ?? {
      address,
      title: hierarchy.lvl1 ?? '',
      lang: language === 'fr' ? language : undefined,
      trail: hierarchy.lvl0 ? hierarchy.lvl0.split(' › ') : [],
      sections: [],
    };
    pages.set(address, page);
    if (page.sections.length < MAX_SECTIONS_PER_PAGE) {
      page.sections.push({
        anchor: anchor ?? '',
        headings: [hierarchy.lvl2, hierarchy.lvl3].filter((heading) => heading !== null),
        makeSnippet: () => splitAtFoundWords(cutBeforeFoundSentence(snippet?.content?.value ?? '')),
      });
    }
  }
  return [...pages.values()];
}

/**
 * Returns the filters of a search: both languages of the site, because visitors read both, and one
 * version of the documentation, together with the pages that have no version.
 *
 * @param version empty for all pages, of whatever version
 */
export const makeFilters = (version: string): string[][] => [
  ['language:en', 'language:fr'],
  ...(version ? [['docusaurus_tag:default', `docusaurus_tag:${version}`]] : []),
];

/**
 * Returns a function that searches an index at Algolia. The function sends only the visitor's words
 * and version, and sends nothing before they type.
 */
export function makeHostedSearch({ appId, apiKey, indexName }: HostedIndex): SearchEngine {
  const client = liteClient(appId, apiKey);

  async function askAlgolia(query: string, version: string): Promise<SearchAnswer> {
    const { results } = await client.search<HostedHit>({
      requests: [
        {
          indexName,
          query,
          facetFilters: makeFilters(version),
          attributesToRetrieve: ['url', 'anchor', 'language', 'hierarchy'],
          attributesToSnippet: ['content:40'],
          snippetEllipsisText: '…',
          highlightPreTag: FOUND_WORD_MARK,
          highlightPostTag: FOUND_WORD_MARK,
          hitsPerPage: HITS_PER_REQUEST,
          clickAnalytics: false,
          analytics: false,
        },
      ],
    });
    const [result] = results;
    const hits = result && 'hits' in result ? result.hits : [];
    // Algolia drops words of the query only if no page has all of them.
    const isPartial = result && 'queryAfterRemoval' in result && result.queryAfterRemoval;
    return {
      pages: groupByPage(hits, BASE),
      notice: isPartial ? `No page has all these words: ${query}` : '',
    };
  }

  let timer: ReturnType<typeof setTimeout> | undefined;
  const waitingResolvers: ((answer: Promise<SearchAnswer>) => void)[] = [];
  // While the visitor types, only the last query is sent. Earlier queries get the same answer.
  return (query, version) =>
    new Promise((resolve) => {
      clearTimeout(timer);
      waitingResolvers.push(resolve);
      timer = setTimeout(() => {
        const answer = askAlgolia(query, version);
        for (const resolveOne of waitingResolvers.splice(0)) {
          resolveOne(answer);
        }
      }, TYPING_PAUSE_MS);
    });
}
