import type { MarkedToken, Token } from 'marked';
import type { ReactNode } from 'react';
import { each } from './each';
import { extrasOf } from './extras';
import * as styles from './Message.module.css';

/** Only these lead anywhere: `javascript:` and its like must never become a link. */
const SAFE_LINK = /^(?:https?:\/\/|mailto:)/i;

/** A text, with its mentions, channels and hashtags as links that lead nowhere: there is no server behind. */
function textWithExtras(text: string, isInLink: boolean): ReactNode[] {
  return each(extrasOf(text), (extra) => {
    if (extra.kind === 'emoji') {
      return <Emoji name={extra.name} sign={extra.text} />;
    }
    return extra.kind === 'text' || isInLink ? extra.text : <Nowhere>{extra.text}</Nowhere>;
  });
}

function Nowhere({ children }: { children: string }) {
  return (
    // biome-ignore lint/a11y/useValidAnchor: without an address on purpose
    <a role="link" aria-disabled="true" className={styles.nowhere}>
      {children}
    </a>
  );
}

function Emoji({ name, sign }: { name: string; sign: string }) {
  return (
    <span role="img" aria-label={name.replaceAll('_', ' ')} className={styles.emoji}>
      {sign}
    </span>
  );
}

function inline(token: MarkedToken, isInLink: boolean): ReactNode {
  switch (token.type) {
    case 'strong':
      return <strong>{inlines(token.tokens, isInLink)}</strong>;
    case 'em':
      return <em>{inlines(token.tokens, isInLink)}</em>;
    case 'del':
      return <del>{inlines(token.tokens, isInLink)}</del>;
    case 'codespan':
      return <code>{token.text}</code>;
    case 'br':
      return <br />;
    case 'image':
      return <span className={styles.picture}>{token.text ? `Picture: ${token.text}` : 'Picture'}</span>;
    case 'checkbox':
      return <span role="img" aria-label={token.checked ? 'Done' : 'To do'} className={styles.box} />;
    case 'link':
      return isInLink || !SAFE_LINK.test(token.href) ? (
        inlines(token.tokens, isInLink)
      ) : (
        // In a tab of its own, or what has been typed would be lost.
        <a href={token.href} target="_blank" rel="noopener noreferrer nofollow">
          {inlines(token.tokens, true)}
        </a>
      );
    case 'text':
      return token.tokens ? inlines(token.tokens, isInLink) : textWithExtras(token.text, isInLink);
    case 'escape':
      return token.text;
    default:
      return token.raw;
  }
}

/** The parts of a line. A part that is not known stays as it was typed. */
export function inlines(tokens: Token[], isInLink = false): ReactNode[] {
  return each(tokens, (token) => inline(token as MarkedToken, isInLink));
}
