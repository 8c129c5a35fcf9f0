import { StaticTable } from '../Notifications/StaticTable';
import { examples } from './examples';
import { mentionsIn } from './mentionsIn';
import { people } from './people';
import { type Told, toldByAll } from './toldBy';

/** Whom each example reaches, for who has no scripts to try them. */
export function MentionTable() {
  const rows = Object.values(examples).map(({ label, text, isEdited }): [string, ...string[]] => {
    const told = (how: Told['how']) =>
      people
        .filter((person) => toldByAll(mentionsIn(text), isEdited, person).how === how)
        .map(({ name }) => name)
        .join(', ') || 'nobody';
    return [label, told('alerted'), told('later'), told('not')];
  });
  return (
    <StaticTable
      note="What each kind of mention does:"
      columns={['Mention', 'Alerted', 'A badge later', 'Not told']}
      rows={rows}
    />
  );
}
