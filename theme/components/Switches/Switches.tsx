import { featureName } from '../../../shared/featureName';
import { serviceOf } from '../SiteText/SiteText';
import { TableScroll } from '../TableScroll/TableScroll';

/** What is turned on in a service, and what is not, from its `features` in services.config.ts. */
export function Switches({ id }: { id: string }) {
  const features = Object.entries(serviceOf(id).features ?? {});
  return (
    features.length > 0 && (
      <TableScroll>
        <thead>
          <tr>
            <th scope="col">Feature</th>
            <th scope="col">On or off</th>
          </tr>
        </thead>
        <tbody>
          {features.map(([name, isOn]) => (
            <tr key={name}>
              <td>{featureName(name)}</td>
              <td>{isOn ? 'on' : 'off'}</td>
            </tr>
          ))}
        </tbody>
      </TableScroll>
    )
  );
}
