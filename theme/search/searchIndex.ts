import { isOverview } from '../../shared/overviews';
import type { PageRecord, Synonyms, WordPart } from '../../shared/searchRecords';
import type { Answer, PageResult, SectionResult } from './client';
import { type Fit, fitsOf, rarityOf } from './fit';
import { Postings, type Section } from './postings';
import { type QueryPart, Vocabulary } from './vocabulary';
import {
  BEGINNING,
  ELSEWHERE,
  LEAST_RARITY,
  LEAST_SHARE,
  MISSING,
  NEARNESS,
  OVERVIEW,
  WEIGHTS,
} from './weights';
import { snippetOf } from './words';

/** Sections shown of one page. */
const SECTIONS = 3;

type Fits = (Fit | undefined)[];

const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);

/** What is left of a title, a heading or a keyword of which so many words were typed. */
const shareOf = (typed: number, length: number) =>
  LEAST_SHARE + (1 - LEAST_SHARE) * Math.min(1, typed / length);

/** Looks for pages. */
export class Index {
  readonly #postings = new Postings();
  readonly #vocabulary: Vocabulary;
  /** The index of all pages; itself, or the one that knows how rare a word is where this one has only some pages. */
  readonly #whole: Index;

  /** @param words the thesaurus for an index of all pages; for one of some pages, the index of all */
  constructor(words: Synonyms | Index) {
    if (words instanceof Index) {
      this.#whole = words;
      this.#vocabulary = words.#vocabulary;
    } else {
      this.#whole = this;
      this.#vocabulary = new Vocabulary(words, this.#postings);
    }
  }

  /** Adds pages without holding up the page for long. */
  add(pages: PageRecord[]): Promise<void> {
    return this.#postings.add(pages);
  }

  /**
   * Adds words of the texts of the pages that were added.
   *
   * @param lengths the number of words of each page
   * @param parts of the words, each of which must be added before one of its words is looked for
   */
  expect(lengths: number[], parts: string[][]): void {
    this.#postings.expect(lengths, parts);
  }

  /** The parts that must be added before a query is looked for. */
  partsFor(query: string): number[] {
    const terms = this.#vocabulary
      .partsOf(query)
      .flatMap(({ readings }) => readings.flatMap(({ words }) => words.flat().map(({ term }) => term)));
    return [...new Set(terms.flatMap((term) => this.#postings.partOf(term) ?? []))];
  }

  /** Adds a part. */
  addPart(part: number, text: WordPart): void {
    this.#postings.addPart(part, text);
  }

  /** How much it says that a page has one of these words: little where most pages do. */
  #rarityOf(terms: string[]): number {
    const having = new Set(
      terms.flatMap((term) => this.#postings.of(term).map(({ section }) => section.page)),
    );
    const all = this.#postings.pages;
    return Math.log(1 + (all - having.size + 0.5) / (having.size + 0.5)) + LEAST_RARITY;
  }

  /**
   * @param version of the documentation to look in; empty for all
   * @param among addresses of the pages to look in; undefined for all
   */
  search(query: string, version: string, among?: ReadonlySet<string>): Answer {
    const parts = this.#vocabulary.partsOf(query);
    const rarities = parts.map((part) => rarityOf(part, (terms) => this.#whole.#rarityOf(terms)));
    // What has no version belongs to all of them.
    const isIn = ({ path, version: own }: PageRecord) =>
      (!version || !own || own === version) && (!among || among.has(path));
    const fits = parts.map((part, at) => fitsOf(part, this.#postings, rarities[at] as number, isIn));
    const sectionsOf = new Map<PageRecord, Section[]>();
    for (const section of new Set(fits.flatMap((found) => [...found.keys()]))) {
      const { page } = section;
      sectionsOf.set(page, [...(sectionsOf.get(page) ?? []), section]);
    }
    const pages = [...sectionsOf].map(([page, sections]) =>
      resultOf(
        page,
        parts,
        rarities,
        sections.map((section) => ({ section, fits: fits.map((found) => found.get(section)) })),
      ),
    );
    pages.sort((a, b) => b.score - a.score);
    const most = Math.max(0, ...pages.map(({ found }) => found));
    const isPartial = pages.length > 0 && most < parts.length;
    return {
      pages: pages.map(({ result }) => result),
      notice: isPartial ? `No page has all these words: ${parts.map(({ typed }) => typed).join(', ')}` : '',
    };
  }
}

/** How many words of a field were typed. */
const wordsIn = (fits: Fits, isIn: (fit: Fit) => boolean) =>
  sum(fits.map((fit) => (fit && isIn(fit) ? fit.words : 0)));

/** How well the title and the keywords of a page fit, given the fits of its beginning. */
function scoreOfTitle({ lengths, keywordLengths }: Section, fits: Fits): number {
  const titleShare = shareOf(
    wordsIn(fits, ({ title }) => title > 0),
    lengths.title,
  );
  const inKeyword = (number: number) => wordsIn(fits, ({ keywords }) => keywords.has(number));
  return sum(
    fits.map((fit) => {
      const keywords = [...(fit?.keywords ?? [])].map(
        ([number, value]) =>
          WEIGHTS.keywords * value * shareOf(inKeyword(number), keywordLengths[number] ?? 1) ** 2,
      );
      return Math.max(WEIGHTS.title * (fit?.title ?? 0) * titleShare, ...keywords);
    }),
  );
}

/** Whether a query is the title of a page, or the heading of a section, and nothing else. */
const isWhole = (field: 'title' | 'heading', { lengths }: Section, fits: Fits) =>
  wordsIn(fits, (fit) => fit[field] > 0) >= lengths[field] && fits.every((fit) => fit && fit[field] > 0);

/** Whether the title or the keywords of a page have what was looked for, so that each of its sections is about it. */
const isInTitle = (fit: Fit | undefined) => fit !== undefined && (fit.title > 0 || fit.keywords.size > 0);

function scoreOfSection({ lengths }: Section, fits: Fits): number {
  const share = shareOf(
    wordsIn(fits, ({ heading }) => heading > 0),
    lengths.heading,
  );
  const own = fits.map((fit) =>
    fit ? WEIGHTS.heading * fit.heading * share + WEIGHTS.parents * fit.parents + WEIGHTS.text * fit.text : 0,
  );
  return sum(own) + NEARNESS * nearness(fits);
}

/** How near the parts of a query stand to each other: 1 side by side, 0 far apart. */
function nearness(fits: Fits): number {
  const [first, ...others] = fits.filter((fit) => fit && fit.positions.length > 0) as Fit[];
  if (!first || others.length === 0) {
    return 0;
  }
  const spans = first.positions.map((start) => {
    const nearest = others.map(({ positions }) =>
      positions.reduce((best, at) => (Math.abs(at - start) < Math.abs(best - start) ? at : best)),
    );
    return Math.max(start, ...nearest) - Math.min(start, ...nearest);
  });
  return others.length / Math.max(others.length, ...[Math.min(...spans)]);
}

/** A page that was found, with its score, and how many parts of the query it has. */
function resultOf(
  page: PageRecord,
  parts: QueryPart[],
  rarities: number[],
  sections: { section: Section; fits: Fits }[],
): { result: PageResult; score: number; found: number } {
  const beginning = sections.find(({ section }) => section.isBeginning);
  const ofTitle = beginning ? scoreOfTitle(beginning.section, beginning.fits) : 0;
  const isFound = parts.map((_, part) => sections.some(({ fits }) => fits[part]));
  const found = isFound.filter(Boolean).length;
  const covered = sum(rarities.filter((_, part) => isFound[part])) / sum(rarities);
  const isTitle =
    beginning !== undefined &&
    isWhole('title', beginning.section, beginning.fits) &&
    !sections.some(({ section, fits }) => isWhole('heading', section, fits));
  const ranked = sections
    .map(({ section, fits }) => {
      const here = fits.filter((fit, part) => fit || isInTitle(beginning?.fits[part])).length;
      const score = scoreOfSection(section, fits) * (ELSEWHERE + ((1 - ELSEWHERE) * here) / found);
      const ofBeginning = isTitle ? Number.POSITIVE_INFINITY : BEGINNING * ofTitle;
      return { section, fits, score, order: score + (section.isBeginning ? ofBeginning : 0) };
    })
    .sort((a, b) => b.order - a.order);
  const best = Math.max(...ranked.map(({ score }) => score));
  const because = parts.flatMap(({ typed }, part) =>
    reasonFor(
      typed,
      sections.flatMap(({ fits }) => fits[part] ?? []),
      page,
    ),
  );
  return {
    score: (ofTitle + best) * MISSING ** (1 / covered - 1) * (isOverview(page.path) ? OVERVIEW : 1),
    found,
    result: {
      path: page.path,
      title: page.title,
      trail: page.trail,
      sections: ranked
        .slice(0, SECTIONS)
        .map(({ section: { anchor, headings, text, tokens }, fits }): SectionResult => {
          const terms = new Map(fits.flatMap((fit) => [...(fit?.terms ?? [])]));
          return { anchor, headings, snippet: snippetOf(text, tokens, terms) };
        }),
      ...(because.length > 0 && { because: because.join(', ') }),
    },
  };
}

/** Why a page was found for what was typed; nothing where that stands on it. */
function reasonFor(typed: string, fits: Fit[], page: PageRecord): string[] {
  if (fits.length === 0 || fits.some(({ isLiteral }) => isLiteral)) {
    return [];
  }
  return [`${typed} → ${fits.find(({ meaning }) => meaning)?.meaning ?? page.title}`];
}
