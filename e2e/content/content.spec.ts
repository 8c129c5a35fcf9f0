import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { readText } from '../../plugins/sources/textFile';
import { typesetText } from '../../plugins/transforms/typesetLine';
import { ASSOCIATION_FOLDER } from '../../shared/association';
import type { SiteConfig } from '../../shared/schemas/schemas';
import type { SearchFile } from '../../shared/searchRecords';
import themeCheck from '../../shared/themeCheck.json' with { type: 'json' };
import glossary from '../../theme/components/Glossary/glossary.json' with { type: 'json' };
import { expectAccessible } from '../lib/axe';
import { inSite } from '../lib/inSite';
import { open } from '../lib/navigation';
import { parseHtml } from '../lib/parseHtml';
import { expect, test } from '../lib/test';
import { services, site } from './facts';
import { figureAddresses, indexedRoutes, ownRoutes, routes, serviceRoutes } from './routes';

type Assessment = SiteConfig['accessibility'];

const sampleSite: SiteConfig = parse(
  readFileSync(path.join(import.meta.dirname, '../../sample/site.yaml'), 'utf8'),
);

type ParsedDocument = ReturnType<typeof parseHtml>;

/** Returns a text of a page with the spaces that authors type. */
const withPlainSpaces = (text: string | null): string => (text ?? '').replaceAll('\u00a0', ' ');

const documentsByAddress = new Map<string, ParsedDocument>();

test.beforeAll(async ({ request }) => {
  for (const { address } of routes) {
    documentsByAddress.set(address, parseHtml(await (await request.get(inSite(address))).text()));
  }
});

test('no two pages share a title or a description', () => {
  const titles = [...documentsByAddress.values()].map(
    (page) => page.querySelector('title')?.textContent,
  );
  const descriptions = [...documentsByAddress.values()].map((page) =>
    page.querySelector('meta[name=description]')?.getAttribute('content'),
  );
  expect(new Set(titles).size).toBe(routes.length);
  expect(new Set(descriptions).size).toBe(routes.length);
  // The home page has the description of the site. A page without a description of its own would
  // have it, too.
  expect(descriptions.filter((description) => description === site.description)).toHaveLength(1);
});

test('a heading has the same signs in the contents and in the search, and no straight quotes', async ({
  request,
}) => {
  const { pages } = JSON.parse(
    await (await request.get(inSite('/search-records.json'))).text(),
  ) as SearchFile;
  let headingCount = 0;
  for (const { address, title, sections } of pages) {
    const page = documentsByAddress.get(address);
    expect(title, address).toBe(page?.querySelector('h1')?.textContent);
    // The text above the first heading has no anchor, and a heading of the theme may have none.
    for (const { anchor, headings } of sections.filter((section) => section.anchor !== '')) {
      const part = page?.getElementById(anchor);
      // In a folded part, the answer has the id, and the summary before the answer is the heading.
      const summary = part?.matches('details > :not(summary)') && part.previousElementSibling;
      const heading = (summary || part)?.textContent ?? '';
      expect(heading).not.toMatch(/["']/);
      expect(headings, address).not.toEqual([]);
      expect(heading.endsWith(headings.at(-1) ?? ''), heading).toBe(true);
      for (const link of page?.querySelectorAll(`page-contents a[href="#${anchor}"]`) ?? []) {
        expect(link.textContent).toBe(heading);
        headingCount += 1;
      }
    }
  }
  expect(headingCount).toBeGreaterThan(20);
});

test('each page states what it weighs', async ({ request }) => {
  for (const { address } of routes) {
    const headers = (await request.get(inSite(address))).headers();
    expect(headers['content-encoding'], address).toBe('br');
    const bytes = Number(headers['content-length']);
    const weightTag = documentsByAddress.get(address)?.querySelector('meta[name="page-weight"]');
    const statedKb = Number(weightTag?.getAttribute('content'));
    // The build estimates the weight, up to 450 bytes too high, and never too low.
    expect(statedKb, address).toBeGreaterThanOrEqual(Math.ceil(bytes / 1000));
    expect(statedKb, address).toBeLessThanOrEqual(Math.ceil((bytes + 450) / 1000));
    const footer = documentsByAddress.get(address)?.querySelector('footer [data-kb]');
    expect(footer?.textContent, address).toBe(String(statedKb));
  }
});

test('each page has a Markdown export, named in its head and listed in llms.txt', async ({
  request,
}) => {
  const llmsText = await (await request.get(inSite('/llms.txt'))).text();
  for (const { address, heading } of indexedRoutes) {
    const title =
      documentsByAddress
        .get(address)
        ?.querySelector('title')
        ?.textContent.replace(` – ${site.name}`, '') ?? '';
    const markdownAddress = documentsByAddress
      .get(address)
      ?.querySelector('head link[type="text/markdown"]')
      ?.getAttribute('href');
    const response = await request.get(markdownAddress ?? '');
    expect(response.status(), address).toBe(200);
    expect(response.headers()['content-type']).toBe('text/markdown; charset=utf-8');
    expect(response.headers()['cache-control']).toBe('no-cache');
    const footLinks = [
      ...(documentsByAddress.get(address)?.querySelectorAll('main > p a') ?? []),
    ].map((link) => link.getAttribute('href'));
    if (address.startsWith('/docs/')) {
      // The subject of the mail is the title as its author has typed it.
      expect(footLinks.map((link) => typesetText(decodeURIComponent(link ?? '')))).toEqual(
        expect.arrayContaining([
          `mailto:${site.contact.support}?subject=${title}`,
          markdownAddress,
        ]),
      );
    }
    const text = (await response.text()).replace(/^---\nlang: fr\n---\n\n/, '');
    expect(text.startsWith(`# ${heading}\n`), `${markdownAddress} begins with “# ${heading}”`).toBe(
      true,
    );
    expect(text).not.toMatch(/<!--|undefined|\[object Object/);
    expect(llmsText).toContain(`${markdownAddress})`);
  }
});

/**
 * What newcomers ask of each service, in the words of the page. The first of the twelve questions,
 * what the service is for, is not in this list: the lead answers it.
 */
const QUESTIONS_OF_NEWCOMERS = [
  'Instead of',
  'For whom',
  'Price',
  'How soon',
  'Limits',
  'Language',
  'Where the data is',
  'Backups',
  'Who can read it',
  'How to leave',
  'Does it work now?',
];

test('each service answers the same twelve questions, in the same order', () => {
  for (const { address } of serviceRoutes) {
    const article = documentsByAddress.get(address)?.querySelector('article');
    const lead = article?.querySelector('h1 + p');
    expect.soft(lead?.textContent.length, `${address}: the lead`).toBeGreaterThan(40);
    const facts = [...(article?.querySelectorAll('dl > div') ?? [])]
      .map((fact) => ['dt', 'dd'].map((tag) => fact.querySelector(tag)?.textContent.trim() ?? ''))
      .slice(0, QUESTIONS_OF_NEWCOMERS.length);
    expect
      .soft(
        facts.map(([question]) => question),
        address,
      )
      .toEqual(QUESTIONS_OF_NEWCOMERS);
    expect
      .soft(
        facts.filter(([, answer]) => !answer || /undefined|none|\[object/.test(answer)),
        address,
      )
      .toEqual([]);
  }
});

test('a page with a figure leads to it from its first paragraphs', () => {
  for (const address of figureAddresses) {
    const article = documentsByAddress.get(address)?.querySelector('article');
    const link = article?.querySelector('[data-bar] > a');
    const target = article?.querySelector(String(link?.getAttribute('href')));
    // The figure follows the heading to which the link leads.
    const headingsAndFigures = [...(article?.querySelectorAll('h2, [data-figure]') ?? [])];
    const nextPart = target && headingsAndFigures[headingsAndFigures.indexOf(target) + 1];
    expect(nextPart?.hasAttribute('data-figure'), address).toBe(true);
    expect(link?.textContent, address).toBe('Try it');
  }
});

test('the terms state how many ecodesign criteria are met, as their list does', async ({
  page,
}) => {
  await open(page, '/cgu');
  const declaration = page.locator('#ecodesign ~ p');
  const summary = withPlainSpaces(
    await declaration.filter({ hasText: 'criteria that apply' }).textContent(),
  );
  await declaration.getByRole('link', { name: 'all criteria, with reasons' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ecodesign: all criteria');
  const criterionStates = await page
    .locator('[data-state]')
    .evaluateAll((all) => all.map((criterion) => criterion.getAttribute('data-state')));
  expect(criterionStates).toHaveLength(78);
  const metCount = criterionStates.filter((state) => state === 'yes').length;
  const applicableCount = criterionStates.filter((state) => state !== 'not applicable').length;
  expect(summary).toContain(`${metCount} of the ${applicableCount} criteria that apply are met`);
  await expectAccessible(page);
});

/** Returns the texts of a declaration of accessibility that come from an assessment of pages. */
const textsOfAssessment = ({
  checkedBy,
  tools,
  environments,
  notMet,
  exempt,
  notChecked,
}: Assessment) =>
  [
    checkedBy,
    ...tools,
    ...environments,
    ...notMet.map(({ what }) => what),
    ...exempt,
    ...notChecked,
  ].filter((text) => text !== 'none');

test('the footer leads to the declaration of accessibility, which states what site.yaml does and nothing of others', async ({
  page,
}) => {
  const { accessibility } = site;
  const state = accessibility.state === 'none' ? 'not compliant' : accessibility.state;
  await open(page, '/');
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: `Accessibility: ${state}`, exact: true })
    .click();
  await expect(page).toHaveURL(inSite('/cgu#accessibility'));
  await expect(page.getByRole('heading', { name: /^\d+\. Accessibility$/ })).toBeInViewport();

  const section = page.locator('#accessibility ~ *:not(#ecodesign, #ecodesign ~ *)');
  const sectionText = (await section.allTextContents()).join('\n').replaceAll(/\s+/g, ' ');
  expect(sectionText).toContain(`${state} (`);
  for (const text of textsOfAssessment(accessibility)) {
    expect(sectionText).toContain(text);
  }
  for (const { criterion, what } of themeCheck.notMet) {
    expect(sectionText).toContain(`${criterion} ${what}`);
  }
  if (accessibility.state === 'none') {
    expect(sectionText).toContain('nobody has assessed our own pages');
    expect(sectionText).not.toContain('Checked by');
  }
  if (ASSOCIATION_FOLDER !== 'sample') {
    const ownAndThemeText = JSON.stringify([accessibility, themeCheck]);
    const textsOfOthers = textsOfAssessment(sampleSite.accessibility).filter(
      (text) => !ownAndThemeText.includes(text),
    );
    expect(textsOfOthers).not.toEqual([]);
    expect(textsOfOthers.filter((text) => sectionText.includes(text))).toEqual([]);
  }
  const checkedPages = section.locator('dd li a');
  expect(
    await checkedPages.evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
  ).toEqual(accessibility.pages.map(inSite));
});

test('each line of the summary of the terms leads to a section, and a phone shows what newcomers ask first', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await open(page, '/cgu');
  const lines = page.locator('#summary-in-plain-words ~ ul').first().locator('> li');
  const hrefsOfLines = await lines.evaluateAll((items) =>
    items.map((item) =>
      Array.from(item.querySelectorAll('a'), (link) => link.getAttribute('href') ?? ''),
    ),
  );
  // The last line says whom to ask what no section answers.
  expect(hrefsOfLines.at(-1)).toEqual([`mailto:${site.contact.general}`]);
  for (const hrefs of hrefsOfLines.slice(0, -1)) {
    expect(hrefs.length).toBeGreaterThan(0);
    for (const href of hrefs) {
      await expect(page.locator(`:is(h2, h3)${href}`)).toHaveCount(1);
    }
  }
  for (const question of ['If we close a service', 'If data is lost', 'If you cannot pay']) {
    const box = await lines.filter({ hasText: question }).boundingBox();
    expect(box?.y, question).toBeLessThan(3 * 812);
  }
});

test('the sections of the terms are numbered without a gap, also in the contents', async ({
  page,
}) => {
  await open(page, '/cgu');
  const sections = await page.locator('article > h2').allTextContents();
  expect(sections.length).toBeGreaterThan(10);
  expect(sections.map((text) => /^\d+\. /.exec(text)?.[0])).toEqual(
    sections.map((_, index) => `${index + 1}. `),
  );
  const contents = page.locator('page-contents [data-depth="2"]');
  expect(await contents.allTextContents()).toEqual(sections);
});

test('where the calendars of a service have an address, its page tells it', () => {
  for (const { id, davAddress } of services.filter((service) => service.davAddress)) {
    const { body } = documentsByAddress.get(`/docs/services/${id}`) as ParsedDocument;
    const addresses = Array.from(body.querySelectorAll('article code'), (code) => code.textContent);
    expect.soft(addresses, id).toContain(davAddress);
  }
});

/** Words of the paragraph in which consumers learn how to withdraw from a contract. */
const WITHDRAWAL_WORDS = /withdraw from the contract .*a receipt by email/;

/**
 * The pages that must show how to withdraw: those that sell something and, if there are any, the
 * terms and the list of services.
 */
const withdrawalAddresses = [
  ...(site.dues.amount > 0 ? ['/docs/association'] : []),
  ...services.filter(({ price }) => price !== 'none').map(({ id }) => `/docs/services/${id}`),
];
if (withdrawalAddresses.length > 0) {
  withdrawalAddresses.push('/cgu', '/docs/services');
}

test('each page that sells something, the terms and the list of services show how to withdraw, and no other page does', async ({
  page,
}) => {
  const { cancellationForm } = site.terms;
  for (const [address, { body }] of documentsByAddress) {
    const paragraphs = [...body.querySelectorAll('article p')].filter((paragraph) =>
      WITHDRAWAL_WORDS.test(paragraph.textContent),
    );
    expect.soft(paragraphs.length, address).toBe(withdrawalAddresses.includes(address) ? 1 : 0);
    for (const paragraph of paragraphs) {
      const link = paragraph.querySelector('a');
      if (cancellationForm === 'none') {
        expect.soft(link?.getAttribute('href'), address).toBe(`mailto:${site.contact.general}`);
      } else {
        expect.soft(link?.getAttribute('href'), address).toBe(cancellationForm);
        expect.soft(link?.textContent, address).toBe('Renoncer au contrat ici');
        expect.soft(paragraph.textContent, address).toMatch(/then confirm/);
      }
    }
  }
  // The paragraph must not be folded away.
  for (const address of withdrawalAddresses) {
    await open(page, address);
    await expect.soft(page.getByText(WITHDRAWAL_WORDS)).toBeVisible();
  }
});

test('what is sold stands in French, too, with the same amounts', () => {
  const section = documentsByAddress
    .get('/docs/association')
    ?.querySelector('#en-francais ~ [lang=fr]');
  const frenchText = withPlainSpaces(section?.textContent ?? '');
  const amounts =
    site.dues.amount > 0 ? [site.dues.amount, ...site.dues.steps.map((step) => step.amount)] : [];
  for (const amount of amounts) {
    expect(frenchText).toContain(`${String(amount).replace('.', ',')}`);
  }
  for (const { name, priceFr } of services) {
    if (priceFr) {
      expect(frenchText).toContain(`${name} : ${priceFr}`);
    }
  }
});

const ENGLISH_MONTHS =
  'January|February|March|April|May|June|July|August|September|October|November|December';
const FRENCH_MONTHS =
  'janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre';
/** A day as people write it, in English and in French, and as computers write it. */
const TYPED_DAY = new RegExp(
  [
    `\\b(?:${ENGLISH_MONTHS}) \\d{1,2},? \\d{4}\\b`,
    `\\b\\d{1,2}(?:er)? (?:${FRENCH_MONTHS}) \\d{4}\\b`,
    '\\b\\d{4}-\\d\\d-\\d\\d\\b',
  ].join('|'),
  'g',
);
/** The words before a day that belongs to the name of a law. */
const LAW_BEFORE_DAY = /\b(?:law|decree|loi|décret) (?:of|du) $/;

// An association may have reasons to type a day, such as the one on which it was founded.
if (ASSOCIATION_FOLDER === 'sample') {
  test('no page types a day: days are facts, so that they can be found when they are over', () => {
    const docsFolder = path.join(import.meta.dirname, '../../docs');
    const pages = readdirSync(docsFolder, { recursive: true })
      .map(String)
      // Posts have days, and the guide has examples with days.
      .filter((file) => file.endsWith('.mdx') && !/^blog|mattermost/.test(file));
    expect(pages.length).toBeGreaterThan(10);
    expect('January 20, 2025; le 1er mars 2025; 2025-01-20'.match(TYPED_DAY)).toHaveLength(3);
    const typedDays = pages.flatMap((file) => {
      // Examples, such as what one types into a search, stand in code.
      const text = readText(path.join(docsFolder, file)).replace(/```.*?```|`[^`\n]*`/gs, '');
      return [...text.matchAll(TYPED_DAY)]
        .filter(({ index }) => !LAW_BEFORE_DAY.test(text.slice(0, index)))
        .map(([day]) => `${file}: ${day}`);
    });
    expect(typedDays).toEqual([]);
  });
}

/** Pages that need not explain words: legal texts, and the pages that not every site has. */
const PAGES_WITHOUT_EXPLANATIONS = [
  '/docs/association/statuts',
  '/cgu',
  ...ownRoutes.map(({ address }) => address),
];

/**
 * Returns the running text of an article: its text without headings, navigation, code, names of
 * controls, figures and lists of facts.
 */
function extractRunningText(page: ParsedDocument): string {
  const article = parseHtml(page.querySelector('article')?.outerHTML ?? '').body;
  for (const element of article.querySelectorAll(
    'h1, h2, h3, nav, code, em, [data-figure], figure, dl',
  )) {
    element.remove();
  }
  return article.textContent.replace(/\s+/g, ' ');
}

/** Removes a text from another one wherever it stands there, in capital or small letters. */
const removeOccurrences = (text: string, removedText: string) =>
  text.replaceAll(new RegExp(removedText.replaceAll(/\W/g, '\\$&'), 'gi'), '');

/**
 * Returns the texts in a part of the configuration, without the addresses that follow them. Pages
 * need not explain the words in these texts, because the association has written them.
 */
function collectTexts(value: unknown): string[] {
  if (typeof value === 'string') {
    return [value.replace(/ https?:\S+$/, '')];
  }
  return Object.values(Object(value)).flatMap(collectTexts);
}
const configTexts = collectTexts([site, services]);

test('a word of the glossary is explained where a page first uses it', () => {
  const unexplainedUses: string[] = [];
  for (const [address, page] of documentsByAddress) {
    const pageText = extractRunningText(page);
    for (const [word, meaning] of Object.entries(glossary)) {
      const wordPattern = new RegExp(`\\b${word}s?\\b`, 'i');
      const text = configTexts
        .filter((value) => wordPattern.test(value))
        .reduce(removeOccurrences, pageText);
      const useIndex = text.search(wordPattern);
      const isExplained = [` (${meaning})`, `: ${meaning}`].some((words) =>
        text.startsWith(words, useIndex + word.length),
      );
      if (useIndex !== -1 && !isExplained && !PAGES_WITHOUT_EXPLANATIONS.includes(address)) {
        unexplainedUses.push(
          `${address}: <GlossaryTerm of="${word}" /> in “…${text.slice(useIndex - 40, useIndex + 40)}…”`,
        );
      }
    }
  }
  expect(unexplainedUses).toEqual([]);
});

test('each head of a table says whether it belongs to a column or a row', () => {
  for (const [address, page] of documentsByAddress) {
    const heads = [...page.querySelectorAll('th')].filter(
      (head) => !/^(?:col|row)(?:group)?$/.test(head.getAttribute('scope') ?? ''),
    );
    expect
      .soft(
        heads.map((head) => head.outerHTML),
        address,
      )
      .toEqual([]);
  }
});

/** Names such as `de l’Exemple`, which need no language (WCAG 3.1.2). */
const PROPER_NAME = /(?:\b(?:de|du|des|la|le|les|aux?|en|et|sur)\s+)*(?:\b[dl]’)?\p{Lu}[\p{L}-]*/gu;

/** The words in the names of the site and its services, which need no language, either. */
const NAME_WORDS = new Set(
  [site.name, ...services.map(({ name }) => name)]
    .join(' ')
    .toLowerCase()
    .match(/\p{L}+/gu),
);

const isNameWord = (word: string) =>
  (word.toLowerCase().match(/\p{L}+/gu) ?? []).every((letters) => NAME_WORDS.has(letters));

/** English words that are written as in French. */
const ENGLISH_WORDS = ['café', 'naïve', 'résumé', 'à'];

/** Frequent short words of French that are rare in English. */
const FRENCH_SHORT_WORDS =
  'le|la|les|des|du|de|et|pour|avec|dans|une|un|sur|aux|au|par|est|sont|nous|vous|votre';
const ELIDED_WORD = '(?:[cdjlmnst]|qu)’\\p{L}+';
const WORD_WITH_ACCENT = '\\p{Ll}*[àâçèéêëîïôùûœ]\\p{Ll}*';
const FRENCH_WORD = new RegExp(
  `(?<![\\p{L}’'-])(?:${FRENCH_SHORT_WORDS}|${ELIDED_WORD}|${WORD_WITH_ACCENT})(?![\\p{L}’'-])`,
  'gu',
);

/** Returns the texts of a part of a page whose language is not French, without code. */
function collectEnglishTexts(element: ParsedDocument['body']): string[] {
  if (element.matches('script, style, code, pre')) {
    return [];
  }
  return [...element.childNodes].flatMap((node) => {
    if (node.nodeType === node.ELEMENT_NODE) {
      return collectEnglishTexts(node as unknown as ParsedDocument['body']);
    }
    const isFrench = element.closest('[lang]')?.getAttribute('lang') === 'fr';
    return node.nodeType === node.TEXT_NODE && !isFrench ? [node.textContent ?? ''] : [];
  });
}

test('French words carry their language', () => {
  for (const [address, page] of documentsByAddress) {
    const frenchTexts = collectEnglishTexts(page.body).filter((text) =>
      (text.replace(PROPER_NAME, '').match(FRENCH_WORD) ?? []).some(
        (word) => !ENGLISH_WORDS.includes(word) && !isNameWord(word),
      ),
    );
    expect.soft(frenchTexts, `put <span lang="fr"> around these words of ${address}`).toEqual([]);
  }
});
