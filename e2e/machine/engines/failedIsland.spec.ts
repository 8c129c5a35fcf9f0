import { expect } from '@playwright/test';
import { FIGURES, rareWord } from '../pages';
import { button, heading, type Target } from './elements';
import { test } from './fixtures';
import type { Visitor } from './visitor';

const figureAddress = FIGURES.notifications;
const figure: Target = { role: 'figure', name: 'Who is notified, and how?' };
const alert: Target = { role: 'alert' };
const status: Target = { role: 'status', within: figure };

declare global {
  interface Window {
    /** Undoes what the test has done to make the figure or the search fail. */
    repair?: () => void;
  }
}

/** Makes the figure fail when it lists something in a sentence. */
function breakSentences(): void {
  const { ListFormat } = Intl;
  Object.assign(Intl, {
    ListFormat: class {
      constructor() {
        throw new Error('No sentence today.');
      }
    },
  });
  window.repair = () => Object.assign(Intl, { ListFormat });
}

const scrollToFigure = (visitor: Visitor) =>
  visitor.evaluate(() => document.querySelector('site-island')?.scrollIntoView());

/** Opens the page, and waits until its figure works. */
async function openFigure(visitor: Visitor): Promise<void> {
  await visitor.open(figureAddress);
  await scrollToFigure(visitor);
  await visitor
    .expectValue(() => document.querySelectorAll('site-island[data-hydrated]').length)
    .toBe(1);
}

/**
 * Checks that the figure reports the failure and looks as the build rendered it, and that the other
 * controls of the page work. Then removes the cause, and checks that Retry mends the figure.
 */
async function expectFailureAndRetry(visitor: Visitor): Promise<void> {
  await visitor.reads('This part of the page stopped working. Retry starts it anew.', alert);
  await visitor.reads('You are alerted on your computer', status);
  await visitor.seesNo({ role: 'combobox', within: figure });
  await visitor.sees(heading('Configuring notifications'));
  await visitor.click(button('Switch to dark mode'));
  await visitor.sees(button('Switch to light mode'));
  await visitor.evaluate(() => window.repair?.());
  await visitor.click(button('Retry', alert));
  await visitor.seesNo(alert);
  await muteChannel(visitor);
  await visitor.reads('You are not told.', status);
}

async function muteChannel(visitor: Visitor): Promise<void> {
  await visitor.click({ role: 'checkbox', name: 'Mute channel', within: figure });
}

test.describe('a figure that fails', () => {
  test.use({ expectedProblems: /No sentence today|removeChild|not a child|can not be found/i });

  test('while it is hydrated, says so and is started anew by Retry', async ({ visitor }) => {
    await visitor.open(figureAddress);
    await visitor.evaluate(breakSentences);
    await scrollToFigure(visitor);
    await visitor.reads('stopped working', alert);
    // The second attempt also fails, and there must still be only one error box.
    await visitor.click(button('Retry', alert));
    await visitor.hasFocusOn(button('Retry', alert));
    await visitor.expectValue(() => document.querySelectorAll('.load-error').length).toBe(1);
    await expectFailureAndRetry(visitor);
  });

  test('when it is used, says so and is started anew by Retry', async ({ visitor }) => {
    await openFigure(visitor);
    await visitor.evaluate(breakSentences);
    await muteChannel(visitor);
    await expectFailureAndRetry(visitor);
  });

  test('because something else has changed its elements, says so and is started anew by Retry', async ({
    visitor,
  }) => {
    await openFigure(visitor);
    await visitor.evaluate(() => {
      for (const label of document.querySelectorAll('figure label')) {
        if (label.textContent?.startsWith('Emails also')) {
          label.remove();
        }
      }
    });
    await visitor.click({ role: 'checkbox', name: 'Email notifications', within: figure });
    await expectFailureAndRetry(visitor);
  });
});

test.describe('a search that fails', () => {
  test.use({ expectedProblems: /No address today/ });

  test('says so in its dialog, and is started anew by Retry', async ({ visitor }) => {
    const dialog: Target = { role: 'dialog', name: 'Search' };
    const field: Target = { role: 'combobox', within: dialog };
    await visitor.open('/docs/');
    await visitor.click(button('Search', { role: 'banner' }));
    await visitor.hasFocusOn(field);
    await visitor.evaluate(() => {
      const { encodeURIComponent: encode } = window;
      window.encodeURIComponent = () => {
        throw new Error('No address today.');
      };
      // The braces prevent a return value: a shorter function would return the window, which
      // WebDriver cannot transfer.
      window.repair = () => {
        Object.assign(window, { encodeURIComponent: encode });
      };
    });
    await visitor.tab.type(rareWord.typed.slice(0, 5));
    await visitor.reads('The search stopped working. Retry starts it anew.', {
      ...alert,
      within: dialog,
    });
    await visitor.evaluate(() => window.repair?.());
    await visitor.click(button('Retry', dialog));
    await visitor.seesNo({ ...alert, within: dialog });
    await visitor.hasFocusOn(field);
    await visitor.tab.type(rareWord.typed);
    await visitor.reads(rareWord.word, { role: 'option', within: dialog });
    await visitor.tab.press('Escape');
    await visitor.seesNo(dialog);
    expect(visitor.proxy.documentPaths).toEqual(['/docs/']);
  });
});
