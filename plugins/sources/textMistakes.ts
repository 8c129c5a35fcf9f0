import { isExternal } from '../../shared/address.ts';
import { site } from '../../site.config.ts';
import { serviceConfigSchema } from '../siteConfig/serviceSchema.ts';
import { siteConfigSchema } from '../siteConfig/siteSchema.ts';
import { unknownName } from '../siteConfig/values.ts';
import type { SourceMistake } from './frontMatter.ts';
import { lineAt } from './unreadable.ts';

const CALLOUTS = ['note', 'tip', 'warning'];
const ONE_TITLE = 'a page has to have one heading of level 1 (#)';

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

const RULE = /^[\s|]*:?-+:?\s*(?:\|\s*:?-+:?\s*)*\|?\s*$/;
/** Of a row of a table, 0 of any other line. A | between backticks divides cells, too. */
const cellsIn = (row = '') =>
  /^\s*\|/.test(row)
    ? row
        .trim()
        .replace(/^\||(?<!\\)\|$/g, '')
        .split(/(?<!\\)\|/).length
    : 0;

/** Headings, callouts and tables that are not what their author meant. @param rows the lines with code between backticks */
function lineMistakes(lines: string[], rows: string[]): SourceMistake[] {
  const found: SourceMistake[] = [];
  const openCallouts: SourceMistake[] = [];
  const ids = new Map<string, number>();
  let [titles, level, columns] = [0, 0, 0];
  for (const [index, text] of lines.entries()) {
    const line = index + 1;
    const tell = (message: string | false) => message && found.push({ line, message });

    const [, marks = '', space, words = ''] = /^ {0,3}(#{1,6})([ \t]*)(.*)$/.exec(text) ?? [];
    if (words) {
      const [, id = ''] = /\{#([^}]+)\}\s*$/.exec(words) ?? [];
      titles += Number(marks === '#');
      tell(!space && 'a heading has a space behind its #');
      tell(marks === '#' && titles > 1 && ONE_TITLE);
      tell(
        level > 0 &&
          marks.length > level + 1 &&
          `a heading of level ${marks.length} follows one of level ${level}`,
      );
      tell(ids.has(id) && `the id “${id}” is that of line ${ids.get(id)}, too: give each heading its own`);
      level = marks.length;
      if (id) {
        ids.set(id, line);
      }
    }

    const [isMark, kind] = /^\s*:::\s*([^\s{]*)/.exec(text) ?? [];
    tell(
      Boolean(kind) &&
        !CALLOUTS.includes(String(kind)) &&
        `:::${kind} is no callout: use note, tip or warning`,
    );
    if (kind) {
      openCallouts.push({ line, message: `:::${kind} is never closed by a line of :::` });
    } else if (isMark) {
      openCallouts.pop();
    }

    const [cells, ruled] = [cellsIn(rows[index]), rows[line]];
    const isTable = columns > 0 || (RULE.test(ruled ?? '') && cellsIn(ruled) === cells);
    tell(
      cells > 0 &&
        !isTable &&
        cellsIn(rows[index - 1]) === 0 &&
        `below the first row of a table stands a line of dashes for each column: ${'| --- '.repeat(cells)}|${cellsIn(rows[index - 2]) > 0 ? ', or no empty line above it' : ''}`,
    );
    tell(
      columns > 0 &&
        cells > columns &&
        `the row has ${cells} cells, and the table ${columns} columns: the rest is not shown (a | in a text is written \\|)`,
    );
    columns = cells > 0 && isTable ? columns || cells : 0;
  }
  return [...found, ...openCallouts, ...(titles > 0 ? [] : [{ line: 1, message: ONE_TITLE }])];
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

/** What stands in a text, and what is told of it; nothing where it is right. */
type Check = [pattern: RegExp, told: (match: RegExpExecArray, text: string) => string | false | undefined];

/** What Markdown or MDX takes for something else than its author meant, and names that there are not. */
const CHECKS: Check[] = [
  [
    /\] +\((?=[/#]|https?:)[^)\n]*\)/g,
    ([found]) => `${found} is no link: take out the space before the parenthesis`,
  ],
  [
    /!\[\s*(?:(?:IMG|DSC|image|photo|picture|screenshot)[-_ \d]*)?\]\([^)\n]*\)/gi,
    ([found]) => `${found} needs words for those who do not see it: ![what it shows](…)`,
  ],
  [/\]\([^)\n]*$/gm, ([found]) => `${found} is no link: put ) behind the address`],
  [/\([^()\n]+\)\[(?:\/|https?:)[^\]\n]*\]/g, ([found]) => `${found} is no link: write [words](address)`],
  [
    /(?<!\S)\*\* [^*\n]+ \*\*(?!\S)/g,
    ([found]) => `${found} is not bold: take out the spaces beside the words`,
  ],
  [/^[ \t]*[•▪●◦·](?=\s)/gm, ([sign]) => `a list begins with - and a space, not with ${sign.trim()}`],
  [
    /^\d+(?:\.(?=[A-Za-z«“"*])|[/°] (?=\p{Lu})).*$/gmu,
    ([step]) => `${step}: a step has a point and a space behind its number`,
  ],
  [/^[\w*[].*\n-{3,}$/gm, ([found]) => `${found.split('\n')[0]} is a heading: put an empty line before ---`],
  [/\S\t+\S/g, () => 'a tab is shown as a space: the cells of a table stand between |'],
  [
    /\[\^([\w-]+)\](?!:)/g,
    ([found, name], text) =>
      !text.includes(`[^${name}]:`) && `${found} has no note: write it below, behind [^${name}]:`,
  ],
  [
    /<\w+\s[^>]*?\b(style|on[a-z]+)=/gi,
    ([, name]) => `the Content-Security-Policy forbids the attribute ${name}: take it out`,
  ],
  [/<[a-z]+[A-Z]\w*/g, ([found]) => `${found} is no component: its name begins with a capital letter`],
  [
    /(?<![=\\{\w])\{\s*([A-Za-z_$][\w$]*)[^{}\n]*\}/g,
    ([code, name], text) =>
      !new RegExp(`^(?:import|export)\\b.*\\b${name}\\b`, 'm').test(text) &&
      `${code} is code, and the page has no value of that name; where it is text, put it between backticks`,
  ],
  [
    /<(?:ConfigValue|When|WhenNot|SiteLink)\s[^>]*?\b(?:of|to)="(?!derived\.)([^"]*)"[^>]*>/g,
    ([tag, path = '']) => {
      const message = unknownName(
        / id="/.test(tag) ? serviceConfigSchema : siteConfigSchema,
        path.split('.'),
      );
      return message && `${path}: ${message}`;
    },
  ],
];

/** What is wrong with a link whatever it leads to, and what to do. */
const LINK_MISTAKES: [RegExp, string][] = [
  [/^$/, 'leads nowhere: an address is missing'],
  [/\s/, 'has a space: an address has none; put - in its place, also in the name of the file'],
  [
    /^(?:https?:)?\/\/(?:localhost|127\.|0\.0\.0\.0|\[::1?\])/,
    'leads to your own machine: write the address on the site, which begins with a slash',
  ],
  [/^(?:javascript|data|file):/i, 'is no address that a visitor can follow'],
  [
    /^https?:\/\/(?:www\.google\.\w+\/url|\S*safelinks\.protection\.outlook\.com)|[?&](?:fbclid|gclid|utm_\w+)=/,
    'tells others who followed it: write the address that it leads to, without fbclid, gclid or utm_',
  ],
  [/^www\./i, 'needs https:// before it'],
  [/^[^:/?#]+@/, 'needs mailto: before it'],
];

const ELSEWHERE =
  'is a file of another site, which the Content-Security-Policy forbids: put it into docs/public/, or link to it';

/** The proxy redirects the bare domain to the one with `www.` (deploy/Caddyfile). */
const bareHost = (host: string) => host.replace(/^www\./, '');

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
    const url = URL.canParse(link, site.origin) ? new URL(link, site.origin) : undefined;
    if (url && bareHost(url.host) === bareHost(new URL(site.origin).host)) {
      return tell(
        `is one of this site: write ${url.pathname.replace(site.base, '/')}${url.search}${url.hash}`,
      );
    }
    return isLoaded ? tell(ELSEWHERE) : undefined;
  }
  const [, path = '', hash = ''] = /^([^?#]*)(.*)$/.exec(link) ?? [];
  if (!path.startsWith('/')) {
    const name = path.split('/').at(-1);
    const message = isLoaded
      ? `does not begin with a slash: put the file into docs/public/, and write /${name}`
      : 'does not begin with a slash, as all links inside the site, nor with https://, as those to other sites';
    return path ? tell(message) : undefined;
  }
  const withoutEnd = path.replace(/\/$|\.(?:mdx|html)$/, '');
  const right = [path, path.toLowerCase(), withoutEnd, `${path}/`].find((address) => addresses?.has(address));
  if (right && right !== path) {
    return tell(`is not how the address is written: write ${right}${hash}`);
  }
  // What has an ending is a file, which the build may write.
  return right || !addresses || /\.\w+$/.test(path) ? undefined : tell('leads to no page and no file');
}

/** A picture or a link of Markdown; a definition of one; an attribute of HTML. */
const LINKS =
  /(!\[[^\]\n]*|)\]\(([^)\n]*)\)|^\[[^\]\n]+\]:[ \t]*(\S+)|<(img|iframe|video|audio|source|a|Link)\b[^>]*?\s(?:href|src)="([^"\n]*)"/gm;

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
  const links: Check = [
    LINKS,
    ([, picture, written = '', defined, tag = 'a', value]) => {
      const link = written.replace(/\s+(?:".*"|'.*')\s*$/, '').replace(/^<(.*)>$/, '$1');
      return linkMistake(
        (defined ?? value ?? link).trim(),
        addresses,
        Boolean(picture) || !/^(?:a|Link)$/.test(tag),
      );
    },
  ];
  const found = [...CHECKS, links].flatMap(([pattern, told]) =>
    [...text.matchAll(pattern)].map((match) => ({
      line: lineAt(text, match.index),
      message: told(match, text) || '',
    })),
  );
  const ofLines = lineMistakes(text.split('\n'), withCode.split('\n'));
  return [...mistakes, ...ofLines, ...boldMistakes(text), ...found]
    .filter(({ message }) => message)
    .sort((one, other) => one.line - other.line);
}
