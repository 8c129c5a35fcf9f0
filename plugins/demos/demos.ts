import { existsSync } from 'node:fs';
import path from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import { pluginPreview } from '@rspress/plugin-preview';
import { UpstreamChange } from '../upstream/upstreamChange.mjs';
import { checkPreviews } from './checkPreviews.ts';

const theme = path.join(import.meta.dirname, '../../theme');

const FENCE = /^export \{ (\w+) as default \} from '(demos\/\1\/\1)';$/;

/**
 * The module of a fence: its figure as an island.
 *
 * @throws Error that says what a fence must hold
 */
function islandOf(code: string): string {
  const [, name, file] = FENCE.exec(code.trim()) ?? [];
  if (!name) {
    throw new Error(
      `a preview holds one line such as export { Poll as default } from 'demos/Poll/Poll'; this one holds: ${code}`,
    );
  }
  if (!existsSync(path.join(theme, `${file}.tsx`))) {
    throw new Error(`a preview names ${file}, but there is no theme/${file}.tsx`);
  }
  return [
    `import { island } from 'islands/island';`,
    `import { ${name} } from '${file}';`,
    `export default island('${name}', ${name});`,
  ].join('\n');
}

/**
 * What a page shows for a fence such as
 *
 *     ```tsx preview
 *     export { Poll as default } from 'demos/Poll/Poll';
 *     ```
 *
 * is that component, as an island. The plugin's own components are left out: a device beside
 * the text and a button that shows the code; ours is in theme/components/Article/components.ts.
 *
 * Seam: preview-plugin.
 */
export function demos(): RspressPlugin {
  let islands = 0;
  const plugin = pluginPreview({
    previewCodeTransform({ code }) {
      islands += 1;
      return islandOf(code);
    },
  });
  if (!plugin.globalUIComponents || !plugin.markdown?.globalComponents || !plugin.markdown.remarkPlugins) {
    throw new UpstreamChange(
      'preview-plugin',
      '@rspress/plugin-preview no longer has the fields whose components plugins/demos leaves out',
    );
  }
  return {
    ...plugin,
    globalUIComponents: [],
    markdown: {
      ...plugin.markdown,
      globalComponents: [],
      remarkPlugins: [...plugin.markdown.remarkPlugins, [checkPreviews, () => islands > 0]],
    },
    builderConfig: {
      ...plugin.builderConfig,
      resolve: { alias: { demos: path.join(theme, 'demos'), islands: path.join(theme, 'islands') } },
    },
  };
}
