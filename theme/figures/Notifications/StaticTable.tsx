import type { ReactNode } from 'react';
import { TableScroll } from '../../components/TableScroll/TableScroll';
import * as styles from './StaticTable.module.css';
import { Note } from './Summary';

/**
 * A table for visitors without scripts, who cannot try the figure.
 *
 * @param note the sentence above the table
 * @param rows the first cell of each is the header of its row
 */
export function StaticTable({
  note,
  columns,
  rows,
}: {
  note: string;
  columns: string[];
  rows: [name: string, ...cells: ReactNode[]][];
}) {
  return (
    <div className={styles.static}>
      <Note>{note}</Note>
      <TableScroll>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...cells]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {cells.map((cell, index) => (
                <td key={columns[index + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </TableScroll>
    </div>
  );
}
