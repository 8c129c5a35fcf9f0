import { expect, type Page, test } from '@playwright/test';
import { open } from './navigation';

/** Notes the listeners of the window and of the document, from before any script runs. Each has a number of its own. */
async function noteListeners(page: Page) {
  await page.addInitScript(() => {
    const noted = new Set<string>();
    const numbers = new WeakMap<object, number>();
    let last = 0;
    const keyOf = (target: EventTarget, type: string, listener: object, captures: boolean) => {
      last += 1;
      numbers.set(listener, numbers.get(listener) ?? last);
      return `${target === window ? 'window' : 'document'} ${type} ${captures} #${numbers.get(listener)}`;
    };
    for (const name of ['addEventListener', 'removeEventListener'] as const) {
      const original = EventTarget.prototype[name];
      EventTarget.prototype[name] = function (
        this: EventTarget | undefined,
        type: string,
        listener: EventListenerOrEventListenerObject | null,
        options?: AddEventListenerOptions | boolean,
      ) {
        const target = this ?? window;
        const { capture = false, once = false } =
          typeof options === 'object' ? options : { capture: options };
        if (listener && !once && (target === window || target === document)) {
          const key = keyOf(target, type, listener, capture);
          name === 'addEventListener' ? noted.add(key) : noted.delete(key);
        }
        original.call(target, type, listener, options);
      };
    }
    Object.assign(window, { noted });
  });
}

/** What is listened to, a line for each listener; those of a page have another number at each visit. */
const listeners = (page: Page) =>
  page.evaluate(() =>
    [...(window as unknown as { noted: Set<string> }).noted].map((key) => key.replace(/ #.*/, '')).sort(),
  );

test('pages that are left leave no listener behind', async ({ page }) => {
  await noteListeners(page);
  await open(page, '/docs/');
  /** Through pages of every kind, each with what only its kind has: figure, search field, sidebar, contents. */
  const round = async () => {
    for (const [href, heading] of [
      ['/docs/mattermost/messaging/polls', 'Polls'],
      ['/search', 'Search'],
      ['/cgu', 'Terms of use'],
      ['/docs/', 'Documentation'],
    ] as const) {
      await page.evaluate((to) => {
        const link = document.querySelector<HTMLAnchorElement>('main a[href^="/"]');
        link?.setAttribute('href', to);
        link?.click();
      }, href);
      await expect(page.locator('h1')).toHaveText(heading);
      if (href === '/search') {
        await expect(page.getByRole('searchbox')).toBeVisible();
      } else if (heading === 'Polls') {
        const figure = page.locator('figure[data-figure]');
        await figure.scrollIntoViewIfNeeded();
        await expect(figure.getByText('Try it here')).toBeVisible();
      }
    }
  };
  // The first round loads what stays, such as React.
  await round();
  const before = await listeners(page);
  await round();
  expect(await listeners(page)).toEqual(before);
});
