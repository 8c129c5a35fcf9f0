import { useState } from 'react';
import { ChatMessage } from '../../components/ChatMessage/ChatMessage';
import { Field, Group } from '../../components/TryIt/Field';
import { TryIt } from '../../components/TryIt/TryIt';
import { examples } from './examples';
import * as styles from './Formatting.module.css';
import { Message } from './Message';
import { onMarkKey } from './markKeys';
import { Pairs } from './Pairs';

/** A message as it is typed, in Markdown, and as the channel sees it. */
export function Formatting() {
  const [text, setText] = useState(Object.values(examples)[0] ?? '');

  return (
    <TryIt
      title="Format a message"
      controls={
        <div className={styles.editor}>
          <Group label="Examples">
            <div className={styles.examples}>
              {Object.entries(examples).map(([name, example]) => (
                <button
                  key={name}
                  type="button"
                  aria-pressed={text === example}
                  onClick={() => setText(example)}
                >
                  {name}
                </button>
              ))}
            </div>
          </Group>
          <Field label="Your message">
            {(id) => (
              <>
                <textarea
                  id={id}
                  rows={7}
                  spellCheck={false}
                  value={text}
                  onChange={(event) => setText(event.target.value)}
                  onKeyDown={onMarkKey}
                  aria-keyshortcuts="Control+B Meta+B Control+I Meta+I"
                  aria-describedby={`${id}-keys`}
                />
                <p id={`${id}-keys`} className={styles.keys}>
                  <kbd>Ctrl</kbd>+<kbd>B</kbd> makes what you select bold, <kbd>Ctrl</kbd>+<kbd>I</kbd>{' '}
                  italic; on a Mac, press <kbd>⌘</kbd> instead.
                </p>
              </>
            )}
          </Field>
        </div>
      }
      withoutScripts={<Pairs />}
    >
      <p>What the channel sees:</p>
      <ChatMessage author="Amina">
        {text.trim() ? (
          <Message text={text} />
        ) : (
          <p className={styles.empty}>Nothing yet: type a message above.</p>
        )}
      </ChatMessage>
    </TryIt>
  );
}
