import { ChatMessage } from '../../components/ChatMessage/ChatMessage';
import { CodeBlock } from '../../components/CodeBlock/CodeBlock';
import type { SendResult } from './sendResult';

/** The message that the chat shows after sending, or a sentence if it shows none. */
export function SentMessage({ result: { author, detail, text, format } }: { result: SendResult }) {
  const body =
    format === 'code' ? (
      <CodeBlock>
        <code>{text}</code>
      </CodeBlock>
    ) : (
      <p>{format === 'action' ? <em>{text}</em> : text}</p>
    );
  return author ? (
    <ChatMessage author={author} detail={detail}>
      {body}
    </ChatMessage>
  ) : (
    body
  );
}
