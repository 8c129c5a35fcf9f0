import { expect } from '@playwright/test';
import { commonWord, thirdPage } from '../pages';
import { heading, navigation, type Target } from './elements';
import { test } from './fixtures';
import type { Visitor } from './visitor';

/**
 * Most of these tests create keyboard events by script, because the drivers of the browsers have
 * neither foreign keyboards nor input methods.
 */

const dialog: Target = { role: 'dialog', name: 'Search' };
const field: Target = { role: 'combobox', within: dialog };

type Key = KeyboardEventInit & { key: string };

const RUSSIAN_K: Key = { key: 'л', code: 'KeyK', ctrlKey: true };

/**
 * The properties by which a keyboard event shows that an input method has handled the key: first
 * those of most browsers, then those of Safari.
 */
const HANDLED_KEY_SIGNS = [{ isComposing: true }, { keyCode: 229 }];

/**
 * Presses a key where the focus is.
 *
 * @returns whether the site has handled the key, and has not left it to the browser
 */
const dispatchKey = (visitor: Visitor, key: Key & { keyCode?: number }) =>
  visitor.tab.evaluate(`(() => {
    const key = ${JSON.stringify(key)};
    const event = new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...key });
    // Some engines ignore a keyCode in the arguments of the constructor.
    Object.defineProperty(event, 'keyCode', { value: key.keyCode ?? 0 });
    document.activeElement.dispatchEvent(event);
    return event.defaultPrevented;
  })()`);

/** Presses keys that an input method has handled, and checks that the site ignores them. */
async function expectKeysIgnored(visitor: Visitor, keys: Key[]): Promise<void> {
  for (const handledKeySign of HANDLED_KEY_SIGNS) {
    for (const key of keys) {
      expect(
        await dispatchKey(visitor, { ...key, ...handledKeySign }),
        JSON.stringify({ ...key, ...handledKeySign }),
      ).toBe(false);
    }
  }
}

test('while an input method composes a word, its keys are not those of the search', async ({
  visitor,
}) => {
  await visitor.open(thirdPage.address);
  const openingKeys = [{ key: 'k', code: 'KeyK', ctrlKey: true }, RUSSIAN_K];
  await expectKeysIgnored(visitor, openingKeys);
  await visitor.seesNo(dialog);
  await visitor.tab.press('Control+k');
  await visitor.hasFocusOn(field);
  await visitor.tab.type(commonWord);
  await visitor.sees({ role: 'option', within: dialog });
  const readActiveOption = () => document.activeElement?.getAttribute('aria-activedescendant');
  await visitor.expectValue(readActiveOption).toContain('item-0');
  // WebKit closes a dialog on any Escape from a script, even if an input method has handled the
  // key. The test prevents this.
  await visitor.evaluate(() =>
    document.querySelector('dialog')?.addEventListener('cancel', (event) => event.preventDefault()),
  );
  const dialogKeys = [{ key: 'ArrowDown' }, { key: 'Enter' }, { key: 'Escape' }];
  await expectKeysIgnored(visitor, [...dialogKeys, RUSSIAN_K]);
  await visitor.hasFocusOn(field);
  await visitor.expectValue(readActiveOption).toContain('item-0');
  await visitor.isAt(thirdPage.address);
  // The same keys work when the input method has finished the word.
  expect(await dispatchKey(visitor, { key: 'ArrowDown' })).toBe(true);
  await visitor.expectValue(readActiveOption).toContain('item-1');
  expect(await dispatchKey(visitor, { key: 'Escape' })).toBe(true);
  await visitor.seesNo(dialog);
});

test('Ctrl+K opens and closes the search on a keyboard whose K is not Latin', async ({
  visitor,
}) => {
  await visitor.open(thirdPage.address);
  expect(await dispatchKey(visitor, RUSSIAN_K)).toBe(true);
  await visitor.hasFocusOn(field);
  expect(await dispatchKey(visitor, RUSSIAN_K)).toBe(true);
  await visitor.seesNo(dialog);
});

test('the keys of figures are left to an input method, too', async ({ visitor }) => {
  const box: Target = { role: 'combobox', within: { role: 'figure' } };
  await visitor.open('/docs/mattermost/messaging/executing-commands');
  await visitor.scrollIntoView({ role: 'figure' });
  await visitor.click(box);
  await visitor.tab.press('Control+a');
  await visitor.tab.type('/');
  await visitor.sees({ role: 'option' });
  await expectKeysIgnored(visitor, [{ key: 'ArrowDown' }, { key: 'Escape' }, { key: 'Enter' }]);
  await visitor.sees({ role: 'option' });
  expect(await dispatchKey(visitor, { key: 'Escape' })).toBe(true);
  await visitor.seesNo({ role: 'option' });
});

test('Ctrl+B makes a text bold on a keyboard whose B is not Latin', async ({ visitor }) => {
  const figure: Target = { role: 'figure', name: 'Format a message' };
  const box: Target = { role: 'textbox', within: figure };
  await visitor.open('/docs/mattermost/messaging/formating-text');
  await visitor.scrollIntoView(figure);
  await visitor.click(box);
  await visitor.tab.press('Control+a');
  await visitor.tab.type('soon');
  await visitor.tab.press('Control+a');
  const boldKey = { key: 'и', code: 'KeyB', ctrlKey: true };
  await expectKeysIgnored(visitor, [boldKey]);
  expect(await dispatchKey(visitor, boldKey)).toBe(true);
  await visitor
    .expectValue(() => (document.activeElement as HTMLTextAreaElement).value)
    .toBe('**soon**');
});

test('a link in another tab, a download and a link with Ctrl are left to the browser', async ({
  visitor,
}) => {
  await visitor.open(thirdPage.address);
  const firstLink: Target = { role: 'link', within: navigation('Main') };
  await visitor.sees(firstLink);
  /** Clicks a link with other attributes, and returns whether the site has followed it. */
  const isFollowed = (attributes: object, modifiers = {}) =>
    visitor.tab.evaluate(`(() => {
      const link = document.querySelector('nav[aria-label=Main] a').cloneNode();
      for (const [name, value] of Object.entries(${JSON.stringify(attributes)})) link.setAttribute(name, value);
      document.body.append(link);
      const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...${JSON.stringify(modifiers)} });
      let isFollowed;
      addEventListener('click', () => { isFollowed = event.defaultPrevented; event.preventDefault(); }, { once: true });
      link.dispatchEvent(event);
      link.remove();
      return isFollowed;
    })()`);
  for (const attributes of [
    { target: '_blank' },
    { target: 'help' },
    { download: '' },
    { download: 'name' },
  ]) {
    expect(await isFollowed(attributes), JSON.stringify(attributes)).toBe(false);
  }
  for (const modifiers of [
    { ctrlKey: true },
    { metaKey: true },
    { shiftKey: true },
    { altKey: true },
  ]) {
    expect(await isFollowed({}, modifiers), JSON.stringify(modifiers)).toBe(false);
  }
  await visitor.isAt(thirdPage.address);
  expect(await isFollowed({ target: '_SELF' })).toBe(true);
  await visitor.seesNo(heading(thirdPage.heading));
});
