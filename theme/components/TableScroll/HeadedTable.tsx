import type { ComponentProps } from 'react';
import { TableScroll } from './TableScroll';

/**
 * Renders a table. Its children are the rows.
 *
 * @param head the titles of the columns
 * @param amounts the titles of further columns, of amounts, which are set to the right
 */
export const HeadedTable = ({
  head,
  amounts = [],
  children,
  ...tableProps
}: { head: string[]; amounts?: string[] } & ComponentProps<typeof TableScroll>) => (
  <TableScroll {...tableProps}>
    <thead>
      <tr>
        {head.map((title) => (
          <th key={title} scope="col">
            {title}
          </th>
        ))}
        {amounts.map((title) => (
          <th key={title} scope="col" data-align="right">
            {title}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>{children}</tbody>
  </TableScroll>
);
