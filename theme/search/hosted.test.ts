import { expect, rs, test } from '@rstest/core';
import { groupByPage, makeFilters, makeHostedSearch, splitAtFoundWords } from './hosted';

const askedQueries: string[] = [];
rs.mock('algoliasearch/lite', () => ({
  liteClient: () => ({
    async search({ requests: [{ query }] }: { requests: [{ query: string }] }) {
      askedQueries.push(query);
      return { results: [{ hits: [makeHit(`/docs/${query}`, null, null)] }] };
    },
  }),
}));

const emptyLevels = {
  lvl0: null,
  lvl1: null,
  lvl2: null,
  lvl3: null,
  lvl4: null,
  lvl5: null,
  lvl6: null,
};
const makeHit = (address: string, anchor: string | null, heading: string | null) => ({
  url: `https://www.example.org/site${address}`,
  anchor,
  language: 'en',
  hierarchy: { ...emptyLevels, lvl0: 'Documentation › Messaging', lvl1: 'Polls', lvl2: heading },
  _snippetResult: { content: { value: 'Make a \uE000poll\uE000 <b>' } },
});

test('what was found is marked, and everything else is text', () => {
  expect(splitAtFoundWords('a \uE000b\uE000 <i>c')).toEqual([
    { text: 'a ', isFound: false },
    { text: 'b', isFound: true },
    { text: ' <i>c', isFound: false },
  ]);
  expect(splitAtFoundWords('')).toEqual([]);
});

test('hits are gathered by page, in their order, three sections at most', () => {
  const pages = groupByPage(
    [
      makeHit('/docs/polls', 'make', 'Make one'),
      makeHit('/docs/other', null, null),
      ...['a', 'b', 'c'].map((anchor) => makeHit('/docs/polls', anchor, anchor)),
    ],
    '/site/',
  );
  expect(
    pages.map(({ address, sections }) => [address, sections.map(({ anchor }) => anchor)]),
  ).toEqual([
    ['/docs/polls', ['make', 'a', 'b']],
    ['/docs/other', ['']],
  ]);
  expect(pages[0]).toMatchObject({ title: 'Polls', trail: ['Documentation', 'Messaging'] });
  expect(pages[0]?.sections[0]?.headings).toEqual(['Make one']);
});

test('a page in French is a result in French', () => {
  const pages = groupByPage(
    [
      makeHit('/docs/polls', null, null),
      { ...makeHit('/docs/asso', 'statuts', 'Statuts'), language: 'fr' },
    ],
    '/site/',
  );
  expect(pages.map(({ lang }) => lang)).toEqual([undefined, 'fr']);
});

test('a search is of both languages, and of the version read with what has none', () => {
  expect(makeFilters('')).toEqual([['language:en', 'language:fr']]);
  expect(makeFilters('v2')).toEqual([
    ['language:en', 'language:fr'],
    ['docusaurus_tag:default', 'docusaurus_tag:v2'],
  ]);
});

test('a snippet begins with the sentence that was found', () => {
  const content = { value: '…the channel. Then make a \uE000poll\uE000. It is short.' };
  const [page] = groupByPage(
    [{ ...makeHit('/docs/polls', null, null), _snippetResult: { content } }],
    '/site/',
  );
  expect(
    page?.sections[0]
      ?.makeSnippet()
      .map(({ text }) => text)
      .join(''),
  ).toBe('… Then make a poll. It is short.');
});

test('what is typed without a pause is asked once, and after a pause the next query', async () => {
  rs.useFakeTimers();
  const search = makeHostedSearch({ appId: 'A', apiKey: 'k', indexName: 'site' });
  const answers = [];
  for (const [query, pauseMs] of [
    ['p', 100],
    ['pa', 100],
    ['pad', 200],
    ['git', 200],
  ] as const) {
    answers.push(search(query, ''));
    await rs.advanceTimersByTimeAsync(pauseMs);
  }
  rs.useRealTimers();
  expect(askedQueries).toEqual(['pad', 'git']);
  const addresses = (await Promise.all(answers)).map(({ pages: [page] }) => page?.address);
  expect(addresses.map((one) => one?.replace(/.*\//, ''))).toEqual(['pad', 'pad', 'pad', 'git']);
});
