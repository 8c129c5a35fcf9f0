import { services } from '../../../services.config';
import { hostOf, isSampleText, withoutSample } from '../../facts/facts';
import { Link } from '../Link/Link';
import { accessText } from '../ServiceFacts/access';
import { TableScroll } from '../TableScroll/TableScroll';
import * as styles from './ServiceTable.module.css';

const hasSamples = services.some(({ limits }) => isSampleText(limits));

/** A column that says the same of all services says nothing. */
const hasCountries = new Set(services.map((service) => hostOf(service).country)).size > 1;

/**
 * The services side by side, from services.config.ts. On narrow screens each row is a record of
 * labelled facts.
 */
export function ServiceTable() {
  return (
    <>
      <TableScroll boxClass={styles.box} className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Service</th>
            <th scope="col">What for</th>
            <th scope="col">For whom, account</th>
            <th scope="col">Limits</th>
            <th scope="col">Software, license</th>
            {hasCountries && <th scope="col">Data</th>}
          </tr>
        </thead>
        <tbody>
          {services.map((service) => {
            const {
              id,
              name,
              purpose,
              replaces,
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
                <td data-label="For whom">
                  {accessText(service)}
                  {price && `; ${price}`}
                </td>
                <td data-label="Limits">{withoutSample(limits)}</td>
                <td data-label="Software">
                  {main?.name}, {main?.license}
                </td>
                {hasCountries && <td data-label="Data">{hostOf(service).country}</td>}
              </tr>
            );
          })}
        </tbody>
      </TableScroll>
      {hasSamples && (
        <p className={styles.note}>
          Limits set by us are examples, until the association has chosen its own.
        </p>
      )}
    </>
  );
}
