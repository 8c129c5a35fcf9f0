import { ChatMessage } from '../../components/ChatMessage/ChatMessage';
import { CodeBlock } from '../../components/CodeBlock/CodeBlock';
import type { SendResult } from './sendResult';

function renderBody({ text, format }: { text: string; format?: 'action' | 'code' }) {
  switch (format) {
    case 'action':
      return (
        <p>
          <em>{text}</em>
        </p>
      );
    case 'code':
      return (
        <CodeBlock>
          <code>{text}</code>
        </CodeBlock>
      );
    default:
      return <p>{text}</p>;
  }
}

/** The message that the chat shows after sending, or a sentence if it shows none. */
export function SentMessage({ result }: { result: SendResult }) {
  switch (result.kind) {
    case 'message':
      return (
        <ChatMessage author="You" detail={result.to && `to ${result.to}`}>
          {renderBody(result)}
        </ChatMessage>
      );
    case 'answer':
      return (
        <ChatMessage author="System" detail="(Only visible to you)">
          <p>{result.text}</p>
        </ChatMessage>
      );
    case 'done':
      return <p>{result.text}</p>;
  }
}
