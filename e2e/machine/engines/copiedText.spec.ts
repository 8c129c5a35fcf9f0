import { expect } from '@playwright/test';
import { rareWord } from '../pages';
import { heading } from './elements';
import { test } from './fixtures';
import type { Visitor } from './visitor';

/** Adds a text field to the page. The field stores the HTML that the test pastes into it. */
const addField = () => {
  const field = document.createElement('textarea');
  field.style.cssText = 'position: fixed; inset: 0 0 auto auto';
  field.addEventListener('paste', ({ clipboardData }) => {
    field.dataset.html = clipboardData?.getData('text/html');
  });
  document.body.append(field);
};

const selectArticle = () => {
  // If a field has the focus, the browser copies the selection in that field instead.
  (document.activeElement as HTMLElement).blur();
  getSelection()?.selectAllChildren(document.querySelector('article') as Element);
};

const selectField = () => document.querySelector<HTMLTextAreaElement>('body > textarea')?.select();

const readPastedContent = () => {
  const field = document.querySelector<HTMLTextAreaElement>('body > textarea');
  return { text: field?.value, html: field?.dataset.html };
};

/**
 * Copies the article by keyboard.
 *
 * @returns what another program gets when it pastes
 */
async function copyArticle(visitor: Visitor) {
  await visitor.evaluate(selectArticle);
  await visitor.tab.press('Control+c');
  await visitor.evaluate(selectField);
  await visitor.tab.press('Control+v');
  return visitor.evaluate(readPastedContent);
}

test('what behaviors add to the text is not copied', async ({ visitor }) => {
  await visitor.open(rareWord.address);
  await visitor.evaluate(addField);
  const contentBefore = await copyArticle(visitor);
  expect(contentBefore.text).toContain(rareWord.section);
  expect(contentBefore.html).toContain(rareWord.section);
  await visitor.click(heading(rareWord.section));
  await visitor
    .expectValue(() => document.querySelector('article h2 > a')?.getAttribute('href'))
    .toBe(rareWord.hash);
  expect(await copyArticle(visitor)).toEqual(contentBefore);
  // The question about the visitor's device is not part of the text of the page.
  expect(contentBefore.text).not.toContain('I use:');
});
