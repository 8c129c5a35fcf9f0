import { Fragment, type ReactNode } from 'react';

/** Draws one thing after the other. Nothing but its place tells one part of a text from another, so that is its key. */
export function each<Item>(items: Item[], draw: (item: Item) => ReactNode): ReactNode[] {
  // biome-ignore lint/suspicious/noArrayIndexKey: see above
  return items.map((item, place) => <Fragment key={place}>{draw(item)}</Fragment>);
}
