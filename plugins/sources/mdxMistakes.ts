import type { SourceMistake } from './pageSource.ts';

/** The compiler's words, and what they mean to somebody who writes a page. */
const IN_WORDS: [theirs: RegExp, ours: string][] = [
  [/closing brace/, 'a { is never closed; where it is text, put it between backticks'],
  [
    /parse expression/,
    'what stands between { and } is no JavaScript; where it is text, put it between backticks',
  ],
  [
    /parse import/,
    'a line that begins with import or export is read as code: copy an import from another page, or begin the sentence with another word',
  ],
  [/closing tag for `(<\w*>)`/, '$1 is never closed; where it is text, put it between backticks'],
  [/attribute value/, 'the value of an attribute stands between double quotes'],
  [/closing slash/, 'a closing tag has no opening one; where it is text, put it between backticks'],
  [
    /before name|in name|before attribute/,
    'a < begins a component; where it is text, put it between backticks',
  ],
];

/** Pages are read again after each change of one of them. */
const known = new Map<string, SourceMistake[]>();

/**
 * What keeps a page from being compiled. Only in development: it takes almost as long as compiling,
 * which tells the same in a build.
 *
 * @param source the text of the page
 */
export async function mdxMistakes(source: string): Promise<SourceMistake[]> {
  const before = known.get(source);
  if (before) {
    return before;
  }
  const { createProcessor } = await import('@mdx-js/mdx');
  const mistakes: SourceMistake[] = [];
  try {
    const text = source
      // The front matter leaves its line breaks, so that the lines can still be counted.
      .replace(/^---\n[\s\S]*?\n---\n/, (part) => part.replaceAll(/[^\n]/g, ''))
      // As Rspress does, which takes {#id} at the end of a heading without a backslash.
      .replaceAll(/^(#{1,6}(?!#).*?)(?<!\\)\{#/gm, '$1\\{#');
    createProcessor().parse(text);
  } catch (error) {
    const { line, reason } = error as { line?: number; reason?: string };
    const theirs = reason ?? String(error);
    const [pattern, ours] = IN_WORDS.find(([words]) => words.test(theirs)) ?? [];
    const message = pattern && ours ? ours.replace('$1', pattern.exec(theirs)?.[1] ?? '') : theirs;
    mistakes.push({ line: line ?? 1, message });
  }
  known.set(source, mistakes);
  return mistakes;
}
