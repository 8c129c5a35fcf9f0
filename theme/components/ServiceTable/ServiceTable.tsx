import { services } from '../../../services.config';
import { hostOf } from '../../facts/facts';
import { Link } from '../Link/Link';
import { accessText } from '../ServiceFacts/access';
import { TableScroll } from '../TableScroll/TableScroll';
import * as styles from './ServiceTable.module.css';

/** The services side by side, from services.config.ts. */
export function ServiceTable() {
  return (
    <TableScroll className={styles.table}>
      <thead>
        <tr>
          <th scope="col">Service</th>
          <th scope="col">What for</th>
          <th scope="col">For whom, account</th>
          <th scope="col">Limits</th>
          <th scope="col">Software, license</th>
          <th scope="col">Data</th>
        </tr>
      </thead>
      <tbody>
        {services.map((service) => {
          const {
            id,
            name,
            purpose,
            replaces,
            access,
            limits,
            software: [main],
            price,
          } = service;
          return (
            <tr key={id}>
              <th scope="row">
                <Link href={`/docs/services/${id}`}>{name}</Link>
              </th>
              <td>
                {purpose} <span className={styles.replaces}>Instead of {replaces.join(', ')}</span>
              </td>
              <td>
                {accessText[access]}
                {price && `; ${price}`}
              </td>
              <td>{limits}</td>
              <td>
                {main?.name}, {main?.license}
              </td>
              <td>{hostOf(service).country}</td>
            </tr>
          );
        })}
      </tbody>
    </TableScroll>
  );
}
