import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { mistakeLine } from '../../plugins/sources/mistakeLine';
import { root } from './run';

/** What theme/components/Article/components.ts provides to every page. */
const PROVIDED = readFileSync(path.join(root, 'theme/components/Article/components.ts'), 'utf8');

/** What another project has changed that ours relies on, a line each. */
function upstreamChanges(text: string): string[] {
  const thrown = [...text.matchAll(/Upstream change: (.*?\(see [\w-]+ in UPSTREAM\.md\))/g)];
  const changes = thrown.map(([, change = '']) => change);
  const wanted = /export '(\w+)' .*was not found in '@rspress\/core\/theme'/.exec(text)?.[1];
  if (wanted) {
    changes.push(
      `Rspress asks for ${wanted}, which theme/index.tsx does not export (see rspress-theme-exports in UPSTREAM.md)`,
    );
  }
  const missing = /Expected component `(\w+)` to be defined/.exec(text)?.[1];
  if (missing && new RegExp(`^ {2}${missing}[,:]`, 'm').test(PROVIDED)) {
    changes.push(
      `Rspress’s pages no longer get ${missing} and what else theme/components/Article provides (see rspress-mdx-provider in UPSTREAM.md)`,
    );
  }
  return changes;
}

/** Messages of Rspress, Rspack and the loader of the configuration, each with the line that is printed instead. Seam: rspress-errors. */
const MESSAGES: [pattern: RegExp, line: (groups: string[], folder: string) => string][] = [
  [/MDX compile error: (.*) in (\S+)/g, ([message, file]) => `${file}: ${message}`],
  [
    /SSG rendering failed\.\n\s*File: (\S+)\n\s*Error: (.*)/g,
    ([file = '', message = ''], folder) => {
      const page = path.join(folder, file);
      const line = existsSync(page) && mistakeLine(readFileSync(page, 'utf8'), message);
      return `${file}${line ? `:${line}` : ''}: ${message}`;
    },
  ],
  [
    /^File: (?:\.\/)?(\S+?)(?::\d+:\d+\S*)?\n.*Module build failed.*\n.*× Error: (?!MDX compile error)(.*)/gm,
    ([file, message]) => `${file}: ${message}`,
  ],
  [
    /^File: (?:\.\/)?(\S+?)(?::\d+:\d+\S*)?\n\s*× (?!Module build failed)(?:\w*Error: )?(.*?)(?: \(possible exports.*)?$/gm,
    ([file, message]) => `${file}: ${message}`,
  ],
  [
    /ParseError: (.*?)\s*\n\s*(\S+:\d+:\d+)\]/g,
    ([message, place]) =>
      `${place}: ${message}. Is there an apostrophe in a text between single quotes? Write ’, or put the text between "double quotes"`,
  ],
  [
    /^((?:site|services)\.config\.ts: .*|The site is not ready to be published: .*)$/gm,
    ([line = '']) => line,
  ],
  [
    /\b(ENOSPC|EDQUOT): (.*?),/g,
    ([code, message]) =>
      `Files could not be written: ${message} (${code}). Make room for them, or build into another folder: OUT_DIR=/its/path npm run build`,
  ],
  [/^(?:Source|Built site): (.*)$/gm, ([problem = '']) => problem],
];

/**
 * The mistakes that stopped a build, taken from the output of Rspress without its stack traces.
 *
 * @param folder of the project, left out of the names of files
 * @returns a line for each mistake, beginning with its file; empty when nothing is recognized
 */
export function explainBuildFailure(output: string, folder: string): string[] {
  const text = stripVTControlCharacters(output).replaceAll(`${folder}/`, '');
  const changes = upstreamChanges(text);
  const lines = MESSAGES.flatMap(([pattern, line]) =>
    [...text.matchAll(pattern)].map(([, ...groups]) => line(groups, folder)),
  );
  // The other errors follow from a change of another project, often one for each page.
  return [...new Set(changes.length > 0 ? changes : lines)];
}
