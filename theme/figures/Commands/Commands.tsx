import { type FormEvent, type ReactNode, useState } from 'react';
import { Announcement } from '../../components/Announcement/Announcement';
import { ChatMessage } from '../../components/ChatMessage/ChatMessage';
import { CodeBlock } from '../../components/CodeBlock/CodeBlock';
import { Figure } from '../../components/Figure/Figure';
import { CommandField } from './CommandField';
import { CommandList } from './CommandList';
import * as styles from './Commands.module.css';
import { describeInput, parseInput } from './parseInput';
import { getSendResult, type SendResult, SHRUG } from './sendResult';

/** Returns a text in which the sign of `/shrug` has a name for screen readers. */
const withNamedShrug = (text: string): ReactNode =>
  text.endsWith(SHRUG) ? (
    <>
      {text.slice(0, -SHRUG.length)}
      <span role="img" aria-label="shrug">
        {SHRUG}
      </span>
    </>
  ) : (
    text
  );

/**
 * Shows the message that the chat displays after the visitor has sent a text. If the chat displays
 * none, a sentence says what the sent command does.
 */
function SentMessage({ result: { author, detail, text, format } }: { result: SendResult }) {
  const body =
    format === 'code' ? (
      <CodeBlock>
        <code>{text}</code>
      </CodeBlock>
    ) : (
      <p>{format === 'action' ? <em>{text}</em> : withNamedShrug(text)}</p>
    );
  return author ? (
    <ChatMessage author={author} detail={detail}>
      {body}
    </ChatMessage>
  ) : (
    body
  );
}

/**
 * Shows a message box that suggests commands. Below the box, describes what the typed text would
 * do, or shows the result of the sent text. While there is neither, lists all commands.
 */
export function Commands() {
  const [typedText, setTypedText] = useState('');
  const [result, setResult] = useState<SendResult>();
  const input = parseInput(typedText);
  const description = describeInput(input);

  const sendInput = (event: FormEvent) => {
    event.preventDefault();
    const newResult = getSendResult(input);
    if (newResult) {
      setResult(newResult);
      setTypedText('');
    }
  };

  return (
    <Figure
      title="Complete a command"
      controls={
        <form className={styles.form} data-wide="" onSubmit={sendInput}>
          <CommandField
            value={typedText}
            onChange={(text) => {
              setTypedText(text);
              setResult(undefined);
            }}
          />
          <button type="submit" className="button">
            Send
          </button>
        </form>
      }
    >
      <div role="status">{result && <SentMessage result={result} />}</div>
      <Announcement text={description} typedText={typedText} />
      {description && <p>{description}</p>}
      {!result && !description && <CommandList />}
    </Figure>
  );
}
