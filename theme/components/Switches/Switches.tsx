import { FEATURES } from '../../../shared/features';
import { serviceOf } from '../SiteText/SiteText';
import { TableScroll } from '../TableScroll/TableScroll';

/** What is turned on in a service, and what is not, from its `features` in services.config.ts. */
export function Switches({ id }: { id: string }) {
  const { features = {} } = serviceOf(id);
  const switches = Object.entries(FEATURES).filter(([name]) => name in features);
  return (
    switches.length > 0 && (
      <TableScroll>
        <thead>
          <tr>
            <th scope="col">Feature</th>
            <th scope="col">On or off</th>
          </tr>
        </thead>
        <tbody>
          {switches.map(([name, words]) => (
            <tr key={name}>
              <td>{words}</td>
              <td>{features[name as keyof typeof features] ? 'on' : 'off'}</td>
            </tr>
          ))}
        </tbody>
      </TableScroll>
    )
  );
}
