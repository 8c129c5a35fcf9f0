import { type FormEvent, useState } from 'react';
import { TryIt } from '../../components/TryIt/TryIt';
import { CommandField } from './CommandField';
import { CommandList } from './CommandList';
import * as styles from './Commands.module.css';
import { explain, sentenceOf } from './explain';
import { type Outcome, outcomeOf } from './outcome';
import { Sent } from './Sent';

/** A message box that completes commands, and tells what comes of them; every command, while it is empty. */
export function Commands() {
  const [typed, setTyped] = useState('');
  const [sent, setSent] = useState<Outcome>();
  const explanation = explain(typed);
  const sentence = sentenceOf(explanation);

  const send = (event: FormEvent) => {
    event.preventDefault();
    const outcome = outcomeOf(explanation);
    if (outcome) {
      setSent(outcome);
      setTyped('');
    }
  };

  return (
    <TryIt
      title="Complete a command"
      controls={
        <form className={styles.form} onSubmit={send}>
          <CommandField
            value={typed}
            onChange={(text) => {
              setTyped(text);
              setSent(undefined);
            }}
          />
          <button type="submit">Send</button>
        </form>
      }
    >
      <div role="status" className={styles.told}>
        {sent ? <Sent outcome={sent} /> : sentence && <p>{sentence}</p>}
      </div>
      {!sent && !sentence && <CommandList />}
    </TryIt>
  );
}
