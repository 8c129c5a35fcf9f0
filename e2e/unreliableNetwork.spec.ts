import { expect, type Page, test } from '@playwright/test';
import { open, tellConnection } from './navigation';

/** How many random steps the test makes; `WALK_STEPS=600` makes more. */
const STEPS = Number(process.env.WALK_STEPS ?? 60);

/** Random numbers from 0 to 1, the same in every run: https://en.wikipedia.org/wiki/Linear_congruential_generator */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}

/**
 * Clicks one of the visible links of the page that is displayed.
 *
 * @param random from 0 to 1, chooses the link
 * @returns its address
 */
function clickLink(page: Page, random: number): Promise<string> {
  return page.evaluate((chosen) => {
    const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href^="/"]')].filter(
      // Not the link of a failed page that loads the whole document, no file, such as the feed, and none of the
      // ring, which is a drawing: its links have no method `click`.
      (link) => link.checkVisibility() && !link.closest('[role=alert], svg') && !/\.\w+$/.test(link.pathname),
    );
    const link = links[Math.floor(chosen * links.length)];
    link?.click();
    return String(link?.getAttribute('href'));
  }, random);
}

test('random navigation on a slow and failing network never leads to a blank page or a stuck progress bar', async ({
  page,
}) => {
  const next = randomNumbers(7);
  const problems: string[] = [];
  page.on('pageerror', ({ message }) => problems.push(message));
  await tellConnection(page, { saveData: true });
  await open(page, '/docs/mattermost/getting-start/managing-members');
  await page.route('**/static/pages/**', async (route) => {
    const random = next();
    await new Promise((resolve) => setTimeout(resolve, random * 400));
    // The browser may have canceled the request by then.
    await (random < 0.35 ? route.abort('connectionreset') : route.continue()).catch(() => {});
  });

  const heading = page.locator('main h1');
  const retry = page.getByRole('button', { name: 'Retry' });
  const done: string[] = [];
  for (let step = 0; step < STEPS; step += 1) {
    const kind = next();
    // Not back beyond the first page: with Save-Data, links of the document loaded next load documents.
    if (kind < 0.15 && (await page.evaluate(() => window.navigation.canGoBack))) {
      done.push('back');
      await page.goBack();
    } else if (kind < 0.25) {
      done.push('forward');
      await page.goForward();
    } else {
      done.push(await clickLink(page, next()));
      if (kind > 0.9) {
        // A second link is clicked before the page of the first is loaded.
        done.push(await clickLink(page, next()));
      }
    }
    await expect(heading, done.slice(-5).join(', ')).toBeVisible();
    await expect(page.getByRole('progressbar')).toHaveCount(0);
    if (await retry.isVisible()) {
      done.push('Retry');
      await page.evaluate(() => document.querySelector<HTMLElement>('[role=alert] button')?.click());
      await expect(heading).toBeVisible();
    }
  }

  // When the network works again, so does the site.
  await page.unroute('**/static/pages/**');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Services' }).click();
  await expect(heading).toHaveText('Services');
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(problems).toEqual([]);
});
