import path from 'node:path';
import { type RsbuildPlugin, rspack } from '@rsbuild/core';
import type { RspressPlugin } from '@rspress/core';
import { UpstreamChange } from '../upstream/upstreamChange.mjs';
import { checkPreEntry, checkRuntimeFolder, checkStockTemplate, RSPRESS_RUNTIME } from './checkRspress.ts';
import { classNames } from './classNames.ts';

const theme = path.join(import.meta.dirname, '../../theme');

/** Rsbuild's own default for browsers; named here for the styles, too, which the build for Node.js makes. */
const BROWSERS = ['chrome >= 107', 'edge >= 107', 'firefox >= 104', 'safari >= 16'];

/**
 * What runs instead of React in browsers: the same interface in a seventh of the bytes. Pages and
 * the static form of islands are rendered by React itself, whose HTML Preact hydrates.
 */
const PREACT = { react: 'preact/compat', 'react-dom': 'preact/compat' };

/** Aliases without those by which Rspress names React's own files. Seam: rspress-react-alias. */
const withoutReact = (aliases: unknown) =>
  Object.fromEntries(Object.entries(aliases ?? {}).filter(([name]) => !/^react(?:-dom)?(?:\/|$)/.test(name)));

/** It changes only with a version of Preact, so it stays in the visitors' caches when the site is deployed anew. */
const PREACT_FILES = /node_modules[\\/]preact[\\/]/;
const REACT_FILES = /node_modules[\\/](?:react|react-dom|scheduler)[\\/]/;

/**
 * In production, Rspress renders every page in its build for Node.js, and the build for
 * browsers holds no page: one entry, the behaviors, and a chunk for each island. In
 * development the browser gets Rspress's own script, and the behaviors beside it.
 *
 * Seam: rspress-environments, their names (here and in builtSite.ts) and what is in them.
 */
const entries: RsbuildPlugin = {
  name: 'site:entries',
  setup(api) {
    const isBuild = api.context.action === 'build';
    api.modifyEnvironmentConfig((config, { name }) => {
      // Seam: rspress-stock-styles. Without the styles of the stock theme, which Rspress puts first.
      checkPreEntry(config.source.preEntry);
      config.source.preEntry = ['@theme'];
      if (name === 'web' && isBuild) {
        checkRuntimeFolder(config.resolve.alias);
        config.output.overrideBrowserslist = BROWSERS;
        config.source.entry = { index: path.join(theme, 'browser/index.ts') };
        config.source.preEntry = [];
        // The pages are rendered with the classes of the other build, which has them all.
        config.output.emitCss = false;
        config.resolve.alias = { ...withoutReact(config.resolve.alias), ...PREACT };
      } else if (name === 'web') {
        config.source.preEntry.push(path.join(theme, 'browser/behaviors.ts'));
      } else if (name === 'node') {
        config.output.emitCss = true;
      }
    });
    api.onBeforeCreateCompiler(({ environments }) => {
      const names = Object.keys(environments).sort().join(' and ');
      if (isBuild && names !== 'node and web') {
        throw new UpstreamChange(
          'rspress-environments',
          `Rspress’s builds are called ${names}, where plugins/bundles shapes “node” and “web”`,
        );
      }
    });
  },
};

/** A rule that stops the build when visitors would download a file. */
const refused = (test: RegExp, reason: string) => ({
  test,
  use: [{ loader: path.join(import.meta.dirname, 'refuseModule.mjs'), options: { reason } }],
});

/**
 * Shapes what visitors download: the document around a page, the scripts and the styles. In
 * production class names are short, since every page repeats them.
 */
export function bundles(): RspressPlugin {
  checkStockTemplate();
  return {
    name: 'site:bundles',
    builderConfig: {
      // Its `expect` link keeps anything from being painted before the bar and the menu below it are
      // whole, since they would move: https://html.spec.whatwg.org/multipage/links.html#link-type-expect
      // In development scripts make both, and the browser would warn that no menu comes.
      html: { template: path.join(import.meta.dirname, 'template.html') },
      plugins: [entries],
      output: { cssModules: { namedExport: true }, legalComments: 'none' },
      tools: {
        cssLoader(options) {
          if (process.env.NODE_ENV !== 'production' || !options.modules) {
            return;
          }
          const nameOf = classNames(theme);
          options.modules = {
            ...(typeof options.modules === 'object' && options.modules),
            // Seam: rsbuild-css-loader, checked by plugins/pageStyles.
            getLocalIdent: ({ resourcePath }, _, name) => nameOf(resourcePath, name),
          };
        },
        rspack(config, { target, isProd }) {
          if (!isProd) {
            return;
          }
          if (target === 'node') {
            // Rspress minifies nothing in this build, whose styles are now those of the pages.
            // Seam: rsbuild-node-styles, checked by plugins/pageStyles.
            config.plugins = [
              ...(config.plugins ?? []),
              new rspack.LightningCssMinimizerRspackPlugin({ minimizerOptions: { targets: BROWSERS } }),
            ];
            return;
          }
          config.module?.rules?.push(
            refused(
              RSPRESS_RUNTIME,
              'a behavior or an island imports Rspress’s runtime, or a component that does; they get props only',
            ),
            refused(
              REACT_FILES,
              'React would be downloaded by visitors beside Preact (see rspress-react-alias in UPSTREAM.md)',
            ),
          );
          config.optimization = {
            ...config.optimization,
            splitChunks: {
              cacheGroups: {
                default: { chunks: 'async', minChunks: 2 },
                defaultVendors: false,
                preact: { test: PREACT_FILES, name: 'preact', chunks: 'async', enforce: true },
              },
            },
          };
        },
      },
    },
  };
}
