import { closeSync, openSync, readSync } from 'node:fs';
import { findProgram } from './run.mjs';

/** What a jar begins with, as every zip file. */
const ZIP = 'PK';

/**
 * The command of EPUBCheck (https://www.w3.org/publishing/epubcheck/), a program in Java. Debian's is a jar,
 * which Linux runs with another package only.
 *
 * @returns {[program: string, ...args: string[]] | undefined} undefined when it is not installed
 */
export function findEpubCheck() {
  const program = findProgram('epubcheck');
  const java = findProgram('java');
  if (!program || !java) {
    return undefined;
  }
  const file = openSync(program, 'r');
  const beginning = Buffer.alloc(ZIP.length);
  readSync(file, beginning);
  closeSync(file);
  return beginning.toString() === ZIP ? [java, '-jar', program] : [program];
}
