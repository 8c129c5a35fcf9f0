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
