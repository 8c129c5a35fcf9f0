import type { MarkedToken, Token } from 'marked';
import { Fragment, type ReactNode } from 'react';
import { Icon } from '../../components/Icon/Icon';
import * as styles from './MarkdownMessage.module.css';
import { parseMattermostSyntax } from './mattermostSyntax';

/** Renders each item of a list. Its index is its React key, because parts of a text have no id. */
export function renderEach<Item>(items: Item[], render: (item: Item) => ReactNode): ReactNode[] {
  // biome-ignore lint/suspicious/noArrayIndexKey: see above
  return items.map((item, index) => <Fragment key={index}>{render(item)}</Fragment>);
}

/** Matches the addresses that may become links. Addresses such as `javascript:…` never do. */
const SAFE_ADDRESS_PATTERN = /^(?:https?:\/\/|mailto:)/i;

/**
 * Renders plain text. Mentions, channels and hashtags become disabled links, because the figure has
 * no server to link to.
 */
function renderText(text: string, isInLink: boolean): ReactNode[] {
  return renderEach(parseMattermostSyntax(text), (part) => {
    if (part.kind === 'emoji') {
      return (
        <span role="img" aria-label={part.name.replaceAll('_', ' ')} className={styles.emoji}>
          {part.text}
        </span>
      );
    }
    return part.kind === 'text' || isInLink ? (
      part.text
    ) : (
      // biome-ignore lint/a11y/useValidAnchor: a disabled link has no address
      <a role="link" aria-disabled="true" className={styles.disabledLink}>
        {part.text}
      </a>
    );
  });
}

function renderInline(token: MarkedToken, isInLink: boolean): ReactNode {
  switch (token.type) {
    case 'strong':
      return <strong>{renderInlines(token.tokens, isInLink)}</strong>;
    case 'em':
      return <em>{renderInlines(token.tokens, isInLink)}</em>;
    case 'del':
      return <del>{renderInlines(token.tokens, isInLink)}</del>;
    case 'codespan':
      return <code>{token.text}</code>;
    case 'br':
      return <br />;
    case 'image':
      return (
        <span className={styles.imagePlaceholder}>
          {token.text ? `Picture: ${token.text}` : 'Picture'}
        </span>
      );
    case 'checkbox':
      return (
        <span
          role="img"
          aria-label={token.checked ? 'Done' : 'To do'}
          className={styles.taskCheckbox}
        >
          {token.checked && <Icon name="check" />}
        </span>
      );
    case 'link':
      return isInLink || !SAFE_ADDRESS_PATTERN.test(token.href) ? (
        renderInlines(token.tokens, isInLink)
      ) : (
        // The link opens in a new tab, because leaving the page would lose the text that the
        // visitor typed.
        <a
          href={token.href}
          target="_blank"
          rel="noopener noreferrer nofollow"
          title="Opens in a new tab"
        >
          {renderInlines(token.tokens, true)}
        </a>
      );
    case 'text':
      return token.tokens
        ? renderInlines(token.tokens, isInLink)
        : renderText(token.text, isInLink);
    case 'escape':
      return token.text;
    default:
      return token.raw;
  }
}

/** Renders the tokens within a block. A token of an unknown type becomes its source text. */
export function renderInlines(tokens: Token[], isInLink = false): ReactNode[] {
  return renderEach(tokens, (token) => renderInline(token as MarkedToken, isInLink));
}
