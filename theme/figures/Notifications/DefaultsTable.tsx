import { type Delivery, decideDeliveries } from './decideDeliveries';
import { type ChatEvent, examples, KEYWORD } from './events';
import { StaticTable } from './StaticTable';
import { StatusLabel } from './StatusLabel';
import { defaultSettings } from './settings';

const badgeTexts = { number: 'a number', dot: 'a dot', none: 'none' };
const columns = ['What happens', 'Computer, when online', 'Phone, when away', 'Email, when away', 'Badge'];
// By default nobody has this keyword, but the row about a keyword needs one.
const online = { ...defaultSettings, hasKeyword: true };
const away = { ...online, availability: 'away' } as const;

const yesOrNo = ({ isSent }: Delivery) => (
  <StatusLabel kind={isSent ? 'yes' : 'no'}>{isSent ? 'Yes' : 'No'}</StatusLabel>
);

/** What the default settings do with each event, for visitors without scripts. */
export function DefaultsTable() {
  const rows = (Object.keys(examples) as ChatEvent[]).map((event) => {
    const whenOnline = decideDeliveries(event, online);
    const whenAway = decideDeliveries(event, away);
    return [
      examples[event].label,
      yesOrNo(whenOnline.computer),
      yesOrNo(whenAway.phone),
      yesOrNo(whenAway.email),
      badgeTexts[whenOnline.badge.kind],
    ] satisfies [string, ...unknown[]];
  });
  return (
    <StaticTable
      note={`With the default settings, and “${KEYWORD}” as a keyword:`}
      columns={columns}
      rows={rows}
    />
  );
}
