import path from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';
import type { RspressPlugin } from '@rspress/core';
import type { Root } from 'mdast';
import { findPublicFile } from '../../shared/association.ts';
import { services, sidebars, site } from '../../shared/configuration.ts';
import { isLeftOut } from '../../shared/leftOut.ts';
import { projectRoot } from '../../shared/projectRoot.ts';
import type { ConfigName } from '../../shared/schemas/schemas.ts';
import type { SidebarNode } from '../../shared/sidebar.ts';
import { pageDrawingProblems } from '../checks/pageDrawings.ts';
import { remarkWhen } from '../markdown/remarkWhen.ts';
import { compileErrorLine } from '../plainErrors/errorLines.ts';
import { colorProblems, withLightColors } from '../site/siteColors.ts';
import { collectedProblems, SiteProblems } from '../site/siteProblems.ts';
import { configProblemLine } from '../siteConfig/readConfig.ts';
import { linkMistake } from './addresses.ts';
import { findServerUse, withoutEnding } from './fileNames.ts';
import { readFrontMatter } from './frontMatter.ts';
import { explainMdxError } from './mdxMistake.ts';
import { PAGE_ENDING } from './mistakeLine.ts';
import { pageMistakes } from './pageMistakes.ts';
import { makeVisibleText, type ParsedPage, parsePage } from './parsePage.ts';
import { readSources, type Sources } from './readSources.ts';
import { remarkOnParsed } from './remarkOnParsed.ts';
import { readText } from './textFile.ts';

/** Returns the links of a sidebar, each with the path to it in `sidebars.yaml`. */
const collectSidebarLinks = (
  nodes: SidebarNode[],
  parentKeys: string[],
): { link: string; keys: string[] }[] =>
  nodes.flatMap((node, index) => {
    const keys = [...parentKeys, String(index)];
    return 'items' in node
      ? collectSidebarLinks(node.items, [...keys, 'items'])
      : [{ link: node.link, keys }];
  });

/**
 * Checks the sidebars.
 *
 * @param addresses the addresses of all pages; undefined if there are versions
 * @returns a line for each page that is in the same sidebar twice, and for each link that leads
 *   nowhere
 */
export function sidebarProblems(
  { docsSidebar, associationSidebar }: Record<'docsSidebar' | 'associationSidebar', SidebarNode[]>,
  addresses?: Set<string>,
): string[] {
  return Object.entries({ docsSidebar, associationSidebar }).flatMap(([name, sidebar]) => {
    const linksWithKeys = collectSidebarLinks(sidebar, [name]);
    return linksWithKeys.flatMap(({ link, keys }, index) => {
      const isRepeated = linksWithKeys.findIndex((entry) => entry.link === link) < index;
      const message = isRepeated
        ? 'stands in the same sidebar twice'
        : linkMistake(link, addresses);
      return message
        ? configProblemLine(
            'sidebars.yaml',
            [...keys, 'link'],
            isRepeated ? `${link} ${message}` : message,
          )
        : [];
    });
  });
}

/**
 * Checks the links in the configuration.
 *
 * @param addresses the addresses of all pages; undefined if there are versions
 * @returns a line for a base that the site cannot have, for each wrong link of the navbar and the
 *   footer, for each redirect with a wrong address, for each service without a page, and for each
 *   address in `accessibility.pages` that is not that of a page
 */
function configLinkProblems(addresses?: Set<string>): string[] {
  const makeProblemLines = (
    keys: (string | number)[],
    message: string | false | undefined,
    name: ConfigName = 'site.yaml',
  ) => (message ? [configProblemLine(name, keys.map(String), message)] : []);
  return [
    ...makeProblemLines(['base'], baseMistake(addresses)),
    ...site.navbar.flatMap(({ link }, index) =>
      makeProblemLines(['navbar', index], linkMistake(link, addresses)),
    ),
    ...site.footer.flatMap(({ links }, column) =>
      links.flatMap(({ link }, index) =>
        makeProblemLines(
          ['footer', column, 'links', index],
          link.includes('/') && linkMistake(link, addresses),
        ),
      ),
    ),
    ...site.redirects.flatMap(({ from, to }, index) => [
      ...makeProblemLines(['redirects', index], redirectSourceMistake(from, addresses)),
      ...makeProblemLines(
        ['redirects', index],
        linkMistake(to, addresses) ??
          (isLeftOut(to) && `${to} is not a page of the site: lead to another`),
      ),
    ]),
    ...site.accessibility.pages.flatMap((address, index) =>
      makeProblemLines(['accessibility', 'pages', index], pageMistake(address, addresses)),
    ),
    ...services.flatMap(({ id }, index) =>
      makeProblemLines(
        [index, 'id'],
        addresses?.has(`/docs/services/${id}`) === false &&
          `the service has no page: copy that of another to docs/docs/services/${id}.mdx`,
        'services.yaml',
      ),
    ),
  ];
}

/** Describes the mistake in an address that must be that of a page; undefined if there is none. */
function pageMistake(address: string, addresses?: Set<string>): string | undefined {
  const isPage = !addresses || (addresses.has(address) && !isLeftOut(address));
  return isPage
    ? undefined
    : (linkMistake(address, addresses) ??
        `${address} is not a page of the site: write the address of one that was checked`);
}

/** Describes the mistake in the old address of a redirect; undefined if there is none. */
function redirectSourceMistake(
  from: string,
  addresses: Set<string> = new Set(),
): string | undefined {
  const serverUse = findServerUse(from);
  if (serverUse) {
    return `${from} cannot be redirected: the server keeps it for ${serverUse}`;
  }
  if (from.includes('#')) {
    return `${from} cannot be redirected: browsers do not send what follows #`;
  }
  const page = [...addresses].find(
    (address) => withoutEnding(address) === withoutEnding(from) && !isLeftOut(address),
  );
  if (page) {
    return `${page} is a page: delete it, or the redirect`;
  }
  const isFile = /\.\w+$/.test(from) && findPublicFile(from);
  return isFile ? `${from} is a file of the site: delete it, or the redirect` : undefined;
}

/**
 * Returns why the site cannot be at its base; undefined if it can. A page or a file whose address
 * begins with the base would not be found, because the proxy in front removes the base once, and
 * nginx.conf removes it again.
 */
function baseMistake(addresses: Set<string> = new Set()): string | undefined {
  const { base } = site;
  const pageAddress = [...addresses].find((address) => `${address}/`.startsWith(base));
  const folder = findPublicFile(base);
  const serverUse =
    findServerUse(base) ??
    (pageAddress && `pages such as ${pageAddress}`) ??
    (folder && `the files of ${path.relative(projectRoot, folder)}`);
  return base !== '/' && serverUse
    ? `${base} cannot be the path of the site: the server keeps it for ${serverUse}`
    : undefined;
}

/** Returns a line for each mistake in the text of a page. */
const pageProblemLines = (file: string, page: ParsedPage): string[] =>
  pageMistakes(page).map(({ line, message, rule }) => `docs/${file}:${line}: ${message} [${rule}]`);

/**
 * Returns a line for each mistake in the texts of all pages. Only a build that stops before Rspress
 * parses the pages calls this function, so the function parses the texts itself.
 */
function textProblems({ addresses, postTitles, texts }: Sources): string[] {
  return [...texts].flatMap(([file, source]) => {
    try {
      return pageProblemLines(file, {
        ...parsePage(file, source),
        addresses,
        postTitle: postTitles.get(file),
      });
    } catch (error) {
      const { line, message } = explainMdxError(error);
      return `docs/${file}:${line}: ${message}`;
    }
  });
}

/**
 * Stops the build when the files of the pages, the links in the configuration, the colors or the
 * drawings in pages have mistakes, and prints a line for each. In development, Rsbuild shows these
 * lines and the errors of the compiler over the page until somebody mends the mistakes. The plugin
 * also adds to the data of each page its front matter, as our own parser reads it, and the glossary
 * words that it contains.
 */
export function checkSources(): RspressPlugin {
  let findProblems = (_sources?: Sources): string[] => [];
  let sources: Sources | undefined;
  let root = '';
  /** The problems in the text of each compiled page, by the path of its file below `docs/`. */
  const problemsByFile = new Map<string, string[]>();

  const onParsed = (fullPath: string, text: string, tree: Root) => {
    const file = path.relative(root, fullPath).split(path.sep).join('/');
    const visibleText = makeVisibleText(tree, text);
    const { addresses, postTitles } = sources ?? {};
    problemsByFile.set(
      file,
      pageProblemLines(file, {
        text,
        tree,
        visibleText,
        addresses,
        postTitle: postTitles?.get(file),
      }),
    );
  };

  const errorReportPlugin: RsbuildPlugin = {
    name: 'site:check-sources',
    setup(api) {
      const isBuild = api.context.action === 'build';
      // `checkPublicFiles` writes the colors into drawings only after a build, so in development
      // the server does so.
      api.onBeforeStartDevServer(({ server }) => {
        server.middlewares.use((request, response, next) => {
          const { pathname } = new URL(String(request.url), 'http://localhost');
          const drawingFile =
            pathname.endsWith('.svg') && findPublicFile(pathname.replace(site.base, '/'));
          if (drawingFile) {
            response.setHeader('content-type', 'image/svg+xml');
            response.end(withLightColors(readText(drawingFile)));
          } else {
            next();
          }
        });
      });
      // In production only the build for Node.js contains pages, in development only the one for
      // browsers.
      const environments = [isBuild ? 'node' : 'web'];
      api.processAssets({ stage: 'additional', environments }, ({ compilation, compiler }) => {
        const { errors = [] } = compilation.getStats().toJson({ all: false, errors: true });
        const pageProblems = [...problemsByFile.values()].flat();
        const errorLines = isBuild
          ? pageProblems
          : [...errors.map(compileErrorLine), ...findProblems(), ...pageProblems];
        for (const line of errorLines) {
          compilation.errors.push(new compiler.webpack.WebpackError(line));
          if (isBuild) {
            collectedProblems.add(line);
          }
        }
      });
    },
  };

  return {
    name: 'site:check-sources',
    builderConfig: { plugins: [errorReportPlugin] },
    // The checks come before `remarkWhen`, so that they also read the parts that it removes.
    markdown: { remarkPlugins: [[remarkOnParsed, onParsed], remarkWhen] },
    config(config, _utils, isProd) {
      root = path.resolve(String(config.root));
      const updateSources = () => {
        sources = readSources(root, config.multiVersion?.versions);
        return sources;
      };
      findProblems = ({ problems, addresses } = updateSources()) => [
        ...problems,
        ...sidebarProblems(sidebars, addresses),
        ...configLinkProblems(addresses),
        ...colorProblems(),
        ...pageDrawingProblems(),
      ];
      const initialSources = updateSources();
      for (const note of initialSources.notes) {
        console.info(note);
      }
      const problems = isProd ? findProblems(initialSources) : [];
      if (problems.length > 0) {
        // The build stops before it compiles the pages, because compiling takes longer and would
        // report other problems that follow from the same mistakes.
        throw new SiteProblems([...problems, ...textProblems(initialSources)]);
      }
      return config;
    },
    extendPageData(page) {
      if (PAGE_ENDING.test(page._filepath)) {
        const text = readText(page._filepath);
        const { values } = readFrontMatter(text);
        const terms = [...text.matchAll(/<GlossaryTerm of="([^"]*)"/g)].map(([, term]) => term);
        Object.assign(page, {
          ownFrontMatter: values,
          terms,
          frontmatter: values,
          title: values.title ?? page.title,
        });
      }
    },
  };
}
