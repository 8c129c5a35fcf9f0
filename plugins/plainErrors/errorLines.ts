import { existsSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { projectRoot } from '../../shared/projectRoot.ts';
import { SiteProblems } from '../site/siteProblems.ts';
import { mdxMistake } from '../sources/mdxMistake.ts';
import { findMistakeLine, PAGE_ENDING } from '../sources/mistakeLine.ts';
import { readText } from '../sources/textFile.ts';

const withoutProjectFolder = (text: string) => text.replaceAll(`${projectRoot}${path.sep}`, '');

/** An error of Rspack, in the form of its statistics. */
interface CompileError {
  message: string;
  moduleName?: string;
}

/** Returns the text of a file of the project; empty if the file does not exist. */
function readSource(file: string): string {
  const fullPath = path.join(projectRoot, file);
  return existsSync(fullPath) ? readText(fullPath) : '';
}

/**
 * Returns a text for a mistake, on one line: its file and the message in plain words. If the
 * message repeats a part of the file, the text also has the number of the line with that part.
 *
 * @param upstreamMessage the message of Rspress or Rspack
 */
function makeProblemLine(file: string, upstreamMessage: string): string {
  const [, component = ''] = /Expected component `(\w+)` to be defined/.exec(upstreamMessage) ?? [];
  const message = component
    ? `there is no component <${component}>: correct its name (CONTRIBUTING.md lists them all)`
    : upstreamMessage;
  const line = findMistakeLine(readSource(file), message);
  return `${file}${line ? `:${line}` : ''}: ${withoutProjectFolder(message)}`;
}

/**
 * Returns a line for an error of the compiler:
 * `theme/page/page.ts: export 'usePages' was not found in …`.
 * Seam: rspress-errors (see UPSTREAM.md).
 */
export function compileErrorLine({ message, moduleName = '' }: CompileError): string {
  const [text = ''] = stripVTControlCharacters(message)
    .replace(/[\s\S]*Module build failed.*\n/, '')
    .replaceAll(/^[\s×╰─▶│]+/gm, '')
    .replace(/^(?:\w*Error: )+/, '')
    .replace(/^MDX compile error: (.*) in \S+/, '$1')
    .replace(/ \(possible exports.*/, '')
    .split('\n');
  const file = moduleName.replace(/^\.\//, '').replace(/[?|].*/, '');
  if (!file) {
    return text;
  }
  const mistake = PAGE_ENDING.test(file) ? mdxMistake(file, readSource(file)) : undefined;
  return mistake ? `${file}:${mistake.line}: ${mistake.message}` : makeProblemLine(file, text);
}

/**
 * Returns a line for a page that could not be rendered, with its file and the reason; undefined for
 * any other message of Rspress. Seam: rspress-errors (see UPSTREAM.md).
 */
export function renderErrorLine(logMessage: string): string | undefined {
  const [, file, message = ''] =
    /SSG rendering failed\.\n\s*File: (.*)\n\s*(?:\w*Error: )?(.*)/.exec(
      stripVTControlCharacters(logMessage),
    ) ?? [];
  if (!file) {
    return undefined;
  }
  return makeProblemLine(withoutProjectFolder(file), message);
}

/**
 * Returns the lines that a failed build prints: its problems, or, if it has found none, the error
 * that ended it with its stack trace. For a full disk, returns only one line with advice.
 *
 * @param lines the problems that the build has collected
 * @param error the error that ended the build
 */
export function failureLines(lines: Iterable<string>, error: Error & { code?: string }): string[] {
  const problemLines = [
    ...new Set([...lines, ...(error instanceof SiteProblems ? error.lines : [])]),
  ];
  if (error.code === 'ENOSPC' || error.code === 'EDQUOT') {
    return [
      `Files could not be written: ${error.message}. ` +
        'Make room for them, or build into another folder: OUT_DIR=/its/path npm run build',
    ];
  }
  return problemLines.length > 0 ? problemLines : [String(error.stack)];
}
