import type { MarkedToken, Token, Tokens } from 'marked';
import type { ReactNode } from 'react';
import { CodeBlock } from '../../components/CodeBlock/CodeBlock';
import { TableScroll } from '../../components/TableScroll/TableScroll';
import { each } from './each';
import { inlines } from './Inline';
import { lexMessage } from './lexMessage';
import * as styles from './Message.module.css';

/** Headings of a message stand below the page's own, of which level 2 is the one above. */
const HIGHEST_LEVEL = 3;

function List({ list }: { list: Tokens.List }) {
  const items = each(list.items, ({ task, tokens }) => (
    <li data-task={task || undefined}>{blocks(tokens)}</li>
  ));
  return list.ordered ? <ol start={Number(list.start)}>{items}</ol> : <ul>{items}</ul>;
}

function Row({ cells }: { cells: Tokens.TableCell[] }) {
  return (
    <tr>
      {each(cells, ({ tokens, header, align }) =>
        header ? (
          <th scope="col" data-align={align}>
            {inlines(tokens)}
          </th>
        ) : (
          <td data-align={align}>{inlines(tokens)}</td>
        ),
      )}
    </tr>
  );
}

function Table({ header, rows }: Tokens.Table) {
  return (
    <TableScroll>
      <thead>
        <Row cells={header} />
      </thead>
      <tbody>
        {each(rows, (cells) => (
          <Row cells={cells} />
        ))}
      </tbody>
    </TableScroll>
  );
}

function block(token: MarkedToken): ReactNode {
  switch (token.type) {
    case 'paragraph':
      return <p>{inlines(token.tokens)}</p>;
    case 'heading':
      return (
        // An element h3 would be taken for a section of the page by its search.
        // biome-ignore lint/a11y/useSemanticElements: see above
        <p role="heading" aria-level={Math.min(6, token.depth + HIGHEST_LEVEL - 1)} data-depth={token.depth}>
          {inlines(token.tokens)}
        </p>
      );
    case 'code':
      return (
        <CodeBlock>
          <code>{token.text}</code>
        </CodeBlock>
      );
    case 'blockquote':
      return <blockquote>{blocks(token.tokens)}</blockquote>;
    case 'list':
      return <List list={token} />;
    case 'table':
      return <Table {...token} />;
    case 'hr':
      return <hr />;
    case 'space':
    case 'def':
      return null;
    default:
      return inlines([token]);
  }
}

const blocks = (tokens: Token[]): ReactNode[] => each(tokens, (token) => block(token as MarkedToken));

/** A message as Mattermost shows it, made of elements only: no HTML is ever taken from the text. */
export function Message({ text }: { text: string }) {
  return <div className={styles.message}>{blocks(lexMessage(text))}</div>;
}
