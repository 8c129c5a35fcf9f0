import { expect, type Page, test } from '@playwright/test';
import { open } from './navigation';

/** Counts the listeners of the window and of the document that are there, from before any script runs. */
async function countListeners(page: Page) {
  await page.addInitScript(() => {
    const all = new Set<string>();
    const numbers = new WeakMap<object, number>();
    let last = 0;
    /** What tells a listener from others: where, for which event, which function, captured or not. */
    const keyOf = (target: EventTarget, type: string, listener: object, options: unknown) => {
      last += 1;
      numbers.set(listener, numbers.get(listener) ?? last);
      const captures = typeof options === 'object' ? (options as { capture?: boolean })?.capture : options;
      return [
        target === window ? 'window' : 'document',
        type,
        numbers.get(listener),
        Boolean(captures),
      ].join();
    };
    const { addEventListener: add, removeEventListener: remove } = EventTarget.prototype;
    for (const [name, original, change] of [
      ['addEventListener', add, (key: string) => all.add(key)],
      ['removeEventListener', remove, (key: string) => all.delete(key)],
    ] as const) {
      Object.defineProperty(EventTarget.prototype, name, {
        value(this: EventTarget | undefined, type: string, listener: object | null, options: unknown) {
          const target = this ?? window;
          if (listener && (target === window || target === document)) {
            change(keyOf(target, type, listener, options));
          }
          return original.call(target, type, listener as EventListener, options as AddEventListenerOptions);
        },
      });
    }
    Object.assign(window, { listeners: all });
  });
}

test('pages that are left leave no listener behind', async ({ page }) => {
  await countListeners(page);
  await open(page, '/docs/');
  const listeners = () =>
    page.evaluate(() => [...(window as unknown as { listeners: Set<string> }).listeners].sort());
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
        const figure = page.locator('figure[data-demo]');
        await figure.scrollIntoViewIfNeeded();
        await expect(figure.getByText('Try it here')).toBeVisible();
      }
    }
  };
  // The first round loads what stays, such as React.
  await round();
  const before = await listeners();
  await round();
  expect(await listeners()).toEqual(before);
});
