import type { RspressPlugin } from '@rspress/core';

/** Runs what plugins do one after the other; Rspress itself runs what they do after the build all at once. */
export function inOrder(...plugins: RspressPlugin[]): RspressPlugin {
  return {
    name: 'site:in-order',
    async config(config, ...rest) {
      let changed = config;
      for (const plugin of plugins) {
        changed = (await plugin.config?.(changed, ...rest)) ?? changed;
      }
      return changed;
    },
    async afterBuild(...build) {
      for (const plugin of plugins) {
        await plugin.afterBuild?.(...build);
      }
    },
  };
}
