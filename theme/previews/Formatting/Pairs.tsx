import { TableScroll } from '../../components/TableScroll/TableScroll';
import { examples } from './examples';
import * as styles from './Formatting.module.css';
import { Message } from './Message';

/** What is typed and what is seen, side by side, for those who cannot try it. */
export function Pairs() {
  const [, ...others] = Object.entries(examples);
  return (
    <div className={styles.pairs}>
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
                <Message text={text} />
              </td>
            </tr>
          ))}
        </tbody>
      </TableScroll>
    </div>
  );
}
