import type { ComponentProps } from 'react';
import { TableScroll } from './TableScroll';

/**
 * Renders a table. Its children are the rows.
 *
 * @param head the titles of the columns
 */
export const HeadedTable = ({
  head,
  children,
  ...tableProps
}: { head: string[] } & ComponentProps<typeof TableScroll>) => (
  <TableScroll {...tableProps}>
    <thead>
      <tr>
        {head.map((title) => (
          <th key={title} scope="col">
            {title}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>{children}</tbody>
  </TableScroll>
);
