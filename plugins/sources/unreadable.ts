import type { SourceMistake } from './frontMatter.ts';

/** Lines that Git leaves where two people have changed the same. */
const CONFLICT = /^(?:<{7}|>{7})(?: .*)?$|^={7}$/m;

const SAVE = 'open the file in an editor, and save it as UTF-8';

/** The number of the line on which a place of a text is, from 1. */
export const lineAt = (text: string, index: number) => text.slice(0, index).split('\n').length;

/** The text of a file, and what keeps it from being read as its author sees it. */
export function readText(bytes: Uint8Array): { text: string; mistake?: SourceMistake } {
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
  const found = (index: number, message: string) => ({
    text,
    mistake: { line: lineAt(text, index), message },
  });
  if (bytes[0] === 0xfe || bytes[0] === 0xff || text.includes('\0')) {
    return found(0, `the file is UTF-16: ${SAVE}`);
  }
  if (text.startsWith('\ufeff')) {
    return found(0, `the file begins with an invisible byte order mark (BOM): ${SAVE} without it`);
  }
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return found(text.indexOf('\ufffd'), `a character is not UTF-8: ${SAVE}, then correct this line`);
  }
  const conflict = text.search(CONFLICT);
  return conflict < 0
    ? { text }
    : found(
        conflict,
        'two versions of the same lines, as Git leaves them after a conflict: keep one, and delete <<<<<<<, ======= and >>>>>>>',
      );
}
