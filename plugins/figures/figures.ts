import { existsSync } from 'node:fs';
import path from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import { pluginPreview } from '@rspress/plugin-preview';
import { projectRoot } from '../../shared/projectRoot.ts';

const themeFolder = path.join(projectRoot, 'theme');

/** The line of code in the fence of a figure, which names its component and its file. */
const FIGURE_FENCE = /^export \{ (\w+) as default \} from '(figures\/\1\/\1)';$/;

/**
 * Returns the code of a module that renders the figure of a fence as an island.
 *
 * @throws Error that says what a fence has to contain
 */
function makeIslandModule(code: string): string {
  const [, name, file] = FIGURE_FENCE.exec(code.trim()) ?? [];
  if (!name) {
    throw new Error(
      "a preview holds one line such as export { Poll as default } from 'figures/Poll/Poll'; " +
        `this one holds: ${code}`,
    );
  }
  if (!existsSync(path.join(themeFolder, `${file}.tsx`))) {
    throw new Error(`a preview names ${file}, but there is no theme/${file}.tsx`);
  }
  return [
    `import { island } from 'islands/island';`,
    `import { ${name} } from '${file}';`,
    `export default island('${name}', ${name});`,
  ].join('\n');
}

/**
 * Makes an island of the component that a fence of code names. `@rspress/plugin-preview` alone
 * would put a frame around the component. Seam: preview-plugin (see UPSTREAM.md).
 */
export function figures(): RspressPlugin {
  const plugin = pluginPreview({ previewCodeTransform: ({ code }) => makeIslandModule(code) });
  return {
    ...plugin,
    globalUIComponents: [],
    markdown: { ...plugin.markdown, globalComponents: [] },
    builderConfig: {
      ...plugin.builderConfig,
      resolve: {
        alias: {
          figures: path.join(themeFolder, 'figures'),
          islands: path.join(themeFolder, 'islands'),
        },
      },
    },
  };
}
