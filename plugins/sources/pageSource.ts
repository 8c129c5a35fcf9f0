import { parseDocument } from 'yaml';
import { z } from 'zod';
import type { IncidentFrontMatter } from '../incidents/incidents.ts';

/** A mistake in a file, and its line, which counts from 1. */
export interface SourceMistake {
  line: number;
  message: string;
}

/** What a page says about itself between its first two lines of dashes. */
export interface FrontMatter extends IncidentFrontMatter {
  title?: string;
  description?: string;
  date?: string;
  /** The program and its version that the page was checked with: `Mattermost 10.5`. */
  checkedWith?: string;
  /** The day of a change that the feed is to tell, of a page that is no post. */
  announce?: string;
  /** Words that visitors search for and the text does not contain. */
  keywords?: string[];
  /** The same in French. */
  keywordsFr?: string[];
}

const DASHES = /^---\s*$/;
const FENCE = /^\s*(?:>\s*)*(`{3,}|~{3,})/;
const CONTAINER = /^\s*:::(.*)$/;
const COMPONENT = /<([A-Z]\w*)/g;
/** Where a link or a picture leads, in Markdown and in elements. */
const LINK = /(?:(?<!\\)\[[^\]]*\]\(<?|\b(?:href|src)=")([^\s)>"]+)/g;
/** Links to other sites, and to a part of their own page. */
const ELSEWHERE = /^(?:[a-z][a-z+.-]*:|\/\/|#|\?)/i;
/** Code in a line and comments, both of which may go on in the next lines of their paragraph. */
const NOT_RENDERED = /(`+)(?:(?!\n\s*\n)[\s\S])*?\1|\{\s*\/\*[\s\S]*?\*\/\s*\}/g;
/** The names after `import` and after `export const` or `export function`. */
const NAMED = /^(?:import\s+([^;'"]*?)\s+from\s|export\s+(?:const|function)\s+(\w+))/gm;
/** The last line of an import, and what may stand below one. */
const IMPORT_END = /^(?:import|\}).*\bfrom\s+['"][^'"]+['"];?\s*$/;
/** What is imported from the site: beside the page, or from the theme's components. */
const IMPORT_FROM = /^(?:import|\}).*['"](\.{1,2}\/[^'"]+|components\/[^'"]+)['"];?\s*$/;
const BELOW_IMPORT = /^(?:import\b|export\b|\s*$)/;
const PICTURE_WITHOUT_WORDS = /!\[\s*\]\(/;
/** A day that there is: not 2026-02-31, of which JavaScript makes a day in March. */
const day = z.iso.date();

/** What most often is behind an error of YAML, in words. */
function hintFor(message: string): string {
  return /mapping/i.test(message)
    ? 'put a text that contains a colon between quotes'
    : 'close each quote and each bracket';
}

/** @returns the line of a value of the front matter */
export const lineOf = (source: string, key: string): number =>
  source.split('\n').findIndex((line) => line.startsWith(`${key}:`)) + 1;

/**
 * Reads the front matter of a page.
 *
 * @param source the text of the page
 */
export function readFrontMatter(source: string): { values: FrontMatter; mistakes: SourceMistake[] } {
  const lines = source.split('\n');
  if (!DASHES.test(lines[0] ?? '')) {
    return { values: {}, mistakes: [] };
  }
  const end = lines.findIndex((line, index) => index > 0 && DASHES.test(line));
  if (end < 0) {
    return { values: {}, mistakes: [{ line: 1, message: 'the front matter has no second line of ---' }] };
  }
  // Dates stay text, as they are written.
  const document = parseDocument(lines.slice(1, end).join('\n'), { schema: 'core' });
  const [error] = document.errors;
  if (error) {
    const [what = ''] = error.message.split(/ at line|\n/);
    return {
      values: {},
      mistakes: [
        {
          line: (error.linePos?.[0].line ?? 1) + 1,
          message: `the front matter cannot be read (${what}): ${hintFor(what)}`,
        },
      ],
    };
  }
  const values = document.toJS();
  if (values !== null && (typeof values !== 'object' || Array.isArray(values))) {
    return {
      values: {},
      mistakes: [{ line: 2, message: 'the front matter needs lines such as title: Polls' }],
    };
  }
  return {
    values: values ?? {},
    mistakes: ['date', 'announce']
      .filter((key) => values?.[key] !== undefined && !day.safeParse(String(values[key])).success)
      .map((key) => ({
        line: lineOf(source, key),
        message: `${key}: ${values[key]} is no day; write it as 2025-01-20`,
      })),
  };
}

/** @returns the lines of a page outside of fences, each with its number */
function proseOf(source: string): { line: number; text: string }[] {
  let fence = '';
  return source.split('\n').flatMap((text, index) => {
    const [, mark] = FENCE.exec(text) ?? [];
    if (fence) {
      fence = mark?.startsWith(fence) ? '' : fence;
      return [];
    }
    fence = mark ?? '';
    return mark ? [] : [{ line: index + 1, text }];
  });
}

/**
 * What Markdown takes without a word: a callout that is never closed, which takes in the rest of
 * its page, and a picture that says nothing to those who do not see it. And what it tells without a
 * line: text that it takes for a part of the imports above it.
 *
 * @param source the text of the page
 */
export function markdownMistakes(source: string): SourceMistake[] {
  const open: SourceMistake[] = [];
  const others: SourceMistake[] = [];
  const prose = proseOf(source);
  for (const [index, { line, text }] of prose.entries()) {
    const [isContainer, kind = ''] = CONTAINER.exec(text) ?? [];
    if (isContainer && kind.trim()) {
      open.push({ line, message: `:::${kind.trim()} is never closed by a line of :::` });
    } else if (isContainer) {
      open.pop();
    }
    const below = prose[index + 1];
    if (IMPORT_END.test(text) && below && !BELOW_IMPORT.test(below.text)) {
      others.push({ line: below.line, message: 'leave an empty line between the imports and the text' });
    }
    if (PICTURE_WITHOUT_WORDS.test(text)) {
      others.push({
        line,
        message: 'a picture needs words for those who do not see it: ![what it shows](…)',
      });
    }
  }
  return [...open, ...others];
}

/** @returns the lines of a page outside of fences, without code and comments, each with its number */
function renderedOf(source: string): { line: number; text: string }[] {
  const prose = proseOf(source);
  // What is left out leaves its line breaks, so that the lines can still be counted.
  const rendered = prose
    .map(({ text }) => text)
    .join('\n')
    .replaceAll(NOT_RENDERED, (part) => part.replaceAll(/[^\n]/g, ''));
  return rendered.split('\n').map((text, index) => ({ line: prose[index]?.line ?? 1, text }));
}

function decoded(link: string): string {
  try {
    return decodeURI(link);
  } catch {
    return link;
  }
}

/**
 * The links and pictures of a page that lead to a page or picture of the site which is not there.
 *
 * @param source the text of the page
 * @param exists whether there is what a link leads to, without its `?` and `#`
 */
export function deadLinks(source: string, exists: (target: string) => boolean): SourceMistake[] {
  return renderedOf(source).flatMap(({ line, text }) =>
    [...text.matchAll(LINK)]
      .map(([, link = '']) => link)
      .filter((link) => !ELSEWHERE.test(link) && !exists(decoded(link.replace(/[?#].*/, ''))))
      .map((link) => ({ line, message: `the link ${link} leads to no page and no picture` })),
  );
}

/**
 * What a page imports from the site and is not there, or needs no import.
 *
 * @param source the text of the page
 * @param exists whether there is a file of that name, which may lack its ending
 */
export function deadImports(source: string, exists: (name: string) => boolean): SourceMistake[] {
  return proseOf(source).flatMap(({ line, text }) => {
    const [, name = ''] = IMPORT_FROM.exec(text) ?? [];
    if (name.startsWith('components/')) {
      return [{ line, message: `take the import of ${name} out: a page may use every component as it is` }];
    }
    return name && !exists(name)
      ? [{ line, message: `the import of ${name} finds no file: correct its name` }]
      : [];
  });
}

/**
 * The components that a page uses and nobody has made: they would end the build without a line, and
 * leave the page blank while it is written.
 *
 * @param source the text of the page
 * @param provided the components that every page may use
 */
export function unknownComponents(source: string, provided: Set<string>): SourceMistake[] {
  const text = proseOf(source)
    .map((line) => line.text)
    .join('\n');
  const known = new Set(provided);
  for (const [, imported = '', exported = ''] of text.matchAll(NAMED)) {
    for (const [name] of `${imported} ${exported}`.matchAll(/\w+/g)) {
      known.add(name);
    }
  }
  return renderedOf(source).flatMap(({ line, text }) =>
    [...text.matchAll(COMPONENT)]
      .filter(([, name = '']) => !known.has(name))
      .map(([, name]) => ({
        line,
        message: `there is no component <${name}>: correct its name (CONTRIBUTING.md lists those that every page has), or import it at the top of the page`,
      })),
  );
}
