import type { RspressPlugin } from '@rspress/core';

/** Runs what plugins do after the build one after the other; Rspress itself runs it all at once. */
export function inOrder(...plugins: RspressPlugin[]): RspressPlugin {
  return {
    name: 'site:in-order',
    async afterBuild(...build) {
      for (const plugin of plugins) {
        await plugin.afterBuild?.(...build);
      }
    },
  };
}
