import { expect, test } from '@rstest/core';
import { parseFragment, selectAll, textOf } from '../site/html.ts';
import type { PageDocument } from '../site/site.ts';
import { printedAddresses } from './printedAddresses.ts';

test('links are marked whose text is their address', () => {
  const tree = parseFragment(`<div>
    <a href="https://team.example.org/">team.example.org</a>
    <a href="https://example.org/@us">https://example.org/@us</a>
    <a href="https://example.org/@us">example.org</a>
    <a href="https://example.org/">Example</a>
    <a href="/docs/services">services</a></div>`);
  printedAddresses().change?.({ tree } as PageDocument);
  expect(selectAll('[data-address]', tree).map(textOf)).toEqual([
    'team.example.org',
    'https://example.org/@us',
  ]);
});
