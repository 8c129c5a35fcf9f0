import { existsSync } from 'node:fs';
import path from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';
import type { RspressPlugin } from '@rspress/core';
import type { Root } from 'mdast';
import { services } from '../../services.config.ts';
import { readingOrder, type SidebarNode } from '../../shared/sidebar.ts';
import { site } from '../../site.config.ts';
import { compileErrorLine } from '../plainErrors/errorLines.ts';
import { colorProblems, withLightColors } from '../site/siteColors.ts';
import { mistakes, SiteProblems } from '../site/siteProblems.ts';
import { lineAbout } from '../siteConfig/readConfig.ts';
import { linkMistake } from './addresses.ts';
import { readFrontMatter } from './frontMatter.ts';
import { inPlainWords } from './mdxMistake.ts';
import { PAGE } from './mistakeLine.ts';
import { pageMistakes } from './pageMistakes.ts';
import { literalText, type ParsedPage, parsePage } from './parsePage.ts';
import { readSources, type Sources } from './readSources.ts';
import { remarkPageMistakes } from './remarkPageMistakes.ts';
import { readText } from './textFile.ts';

type Sidebars = Record<string, SidebarNode[]>;

/** @returns a line for each page that stands in a sidebar twice, and for each link of one that leads nowhere */
export function sidebarProblems(sidebars: Sidebars, addresses?: Set<string>): string[] {
  const lines = readText('sidebars.ts').split('\n');
  const told = Object.values(sidebars).flatMap((sidebar) => {
    const entries = readingOrder(sidebar);
    return entries.flatMap(({ text, link }, index) => {
      const isRepeated = entries.findIndex((entry) => entry.link === link) < index;
      const line = lines.findLastIndex((one) => one.includes(`'${link ?? text}'`)) + 1 || 1;
      const message = isRepeated
        ? `${link} stands in the same sidebar twice`
        : linkMistake(link ?? '', addresses);
      // The links to services are made of services.config.ts.
      return message && !link?.startsWith('/docs/services/') ? `sidebars.ts:${line}: ${message}` : [];
    });
  });
  return [...new Set(told)];
}

/** @returns a line for each link of the bar and the footer and each redirect that leads nowhere, and each service without a page */
export function configLinkProblems(addresses?: Set<string>): string[] {
  const tell = (keys: (string | number)[], message: string | false | undefined, file = 'site.config.ts') =>
    message ? [lineAbout(file, keys.map(String), message)] : [];
  return [
    ...site.navbar.flatMap(({ link }, index) => tell(['navbar', index], linkMistake(link, addresses))),
    ...site.footer.flatMap(({ links }, column) =>
      links.flatMap(({ link }, index) =>
        tell(['footer', column, 'links', index], link.includes('/') && linkMistake(link, addresses)),
      ),
    ),
    ...site.redirects.flatMap(({ from, to }, index) => [
      ...tell(['redirects', index], addresses?.has(from) && `${from} is a page: delete it, or the redirect`),
      ...tell(['redirects', index], linkMistake(to, addresses)),
    ]),
    ...services.flatMap(({ id }, index) =>
      tell(
        [index, 'id'],
        addresses?.has(`/docs/services/${id}`) === false &&
          `the service has no page: copy that of another to docs/docs/services/${id}.mdx`,
        'services.config.ts',
      ),
    ),
  ];
}

/** A line for each mistake in the text of a page. @param file below `docs/` */
const linesAbout = (file: string, page: ParsedPage): string[] =>
  pageMistakes(page).map(({ line, message }) => `docs/${file}:${line}: ${message}`);

/** A line for each mistake in the texts of all pages, where a mistake in something else keeps Rspress from reading them. */
function textProblems({ addresses, postTitles, texts }: Sources): string[] {
  return [...texts].flatMap(([file, source]) => {
    try {
      return linesAbout(file, { ...parsePage(file, source), addresses, postTitle: postTitles.get(file) });
    } catch (error) {
      const { line, message } = inPlainWords(error);
      return `docs/${file}:${line}: ${message}`;
    }
  });
}

/**
 * Stops the build when the files of the pages, the links around them or the colors have mistakes, with a line for each. In
 * development the same lines stand over the page until the mistakes are mended, as Rsbuild shows errors, with those of the
 * compiler. Pages get what their front matter says as our own parser reads it.
 */
export function checkSources(): RspressPlugin {
  let problemsNow = (_sources?: Sources): string[] => [];
  let sources: Sources | undefined;
  let root = '';
  /** The lines about the text of each page that was compiled, by its file. */
  const inTexts = new Map<string, string[]>();

  const onParsed = (fullPath: string, text: string, tree: Root) => {
    const file = path.relative(root, fullPath).split(path.sep).join('/');
    const literal = literalText(tree, text);
    const { addresses, postTitles } = sources ?? {};
    inTexts.set(file, linesAbout(file, { text, tree, literal, addresses, postTitle: postTitles?.get(file) }));
  };

  const tellErrors: RsbuildPlugin = {
    name: 'site:check-sources',
    setup(api) {
      const isBuild = api.context.action === 'build';
      api.onBeforeStartDevServer(({ server }) => {
        server.middlewares.use((request, response, next) => {
          const { pathname } = new URL(String(request.url), 'http://localhost');
          const drawing = path.join(root, 'public', pathname.replace(site.base, '/'));
          if (drawing.endsWith('.svg') && existsSync(drawing)) {
            response.setHeader('content-type', 'image/svg+xml');
            response.end(withLightColors(readText(drawing)));
          } else {
            next();
          }
        });
      });
      // The build for browsers has no pages, in development that for Node.js has none.
      const environments = [isBuild ? 'node' : 'web'];
      api.processAssets({ stage: 'additional', environments }, ({ compilation, compiler }) => {
        const { errors = [] } = compilation.getStats().toJson({ all: false, errors: true });
        const found = [...inTexts.values()].flat();
        const lines = isBuild ? found : [...errors.map(compileErrorLine), ...problemsNow(), ...found];
        for (const line of lines) {
          compilation.errors.push(new compiler.webpack.WebpackError(line));
          if (isBuild) {
            mistakes.add(line);
          }
        }
      });
    },
  };

  return {
    name: 'site:check-sources',
    builderConfig: { plugins: [tellErrors] },
    markdown: { remarkPlugins: [[remarkPageMistakes, onParsed]] },
    config(config, _utils, isProd) {
      root = path.resolve(String(config.root));
      // Rspress changes its links.
      const sidebars = structuredClone(config.themeConfig?.sidebar ?? {}) as Sidebars;
      const read = () => {
        sources = readSources(root, config.multiVersion?.versions);
        return sources;
      };
      problemsNow = ({ problems, addresses } = read()) => [
        ...problems,
        ...sidebarProblems(sidebars, addresses),
        ...configLinkProblems(addresses),
        ...colorProblems(),
      ];
      const first = read();
      for (const note of first.notes) {
        console.info(note);
      }
      const problems = isProd ? problemsNow(first) : [];
      if (problems.length > 0) {
        // Before the pages are compiled, which takes longer, and would tell what follows from the same mistakes.
        throw new SiteProblems([...problems, ...textProblems(first)]);
      }
      return config;
    },
    extendPageData(page) {
      if (PAGE.test(page._filepath)) {
        const { values } = readFrontMatter(readText(page._filepath));
        Object.assign(page, { says: values, frontmatter: values, title: values.title ?? page.title });
      }
    },
  };
}
