import path from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import { classNames } from './classNames.ts';

const theme = path.join(import.meta.dirname, '../../theme');

/** What changes only with a version of React; it stays in the visitors' caches when the site is published anew. */
const REACT = /node_modules[\\/](?:react|react-dom|scheduler)[\\/]/;

const replacements = {
  'react-router-dom': path.join(theme, 'runtime/router.tsx'),
  'virtual-page-data': path.join(theme, 'runtime/pageData.ts'),
};

const inBrowser = {
  '@unhead/react/client': path.join(theme, 'runtime/head.tsx'),
  '@unhead/react': path.join(theme, 'runtime/head.tsx'),
};

/**
 * Shapes what visitors download: React, the site, one style sheet, and a chunk for each
 * page. In production class names are short, and Rspress's router and head, of which this
 * theme needs little, are those of theme/runtime/.
 */
export function bundles(): RspressPlugin {
  return {
    name: 'site:bundles',
    builderConfig: {
      output: { cssModules: { namedExport: true }, legalComments: 'none' },
      tools: {
        cssLoader(options) {
          if (process.env.NODE_ENV !== 'production' || !options.modules) {
            return;
          }
          const nameOf = classNames(theme);
          options.modules = {
            ...(typeof options.modules === 'object' && options.modules),
            getLocalIdent: ({ resourcePath }, _, name) => nameOf(resourcePath, name),
          };
        },
        rspack(config, { target, isProd }) {
          // Rspress has aliases of its own for these, which would win over those of a plugin.
          config.resolve = {
            ...config.resolve,
            alias: { ...config.resolve?.alias, ...replacements, ...(target === 'web' && inBrowser) },
          };
          if (target !== 'web' || !isProd) {
            return;
          }
          config.output = { ...config.output, chunkFilename: 'static/js/async/[name].[fullhash:10].js' };
          config.optimization = {
            ...config.optimization,
            chunkIds: 'named',
            moduleIds: 'named',
            splitChunks: {
              cacheGroups: {
                // A page's chunk is loaded by its name, so it must hold all that the page needs.
                default: { chunks: ({ name }) => !name?.startsWith('pages'), minChunks: 2 },
                defaultVendors: false,
                react: { test: REACT, name: 'react', chunks: 'initial', enforce: true },
              },
            },
          };
        },
      },
    },
  };
}
