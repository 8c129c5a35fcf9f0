import { useState } from 'react';
import { Announcement } from '../../components/Announcement/Announcement';
import { ChatMessage } from '../../components/ChatMessage/ChatMessage';
import { Figure } from '../../components/Figure/Figure';
import * as figureStyles from '../../components/Figure/Figure.module.css';
import { Fieldset, LabeledField } from '../../components/Figure/FormFields';
import { describeFormatting } from './describeFormatting';
import { exampleMessages } from './examples';
import * as styles from './Formatting.module.css';
import { handleFormattingShortcut } from './formattingShortcuts';
import { MarkdownMessage } from './MarkdownMessage';

/** Shows a message box, and the formatted message as the channel displays it. */
export function Formatting() {
  const [text, setText] = useState(Object.values(exampleMessages)[0] ?? '');

  return (
    <Figure
      title="Format a message"
      controls={
        <>
          <Fieldset label="Examples" isWide>
            <div className={figureStyles.buttons}>
              {Object.entries(exampleMessages).map(([name, example]) => (
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
          </Fieldset>
          <LabeledField label="Your message" isWide>
            {(id) => (
              <>
                <textarea
                  className={styles.box}
                  id={id}
                  rows={7}
                  spellCheck="false"
                  value={text}
                  onChange={(event) => setText(event.target.value)}
                  onKeyDown={handleFormattingShortcut}
                  aria-keyshortcuts="Control+B Meta+B Control+I Meta+I"
                  aria-describedby={`${id}-keys`}
                />
                <p id={`${id}-keys`} className={styles.shortcuts}>
                  <kbd>Ctrl</kbd>+<kbd>B</kbd> makes what you select bold, <kbd>Ctrl</kbd>+
                  <kbd>I</kbd> italic; on a Mac, press <kbd>⌘</kbd> instead.
                </p>
              </>
            )}
          </LabeledField>
        </>
      }
    >
      <p>What the channel sees:</p>
      <Announcement text={describeFormatting(text)} typedText={text} />
      <ChatMessage author="You">
        {text.trim() ? (
          <MarkdownMessage text={text} />
        ) : (
          <small>Nothing yet: type a message above.</small>
        )}
      </ChatMessage>
    </Figure>
  );
}
