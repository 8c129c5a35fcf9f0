import { TableScroll } from '../../components/TableScroll/TableScroll';
import { examples } from './examples';
import * as styles from './Formatting.module.css';
import { MarkdownMessage } from './MarkdownMessage';

/** The examples as typed and as displayed, side by side, for visitors without scripts. */
export function FormattingTable() {
  // The figure itself displays the first example.
  const [, ...others] = Object.entries(examples);
  return (
    <div className={styles.table}>
      <TableScroll>
        <thead>
          <tr>
            <th scope="col">You type</th>
            <th scope="col">They see</th>
          </tr>
        </thead>
        <tbody>
          {others.map(([name, text]) => (
            <tr key={name}>
              <td>
                <pre>{text}</pre>
              </td>
              <td>
                <MarkdownMessage text={text} />
              </td>
            </tr>
          ))}
        </tbody>
      </TableScroll>
    </div>
  );
}
