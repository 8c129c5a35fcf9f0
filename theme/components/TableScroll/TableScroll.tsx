import type { ComponentPropsWithRef } from 'react';
import './TableScroll.css';

/**
 * Renders a table in a box that scrolls if the table is too wide (TableScroll.browser.ts).
 *
 * @param wide the attribute that rehypeTables.ts adds to wide tables: with any value, each row
 *   becomes a record on narrow screens; with `wider`, the table may also cover the table of
 *   contents on wide screens
 */
export const TableScroll = ({
  'data-wide': wide,
  ...tableProps
}: { 'data-wide'?: string } & ComponentPropsWithRef<'table'>) => (
  <table-scroll data-wide={wide}>
    <table {...tableProps} />
  </table-scroll>
);
