import { createProcessor } from '@mdx-js/mdx';
import remarkGfm from 'remark-gfm';
import type { SourceMistake } from './frontMatter.ts';

const BACKTICKS = 'where it is text, put it between backticks';

/** The parser's words, and what they mean to somebody who writes a page. */
const IN_WORDS: [theirs: RegExp, ours: string][] = [
  [/closing brace/, `a { is never closed; ${BACKTICKS}`],
  [/parse expression/, `what stands between { and } is no JavaScript; ${BACKTICKS}`],
  [
    /parse import/,
    'a line that begins with import or export is read as code, up to the next empty line: leave one below the imports, or begin the sentence with another word',
  ],
  [
    /closing tag for `<(\w*)>`/,
    `<$1> is never closed: write </$1> behind what it holds, or <$1 /> where it holds nothing; ${BACKTICKS}`,
  ],
  [/attribute (?:value|name)/, 'the value of an attribute stands between straight double quotes: of="name"'],
  [/closing slash/, `a closing tag has no opening one; ${BACKTICKS}`],
  [/create a comment/, 'a comment stands between {/* and */}'],
  [/create a link/, 'an address stands in a link: [words](https://…), or [words](mailto:…)'],
  [/before name|in name|before attribute/, `a < begins a component; ${BACKTICKS}`],
];

/**
 * What keeps the text of a page from being compiled, in plain words and with its line, which Rspress does not tell.
 *
 * @param file its name, which ends in `.md` or `.mdx`
 */
export function mdxMistake(file: string, source: string): SourceMistake | undefined {
  const text = source
    // The front matter leaves its line breaks, so that the lines can still be counted.
    .replace(/^---\n[\s\S]*?\n---(?:\n|$)/, (part) => part.replaceAll(/[^\n]/g, ''))
    // As Rspress does, which takes {#id} at the end of a heading without a backslash.
    .replaceAll(/^(#{1,6}(?!#).*?)(?<!\\)\{#/gm, '$1\\{#');
  try {
    createProcessor({ format: file.endsWith('x') ? 'mdx' : 'md', remarkPlugins: [remarkGfm] }).parse(text);
    return undefined;
  } catch (error) {
    const { line, reason } = error as { line?: number; reason?: string };
    const theirs = reason ?? String(error);
    const [pattern = /(?!)/, ours] = IN_WORDS.find(([words]) => words.test(theirs)) ?? [];
    const message = ours?.replaceAll('$1', pattern.exec(theirs)?.[1] ?? '') ?? theirs;
    // Of a tag that is never closed, the parser tells where it stands in words.
    return { line: Number(/` \((\d+):/.exec(theirs)?.[1] ?? line ?? 1), message };
  }
}
