import { type ChatEvent, examples, KEYWORD } from './events';
import { type Answer, notify } from './notify';
import { StaticTable } from './StaticTable';
import { defaults } from './settings';
import { Verdict } from './Verdict';

const badges = { number: 'a number', dot: 'a dot', none: 'none' };
const columns = ['What happens', 'Computer, when online', 'Phone, when away', 'Email, when away', 'Badge'];
// Nobody has keywords of their own by default; the example is about one.
const online = { ...defaults, hasKeyword: true };
const away = { ...online, availability: 'away' } as const;

const yesOrNo = ({ isYes }: Answer) => <Verdict kind={isYes ? 'yes' : 'no'}>{isYes ? 'Yes' : 'No'}</Verdict>;

/** What the default settings do with each event, for who has no scripts to try others. */
export function DefaultsTable() {
  const rows = (Object.keys(examples) as ChatEvent[]).map((event) => {
    const whenOnline = notify(event, online);
    const whenAway = notify(event, away);
    return [
      examples[event].label,
      yesOrNo(whenOnline.computer),
      yesOrNo(whenAway.phone),
      yesOrNo(whenAway.email),
      badges[whenOnline.badge.kind],
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
