import path from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import { pluginPreview } from '@rspress/plugin-preview';

const theme = path.join(import.meta.dirname, '../../theme');

/** Styles of the previews and of the parts that only they use. */
const PREVIEW_STYLES = /theme[\\/](?:previews|components[\\/](?:TryIt|ChatMessage))[\\/]/;

/**
 * What a page shows for a fence such as
 *
 *     ```tsx preview
 *     export { Poll as default } from 'previews/Poll/Poll';
 *     ```
 *
 * is what its code exports, drawn at build and alive in the browser, in the chunk of
 * that page alone. The plugin's own components are left out: a device beside the text
 * and a button that shows the code, 6 kB on every page; ours is theme/components/Preview.
 */
export function livePreviews(): RspressPlugin {
  const plugin = pluginPreview();
  return {
    ...plugin,
    globalUIComponents: [],
    markdown: { ...plugin.markdown, globalComponents: [] },
    builderConfig: {
      ...plugin.builderConfig,
      resolve: { alias: { previews: path.join(theme, 'previews') } },
      tools: {
        ...plugin.builderConfig?.tools,
        rspack(config, { target }) {
          const { splitChunks } = config.optimization ?? {};
          if (target === 'web' && splitChunks) {
            splitChunks.cacheGroups = {
              ...splitChunks.cacheGroups,
              // One sheet for all of them, whose name `previewStyles` knows.
              previews: {
                type: 'css/mini-extract',
                test: PREVIEW_STYLES,
                name: 'previews',
                chunks: 'async',
                enforce: true,
              },
            };
          }
        },
      },
    },
  };
}
