import { expect } from '@playwright/test';
import { removeMarks, startTranslator } from '../../lib/translator';
import { FIGURES, rareWord } from '../pages';
import { button, type Target } from './elements';
import { test } from './fixtures';
import type { Visitor } from './visitor';

declare global {
  interface Window {
    /**
     * The text of the figure after each use of a control. It is undefined until the test has used
     * all controls.
     */
    figureTexts?: string[];
  }
}

/**
 * Uses every control of the figure but the buttons that copy, also the controls that appear
 * meanwhile: makes choices, types texts and presses buttons. The function runs in the page.
 */
async function operateControls(): Promise<void> {
  const CONTROL_SELECTOR = 'button:not([data-copy]), input, select, textarea, summary';
  const TYPED_TEXTS = [
    '# One **bold** @bruno and `code`\n- :tada: *two*, @nobody, ~garden\\#\n- [x] three',
    '{"linkColor": "#303030"}',
    'Monday',
    'from:chloe "general meeting" -ag in:treasury',
    '/sh',
    '/me waves',
    '/code waves',
    '/msg @bruno Hello',
    '/invite',
  ];
  // A figure announces its state once typing rests. The announcements would come at other moments
  // in each run, so they do not come at all.
  const { setTimeout: setShortTimeout } = window;
  Object.assign(window, {
    setTimeout: (callback: () => void, delayMs = 0) =>
      delayMs < 1000 ? setShortTimeout(callback, delayMs) : 0,
  });
  const island = document.querySelector('site-island:has(figure)') as HTMLElement;
  const usedNames = new Set<string>();
  const texts: string[] = [];

  /**
   * Returns a name for a control, without the translator's marks and without digits. If the figure
   * replaces a used control by a new one, both have this name, so the new one is not used again.
   */
  const computeName = (control: HTMLElement) => {
    const { labels } = control as HTMLInputElement;
    const label =
      control.getAttribute('aria-label') ?? labels?.[0]?.textContent ?? control.textContent;
    return `${control.localName} ${label?.replace(/[‹›\d]/g, '')}`;
  };
  /** Runs an action, waits until React has rendered, and records the text of the figure. */
  const actAndRecord = async (action: () => void) => {
    action();
    for (let frame = 0; frame < 2; frame += 1) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      await new Promise((resolve) => setTimeout(resolve));
    }
    texts.push(String(island.textContent));
  };
  /**
   * Enters a value as a visitor does. React replaces the setter of the element, and ignores a value
   * that was set through it. So this function calls the setter of the prototype.
   */
  const enterValue = (control: HTMLElement, value: string) => {
    const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value') ?? {};
    set?.call(control, value);
    control.dispatchEvent(
      new Event(control.localName === 'select' ? 'change' : 'input', { bubbles: true }),
    );
  };
  const use = async (control: HTMLElement) => {
    const { type, value } = control as HTMLInputElement;
    if (control instanceof HTMLSelectElement) {
      for (const option of [...control.options]) {
        await actAndRecord(() => enterValue(control, option.value));
      }
    } else if (type === 'checkbox') {
      await actAndRecord(() => control.click());
      await actAndRecord(() => control.click());
    } else if (type === 'color') {
      await actAndRecord(() => enterValue(control, '#123456'));
    } else if (type === 'date') {
      await actAndRecord(() => enterValue(control, '2026-05-01'));
    } else if (['text', 'textarea'].includes(type)) {
      // In the end, the control gets its original text again, because the next controls need a
      // valid text in it.
      for (const text of value ? [...TYPED_TEXTS, '', value] : TYPED_TEXTS) {
        await actAndRecord(() => enterValue(control, text));
        const option = island.querySelector<HTMLElement>('[role=option]');
        if (option) {
          await actAndRecord(() => option.click());
        }
        const form = control.closest('form');
        if (form) {
          await actAndRecord(() => form.requestSubmit());
        }
      }
    } else {
      await actAndRecord(() => control.click());
    }
  };

  for (;;) {
    const controls = [...island.querySelectorAll<HTMLElement>(CONTROL_SELECTOR)];
    const nextControl = controls.find(
      (control) => !usedNames.has(computeName(control)) && !control.matches(':disabled'),
    );
    if (!nextControl) {
      break;
    }
    usedNames.add(computeName(nextControl));
    await use(nextControl);
  }
  window.figureTexts = texts;
}

/**
 * Opens a page, and uses every control of its figure.
 *
 * @returns the text of the figure after each use
 */
async function collectFigureTexts(
  visitor: Visitor,
  address: string,
  isTranslated: boolean,
): Promise<string[]> {
  await visitor.open(address);
  await visitor.evaluate(() => document.querySelector('site-island')?.scrollIntoView());
  await visitor
    .expectValue(() => document.querySelectorAll('site-island:not([data-hydrated])').length)
    .toBe(0);
  if (isTranslated) {
    await startTranslator(visitor);
  }
  await visitor.tab.evaluate(`void (${operateControls})()`);
  await visitor.expectValue(() => window.figureTexts?.length).toBeGreaterThan(5);
  return visitor.evaluate(() => window.figureTexts ?? []);
}

for (const address of Object.values(FIGURES)) {
  test(`${address}: translated, its figure says the same as without, whatever is used`, async ({
    visitor,
  }) => {
    const texts = await collectFigureTexts(visitor, address, false);
    expect(new Set(texts).size).toBeGreaterThan(5);
    // WebKitGTK 2.50 can crash if the next page has the same address while the garbage collector
    // still removes the elements of the page before.
    await visitor.tab.goto('about:blank');
    const translatedTexts = await collectFigureTexts(visitor, address, true);
    const wrongIndex = texts.findIndex(
      (text, use) => removeMarks(translatedTexts[use] ?? '') !== text,
    );
    expect(removeMarks(translatedTexts[wrongIndex] ?? ''), `use ${wrongIndex}`).toBe(
      texts[wrongIndex] ?? '',
    );
    expect(translatedTexts).toHaveLength(texts.length);
    // The translator has also translated the last text.
    expect(translatedTexts.at(-1)).toContain('‹');
  });
}

test('a figure that is translated before it is hydrated works', async ({ visitor }) => {
  const figure: Target = { role: 'figure', name: '‹Write a poll›' };
  await visitor.open('/docs/mattermost/messaging/polls');
  await startTranslator(visitor);
  await visitor.scrollIntoView(figure);
  await visitor.click(button('‹Tuesday›', figure));
  await visitor.reads('‹Total votes: 1›', figure);
  await visitor.click(button('‹End Poll›', figure));
  await visitor.reads('This poll has ended.', figure);
  await visitor.seesNo({ role: 'alert' });
});

test.describe('translated, the search', () => {
  test('says on its page what it finds now, and how many', async ({ visitor }) => {
    const main: Target = { role: 'main' };
    const field: Target = { role: 'searchbox', within: main };
    const status: Target = { role: 'status', within: main };
    await visitor.open('/search?q=poll');
    await visitor.reads('pages for “poll”', status);
    await startTranslator(visitor);
    await visitor.reads('pages for “poll”›', status);
    await visitor.click(field);
    await visitor.tab.press('Control+a');
    await visitor.tab.type('calendar');
    await visitor.reads('for “calendar”›', status);
    await visitor
      .expectValue(() => document.querySelector('main ol mark')?.textContent)
      .toMatch(/calendar/i);
    await visitor.tab.press('Control+a');
    await visitor.tab.type('xyzzy');
    await visitor.reads('‹No page for “xyzzy”›', status);
    await visitor.reads('Try fewer or other words', main);
    await visitor.tab.press('Control+a');
    await visitor.tab.type('message');
    await visitor.reads('pages for “message”›', status);
    await visitor.click(button('‹More results›', main));
    await visitor.expectValue(() => document.querySelectorAll('article ol > li').length).toBe(10);
  });

  test('says in its dialog what it finds now, and how many', async ({ visitor }) => {
    const dialog: Target = { role: 'dialog', name: 'Search' };
    const field: Target = { role: 'combobox', within: dialog };
    const status: Target = { role: 'status', within: dialog };
    await visitor.open('/docs/');
    await startTranslator(visitor);
    await visitor.click(button('Search', { role: 'banner' }));
    await visitor.hasFocusOn(field);
    await visitor.tab.type(rareWord.typed);
    await visitor.reads('‹1 page found›', status);
    await visitor.reads(rareWord.word, { role: 'option', within: dialog });
    await visitor.tab.press('Control+a');
    await visitor.tab.type('calendar');
    await visitor.reads('pages found›', status);
    await visitor.reads('alendar', { role: 'option', within: dialog });
    await visitor.seesNo({ role: 'option', name: rareWord.word, within: dialog });
    await visitor.tab.press('Control+a');
    await visitor.tab.type('xyzzy');
    await visitor.reads('‹No page for “xyzzy”›', status);
    await visitor.reads('‹Documentation›', { role: 'heading', within: dialog });
    await visitor.tab.press('Control+a');
    await visitor.tab.type(rareWord.typed);
    await visitor.reads(rareWord.word, { role: 'option', within: dialog });
    await visitor.tab.press('Enter');
    await visitor.isAt(rareWord.address + rareWord.hash);
  });
});
