import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';
import type { RspressPlugin, UserConfig } from '@rspress/core';
import { services as ownServices } from '../../services.config.ts';
import { checkedWithProblem, lagOf } from '../../shared/checkedWith.ts';
import { MISTAKE_LINE } from '../../shared/mistakeLine.ts';
import { incidentMistakes } from '../incidents/incidents.ts';
import { buildTime } from '../site/buildTime.ts';
import { fileNameProblems } from './fileNames.ts';
import { linkTargets, PAGE } from './linkTargets.ts';
import { mdxMistakes } from './mdxMistakes.ts';
import { mistakeLine } from './mistakeLine.ts';
import {
  deadImports,
  deadLinks,
  type FrontMatter,
  lineOf,
  markdownMistakes,
  readFrontMatter,
  unknownComponents,
} from './pageSource.ts';

/** Above this, a picture takes longer to load than the page that it is on. */
const MAX_PICTURE_BYTES = 200_000;
const PICTURE = /\.(?:avif|gif|jpe?g|png|webp)$/i;
/** A post, below a folder of its version if there are versions. */
const POST = /^(?:[^/]+\/)?blog\/(?!archive\.)/;
/** Pages that nobody finds by their description. */
const NO_DESCRIPTION = /\bnoindex: true\b/;

/** The components that theme/components/Article/components.ts gives to every page. */
const PROVIDED = new Set(
  [
    ...readFileSync(
      path.join(import.meta.dirname, '../../theme/components/Article/components.ts'),
      'utf8',
    ).matchAll(/^ {2}([A-Z]\w*)[,:]/gm),
  ].map(([, name = '']) => name),
);

/** Whether a page in a folder can import that. */
const isModule = (folder: string, name: string) =>
  ['', '.tsx', '.ts', '.mdx'].some((ending) => existsSync(path.resolve(folder, name + ending)));

type Sidebar = NonNullable<NonNullable<UserConfig['themeConfig']>['sidebar']>[string];

interface Page extends FrontMatter {
  /** Below `docs/`, with slashes. */
  file: string;
}

/** Pages with a title that another page of the same version has, too. */
function repeatedTitles(pages: Page[], versions: string[]): string[] {
  const first = new Map<string, string>();
  return pages.flatMap(({ file, title }) => {
    const [folder = ''] = file.split('/');
    const key = `${versions.includes(folder) ? folder : ''} ${title}`;
    const other = first.get(key);
    if (title && other) {
      return [`docs/${file}: docs/${other} has the title “${title}”, too: nobody could tell them apart`];
    }
    first.set(key, file);
    return [];
  });
}

/** The guide of a program is the folder of its name. @returns `2 pages about Mattermost`, for pages that nobody has checked */
function uncheckedGuides(pages: Page[], services: typeof ownServices): string[] {
  const programs = services.flatMap(({ software }) => software.map(({ name }) => String(name.split(' ')[0])));
  return [...new Set(programs)].flatMap((program) => {
    const { length } = pages.filter(
      ({ file, checkedWith }) =>
        checkedWith === undefined && path.dirname(file).split('/').includes(program.toLowerCase()),
    );
    return length > 0 ? [`${length} ${length === 1 ? 'page' : 'pages'} about ${program}`] : [];
  });
}

/**
 * The mistakes in the files of the pages that the build would publish without a word.
 *
 * @param root the folder of the pages
 * @param versions the folders of versions, if there are some
 * @param services those of services.config.ts
 * @returns problems: a line for each, beginning with its file; toCome: the posts of a day after
 *   today, each with its day; behind: a line for each page that was checked with an older version of a
 *   program than the one that runs; unchecked: how many pages of the guide of a program were checked with no version
 */
export function readSources(
  root: string,
  versions: string[] = [],
  services = ownServices,
): { problems: string[]; toCome: string[]; behind: string[]; unchecked: string[] } {
  const files = readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .sort();
  const problems = fileNameProblems(files);
  const exists = linkTargets(files, versions);
  const pages: Page[] = [];
  const behind: string[] = [];
  for (const file of files) {
    const full = path.join(root, file);
    if (PICTURE.test(file) && statSync(full).size > MAX_PICTURE_BYTES) {
      const kB = Math.round(statSync(full).size / 1000);
      problems.push(`docs/${file}: ${kB} kB; make the picture smaller than ${MAX_PICTURE_BYTES / 1000} kB`);
    }
    if (PAGE.test(file)) {
      const source = readFileSync(full, 'utf8');
      const { values, mistakes } = readFrontMatter(source);
      pages.push({ ...values, file });
      const inText = [
        ...checkedWithMistakes(source, values, services),
        ...announceMistakes(source, values, POST.test(file)),
        ...incidentMistakes(values, { isPost: POST.test(file), services, now: buildTime() }).map(
          ([key, message]) => ({ line: lineOf(source, key) || 1, message }),
        ),
        ...markdownMistakes(source),
        ...unknownComponents(source, PROVIDED),
        ...deadImports(source, (name) => isModule(path.dirname(full), name)),
        ...deadLinks(source, (link) => exists(file, link)),
      ];
      const lag = lagOf(values.checkedWith, services);
      if (lag) {
        behind.push(
          `docs/${file} was checked with ${lag.program} ${lag.checked}, services.config.ts has ${lag.runs}`,
        );
      }
      for (const { line, message } of [...mistakes, ...inText]) {
        problems.push(`docs/${file}:${line}: ${message}`);
      }
      if (mistakes.length === 0 && !values.description && !NO_DESCRIPTION.test(source)) {
        problems.push(
          `docs/${file}: the front matter needs a description, a sentence of 40 to 160 characters for search engines`,
        );
      }
    }
  }
  const undated = pages.filter(({ file, date }) => POST.test(file) && !date);
  problems.push(
    ...undated.map(
      ({ file }) => `docs/${file}: a post needs its day in the front matter, such as date: 2025-01-20`,
    ),
  );
  const today = new Date().toISOString().slice(0, 10);
  const toCome = pages
    .map(({ file, date, announce }) => ({ file, date: POST.test(file) ? date : announce }))
    .filter(({ date }) => date && date > today);
  return {
    problems: [...problems, ...repeatedTitles(pages, versions)],
    toCome: toCome.map(({ file, date }) => `docs/${file} (${date})`),
    behind,
    unchecked: uncheckedGuides(pages, services),
  };
}

/** A mistake in `checkedWith`, with its line. */
function checkedWithMistakes(source: string, { checkedWith }: FrontMatter, services: typeof ownServices) {
  const message = checkedWith === undefined ? '' : checkedWithProblem(checkedWith, services);
  return message ? [{ line: lineOf(source, 'checkedWith'), message }] : [];
}

/** A post that is announced besides, with its line. */
const announceMistakes = (source: string, { announce }: FrontMatter, isPost: boolean) =>
  announce && isPost
    ? [{ line: lineOf(source, 'announce'), message: 'a post is in the feed by its date: take announce out' }]
    : [];

/** @returns a line for what keeps a page from being compiled, unless other mistakes of it are told */
async function compileProblems(root: string, told: string[]): Promise<string[]> {
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.mdx'),
  );
  const problems = await Promise.all(
    files
      .filter((file) => !told.some((problem) => problem.startsWith(`docs/${file}:`)))
      .map(async (file) =>
        (await mdxMistakes(readFileSync(path.join(root, file), 'utf8'))).map(
          ({ line, message }) => `docs/${file}:${line}: ${message}`,
        ),
      ),
  );
  return problems.flat();
}

/** @returns the links of a sidebar, those of its groups, too */
function linksOf(items: Sidebar): string[] {
  return items.flatMap((item) => [
    ...('link' in item && item.link ? [item.link] : []),
    ...('items' in item ? linksOf(item.items as Sidebar) : []),
  ]);
}

/** @returns a line for each page that stands in a sidebar twice */
export function sidebarProblems(sidebars: Record<string, Sidebar>): string[] {
  return Object.values(sidebars).flatMap((sidebar) => {
    const links = linksOf(sidebar);
    const repeated = new Set(links.filter((link, index) => links.indexOf(link) !== index));
    return [...repeated].map((link) => `sidebars.ts: ${link} stands in the same sidebar twice`);
  });
}

/** @returns a line for each item of the navbar that leads to no page, such as a group: the bar has links only */
export const navbarProblems = (nav: unknown): string[] =>
  (Array.isArray(nav) ? (nav as { text?: string; link?: string }[]) : [])
    .filter(({ link }) => !link)
    .map(
      ({ text }) => `rspress.config.ts: the item “${text}” of the navbar needs a link; the bar has no groups`,
    );

/**
 * Stops the build when the files of the pages have mistakes, with a line for each. In development
 * the lines stand over the page until the mistakes are mended, as Rsbuild shows errors.
 */
export function checkSources(): RspressPlugin {
  let docs = '';
  let problemsOf = async (): Promise<string[]> => [];

  const inDevelopment: RsbuildPlugin = {
    name: 'site:check-sources',
    apply: 'serve',
    setup(api) {
      api.onBeforeStartDevServer(({ server }) => {
        server.middlewares.use((request, response, next) => {
          const { pathname, searchParams } = new URL(String(request.url), 'http://localhost');
          if (!pathname.endsWith(MISTAKE_LINE)) {
            next();
            return;
          }
          const file = path.resolve(docs, String(searchParams.get('file')));
          const message = String(searchParams.get('message'));
          const isPage = PAGE.test(file) && file.startsWith(docs + path.sep) && existsSync(file);
          response.end(isPage ? String(mistakeLine(readFileSync(file, 'utf8'), message) ?? '') : '');
        });
      });
      api.processAssets({ stage: 'additional', environments: ['web'] }, async ({ compilation, compiler }) => {
        for (const problem of await problemsOf()) {
          compilation.errors.push(new compiler.webpack.WebpackError(problem));
        }
      });
    },
  };

  return {
    name: 'site:check-sources',
    builderConfig: { plugins: [inDevelopment] },
    config(config, _utils, isProd) {
      docs = path.resolve(String(config.root));
      const read = () => readSources(docs, config.multiVersion?.versions);
      const ofSidebars = [
        ...sidebarProblems(config.themeConfig?.sidebar ?? {}),
        ...navbarProblems(config.themeConfig?.nav),
      ];
      problemsOf = async () => {
        const found = [...read().problems, ...ofSidebars];
        return [...found, ...(await compileProblems(docs, found))];
      };
      const { toCome, problems, behind, unchecked } = read();
      for (const line of behind) {
        console.info(`Behind: ${line}`);
      }
      if (unchecked.length > 0) {
        console.info(`Checked with no version (checkedWith): ${unchecked.join(', ')}`);
      }
      if (toCome.length > 0) {
        console.info(`Still to come, and published all the same: ${toCome.join(', ')}`);
      }
      if (isProd && problems.length + ofSidebars.length > 0) {
        for (const problem of [...problems, ...ofSidebars]) {
          console.error(`Source: ${problem}`);
        }
        // Not thrown, because Rspress would print a stack trace below these lines.
        process.exit(1);
      }
      return config;
    },
  };
}
