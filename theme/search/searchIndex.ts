import { listAt } from '../../shared/listAt';
import { isOverview } from '../../shared/overviews';
import type { PageRecord, Synonyms, WordPart } from '../../shared/searchRecords';
import { literalOf, snippetOf } from '../../shared/words';
import type { Answer, PageResult, SectionResult } from './client';
import { type Fit, fitsOf, rarityOf } from './fit';
import { Postings, type Section } from './postings';
import { takeTurns } from './takeTurns';
import { type SectionText, Texts } from './texts';
import { type QueryPart, Vocabulary } from './vocabulary';
import {
  BEGINNING,
  ELSEWHERE,
  LEAST_RARITY,
  LEAST_SHARE,
  LEAST_WITHIN,
  LITERAL,
  MISSING,
  NEARNESS,
  OVERVIEW,
  WEIGHTS,
} from './weights';

/** Sections shown of one page. */
const SECTIONS = 3;

type Fits = (Fit | undefined)[];

const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);

/** What is left of a title, a heading or a keyword of which so many words were typed. */
const shareOf = (typed: number, length: number) =>
  LEAST_SHARE + (1 - LEAST_SHARE) * Math.min(1, typed / length);

/**
 * Whether a text has the query as it was typed, or the query has a keyword of the section as it was written, words that
 * say nothing included: “let’s encrypt”, “who does what”.
 *
 * @param query see {@link literalOf}
 */
const isLiteral = (query: string, { phrases }: Section, text: SectionText | undefined) =>
  query !== '' &&
  (text?.literal.includes(query) || phrases.some((phrase) => `${query} `.includes(`${phrase} `)));

/** Looks for pages: by what the index of all pages knows of them, or by the texts of some. */
export class Index {
  readonly #postings = new Postings();
  readonly #texts = new Texts();
  readonly #vocabulary: Vocabulary;

  constructor(synonyms: Synonyms) {
    this.#vocabulary = new Vocabulary(synonyms, this.#postings);
  }

  /** Adds pages without holding up the page for long; their texts do not matter. */
  add(pages: PageRecord[]): Promise<void> {
    return this.#postings.add(pages);
  }

  /** Adds the texts of a page that was added. */
  async addTexts({ path, sections }: PageRecord): Promise<void> {
    await takeTurns();
    for (const [number, section] of this.#postings.sectionsOf(path).entries()) {
      this.#texts.add(section, sections[number]?.text ?? '');
    }
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
   * @param among addresses of pages whose texts were added, to look only there, and into the texts; undefined to look in
   *   all pages, by what the index knows of their texts
   */
  search(query: string, version: string, among?: ReadonlySet<string>): Answer {
    const parts = this.#vocabulary.partsOf(query);
    const rarities = parts.map((part) => rarityOf(part, (terms) => this.#rarityOf(terms)));
    const texts = among && this.#texts;
    // What has no version belongs to all of them.
    const isIn = ({ path, version: own }: PageRecord) =>
      (!version || !own || own === version) && (!among || among.has(path));
    const fits = parts.map((part, at) => fitsOf(part, this.#postings, texts, rarities[at] as number, isIn));
    // Of equal pages that one comes first which comes first without the texts.
    const sectionsOf = new Map<string, Section[]>([...(among ?? [])].map((path) => [path, []]));
    for (const section of new Set(fits.flatMap((found) => [...found.keys()]))) {
      listAt(sectionsOf, section.page.path).push(section);
    }
    const literal = literalOf(query);
    const pages = [...sectionsOf.values()].flatMap((sections) => {
      const [first] = sections;
      return first
        ? resultOf(
            first.page,
            parts,
            rarities,
            sections.map((section) => {
              const text = texts?.textOf(section);
              return {
                section,
                text,
                fits: fits.map((found) => found.get(section)),
                literal: isLiteral(literal, section, text) ? LITERAL * sum(rarities) : 0,
              };
            }),
          )
        : [];
    });
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

/** How well the title of a page, given its beginning, or the keywords of a section fit each part of a query. */
function scoresOfTitle({ lengths, keywordLengths }: Section, fits: Fits): number[] {
  const titleShare = shareOf(
    wordsIn(fits, ({ title }) => title > 0),
    lengths.title,
  );
  const inKeyword = (number: number) => wordsIn(fits, ({ keywords }) => keywords.has(number));
  return fits.map((fit) => {
    const keywords = [...(fit?.keywords ?? [])].map(
      ([number, value]) =>
        WEIGHTS.keywords * value * shareOf(inKeyword(number), keywordLengths[number] ?? 1) ** 2,
    );
    return Math.max(WEIGHTS.title * (fit?.title ?? 0) * titleShare, ...keywords);
  });
}

/** Whether a query is the title of a page, or the heading of a section, and nothing else. */
const isWhole = (field: 'title' | 'heading', { lengths }: Section, fits: Fits) =>
  wordsIn(fits, (fit) => fit[field] > 0) >= lengths[field] && fits.every((fit) => fit && fit[field] > 0);

/** Whether the title or the keywords of a page have what was looked for, so that each of its sections is about it. */
const isInTitle = (fit: Fit | undefined) => fit !== undefined && (fit.title > 0 || fit.keywords.size > 0);

/** @param weights of the parts of the query */
function scoreOfSection({ lengths }: Section, fits: Fits, weights: number[]): number {
  const share = shareOf(
    wordsIn(fits, ({ heading }) => heading > 0),
    lengths.heading,
  );
  const own = fits.map((fit, part) =>
    fit
      ? (weights[part] as number) *
        (WEIGHTS.heading * fit.heading * share + WEIGHTS.parents * fit.parents + WEIGHTS.text * fit.text)
      : 0,
  );
  return sum(own) + NEARNESS * nearness(fits);
}

/** How much a part of a query says about which section of its page to show: little where most of them have it. */
function weightsWithin(page: PageRecord, all: Fits[], parts: QueryPart[]): number[] {
  const count = page.sections.length;
  const rarity = (having: number) => Math.log(1 + (count - having + 0.5) / (having + 0.5));
  return parts.map((_, part) => {
    const having = all.filter((fits) => {
      const fit = fits[part];
      return fit && fit.heading + fit.parents + fit.text > 0;
    }).length;
    return LEAST_WITHIN + (1 - LEAST_WITHIN) * (rarity(Math.max(1, having)) / rarity(1));
  });
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
  sections: { section: Section; text: SectionText | undefined; fits: Fits; literal: number }[],
): { result: PageResult; score: number; found: number } {
  const beginning = sections.find(({ section }) => section.isBeginning);
  const titles = sections.map(({ section, fits }) => scoresOfTitle(section, fits));
  const ofTitle = sum(parts.map((_, part) => Math.max(...titles.map((scores) => scores[part] as number))));
  const isFound = parts.map((_, part) => sections.some(({ fits }) => fits[part]));
  const found = isFound.filter(Boolean).length;
  const covered = sum(rarities.filter((_, part) => isFound[part])) / sum(rarities);
  const isTitle =
    beginning !== undefined &&
    isWhole('title', beginning.section, beginning.fits) &&
    !sections.some(({ section, fits }) => isWhole('heading', section, fits));
  const equal = parts.map(() => 1);
  const within = weightsWithin(
    page,
    sections.map(({ fits }) => fits),
    parts,
  );
  const ranked = sections
    .map(({ section, text, fits, literal }, number) => {
      const here = fits.filter((fit, part) => fit || isInTitle(beginning?.fits[part])).length;
      const share = ELSEWHERE + ((1 - ELSEWHERE) * here) / found;
      const ofBeginning = isTitle ? Number.POSITIVE_INFINITY : BEGINNING * ofTitle;
      const ofKeywords = sum(titles[number] as number[]);
      return {
        section,
        text,
        fits,
        score: scoreOfSection(section, fits, equal) * share + literal,
        order:
          scoreOfSection(section, fits, within) * share +
          literal +
          (section.isBeginning ? ofBeginning : ofKeywords),
      };
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
    score: (ofTitle + (isOverview(page.path) ? OVERVIEW : 1) * best) * MISSING ** (1 / covered - 1),
    found,
    result: {
      path: page.path,
      title: page.title,
      trail: page.trail,
      sections: ranked
        .slice(0, SECTIONS)
        .map(({ section: { anchor, headings }, text, fits }): SectionResult => {
          const terms = new Map(fits.flatMap((fit) => [...(fit?.terms ?? [])]));
          return { anchor, headings, snippet: text ? snippetOf(text.text, text.tokens, terms) : [] };
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
