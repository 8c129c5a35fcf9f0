import { site } from '../../../shared/configuration';
import type { BillLine } from '../../config/shareCosts';
import { TableScroll } from '../TableScroll/TableScroll';

const formatCents = (cents: number): string => (cents / 100).toFixed(2).replace('-', '−');

/** The name of the line that adds up the lines above it. */
const SUM_NAME = 'What it cost';

/** The dues of a member for a year, in cents. */
const duesCents = Math.round(100 * site.dues.amount) * (site.dues.period === 'month' ? 12 : 1);

/**
 * Renders what a year of all services cost one member, as a till's receipt.
 *
 * @param costs the share of one member in each cost
 */
export function Bill({ costs }: { costs: BillLine[] }) {
  const costCents = costs.reduce((sum, { cents }) => sum + cents, 0);
  const difference = duesCents - costCents;
  const lines: BillLine[] = [
    ...costs,
    { name: 'Advertising', cents: 0 },
    { name: 'Your data, sold', cents: 0 },
    { name: SUM_NAME, cents: costCents },
  ];
  if (difference !== 0) {
    // Either others pay the difference between the costs and the dues, or it is left over.
    const name = difference < 0 ? 'Donations and others' : 'For the reserve';
    lines.push({ name, cents: difference });
  }
  return (
    <div className="home-bill">
      <TableScroll>
        <caption>
          <b>{site.name}</b>
          <br />
          {`${site.funding.costs.year}, for one member, in euros`}
        </caption>
        <tbody>
          {lines.map(({ name, cents }) => (
            <tr key={name} data-sum={name === SUM_NAME ? '' : undefined}>
              <th scope="row">{name}</th>
              <td data-align="right">{formatCents(cents)}</td>
            </tr>
          ))}
          <tr data-sum="">
            <th scope="row">
              <b>Your dues</b>
            </th>
            <td data-align="right">
              <b>{formatCents(duesCents)}</b>
            </td>
          </tr>
        </tbody>
      </TableScroll>
    </div>
  );
}
