import { expect, type Page, test } from '@playwright/test';
import { open, tellConnection } from './chunks';

/** Clicks of the walk; more of them by hand: `WALK_STEPS=600`. */
const STEPS = Number(process.env.WALK_STEPS ?? 60);

/** The same numbers in every run, from 0 up to 1: https://en.wikipedia.org/wiki/Linear_congruential_generator */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}

/** Follows one of the links that are shown, whichever page has arrived by then, and tells which. */
function follow(page: Page, luck: number): Promise<string> {
  return page.evaluate((chosen) => {
    const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href^="/"]')].filter(
      // But for the one that loads the document anew.
      (link) => link.checkVisibility() && !link.closest('[role=alert]'),
    );
    const link = links[Math.floor(chosen * links.length)];
    link?.click();
    return String(link?.getAttribute('href'));
  }, luck);
}

test('a walk through the site on a slow and failing network never meets a blank page, a stuck bar or a dead button', async ({
  page,
}) => {
  test.setTimeout(30_000 + STEPS * 1_000);
  const next = numbers(7);
  const problems: string[] = [];
  page.on('pageerror', ({ message }) => problems.push(message));
  await tellConnection(page, { saveData: true });
  await open(page, '/docs/services/git');
  await page.route('**/static/pages/**', async (route) => {
    const luck = next();
    await new Promise((resolve) => setTimeout(resolve, luck * 400));
    // The page may be gone by then.
    await (luck < 0.35 ? route.abort('connectionreset') : route.continue()).catch(() => {});
  });

  const heading = page.locator('main h1');
  const retry = page.getByRole('button', { name: 'Retry' });
  const done: string[] = [];
  for (let step = 0; step < STEPS; step += 1) {
    const kind = next();
    // Not out of the site: the document that comes back would have plain links, and no walk within the page.
    if (kind < 0.15 && (await page.evaluate(() => window.navigation.canGoBack))) {
      done.push('back');
      await page.goBack();
    } else if (kind < 0.25) {
      done.push('forward');
      await page.goForward();
    } else {
      done.push(await follow(page, next()));
      if (kind > 0.9) {
        // Impatient: another link before the first page is there.
        done.push(await follow(page, next()));
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

  // However it went, the site still works.
  await page.unroute('**/static/pages/**');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Services' }).click();
  await expect(heading).toHaveText('Services');
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(problems).toEqual([]);
});
