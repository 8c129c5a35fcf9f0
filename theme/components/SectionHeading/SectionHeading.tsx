import type { ComponentPropsWithRef } from 'react';
import { usePage } from '../../page/page';
import { formatSectionNumber } from './sectionNumber';

/** Renders a heading of level 2, on a numbered page with its number. */
export function SectionHeading({ id, children, ...props }: ComponentPropsWithRef<'h2'>) {
  return (
    <h2 id={id} {...props}>
      {formatSectionNumber(usePage(), id)}
      {children}
    </h2>
  );
}
