import { expect, test } from '@rstest/core';
import type { PageRecord, Synonyms } from '../../shared/searchRecords';
import { makeEmbeddedSearch } from './embedded';

const makePage = (
  address: string,
  title: string,
  text: string,
  otherProps: Partial<PageRecord> = {},
): PageRecord => ({
  address,
  title,
  trail: [],
  keywords: [],
  version: '',
  sections: [{ anchor: '', headings: [], text }],
  ...otherProps,
});

const pages = [
  makePage('/polls', 'Polls', 'Ask a question, and everybody votes.', {
    keywords: ['raise hands', 'sondage'],
  }),
  makePage('/pad', 'Pad', 'Write together. A poll is on another page.', {
    sections: [
      { anchor: '', headings: [], text: 'Write together.' },
      {
        anchor: 'history',
        headings: ['History'],
        text: 'Every version of a text. A poll is elsewhere.',
      },
    ],
  }),
  makePage('/v1/pad', 'Pad', 'The old one.', { version: '1' }),
  makePage('/v2/pad', 'Pad', 'The new one.', { version: '2' }),
];

async function search(query: string, { version = '', synonyms = [] as Synonyms } = {}) {
  return (await makeEmbeddedSearch({ pages, synonyms }))(query, version);
}
const findAddresses = async (...searchArguments: Parameters<typeof search>) =>
  (await search(...searchArguments)).pages.map(({ address }) => address);

test('a title counts more than a text, whatever the form of the word', async () => {
  expect(await findAddresses('poll')).toEqual(['/polls', '/pad']);
});

test('keywords, beginnings of words and words with typing errors are found', async () => {
  for (const query of ['raising hand', 'sondages', 'ques', 'qestion']) {
    expect(await findAddresses(query), query).toEqual(['/polls']);
  }
});

test('the section that has the words comes first, with the words marked', async () => {
  const { pages: results } = await search('history');
  expect(results[0]?.sections[0]).toMatchObject({ anchor: 'history', headings: ['History'] });
  const { pages: resultsForPhrase } = await search('version of a text');
  const foundParts = resultsForPhrase[0]?.sections[0]
    ?.makeSnippet()
    .filter(({ isFound }) => isFound);
  expect(foundParts?.map(({ text }) => text)).toEqual(['version', 'text']);
});

test('what the thesaurus knows is found, and says why', async () => {
  const { pages: results } = await search('ballot', { synonyms: [[['ballot'], ['poll']]] });
  expect(results[0]).toMatchObject({ address: '/polls', reason: 'ballot → poll' });
  expect((await search('poll')).pages[0]).not.toHaveProperty('reason');
});

test('a result is in the language of its page', async () => {
  const frenchPage = makePage('/asso', 'L’association', 'Les statuts.', { lang: 'fr' });
  const answer = (await makeEmbeddedSearch({ pages: [...pages, frenchPage], synonyms: [] }))(
    'association pad',
    '',
  );
  expect(answer.pages.map(({ address, lang }) => [address, lang])).toContainEqual(['/asso', 'fr']);
  expect(answer.pages.find(({ address }) => address === '/pad')?.lang).toBeUndefined();
});

test('pages of another version are not found, pages without one are', async () => {
  expect((await findAddresses('pad', { version: '2' })).sort()).toEqual(['/pad', '/v2/pad']);
});

test('where no page has all words, a notice says so', async () => {
  expect((await search('write together')).notice).toBe('');
  expect((await search('raise history')).notice).toBe(
    'No page has all these words: raise, history',
  );
});
