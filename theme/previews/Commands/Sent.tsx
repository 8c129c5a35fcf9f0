import { ChatMessage } from '../../components/ChatMessage/ChatMessage';
import { CodeBlock } from '../../components/CodeBlock/CodeBlock';
import type { Outcome } from './outcome';

function body({ text, look }: { text: string; look?: 'action' | 'code' }) {
  switch (look) {
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

/** What was sent, as the chat shows it. */
export function Sent({ outcome }: { outcome: Outcome }) {
  switch (outcome.kind) {
    case 'message':
      return (
        <ChatMessage author="Amina" detail={outcome.to && `to ${outcome.to}`}>
          {body(outcome)}
        </ChatMessage>
      );
    case 'answer':
      return (
        <ChatMessage author="System" detail="(Only visible to you)">
          <p>{outcome.text}</p>
        </ChatMessage>
      );
    case 'done':
      return <p>{outcome.text}</p>;
  }
}
