import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type RsbuildConfig, type RsbuildPlugin, rspack } from '@rsbuild/core';
import { LOAD_LIMIT_MS } from '../../shared/loadLimit.ts';
import { projectRoot } from '../../shared/projectRoot.ts';

/** The beginning of the name of the file with the styles of figures. */
export const FIGURE_STYLES_NAME = 'figures';

const themeFolder = path.join(projectRoot, 'theme');

/**
 * The browsers that the site supports. Except for Safari, these are Rsbuild's defaults. The scripts
 * of the theme need `new CSSStyleSheet()`, which Safari has since version 16.4. The build for
 * browsers uses the list for the scripts, and the build for Node.js for the styles.
 */
const BROWSERS = ['chrome >= 107', 'edge >= 107', 'firefox >= 104', 'safari >= 16.4'];

/** Matches the modules whose styles only pages with figures need. */
const FIGURE_FILES = /[\\/]theme[\\/](?:figures|components[\\/](?:ChatMessage|Figure))[\\/]/;
const STYLES_CHUNK = { type: 'css/mini-extract', chunks: 'all', enforce: true } as const;
/** Puts the styles of figures into one file, and all other styles of the pages into another one. */
const STYLES_CHUNKS = {
  figures: { ...STYLES_CHUNK, name: FIGURE_STYLES_NAME, test: FIGURE_FILES, priority: 1 },
  styles: { ...STYLES_CHUNK, name: 'styles' },
};

const REACT_FILES = /node_modules[\\/](?:react|react-dom|scheduler)[\\/]/;
const SCRIPT_CHUNKS = {
  default: { chunks: 'async', minChunks: 2 },
  defaultVendors: false,
  // The chunk of React changes only with the version of React, so browsers that have it need not
  // download it again after another deployment.
  react: { test: REACT_FILES, name: 'react', chunks: 'async', enforce: true },
  // Most figures draw an icon, so they share one chunk with all icons.
  icons: { test: /[\\/]iconPaths\./, name: 'icons', chunks: 'async', enforce: true },
} as const;

/**
 * The scripts for visitors: `scriptAddress` is the address of the script with the behaviors, `boot`
 * is the text of the script in each document, and `offlineWorker` is the text of the worker.
 */
export type Bundle = { scriptAddress: string; boot: string; offlineWorker: string };

/**
 * Decides what visitors download. In production, the build for Node.js contains the pages and all
 * styles. The build for browsers contains no pages, only the behaviors and a chunk for each island.
 * In development, the build for browsers contains the pages and Rspress's own script.
 * Seam: rspress-environments (see UPSTREAM.md).
 *
 * @returns the configuration for Rsbuild, and a function that returns the scripts after the build
 */
export function configureBundles(): { builderConfig: RsbuildConfig; getBundle: () => Bundle } {
  let bundle: Bundle | undefined;
  const plugin: RsbuildPlugin = {
    name: 'site:bundles',
    setup(api) {
      const isBuild = api.context.action === 'build';
      api.modifyEnvironmentConfig((config, { name }) => {
        // This leaves out the styles of the stock theme, which Rspress puts first.
        config.source.preEntry = ['@theme'];
        if (name === 'web' && isBuild) {
          config.output.overrideBrowserslist = BROWSERS;
          config.source.entry = {
            index: path.join(themeFolder, 'browser/index.ts'),
            boot: { import: path.join(themeFolder, 'browser/boot/boot.ts'), html: false },
            offlineWorker: {
              import: path.join(themeFolder, 'browser/offlineWorker.ts'),
              html: false,
            },
          };
          config.source.preEntry = [];
          // The build for Node.js renders the pages, so it knows all classes and writes the styles.
          config.output.emitCss = false;
        } else if (name === 'web') {
          config.source.preEntry.push(path.join(themeFolder, 'browser/behaviors.ts'));
        } else if (name === 'node') {
          config.output.emitCss = true;
        }
      });
      api.modifyRspackConfig((config, { environment, isProd }) => {
        if (!isProd) {
          return;
        }
        const hasPages = environment.name === 'node';
        const cacheGroups = hasPages ? STYLES_CHUNKS : SCRIPT_CHUNKS;
        config.optimization = { ...config.optimization, splitChunks: { cacheGroups } };
        if (hasPages) {
          // Rspress does not minify the build for Node.js, but browsers load its styles.
          const minimizerOptions = { targets: BROWSERS };
          config.plugins.push(new rspack.LightningCssMinimizerRspackPlugin({ minimizerOptions }));
          return;
        }
        config.output.chunkLoadTimeout = LOAD_LIMIT_MS;
        // Refuses Rspress's runtime, which imports the list of all pages. With it, the scripts for
        // visitors would contain the pages.
        config.externals = ({ request }, done) => {
          const importMistake =
            `a behavior or an island imports ${request}, ` +
            'or a component that does; they get props only';
          done(
            /^@rspress\/core\/runtime\b/.test(request ?? '') ? new Error(importMistake) : undefined,
          );
        };
      });
      api.onAfterEnvironmentCompile(async ({ environment, stats }) => {
        const isBuilt = isBuild && environment.name === 'web' && !stats?.hasErrors();
        if (!isBuilt || !stats || !('compilation' in stats)) {
          return;
        }
        const findEntryFile = (entry: string) =>
          stats.compilation.entrypoints.get(entry)?.getFiles()[0] ?? '';
        const readEntryFile = (entry: string) =>
          readFile(path.join(environment.distPath, findEntryFile(entry)), 'utf8');
        bundle = {
          scriptAddress: environment.config.output.assetPrefix + findEntryFile('index'),
          boot: await readEntryFile('boot'),
          offlineWorker: await readEntryFile('offlineWorker'),
        };
      });
    },
  };
  const builderConfig: RsbuildConfig = {
    plugins: [plugin],
    // The template has a link with `rel="expect"`. Because of it, browsers paint nothing before
    // they have the whole bar at the top and the whole menu below it. Otherwise both would move:
    // https://html.spec.whatwg.org/multipage/links.html#link-type-expect
    html: { template: path.join(projectRoot, 'plugins/site/template.html') },
    // In development, the error of a component appears over the page, such as a missing value.
    dev: { client: { overlay: { errors: true, runtime: true } } },
    // A class begins with the folder of its component: `SidebarNav-link`.
    output: {
      cssModules: { namedExport: true, localIdentName: '[folder]-[local]' },
      legalComments: 'none',
    },
  };
  // Only `afterBuild` calls `getBundle`. Rspress calls `afterBuild` when both builds have ended, so
  // the bundle is there.
  return { builderConfig, getBundle: () => bundle as Bundle };
}
