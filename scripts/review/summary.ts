import type { List, PhrasingContent, RootContent } from 'mdast';
import { remark } from 'remark';
import remarkGfm from 'remark-gfm';
import { formatCount } from '../../shared/numberInWords';
import { parseMistake } from '../lib/annotations';
import type { ContentChanges, PageChange } from './comparePages';

/**
 * The most pages that a summary lists. A changed fact can change all pages, and nobody would read
 * such a long list.
 */
const MAX_PAGES = 50;
/** The most changed places that are shown of a page, and the most words of each place. */
const MAX_PLACES = 8;
const MAX_WORDS = 12;

/** What a review has found. */
export interface Review {
  /**
   * The lines that say what stops the publication, one for each problem. A line that begins with a
   * space belongs to the one above it.
   */
  problems: string[];
  /** What to do about misspelled words; undefined if there are none. */
  spellingAdvice?: string | undefined;
  /** Whether the site is that of an invented association. */
  isSample: boolean;
  /** The changed pages, or the reason why pages are not compared. */
  pageChanges: PageChange[] | string;
  /** The folder of the preview; undefined if there is none. */
  preview?: string | undefined;
}

/** Returns parts of the summary as Markdown, and escapes signs that have a meaning in Markdown. */
const toMarkdown = (children: RootContent[]): string =>
  remark()
    .data('settings', { bullet: '-', rule: '-' })
    .use(remarkGfm)
    .stringify({ type: 'root', children });

const text = (value: string): PhrasingContent => ({ type: 'text', value });
const bold = (value: string): PhrasingContent => ({ type: 'strong', children: [text(value)] });
const deleted = (value: string): PhrasingContent => ({ type: 'delete', children: [text(value)] });
const code = (value: string): PhrasingContent => ({ type: 'inlineCode', value });

const heading = (value: string): RootContent => ({
  type: 'heading',
  depth: 2,
  children: [text(value)],
});

const paragraph = (...children: PhrasingContent[]) => ({ type: 'paragraph' as const, children });

/** Returns a list. Each entry has its words, and perhaps a list below them. */
const list = (entries: { words: PhrasingContent[]; sublist?: List | undefined }[]): List => ({
  type: 'list',
  spread: false,
  children: entries.map(({ words, sublist }) => ({
    type: 'listItem',
    spread: false,
    children: [paragraph(...words), ...(sublist ? [sublist] : [])],
  })),
});

/** Returns a problem as a sentence with its place in words: `docs/cgu.mdx, line 12: …`. */
function describeProblem(problem: string): string {
  const mistake = parseMistake(problem);
  if (!mistake) {
    return problem;
  }
  const { file, line, message } = mistake;
  return `${file}${line ? `, line ${line}` : ''}: ${message}`;
}

function describeProblems({ problems, spellingAdvice }: Review): RootContent[] {
  const problemLines = problems.filter((problem) => problem.trim() && !/^\s/.test(problem));
  const verb = problemLines.length === 1 ? 'stops' : 'stop';
  return [
    heading(`${formatCount(problemLines.length, 'mistake')} ${verb} the publication`),
    list(problemLines.map((problem) => ({ words: [text(describeProblem(problem))] }))),
    paragraph(
      text('Open each file, correct the line that is named, and save: all is checked again then.'),
      ...(spellingAdvice ? [text(` ${spellingAdvice}`)] : []),
    ),
  ];
}

const SAMPLE_NOTE =
  'Its values are still those of an invented association, ' +
  'and such a site is not published. ' +
  'npm run ready lists what is left.';

const shortenWords = (words: string[]): string =>
  words.length > MAX_WORDS ? `${words.slice(0, MAX_WORDS).join(' ')} …` : words.join(' ');

/**
 * Describes the first places where a text has changed: removed words are crossed out, added words
 * are bold.
 */
function describeChangedPlaces(places: ContentChanges['words']): PhrasingContent[] {
  const shownParts = places
    .slice(0, MAX_PLACES)
    .flatMap(({ added, removed }, index) => [
      text(index === 0 ? ': ' : '; '),
      ...(removed.length > 0 ? [deleted(shortenWords(removed))] : []),
      ...(removed.length > 0 && added.length > 0 ? [text(' ')] : []),
      ...(added.length > 0 ? [bold(shortenWords(added))] : []),
    ]);
  const omittedCount = places.length - MAX_PLACES;
  return omittedCount > 0
    ? [...shownParts, text(`; and ${formatCount(omittedCount, 'other place')}`)]
    : shownParts;
}

/** Returns a line for each kind of change: `headings added: “Limits”`. */
function describeDifference(noun: string, { added, removed }: ContentChanges['headings']) {
  const describeEntries = (verb: string, entries: string[]) =>
    entries.length > 0
      ? [[text(`${noun} ${verb}: ${entries.map((entry) => `“${entry}”`).join(', ')}`)]]
      : [];
  return [...describeEntries('added', added), ...describeEntries('removed', removed)];
}

/** Returns what has changed on a page, a line each. */
function describeChanges(changes: ContentChanges): PhrasingContent[][] {
  const { formerTitle, isDescriptionChanged, headings, links, words } = changes;
  const addedCount = words.flatMap(({ added }) => added).length;
  const removedCount = words.flatMap(({ removed }) => removed).length;
  const lines = [
    ...(formerTitle ? [[text(`the title was “${formerTitle}”`)]] : []),
    ...(isDescriptionChanged ? [[text('the description has changed')]] : []),
    ...describeDifference('headings', headings),
    ...describeDifference('links', links),
    ...(words.length > 0
      ? [
          [
            text(`${formatCount(addedCount, 'word')} added, ${removedCount} removed`),
            ...describeChangedPlaces(words),
          ],
        ]
      : []),
  ];
  return lines.length > 0 ? lines : [[text('only punctuation or layout has changed')]];
}

function describePages(pageChanges: PageChange[]): RootContent[] {
  if (pageChanges.length === 0) {
    return [paragraph(text('The texts of all pages are the same as before.'))];
  }
  const entries = pageChanges.slice(0, MAX_PAGES).map(({ address, title, kind, changes }) => {
    const words = [bold(title), text(' ('), code(address), text(`) is ${kind}`)];
    const lines = changes ? describeChanges(changes) : [];
    const sublist = lines.length > 0 ? list(lines.map((line) => ({ words: line }))) : undefined;
    return { words, sublist };
  });
  const omittedCount = pageChanges.length - MAX_PAGES;
  return [
    list(entries),
    ...(omittedCount > 0
      ? [paragraph(text(`${formatCount(omittedCount, 'other page')} changed, too.`))]
      : []),
  ];
}

/** Returns what changes for readers, or why the pages are not compared. */
function describeChangesForReaders({ pageChanges }: Review): RootContent[] {
  const content =
    typeof pageChanges === 'string'
      ? [paragraph(text(`Pages are not compared with an earlier state: ${pageChanges}.`))]
      : describePages(pageChanges);
  return [heading('What changes for readers'), ...content];
}

/** Returns the summary of a review in Markdown, for authors who do not program. */
export function makeSummary(review: Review): string {
  const { problems, isSample, preview } = review;
  const verdict =
    problems.length > 0
      ? describeProblems(review)
      : [
          heading('The pages can be published'),
          ...(isSample ? [paragraph(text(SAMPLE_NOTE))] : []),
        ];
  const previewNote = preview
    ? [
        paragraph(
          text('To see the pages, open '),
          code('index.html'),
          text(' in the preview by double click. A job keeps it as a file: unpack that first.'),
        ),
      ]
    : [];
  return toMarkdown([
    ...verdict,
    ...(preview ? describeChangesForReaders(review) : []),
    ...previewNote,
  ]);
}
