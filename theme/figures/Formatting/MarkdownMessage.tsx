import type { MarkedToken, Token, Tokens } from 'marked';
import type { ReactNode } from 'react';
import { CodeBlock } from '../../components/CodeBlock/CodeBlock';
import { TableScroll } from '../../components/TableScroll/TableScroll';
import { lexMessage } from './lexMessage';
import * as styles from './MarkdownMessage.module.css';
import { renderEach, renderInlines } from './renderInlines';

/** The level of the highest heading in a message. The page's section headings have level 2. */
const TOP_HEADING_LEVEL = 3;

function TableRow({ cells }: { cells: Tokens.TableCell[] }) {
  return (
    <tr>
      {renderEach(cells, ({ tokens, header, align }) =>
        header ? (
          <th scope="col" data-align={align}>
            {renderInlines(tokens)}
          </th>
        ) : (
          <td data-align={align}>{renderInlines(tokens)}</td>
        ),
      )}
    </tr>
  );
}

function renderBlock(token: MarkedToken): ReactNode {
  switch (token.type) {
    case 'paragraph':
      return <p>{renderInlines(token.tokens)}</p>;
    case 'heading':
      return (
        // The site's search would take an element h3 for a section of the page.
        // biome-ignore lint/a11y/useSemanticElements: see above
        <p
          role="heading"
          aria-level={Math.min(6, token.depth + TOP_HEADING_LEVEL - 1)}
          data-depth={token.depth}
        >
          {renderInlines(token.tokens)}
        </p>
      );
    case 'code':
      return (
        <CodeBlock>
          <code>{token.text}</code>
        </CodeBlock>
      );
    case 'blockquote':
      return <blockquote>{renderBlocks(token.tokens)}</blockquote>;
    case 'list': {
      const items = renderEach(token.items, ({ task, tokens }) => (
        <li data-task={task || undefined}>{renderBlocks(tokens)}</li>
      ));
      return token.ordered ? <ol start={Number(token.start)}>{items}</ol> : <ul>{items}</ul>;
    }
    case 'table':
      return (
        <TableScroll>
          <thead>
            <TableRow cells={token.header} />
          </thead>
          <tbody>
            {renderEach(token.rows, (cells) => (
              <TableRow cells={cells} />
            ))}
          </tbody>
        </TableScroll>
      );
    case 'hr':
      return <hr />;
    case 'space':
    case 'def':
      return null;
    default:
      return renderInlines([token]);
  }
}

const renderBlocks = (tokens: Token[]): ReactNode[] =>
  renderEach(tokens, (token) => renderBlock(token as MarkedToken));

/**
 * Shows a message as Mattermost formats it. A changed message gets new elements, because React
 * could not update the old ones after the browser's translator has replaced their texts.
 *
 * @param text the message in Markdown. HTML in it is shown as text.
 */
export function MarkdownMessage({ text }: { text: string }) {
  return (
    <div key={text} className={styles.message}>
      {renderBlocks(lexMessage(text))}
    </div>
  );
}
