import { expect, test } from '@rstest/core';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { CodeBlock } from './CodeBlock';

/** Returns the name of the button beside a block of code. */
function readButtonName(code: ReactNode): string | undefined {
  const html = renderToStaticMarkup(<CodeBlock>{code}</CodeBlock>);
  return /<button[^>]* aria-label="([^"]*)"/.exec(html)?.[1];
}

test('the button has the first words of the code in its name', () => {
  const coloredCode = (
    <code>
      <span>ssh</span> <span>{'git@host\n'}</span>
    </code>
  );
  expect(readButtonName(coloredCode)).toBe('Copy code: ssh git@host');
  expect(readButtonName(`${'word '.repeat(30)}`)).toBe(`Copy code: ${'word '.repeat(16).trim()}…`);
});

test('without code, the button has a name all the same', () => {
  expect(readButtonName('')).toBe('Copy code');
});
