import path from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';
import type { RouteMeta, RspressPlugin, UserConfig } from '@rspress/core';

const ROUTES = path.join(import.meta.dirname, '../../theme/runtime/routes.ts');
const CHUNKS = path.join(import.meta.dirname, 'pageChunks.js');

/** The name of a page, which is that of its document: `docs/index` for `/docs/`, `docs/services` for `/docs/services`. */
function pageName(routePath: string): string {
  return routePath.slice(1).replace(/(^|\/)$/, '$1index');
}

/** See `PageTable` in theme/runtime/routes.ts. */
function tableOf(routes: RouteMeta[], config: UserConfig) {
  const folders: Record<string, string> = {};
  for (const name of routes.map(({ routePath }) => pageName(routePath)).sort()) {
    const [, folder = '', base = ''] = /^(.*\/)?(.*)$/.exec(name) ?? [];
    folders[folder] = folder in folders ? `${folders[folder]}/${base}` : base;
  }
  const { default: main, versions = [] } = config.multiVersion ?? {};
  return {
    folders,
    markdown: routes
      .filter(({ relativePath }) => relativePath.endsWith('.md'))
      .map(({ routePath }) => pageName(routePath)),
    lang: routes[0]?.lang ?? '',
    versions: main ? [main, ...versions.filter((version) => version !== main)] : [],
  };
}

/**
 * Replaces Rspress's route table, which every visitor downloads, by one that has a few
 * bytes for each page. In development Rspress's own stays.
 */
export function pageTable(): RspressPlugin {
  let routes: RouteMeta[] = [];
  let config: UserConfig = {};

  const table: RsbuildPlugin = {
    name: 'site:page-table',
    apply: 'build',
    setup(api) {
      const inBrowser = { order: 'post' as const, environments: ['web'] };
      api.transform({ ...inBrowser, test: /[\\/]virtual-routes\.js$/ }, () =>
        [
          `import { routesOf } from ${JSON.stringify(ROUTES)};`,
          `export const routes = routesOf(${JSON.stringify(tableOf(routes, config))});`,
          `export const pageChunks = () => import(/* webpackChunkName: "pages" */ ${JSON.stringify(CHUNKS)});`,
        ].join('\n'),
      );
      api.processAssets({ stage: 'summarize', environments: ['web'] }, ({ compilation }) => {
        // Nobody asks for it.
        for (const { name } of compilation.getAssets()) {
          if (/\/async\/pages\.\w+\.js$/.test(name)) {
            compilation.deleteAsset(name);
          }
        }
      });
      api.transform({ ...inBrowser, test: CHUNKS }, () =>
        routes
          .map(
            ({ routePath, absolutePath }, index) =>
              `export const page${index} = () => import(/* webpackChunkName: "pages/${pageName(routePath)}" */ ${JSON.stringify(absolutePath)});`,
          )
          .join('\n'),
      );
    },
  };

  return {
    name: 'site:page-table',
    config(given) {
      config = given;
      return given;
    },
    routeGenerated(generated) {
      routes = generated;
    },
    builderConfig: { plugins: [table] },
  };
}
