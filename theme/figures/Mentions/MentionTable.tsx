import { StaticTable } from '../Notifications/StaticTable';
import { examples } from './examples';
import { findMentions } from './findMentions';
import { type NotificationResult, resultOfMessage } from './notificationResult';
import { people } from './people';

/** How each example notifies people, for visitors without scripts. */
export function MentionTable() {
  const rows = Object.values(examples).map(({ label, text, isEdited }): [string, ...string[]] => {
    const namesWith = (delivery: NotificationResult['delivery']) =>
      people
        .filter((person) => resultOfMessage(findMentions(text), isEdited, person).delivery === delivery)
        .map(({ name }) => name)
        .join(', ') || 'nobody';
    return [label, namesWith('alert'), namesWith('badge'), namesWith('none')];
  });
  return (
    <StaticTable
      note="What each kind of mention does:"
      columns={['Mention', 'Alerted', 'A badge later', 'Not told']}
      rows={rows}
    />
  );
}
