import { Fragment, type ReactNode } from 'react';

/** Renders a list of items, with their index as key, since parts of a text have no other identity. */
export function renderEach<Item>(items: Item[], render: (item: Item) => ReactNode): ReactNode[] {
  // biome-ignore lint/suspicious/noArrayIndexKey: see above
  return items.map((item, index) => <Fragment key={index}>{render(item)}</Fragment>);
}
