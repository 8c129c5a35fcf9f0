import type { ComponentType } from 'react';

type IslandModule = Record<string, ComponentType<object>>;

/** Islands that are not figures of the guide: without them, there is nothing on their page. */
const others: Record<string, () => Promise<unknown>> = {
  SearchPage: () => import('../components/SearchPage/SearchPage'),
};

/** Whether an island is a figure, which readers may pass by. */
export const isFigure = (name: string): boolean => !(name in others);

/**
 * Loads an island: React, and the component.
 *
 * @param name of the island, and of the component that its file exports: `figures/Poll/Poll.tsx`
 */
export async function loadIsland(name: string) {
  const [{ mountIsland }, module] = await Promise.all([
    import('./mountIsland'),
    others[name]?.() ??
      import(
        /* webpackInclude: /[\\/](\w+)[\\/]\1\.tsx$/ */
        /* webpackChunkName: "[request]" */
        `../figures/${name}/${name}.tsx`
      ),
  ]);
  const { [name]: Component } = module as IslandModule;
  if (!Component) {
    throw new Error(`There is no island ${name}.`);
  }
  return { mountIsland, Component };
}
