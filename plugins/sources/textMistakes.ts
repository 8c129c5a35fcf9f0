import { isExternal } from '../../shared/address.ts';
import { site } from '../../site.config.ts';
import type { SourceMistake } from './frontMatter.ts';
import { lineAt } from './unreadable.ts';

const CALLOUTS = ['note', 'tip', 'warning'];

const blank = (text: string) => text.replaceAll(/[^\n]/g, ' ');

/** The text with spaces in the place of its fences, and where one begins that is never closed. */
function withoutFences(source: string): { text: string; mistakes: SourceMistake[] } {
  let fence: { marks: string; line: number } | undefined;
  const lines = source.split('\n').map((text, index) => {
    const [, marks = '', info = ''] = /^[\s>]*(`{3,}|~{3,})(.*)$/.exec(text) ?? [];
    const isPart = fence !== undefined;
    if (fence && marks.startsWith(fence.marks) && !info.trim()) {
      fence = undefined;
    } else if (!fence && marks && !info.includes('`')) {
      fence = { marks, line: index + 1 };
    }
    return isPart || fence ? '' : text;
  });
  const message = 'this fence of code is never closed by a line of the same marks';
  return { text: lines.join('\n'), mistakes: fence ? [{ line: fence.line, message }] : [] };
}

/** Callouts of an unknown kind, and those that are never closed: each takes in the rest of its page. */
function calloutMistakes(text: string): SourceMistake[] {
  const open: SourceMistake[] = [];
  const unknown: SourceMistake[] = [];
  for (const [index, line] of text.split('\n').entries()) {
    const [isMark, kind = ''] = /^\s*:::\s*([^\s{]*)/.exec(line) ?? [];
    if (isMark && kind) {
      open.push({ line: index + 1, message: `:::${kind} is never closed by a line of :::` });
      if (!CALLOUTS.includes(kind)) {
        unknown.push({ line: index + 1, message: `:::${kind} is no callout: use note, tip or warning` });
      }
    } else if (isMark) {
      open.pop();
    }
  }
  return [...unknown, ...open];
}

/** A title of the page that is missing or repeated, levels that are skipped, and ids that stand twice. */
export function headingMistakes(text: string): SourceMistake[] {
  const headings = text.split('\n').flatMap((line, index) => {
    const [, marks = '', space, words = ''] = /^ {0,3}(#{1,6})(\s*)(.*)$/.exec(line) ?? [];
    const [, id] = /\{#([^}]+)\}\s*$/.exec(words) ?? [];
    return marks && words ? [{ line: index + 1, level: marks.length, isHeading: Boolean(space), id }] : [];
  });
  const titles = headings.filter(({ level, isHeading }) => isHeading && level === 1);
  return [
    ...(titles.length === 1
      ? []
      : [{ line: titles[1]?.line ?? 1, message: 'a page has to have one heading of level 1 (#)' }]),
    ...headings.flatMap(({ line, level, isHeading, id }, index) => {
      const before = headings[index - 1]?.level ?? level;
      const same = id && headings.slice(0, index).find((heading) => heading.id === id);
      return [
        !isHeading && 'a heading has a space behind its #',
        level > before + 1 && `a heading of level ${level} follows one of level ${before}`,
        same && `the id “${id}” is that of line ${same.line}, too: give each heading its own`,
      ].flatMap((message) => (message ? { line, message } : []));
    }),
  ];
}

const RULE = /^[\s|]*:?-+:?\s*(?:\|\s*:?-+:?\s*)*\|?\s*$/;
const cellsOf = (row: string) =>
  row
    .trim()
    .replace(/^\||(?<!\\)\|$/g, '')
    .split(/(?<!\\)\|/).length;

/** Tables that Markdown does not take for one, and cells whose text it drops. */
function tableMistakes(text: string): SourceMistake[] {
  const lines = text.split('\n');
  const isRow = (line = '') => /^\s*\|/.test(line);
  return lines.flatMap((head, start) => {
    if (!isRow(head) || isRow(lines[start - 1])) {
      return [];
    }
    const rule = lines[start + 1] ?? '';
    const columns = cellsOf(head);
    if (!RULE.test(rule) || cellsOf(rule) !== columns) {
      const message = `below the first row of a table stands a line of dashes for each column: ${'| --- '.repeat(columns)}|`;
      return [{ line: start + 1, message }];
    }
    const end = lines.findIndex((line, index) => index > start && !isRow(line));
    return lines.slice(start, end < 0 ? lines.length : end).flatMap((row, index) => {
      const message = `the row has ${cellsOf(row)} cells, and the table ${columns} columns: the rest is not shown (a | in a text is written \\|)`;
      return cellsOf(row) > columns ? [{ line: start + index + 1, message }] : [];
    });
  });
}

/** Bold text that is never closed: its stars are shown. */
function boldMistakes(text: string): SourceMistake[] {
  const starsIn = (part: string) => part.match(/(?<![\\*])\*\*(?!\*)/g)?.length ?? 0;
  return [...text.matchAll(/(?:^.*\S.*\n?)+/gm)].flatMap(({ 0: paragraph, index }) => {
    const line = paragraph.split('\n').findIndex((part) => starsIn(part) % 2);
    const message = '** begins bold text, and never ends it: put ** behind it, too';
    return starsIn(paragraph) % 2 ? [{ line: lineAt(text, index) + line, message }] : [];
  });
}

/** Braces around a name that the page does not have: code, where a text was meant. */
function braceMistakes(text: string): SourceMistake[] {
  return [...text.matchAll(/(?<![=\\{\w])\{\s*([A-Za-z_$][\w$]*)[^{}\n]*\}/g)].flatMap(
    ({ 0: braces, 1: name, index }) => {
      const isKnown = new RegExp(`^(?:import|export)\\b.*\\b${name}\\b`, 'm').test(text);
      const message = `${braces} is code, and the page has no value of that name; where it is text, put it between backticks`;
      return isKnown ? [] : [{ line: lineAt(text, index), message }];
    },
  );
}

/** What is wrong with a link whatever it leads to, and what to do. */
const LINK_MISTAKES: [RegExp, string][] = [
  [/^$/, 'leads nowhere: put an address between the parentheses'],
  [/\s/, 'has a space: an address has none; put - in its place, also in the name of the file'],
  [
    /^(?:https?:)?\/\/(?:localhost|127\.|0\.0\.0\.0|\[::1?\])/,
    'leads to your own machine: write the address on the site, which begins with a slash',
  ],
  [/^(?:javascript|data|file):/i, 'is no address that a visitor can follow'],
  [/^www\./i, 'needs https:// before it'],
  [/^[^:/?#]+@/, 'needs mailto: before it'],
];

/**
 * What is wrong with a link of a page, a sidebar, the bar or the footer, and what to do.
 *
 * @param addresses of all pages; undefined where they depend on the version of the documentation
 * @param isLoaded whether it is that of a picture or a frame, which comes with the page
 */
export function linkMistake(link: string, addresses?: Set<string>, isLoaded = false): string | undefined {
  const tell = (message: string) => `the link ${link || '()'} ${message}`;
  const [, always] = LINK_MISTAKES.find(([pattern]) => pattern.test(link)) ?? [];
  if (always) {
    return tell(always);
  }
  if (isExternal(link)) {
    const { host, pathname, search, hash } = new URL(
      URL.canParse(link, site.origin) ? link : 'none:',
      site.origin,
    );
    if (host === new URL(site.origin).host) {
      return tell(`is one of this site: write ${pathname.replace(site.base, '/')}${search}${hash}`);
    }
    return isLoaded
      ? tell(
          'is a file of another site, which the Content-Security-Policy forbids: put it into docs/public/, or link to it',
        )
      : undefined;
  }
  const [, path = '', hash = ''] = /^([^?#]*)(.*)$/.exec(link) ?? [];
  if (!path.startsWith('/')) {
    const name = path.split('/').at(-1);
    const message = isLoaded
      ? `does not begin with a slash: put the file into docs/public/, and write /${name}`
      : 'does not begin with a slash, as all links inside the site, nor with https://, as those to other sites';
    return path ? tell(message) : undefined;
  }
  const spellings = [
    path.toLowerCase(),
    path.replace(/\.(?:mdx|html)$/, ''),
    path.replace(/\/$/, ''),
    `${path}/`,
  ];
  const right = [path, ...spellings].find((address) => addresses?.has(address));
  if (right && right !== path) {
    return tell(`is not how the address is written: write ${right}${hash}`);
  }
  // What has an ending is a file, which the build may write.
  return right || !addresses || /\.\w+$/.test(path) ? undefined : tell('leads to no page and no file');
}

/** A picture or a link of Markdown; a definition of one; an attribute of HTML. */
const LINKS =
  /(!\[[^\]\n]*|)\]\(([^)\n]*)\)|^\[[^\]\n]+\]:[ \t]*(\S+)|<(img|iframe|video|audio|source|a|Link)\b[^>]*?\s(?:href|src)="([^"\n]*)"/gm;

function linkMistakes(text: string, addresses?: Set<string>): SourceMistake[] {
  return [...text.matchAll(LINKS)].flatMap(
    ({ 0: all, 1: picture, 2: written, 3: defined, 4: tag, 5: value, index }) => {
      const link = (
        written?.replace(/\s+(?:".*"|'.*')\s*$/, '').replace(/^<(.*)>$/, '$1') ??
        defined ??
        value ??
        ''
      ).trim();
      const message = linkMistake(
        link,
        addresses,
        Boolean(picture) || !['a', 'Link', undefined].includes(tag),
      );
      return message ? [{ line: lineAt(text, index + all.indexOf(link)), message }] : [];
    },
  );
}

/**
 * What is wrong with the text of a page, besides its front matter, with the line: the same in development and in the build.
 *
 * @param addresses of all pages
 */
export function textMistakes(source: string, addresses?: Set<string>): SourceMistake[] {
  const { text: withCode, mistakes } = withoutFences(source.replace(/^---\n[\s\S]*?\n---(?=\n|$)/, blank));
  const text = withCode
    .replaceAll(/(?<!`)(`+)(?!`)(?:(?!\n\s*\n)[\s\S])*?(?<!`)\1(?!`)/g, blank)
    .replaceAll(/\{\/\*[\s\S]*?\*\/\}/g, blank);
  return [
    ...mistakes,
    ...calloutMistakes(text),
    ...headingMistakes(text),
    // A | between backticks divides cells, too.
    ...tableMistakes(withCode),
    ...boldMistakes(text),
    ...braceMistakes(text),
    ...linkMistakes(text, addresses),
  ].sort((one, other) => one.line - other.line);
}
