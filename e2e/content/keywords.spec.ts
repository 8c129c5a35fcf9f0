import { readThesaurusFiles } from '../../plugins/searchRecords/thesaurus';
import { getTerms, splitWords, tokenize } from '../../shared/words';
import { makeQuerySplitter } from '../../theme/search/meanings';
import { inSite } from '../lib/inSite';
import { parseHtml } from '../lib/parseHtml';
import { expect, test } from '../lib/test';
import { indexedRoutes, readPage } from './routes';

const synonyms = readThesaurusFiles();

/** Elements within a line. Their child nodes may be parts of one word. */
const INLINE_ELEMENTS = /^(?:A|ABBR|B|CODE|EM|I|KBD|MARK|SPAN|STRONG)$/;

/** Returns the text of a node, with spaces around the text of a block. */
function readText(node: Node): string {
  if (node.nodeType === 3) {
    return node.textContent ?? '';
  }
  const text = Array.from(node.childNodes, readText).join('');
  return INLINE_ELEMENTS.test(node.nodeName) ? text : ` ${text} `;
}

/**
 * Returns the text of a page's file, without the front matter, the tags and the addresses of links.
 * Unlike the built page, it has the parts about features that this association has turned off.
 */
const extractSourceText = (source: string): string =>
  source.replace(/^---\n.*?\n---\n/s, '').replace(/\]\([^)]*\)|<\/?[A-Z]\w*[^>]*>/g, ' ');

/**
 * Returns the keywords that a text does not answer. A text answers a word if it has this word, or
 * words that mean the same in the thesaurus. The text is English, so it must answer all words of an
 * English keyword, but only one word of a French one.
 */
function findUnansweredKeywords(
  text: string,
  { keywords, keywordsFr }: Record<'keywords' | 'keywordsFr', string[]>,
): string[] {
  const terms = new Set(getTerms(tokenize(text)));
  const keywordTerms = [...keywords, ...keywordsFr].flatMap((keyword) =>
    getTerms(splitWords(keyword)),
  );
  // The search corrects words that it does not know, and completes the last word of a query. Here
  // it knows all words, and the last one is “the”.
  const splitQuery = makeQuerySplitter([...terms, ...keywordTerms], synonyms);
  /** Returns, for each word of a keyword, whether the text answers it. */
  const checkWords = (keyword: string) =>
    splitQuery(`${keyword} the`).map(({ meanings }) =>
      meanings.some(({ words }) => words.every((forms) => forms.some(([term]) => terms.has(term)))),
    );
  return [
    ...keywords.filter((keyword) => checkWords(keyword).includes(false)),
    ...keywordsFr.filter((keyword) => !checkWords(keyword).includes(true)),
  ];
}

test('each page answers its keywords: it has their words, or what the thesaurus has for them', async ({
  request,
}) => {
  const unansweredKeywords: Record<string, string[]> = {};
  for (const { address, source, frontMatter } of indexedRoutes.map(readPage)) {
    const page = parseHtml(await (await request.get(inSite(address))).text());
    const main = page.querySelector('main') as unknown as Element;
    const labels = Array.from(main.querySelectorAll('[alt], [aria-label]'), (element) =>
      [element.getAttribute('alt'), element.getAttribute('aria-label')].join(' '),
    );
    const text = [
      frontMatter.title,
      frontMatter.description,
      readText(main),
      ...labels,
      extractSourceText(source),
    ].join('\n');
    const { keywords = [], keywordsFr = [] } = frontMatter;
    const unanswered = findUnansweredKeywords(text, { keywords, keywordsFr });
    if (unanswered.length > 0) {
      unansweredKeywords[address] = unanswered;
    }
  }
  expect(
    unansweredKeywords,
    'say these words on the page, take them out of its keywords, or give them a line in thesaurus.txt',
  ).toEqual({});
});
