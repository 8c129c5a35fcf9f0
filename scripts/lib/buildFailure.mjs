import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { mistakeLine } from '../../plugins/sources/mistakeLine.mjs';
import { root } from './run.mjs';

/**
 * What errors of Rspress and Rspack begin with. Seam: rspress-errors. A test looks for these texts in
 * their code. When one is no longer found, the build prints the whole output.
 */
export const ERROR_TEXTS = ['MDX compile error: ', 'SSG rendering failed.\n'];

/** What theme/components/Article/components.ts provides to every page. */
const PROVIDED = readFileSync(path.join(root, 'theme/components/Article/components.ts'), 'utf8');

/**
 * @param {string} text of the build's output
 * @returns {string[]} what another project has changed that ours relies on, a line each
 */
function upstreamChanges(text) {
  const thrown = [...text.matchAll(/Upstream change: (.*?\(see [\w-]+ in UPSTREAM\.md\))/g)];
  const changes = new Set(thrown.map(([, change = '']) => change));
  const wanted = /export '(\w+)' .*was not found in '@rspress\/core\/theme'/.exec(text)?.[1];
  if (wanted) {
    changes.add(
      `Rspress asks for ${wanted}, which theme/index.tsx does not export (see rspress-theme-exports in UPSTREAM.md)`,
    );
  }
  const missing = /Expected component `(\w+)` to be defined/.exec(text)?.[1];
  if (missing && new RegExp(`^ {2}${missing}[,:]`, 'm').test(PROVIDED)) {
    changes.add(
      `Rspress’s pages no longer get ${missing} and what else theme/components/Article provides (see rspress-mdx-provider in UPSTREAM.md)`,
    );
  }
  return [...changes];
}

/**
 * @param {string} file
 * @param {string} message
 * @returns {string} a colon and the line that a component’s error is about, if it can be told
 */
function lineIn(file, message) {
  const line = existsSync(file) && mistakeLine(readFileSync(file, 'utf8'), message);
  return line ? `:${line}` : '';
}

/**
 * The mistakes that stopped a build, taken from the output of Rspress without its stack traces.
 *
 * @param {string} output of the build
 * @param {string} folder of the project, left out of the names of files
 * @returns {string[]} a line for each mistake, beginning with its file; when another project has changed
 *   (UpstreamChange), the lines that tell how; empty when nothing is recognized
 */
export function explainBuildFailure(output, folder) {
  const text = stripVTControlCharacters(output).replaceAll(`${folder}/`, '');
  const changes = upstreamChanges(text);
  if (changes.length > 0) {
    // The other errors follow from these, often one for each page.
    return changes;
  }
  const lines = new Set();
  for (const [, message, file] of text.matchAll(/MDX compile error: (.*) in (\S+)/g)) {
    lines.add(`${file}: ${message}`);
  }
  for (const [, file = '', message = ''] of text.matchAll(
    /SSG rendering failed\.\n\s*File: (\S+)\n\s*Error: (.*)/g,
  )) {
    lines.add(`${file}${lineIn(path.join(folder, file), message)}: ${message}`);
  }
  for (const [, file, message] of text.matchAll(
    /^File: (?:\.\/)?(\S+?)(?::\d+:\d+\S*)?\n.*Module build failed.*\n.*× Error: (?!MDX compile error)(.*)/gm,
  )) {
    lines.add(`${file}: ${message}`);
  }
  for (const [, file, message] of text.matchAll(
    /^File: (?:\.\/)?(\S+?)(?::\d+:\d+\S*)?\n\s*× (?!Module build failed)(?:\w*Error: )?(.*?)(?: \(possible exports.*)?$/gm,
  )) {
    lines.add(`${file}: ${message}`);
  }
  for (const [, message, place] of text.matchAll(/ParseError: (.*?)\s*\n\s*(\S+:\d+:\d+)\]/g)) {
    lines.add(
      `${place}: ${message}. Is there an apostrophe in a text between single quotes? Write ’, or put the text between "double quotes"`,
    );
  }
  for (const [line] of text.matchAll(
    /^(?:(?:site|services)\.config\.ts: |The site is not ready to be published: ).*$/gm,
  )) {
    lines.add(line);
  }
  for (const [, code, message] of text.matchAll(/\b(ENOSPC|EDQUOT): (.*?),/g)) {
    lines.add(
      `Files could not be written: ${message} (${code}). Make room for them, or build into another folder: OUT_DIR=/its/path npm run build`,
    );
  }
  for (const [, problem] of text.matchAll(/^(?:Source|Built site): (.*)$/gm)) {
    lines.add(problem);
  }
  return [...lines];
}
