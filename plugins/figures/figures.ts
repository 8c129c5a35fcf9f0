import { existsSync } from 'node:fs';
import path from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import { pluginPreview } from '@rspress/plugin-preview';
import type { Root } from 'mdast';
import type { Plugin } from 'unified';
import { UpstreamChange } from '../upstream/upstreamChange.ts';
import { checkFigures, hasFigure } from './checkFigures.ts';

const theme = path.join(import.meta.dirname, '../../theme');

const FENCE = /^export \{ (\w+) as default \} from '(figures\/\1\/\1)';$/;

/**
 * The module of a fence: its figure as an island.
 *
 * @throws Error that says what a fence must hold
 */
function islandOf(code: string): string {
  const [, name, file] = FENCE.exec(code.trim()) ?? [];
  if (!name) {
    throw new Error(
      `a preview holds one line such as export { Poll as default } from 'figures/Poll/Poll'; this one holds: ${code}`,
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

/** What Rspress takes for a plugin of remark: the plugin, alone or with its options. */
type RemarkPlugin = NonNullable<NonNullable<RspressPlugin['markdown']>['remarkPlugins']>[number];

/** Runs a plugin on pages with a preview only, because it looks for each page in a list of all: a second of 1,000 pages. */
function onPagesWithFigures(entry: RemarkPlugin): RemarkPlugin {
  const [plugin, ...options] = (Array.isArray(entry) ? entry : [entry]) as [Plugin<unknown[], Root>];
  const wrapped: Plugin<unknown[], Root> = function (...given) {
    const transform = plugin.apply(this, given) as ((tree: Root, file: unknown) => undefined) | undefined;
    return (tree, file) => (hasFigure(tree) ? transform?.(tree, file) : undefined);
  };
  return [wrapped, ...options];
}

/**
 * What a page shows for a fence such as
 *
 *     ```tsx preview
 *     export { Poll as default } from 'figures/Poll/Poll';
 *     ```
 *
 * is that component, as an island. The plugin's own components are left out: a device beside
 * the text and a button that shows the code; ours is in theme/components/Article/components.ts.
 *
 * Seam: preview-plugin.
 */
export function figures(): RspressPlugin {
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
      '@rspress/plugin-preview no longer has the fields whose components plugins/figures leaves out',
    );
  }
  return {
    ...plugin,
    globalUIComponents: [],
    markdown: {
      ...plugin.markdown,
      globalComponents: [],
      remarkPlugins: [
        ...plugin.markdown.remarkPlugins.map(onPagesWithFigures),
        [checkFigures, () => islands > 0],
      ],
    },
    builderConfig: {
      ...plugin.builderConfig,
      resolve: { alias: { figures: path.join(theme, 'figures'), islands: path.join(theme, 'islands') } },
    },
  };
}
