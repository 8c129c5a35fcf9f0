import { afterEach, expect, rs, test } from '@rstest/core';
import { type PageRecord, packIndex, type Synonyms, type TextRecord } from '../../shared/searchRecords';
import { termsIn } from '../../shared/words';
import type { Answer } from './client';
import { SiteSearch } from './siteSearch';

afterEach(() => {
  rs.useRealTimers();
});

const synonyms: Synonyms = [
  [['sondage', 'survey'], ['poll']],
  [['sign up'], ['create your account']],
  [['quit'], ['leave']],
  [['does not work'], ['signing in']],
  [['delete my account'], ['leave']],
  [['age'], ['years old']],
  [['statut'], ['status']],
  [['statuts'], ['statutes']],
  [['supprimer'], ['delete']],
];

const page = (path: string, title: string, text: string, parts: Partial<PageRecord> = {}): PageRecord => ({
  path,
  title,
  trail: [],
  keywords: [],
  language: 'en',
  kind: 'guide',
  version: '',
  sections: [{ anchor: '', headings: [], text }],
  ...parts,
});

const pages = [
  page('/polls', 'Polls', 'Ask a question with /poll, or with --anonymous. Then count the votes.'),
  page('/mentions', 'Mentions', 'Write @here for those who are online.', {
    sections: [
      { anchor: '', headings: [], text: 'Write @here for those who are online.' },
      {
        anchor: 'many',
        headings: ['Call many people'],
        text: 'With @channel, everybody in the channel is told.',
      },
    ],
  }),
  page('/here', 'Here', 'Here we are, here and there, in a quiet channel.'),
  page('/account', 'Signing in', 'Open the address, then create your account. From: the menu.'),
  page('/leave', 'Leave a channel', 'Select Leave. A phone does so too.', { keywords: ['mobile'] }),
  page(
    '/search',
    'Searching',
    'Write from:amina in:garden before:2025. A document of 16,383 characters in C++.',
  ),
];

/** What is fetched of a page. */
const textsOf = ({ language, kind, sections }: PageRecord = page('', '', '')): TextRecord => ({
  language,
  kind,
  texts: sections.map(({ text }) => text),
});

/** @param fetchInstead of some pages, by their path: what their text is fetched with */
async function searchIn(
  records = pages,
  fetchInstead: Record<string, () => Promise<unknown>> = {},
  partLength?: number,
) {
  const asked: string[] = [];
  const { index, parts } = packIndex(records, synonyms, termsIn, (_, number) => String(number), partLength);
  const search = new SiteSearch(
    index,
    async (path) => {
      asked.push(path);
      const instead = fetchInstead[path];
      return instead
        ? ((await instead()) as TextRecord)
        : textsOf(records.find((record) => record.path === path));
    },
    async (number) => {
      asked.push(number);
      return String(parts[Number(number)]);
    },
  );
  await search.prepare();
  return { asked, parts, find: async (query: string, shown?: number) => search.search(query, '', shown) };
}

const first = async (query: string) => (await (await searchIn()).find(query)).pages[0]?.path;

test('typing errors are understood, a swap of neighbors counts as one', async () => {
  expect(await first('polsl')).toBe('/polls');
  expect(await first('serach')).toBe('/search');
  expect(await first('docuemtn')).toBe('/search');
});

test('a word that pages or the thesaurus have is never corrected', async () => {
  const { find } = await searchIn();
  expect((await find('quit')).pages.map(({ path }) => path)).toEqual(['/leave']);
  expect((await find('iphone')).pages).toEqual([]);
});

test('of two words of the thesaurus that differ in number, the one that was typed counts', async () => {
  const { find } = await searchIn([
    page('/status', 'Status', 'Choose your status.'),
    page('/statutes', 'Rules', 'The statutes of the association.'),
  ]);
  const found = async (query: string) => (await find(query)).pages.map(({ path }) => path);
  expect(await found('statuts')).toEqual(['/statutes']);
  expect(await found('statut')).toContain('/status');
});

test('equal pages keep their order, whichever text came first', async () => {
  const { find } = await searchIn([
    page('/a', 'Apples', 'Water the trees.'),
    page('/b', 'Berries', 'Water the trees.'),
  ]);
  await find('berries');
  expect((await find('water trees')).pages.map(({ path }) => path)).toEqual(['/a', '/b']);
});

test('once the text is there, a word of one section is not found at the beginning', async () => {
  const sections = [
    { anchor: '', headings: [], text: 'Of a garden.' },
    { anchor: 'pond', headings: ['Pond'], text: 'Frogs live there.' },
  ];
  const { find } = await searchIn([page('/garden', 'Garden', '', { sections }), page('/b', 'B', 'Nothing.')]);
  const [found] = (await find('frogs')).pages;
  expect(found?.sections.map(({ anchor }) => anchor)).toEqual(['pond']);
});

test('a word that says something never finds one that says nothing', async () => {
  const { find } = await searchIn([
    page('/a', 'A', 'Do not answer them, not now.'),
    page('/b', 'B', 'Take a note of the theme.'),
  ]);
  const found = async (query: string) => (await find(query)).pages.map(({ path }) => path);
  expect(await found('notes')).toEqual(['/b']);
  expect(await found('themes')).toEqual(['/b']);
});

test('of two words that may be meant, a common one does not make the rare one common', async () => {
  const many = Array.from({ length: 8 }, (_, index) =>
    page(`/p${index}`, `Page ${index}`, 'The market of the association.'),
  );
  const { find } = await searchIn([
    ...many,
    page('/association', 'Association', 'See the market.'),
    page('/marker', 'Marker', 'Of the association.'),
  ]);
  expect((await find('markex association')).pages[0]?.path).toBe('/marker');
});

test('a French word of the thesaurus is known in all its forms', async () => {
  const { find } = await searchIn([page('/delete', 'Delete a message', 'Select it.')]);
  for (const form of ['supprimer', 'supprimons', 'supprimé', 'supprimant']) {
    expect((await find(form)).pages[0]?.because).toBe(`${form} → delete`);
  }
});

test('a page with the rare one of three words comes before those with the two common ones', async () => {
  const many = Array.from({ length: 8 }, (_, index) =>
    page(`/p${index}`, `Page ${index}`, 'A channel in a list.'),
  );
  const { find } = await searchIn([...many, page('/rare', 'Other', 'The treasurer.')]);
  expect((await find('channel list treasurer')).pages[0]?.path).toBe('/rare');
});

test('words of the thesaurus lead to the page, which says why; the visitor’s own word says nothing', async () => {
  const { find } = await searchIn();
  expect((await find('sondages')).pages[0]).toMatchObject({ path: '/polls', because: 'sondages → poll' });
  expect((await find('sign up')).pages[0]).toMatchObject({
    path: '/account',
    because: 'sign up → create your account',
  });
  expect((await find('mobile')).pages[0]).toMatchObject({
    path: '/leave',
    because: 'mobile → Leave a channel',
  });
  expect((await find('serach')).pages[0]).toMatchObject({ because: 'serach → searching' });
  expect((await find('poll')).pages[0]?.because).toBeUndefined();
});

test('a phrase of words that say nothing alone says what it means, whatever stands before it', async () => {
  const { find } = await searchIn();
  for (const query of ['does not work', 'it does not work']) {
    const { pages: found, notice } = await find(query);
    expect(found[0]).toMatchObject({ path: '/account', because: 'does not work → signing in' });
    expect(notice).toBe('');
  }
});

test('“comment” asks how where it begins a query, as in French; elsewhere it is a word', async () => {
  const { find } = await searchIn([
    page('/vote', 'Voting', 'Vote.', { keywords: ['voter'] }),
    page('/answer', 'Answers', 'Add a comment.'),
  ]);
  expect(await find('comment voter')).toMatchObject({ notice: '', pages: [{ path: '/vote' }] });
  expect((await find('vote with a comment')).pages.map(({ path }) => path)).toContain('/answer');
  expect((await find('comment')).pages[0]?.path).toBe('/answer');
});

test('a phrase of the thesaurus is known in any tense, with any article or none', async () => {
  const { find } = await searchIn([
    page('/close', 'Leave', 'Leave it.'),
    page('/other', 'Delete', 'An account.'),
  ]);
  const because = async (query: string) =>
    (await find(query)).pages.find(({ path }) => path === '/close')?.because;
  expect(await because('delete an account')).toBe('delete an account → leave');
  expect(await because('I deleted my account')).toBe('deleted my account → leave');
  expect(await because('account, delete')).toBeUndefined();
});

test('the words of a phrase belong together where they stand near each other', async () => {
  const { find } = await searchIn([
    page('/far', 'A', `Old ${'and other words '.repeat(3)} years.`),
    page('/near', 'B', `${'And other words '.repeat(3)} years old.`),
  ]);
  expect((await find('age')).pages.map(({ path }) => path)).toEqual(['/near', '/far']);
});

test('a word that is typed twice is looked for once', async () => {
  const { find } = await searchIn();
  expect((await find('poll xyzzy Poll XYZZY')).notice).toBe('No page has all these words: poll, xyzzy');
});

test('signs make words of their own', async () => {
  const { find } = await searchIn();
  const found = async (query: string) => (await find(query)).pages.map(({ path }) => path);
  expect(await found('@here')).toEqual(['/mentions']);
  expect(await found('from: in:')).toEqual(['/search', '/account']);
  expect(await found('/poll')).toEqual(['/polls']);
  expect(await found('--anonymous')).toEqual(['/polls']);
  expect(await found('C++')).toEqual(['/search']);
  expect(await found('16383')).toEqual(['/search']);
  expect((await found('/votes'))[0]).toBe('/polls');
});

test('pages with all words come first; without such a page a notice says so', async () => {
  const { find } = await searchIn();
  const both = await find('quiet channel');
  expect(both.pages[0]?.path).toBe('/here');
  expect(both.notice).toBe('');
  const partial = await find('poll xyzzy');
  expect(partial.pages[0]?.path).toBe('/polls');
  expect(partial.notice).toBe('No page has all these words: poll, xyzzy');
  expect((await find('xyzzy')).pages).toEqual([]);
});

test('the best section comes first, and its snippet is the sentence that answers, with its words marked', async () => {
  const { find } = await searchIn();
  const [section] = (await find('call people')).pages[0]?.sections ?? [];
  expect(section?.anchor).toBe('many');
  const [result] = (await find('votes')).pages;
  expect(result?.sections[0]?.snippet).toEqual([
    { text: '… Then count the ', isFound: false },
    { text: 'votes', isFound: true },
    { text: '.', isFound: false },
  ]);
});

test('the title of a page leads to its beginning, the heading of a section to the section', async () => {
  const sections = [
    { anchor: '', headings: [], text: 'Ask a question.' },
    { anchor: 'make', headings: ['Make a poll'], text: 'A poll, and another poll.' },
  ];
  const { find } = await searchIn([page('/polls', 'Polls', '', { sections })]);
  expect((await find('poll')).pages[0]?.sections[0]?.anchor).toBe('');
  expect((await find('make poll')).pages[0]?.sections[0]?.anchor).toBe('make');
  const create = [
    { anchor: '', headings: [], text: 'A team is a group.' },
    { anchor: 'create', headings: ['Create a team'], text: 'Select the plus.' },
  ];
  const teams = await searchIn([page('/teams', 'Creating teams', '', { sections: create })]);
  expect((await teams.find('create a team')).pages[0]?.sections[0]?.anchor).toBe('create');
});

test('a keyword of a section leads to it, and counts for its page as any other', async () => {
  const sections = [
    { anchor: '', headings: [], text: 'A box for letters.' },
    { anchor: 'size', headings: ['Size'], text: 'Ask for more.', keywords: ['mailbox full'] },
    { anchor: 'other', headings: ['Other'], text: 'The mailbox of others.' },
  ];
  const { find } = await searchIn([
    page('/mail', 'Letters', '', { sections }),
    page('/text', 'Boxes', 'A mailbox is full of letters.'),
  ]);
  const [mail] = (await find('full mailbox')).pages;
  expect(mail).toMatchObject({ path: '/mail', sections: [{ anchor: 'size' }, { anchor: 'other' }] });
});

test('of two words, the one that few sections of the page have decides which of them comes first', async () => {
  const section = (anchor: string, heading: string) => ({ anchor, headings: [heading], text: '' });
  const sections = [
    { anchor: '', headings: [], text: 'A poll asks.' },
    section('make', 'Make a poll'),
    section('close', 'Close a poll'),
    section('how', 'Stay anonymous'),
  ];
  const others = [page('/p1', 'Other', 'Anonymous people.'), page('/p2', 'Other', 'Others.')];
  const { find } = await searchIn([...others, page('/questions', 'Questions', '', { sections })]);
  expect((await find('anonymous poll')).pages[0]?.sections[0]?.anchor).toBe('how');
});

test('a page with the words as they were typed comes before one with the words in another form', async () => {
  const { find } = await searchIn([
    page('/encrypted', 'Other', 'Encrypt it, then encrypt the rest.'),
    page(
      '/site',
      'Site',
      'The certificates come from Let’s Encrypt, as those of most sites do nowadays, they say.',
    ),
  ]);
  expect((await find("let's encrypt")).pages[0]?.path).toBe('/site');
});

test('a keyword that was typed as it was written counts more than its words in other keywords', async () => {
  const { find } = await searchIn([
    page('/apart', 'Other', 'Text.', { keywords: ['phone', 'call'] }),
    page('/together', 'Other', 'Text.', { keywords: ['call by phone'] }),
  ]);
  expect((await find('call by phone')).pages[0]?.path).toBe('/together');
});

test('a keyword in French is known in all its forms', async () => {
  const { find } = await searchIn([page('/leave', 'Leave', 'Go.', { keywords: ['partager'] })]);
  for (const form of ['partageons', 'partageait']) {
    expect((await find(form)).pages[0]?.path, form).toBe('/leave');
  }
});

test('a text is fetched once, for the pages that were found only, and not for two letters', async () => {
  const { asked, find } = await searchIn();
  await find('po');
  expect(asked).toEqual([]);
  await find('poll');
  await find('polls');
  expect(asked).toEqual(['/polls']);
});

test('of a large index, only the parts that have the words are fetched, once, and the same is found', async () => {
  const whole = await searchIn();
  const { asked, parts, find } = await searchIn(pages, {}, 12);
  await Promise.all([find('vot'), find('vot')]);
  for (const query of ['vo', 'votes', 'sondage', 'qiuet channel', 'document', 'votes']) {
    const paths = ({ pages: found }: Answer) => found.map(({ path }) => path);
    expect(paths(await find(query)), query).toEqual(paths(await whole.find(query)));
  }
  const fetched = asked.filter((address) => !address.startsWith('/'));
  expect(new Set(fetched).size).toBe(fetched.length);
  expect(fetched.length).toBeGreaterThan(0);
  expect(fetched.length).toBeLessThan(parts.length);
});

test('a page whose text cannot be had is found all the same, and its text is asked for again later', async () => {
  const { asked, find } = await searchIn(pages, { '/polls': async () => undefined });
  rs.useFakeTimers();
  expect((await find('polls')).pages[0]).toMatchObject({ path: '/polls', title: 'Polls' });
  await find('poll');
  expect(asked).toEqual(['/polls']);
  rs.runAllTimers();
  await find('polls');
  expect(asked).toEqual(['/polls', '/polls']);
});

test('a page whose text cannot be had stays at its place, those with text change places around it', async () => {
  const records = [
    page('/best', 'Green tea', 'Tea.'),
    page('/far', 'Green', `Green ${'and other words '.repeat(9)} tea.`),
    page('/near', 'Green', `Green tea ${'and other words '.repeat(9)}.`),
  ];
  const order = async (failing: Parameters<typeof searchIn>[1]) =>
    (await (await searchIn(records, failing)).find('green tea')).pages.map(({ path }) => path);
  const fail = async () => undefined;
  expect(await order({ '/best': fail, '/near': fail })).toEqual(['/best', '/far', '/near']);
  expect(await order({ '/best': fail })).toEqual(['/best', '/near', '/far']);
});

test('more results come below those that are shown, each with its text', async () => {
  const many = Array.from({ length: 9 }, (_, at) =>
    page(`/p${at}`, 'Green', `${'other words '.repeat(at)} tea.`),
  );
  const { find } = await searchIn(many);
  const few = (await find('green tea')).pages;
  const more = (await find('green tea', 10)).pages;
  const paths = (found: typeof few) => found.map(({ path }) => path);
  expect(paths(more).slice(0, 5)).toEqual(paths(few).slice(0, 5));
  expect(new Set(paths(more)).size).toBe(9);
  const withSnippet = (found: typeof few) =>
    found.filter(({ sections }) => sections[0]?.snippet.length).length;
  expect([withSnippet(few), withSnippet(more)]).toEqual([5, 9]);
});

test('a text that does not come holds an answer back for five seconds, once; one that comes late is used', async () => {
  let send = (_: unknown) => {};
  const { asked, find } = await searchIn(pages, {
    '/here': () =>
      new Promise((resolve) => {
        send = resolve;
      }),
  });
  rs.useFakeTimers();
  let isAnswered = false;
  const slow = find('quiet channel').finally(() => {
    isAnswered = true;
  });
  await rs.advanceTimersByTimeAsync(4999);
  expect(isAnswered).toBe(false);
  await rs.advanceTimersByTimeAsync(1);
  const ofHere = ({ pages: found }: Answer) =>
    found.find(({ path }) => path === '/here')?.sections[0]?.snippet;
  expect(ofHere(await slow)).toEqual([]);
  expect(ofHere(await find('quiet channel'))).toEqual([]);
  send(textsOf(pages.find(({ path }) => path === '/here')));
  await rs.advanceTimersByTimeAsync(1);
  expect(ofHere(await find('quiet channel'))).toContainEqual({ text: 'quiet', isFound: true });
  expect(asked.filter((path) => path === '/here')).toHaveLength(1);
});

test('a malformed record, or a request that fails, leaves the page as it was found', async () => {
  for (const fetchInstead of [
    async () => ({}),
    // Of another deployment, where the page has other sections.
    async () => ({ texts: ['Ask.', 'Then count.'] }),
    () => Promise.reject(new Error('no network')),
  ]) {
    const { find } = await searchIn(pages, { '/polls': fetchInstead });
    expect((await find('polls')).pages[0]).toMatchObject({ path: '/polls', title: 'Polls', trail: [] });
  }
});

test('of 1,000 pages, a word that one of them has finds it', async () => {
  const many = Array.from({ length: 1000 }, (_, index) =>
    page(`/p${index}`, `Page ${index}`, `A word n${index}x`),
  );
  const { find } = await searchIn(many);
  expect((await find('n987x')).pages[0]?.path).toBe('/p987');
});

test('a title counts more than a heading, a heading more than text', async () => {
  const heading = (title: string) => [
    { anchor: '', headings: [], text: 'Other words.' },
    { anchor: 'a', headings: [title], text: '' },
  ];
  const { find } = await searchIn([
    page('/text', 'Other', 'Bread, and bread, and more bread.'),
    page('/heading', 'Other', '', { sections: heading('Bread') }),
    page('/title', 'Bread', 'Other words.'),
  ]);
  expect((await find('bread')).pages.map(({ path }) => path)).toEqual(['/title', '/heading', '/text']);
});

test('an overview with a keyword for what was typed comes first', async () => {
  const { find } = await searchIn([
    page('/docs/', 'Documentation', 'All pages.', { keywords: ['offline copy'] }),
    page('/status', 'Status', 'You are offline, or hold a copy.'),
  ]);
  expect((await find('offline copy')).pages[0]?.path).toBe('/docs/');
});

test('the home page comes after the pages that it mentions', async () => {
  const { find } = await searchIn([
    page('/', 'Home', 'Bread, bread, bread.'),
    page('/bread', 'Kitchen', 'How to bake bread.'),
  ]);
  expect((await find('bread')).pages[0]?.path).toBe('/bread');
});
