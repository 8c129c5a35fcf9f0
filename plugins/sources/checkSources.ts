import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';
import type { RspressPlugin } from '@rspress/core';
import { services } from '../../services.config.ts';
import { readingOrder, type SidebarNode } from '../../shared/sidebar.ts';
import { site } from '../../site.config.ts';
import { compileErrorLine } from '../plainErrors/errorLines.ts';
import { colorProblems, withLightColors } from '../site/siteColors.ts';
import { SiteProblems } from '../site/siteProblems.ts';
import { lineAbout } from '../siteConfig/readConfig.ts';
import { readSources, type Sources } from './readSources.ts';
import { linkMistake } from './textMistakes.ts';

type Sidebars = Record<string, SidebarNode[]>;

/** @returns a line for each page that stands in a sidebar twice, and for each link of one that leads nowhere */
export function sidebarProblems(sidebars: Sidebars, addresses?: Set<string>): string[] {
  const lines = readFileSync('sidebars.ts', 'utf8').split('\n');
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

/**
 * Stops the build when the files of the pages, the links around them or the colors have mistakes, with a line for each. In
 * development the same lines stand over the page until the mistakes are mended, as Rsbuild shows errors, with those of the
 * compiler.
 */
export function checkSources(): RspressPlugin {
  let problemsNow = (_sources?: Sources): string[] => [];
  let publicFolder = '';

  const inDevelopment: RsbuildPlugin = {
    name: 'site:check-sources',
    apply: 'serve',
    setup(api) {
      api.onBeforeStartDevServer(({ server }) => {
        server.middlewares.use((request, response, next) => {
          const { pathname } = new URL(String(request.url), 'http://localhost');
          const drawing = path.join(publicFolder, pathname.replace(site.base, '/'));
          if (drawing.endsWith('.svg') && existsSync(drawing)) {
            response.setHeader('content-type', 'image/svg+xml');
            response.end(withLightColors(readFileSync(drawing, 'utf8')));
          } else {
            next();
          }
        });
      });
      api.processAssets({ stage: 'additional', environments: ['web'] }, ({ compilation, compiler }) => {
        const { errors = [] } = compilation.getStats().toJson({ all: false, errors: true });
        for (const problem of [...errors.map(compileErrorLine), ...problemsNow()]) {
          compilation.errors.push(new compiler.webpack.WebpackError(problem));
        }
      });
    },
  };

  return {
    name: 'site:check-sources',
    builderConfig: { plugins: [inDevelopment] },
    config(config, _utils, isProd) {
      const root = path.resolve(String(config.root));
      publicFolder = path.join(root, 'public');
      // Rspress changes its links.
      const sidebars = structuredClone(config.themeConfig?.sidebar ?? {}) as Sidebars;
      const read = () => readSources(root, config.multiVersion?.versions);
      problemsNow = ({ problems, addresses } = read()) => [
        ...problems,
        ...sidebarProblems(sidebars, addresses),
        ...configLinkProblems(addresses),
        ...colorProblems(),
      ];
      const sources = read();
      for (const note of sources.notes) {
        console.info(note);
      }
      const problems = isProd ? problemsNow(sources) : [];
      if (problems.length > 0) {
        // Before the pages are compiled, which takes longer, and would tell what follows from the same mistakes.
        throw new SiteProblems(problems);
      }
      return config;
    },
  };
}
