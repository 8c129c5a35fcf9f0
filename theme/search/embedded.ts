import MiniSearch, { type Query } from 'minisearch';
import { listAt } from '../../shared/listAt';
import type { PageRecord, SearchFile, SectionRecord } from '../../shared/searchRecords';
import { inOrder, signsOf, snippetOf, termsIn, wordsOf } from '../../shared/words';
import { type Answer, type PageResult, SECTIONS } from './client';
import { type Meaning, meaningsOf, type QueryPart } from './meanings';

/** The weight of a word by its place. `npm run e2e -- searchQuality` shows the effect of a change. */
const BOOST = { title: 6, keywords: 6, heading: 3, text: 1 };
/** Factor of the score for each part of the query that a section with its page's title lacks, and that the page lacks. */
const LACKING = 0.5;
/** Entries indexed without a pause, so that a slow phone still shows typed letters. */
const AT_A_TIME = 20;

/** A found entry: a page by its title and keywords, or one of its sections. */
interface Found {
  section: SectionRecord | undefined;
  score: number;
  terms: string[];
}

/** Each of the words, in one of its forms. */
const queryOf = ({ words, weight }: Meaning): Query => ({
  combineWith: 'AND',
  queries: words.map((forms) => ({
    combineWith: 'OR',
    queries: forms.map(([term, ofForm]) => ({ queries: [term], boostTerm: () => weight * ofForm })),
  })),
});

/** Whether these words contain a meaning. */
const isFound = ({ words }: Meaning, terms: Set<string>) =>
  words.every((forms) => forms.some(([term]) => terms.has(term)));

const lacking = (parts: QueryPart[], terms: Set<string>) =>
  LACKING ** parts.filter(({ meanings }) => !meanings.some((meaning) => isFound(meaning, terms))).length;

/** The reason why a page was found: “sondage → poll”; none where the typed word is on the page. */
function reasonFor({ typed, meanings }: QueryPart, terms: Set<string>): string[] {
  const found = meanings.filter((meaning) => isFound(meaning, terms));
  const [meaning] = found;
  return meaning?.text && found.every(({ text }) => text) ? [`${typed} → ${meaning.text}`] : [];
}

/** A found page with its score; it shows its beginning where only its title or its keywords were found. */
function rankedPage({ path, title, trail, sections }: PageRecord, found: Found[], parts: QueryPart[]) {
  const termsOf = (entries: Found[]) => new Set(entries.flatMap((entry) => entry.terms));
  const scoreOf = (entries: Found[]) =>
    entries.reduce((sum, { score }) => sum + score, 0) * lacking(parts, termsOf(entries));
  const ofTitle = found.filter(({ section }) => !section);
  const ofSections = found.filter(({ section }) => section).sort((a, b) => scoreOf([b]) - scoreOf([a]));
  const best = ofSections.map((entry) => scoreOf([...ofTitle, entry]));
  const terms = termsOf(found);
  const whole = lacking(parts, terms);
  const because = parts.flatMap((part) => reasonFor(part, terms)).join(', ');
  const shown = ofSections.length > 0 ? ofSections.flatMap(({ section }) => section ?? []) : sections;
  const result: PageResult = {
    path,
    title,
    trail,
    sections: shown.slice(0, ofSections.length > 0 ? SECTIONS : 1).map(({ anchor, headings, text }) => ({
      anchor,
      headings,
      snippet: () => snippetOf(text, inOrder([...signsOf(text), ...wordsOf(text)]), terms),
    })),
    ...(because && { because }),
  };
  return { result, isWhole: whole === 1, score: Math.max(scoreOf(ofTitle), ...best) * whole };
}

/**
 * Indexes the pages and sections of the site with MiniSearch, and returns the function that searches them.
 * `version` is a version of the documentation; empty for all.
 */
export async function embeddedSearch({
  pages,
  synonyms,
}: SearchFile): Promise<(query: string, version: string) => Answer> {
  const entries: { page: PageRecord; section?: SectionRecord }[] = pages.flatMap((page) => [
    { page },
    ...page.sections.map((section) => ({ page, section })),
  ]);
  const terms = new Set<string>();
  const index = new MiniSearch({
    fields: Object.keys(BOOST),
    tokenize(text) {
      const found = termsIn(text);
      for (const term of found) {
        terms.add(term);
      }
      return found;
    },
    processTerm: (term) => term,
  });
  const documents = entries.map(({ page, section }, id) =>
    section
      ? { id, heading: section.headings.at(-1) ?? page.title, text: section.text }
      : { id, title: page.title, keywords: page.keywords.join(' | ') },
  );
  await index.addAllAsync(documents, { chunkSize: AT_A_TIME });
  const partsOf = meaningsOf(terms, synonyms);

  return (query, version) => {
    const parts = partsOf(query);
    const results = index.search(
      { combineWith: 'OR', queries: parts.flatMap(({ meanings }) => meanings.map(queryOf)) },
      {
        boost: BOOST,
        tokenize: (text) => [text],
        // Pages without a version belong to all versions.
        filter: ({ id }) => version === '' || ['', version].includes(entries[id]?.page.version ?? ''),
      },
    );
    const byPage = new Map<PageRecord, Found[]>();
    for (const { id, score, terms: found } of results) {
      const entry = entries[id];
      if (entry) {
        listAt(byPage, entry.page).push({ section: entry.section, score, terms: found });
      }
    }
    const ranked = [...byPage]
      .map(([page, found]) => rankedPage(page, found, parts))
      .sort((a, b) => b.score - a.score);
    const isPartial = ranked.length > 0 && !ranked.some(({ isWhole }) => isWhole);
    return {
      pages: ranked.map(({ result }) => result),
      notice: isPartial ? `No page has all these words: ${parts.map(({ typed }) => typed).join(', ')}` : '',
    };
  };
}
