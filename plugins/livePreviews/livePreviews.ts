import path from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import { pluginPreview } from '@rspress/plugin-preview';

const theme = path.join(import.meta.dirname, '../../theme');

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
    },
  };
}
