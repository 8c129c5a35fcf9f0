import { readFileSync } from 'node:fs';

/** A mistake in a file, and its line, which counts from 1. */
export interface SourceMistake {
  line: number;
  message: string;
}

const SAVE_AS_UTF8 = 'open the file in an editor, and save it as UTF-8';

/** A whole line that Git leaves where two people have changed the same lines. */
const CONFLICT_MARKER = /^(?:<{7}|>{7})(?: .*)?$/m;
/**
 * The line of = in the middle of a conflict, below an empty line. Right below a text, a line of =
 * may also mean that the text is a heading.
 */
const CONFLICT_MIDDLE = /(?:^|\n)[ \t]*\n={7}$/m;

/**
 * Control characters and the like, which browsers do not display. XML cannot contain many of them:
 * https://www.w3.org/TR/xml/#charsets
 */
const CONTROL_CHARACTER = /[^\P{Cc}\t\n]|[\ufffe\uffff]/u;

/**
 * Characters that nobody sees, which people paste with a text. They disturb the search, and readers
 * would copy them. Among them are the soft hyphen, spaces without width, marks of direction, line
 * separators, and characters that a font of Word shows as bullets.
 */
const INVISIBLE_CHARACTER =
  /[\u00ad\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff\ufffc\ue000-\uf8ff]/;

/**
 * A joiner, an invisible character between two others, in a wrong place. Only emojis and scripts
 * such as Persian need joiners.
 */
const STRAY_JOINER =
  /(?<!\p{L}|\p{M}|\p{Emoji}|\ufe0f)[\u200c\u200d]|[\u200c\u200d](?!\p{L}|\p{Emoji})/u;

/** Returns the number of the line that contains a position of a text, from 1. */
export const lineAt = (text: string, index: number) => text.slice(0, index).split('\n').length;

/**
 * Decodes a text in UTF-8 and keeps the byte order mark. Replaces the line ends of Windows and of
 * old editors by `\n`.
 */
const decodeText = (bytes: Uint8Array): string =>
  new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes).replaceAll(/\r\n?/g, '\n');

/**
 * Reads a file that people write.
 *
 * @returns its text, with `\n` at the ends of its lines, whatever program has saved it
 */
export const readText = (file: string): string => decodeText(readFileSync(file));

/** Returns the code of the first character of a text: `U+000B` */
export const characterCode = (character: string): string =>
  `U+${Number(character.codePointAt(0)).toString(16).toUpperCase().padStart(4, '0')}`;

/** Returns the advice for an invisible character. */
function characterAdvice(code: string): string {
  if (/^U\+00[89]/.test(code)) {
    return 'type the sign that was meant, mostly ’';
  }
  return /^U\+F0/.test(code) ? 'type - and a space for the point of a list' : 'delete it';
}

/**
 * Finds the first mistake that keeps a text from being read as its author sees it.
 *
 * @param bytes the content of the file
 * @returns the text, with `\n` at the ends of its lines, and the first mistake
 */
export function checkText(bytes: Uint8Array): { text: string; mistake?: SourceMistake } {
  const text = decodeText(bytes);
  const withMistakeAt = (index: number, message: string) => ({
    text,
    mistake: { line: lineAt(text, index), message },
  });
  if (bytes[0] === 0xfe || bytes[0] === 0xff || text.slice(0, 100).includes('\0')) {
    return withMistakeAt(0, `the file is UTF-16: ${SAVE_AS_UTF8}`);
  }
  if (text.startsWith('\ufeff')) {
    return withMistakeAt(
      0,
      `the file begins with an invisible byte order mark (BOM): ${SAVE_AS_UTF8} without it`,
    );
  }
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return withMistakeAt(
      text.indexOf('\ufffd'),
      `a character is not UTF-8: ${SAVE_AS_UTF8}, then correct this line`,
    );
  }
  const conflictMatch = [CONFLICT_MARKER, CONFLICT_MIDDLE]
    .map((pattern) => pattern.exec(text))
    .find(Boolean);
  if (conflictMatch) {
    return withMistakeAt(
      conflictMatch.index + conflictMatch[0].lastIndexOf('\n') + 1,
      'two versions of the same lines, as Git leaves them after a conflict: ' +
        'keep one, and delete <<<<<<<, ======= and >>>>>>>',
    );
  }
  const invisibleMatch = [CONTROL_CHARACTER, INVISIBLE_CHARACTER, STRAY_JOINER]
    .map((pattern) => pattern.exec(text))
    .find(Boolean);
  if (invisibleMatch) {
    const textBefore = text.slice(0, invisibleMatch.index).split('\n').at(-1)?.slice(-20).trim();
    const place = textBefore ? `behind “${textBefore}”` : 'at the beginning of the line';
    const code = characterCode(invisibleMatch[0]);
    return withMistakeAt(
      invisibleMatch.index,
      `an invisible character (${code}) ${place}: ${characterAdvice(code)}`,
    );
  }
  return { text };
}
