import { services } from '../../../services.config';
import { Link } from '../../navigation/Link';
import { accessText } from '../ServiceFacts/access';
import { TableScroll } from '../TableScroll/TableScroll';

/** The nine services side by side. */
export function ServiceTable() {
  return (
    <TableScroll>
      <thead>
        <tr>
          <th scope="col">Service</th>
          <th scope="col">What for</th>
          <th scope="col">Instead of</th>
          <th scope="col">For whom</th>
          <th scope="col">Software</th>
        </tr>
      </thead>
      <tbody>
        {services.map(({ id, name, purpose, replaces, access, software }) => (
          <tr key={id}>
            <th scope="row">
              <Link href={`/docs/services/${id}`}>{name}</Link>
            </th>
            <td>{purpose}</td>
            <td>{replaces.join(', ')}</td>
            <td>{accessText[access]}</td>
            <td>
              {software.name}, {software.licence}
            </td>
          </tr>
        ))}
      </tbody>
    </TableScroll>
  );
}
