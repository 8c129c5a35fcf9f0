import { useHead } from '@rspress/core/runtime';
import type { ComponentPropsWithRef } from 'react';
import { PAGE_STYLE_ATTRIBUTE } from '../../../shared/pageParts';
import css from './DatedList.css?inline';

/**
 * Lists posts or meetings. On wide screens, the days stand in a column of their own.
 *
 * @param props the attributes of the list. Each child is an `<li>` whose first element is a
 *   `<small>` with the day.
 */
export function DatedList(props: Omit<ComponentPropsWithRef<'ul'>, 'className'>) {
  useHead({ style: [{ key: 'dated', innerHTML: css, [PAGE_STYLE_ATTRIBUTE]: '' }] });
  return <ul className="rows dated" {...props} />;
}
