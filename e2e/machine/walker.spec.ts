import type { Page } from '@playwright/test';
import { open, setConnection } from '../lib/navigation';
import { Random } from '../lib/random';
import { pages } from './pages';
import { expect, test } from './test';
import { chooseStep, takeStep, type Walk } from './walkerActions';
import { expectRightState, markFocus, readSiteIdentity } from './walkerChecks';

/*
 * A walker who does what nobody plans: it takes random steps through the fixed site, and after each
 * the page must be whole. The same seed gives the same walk.
 *   WALK_SEED=7 WALK_STEPS=200 npm run e2e -- walker
 */

/** So many steps take about five minutes. */
const DEFAULT_STEPS = 1500;
/** The number of actions that the message of a failed walk lists. */
const REPORTED_ACTIONS = 10;

/** Reads a whole number from the environment. */
function readNumber(name: string, defaultValue: number): number {
  const text = process.env[name] || String(defaultValue);
  if (!/^\d+$/.test(text)) {
    throw new Error(`${name} is ${JSON.stringify(text)}: write a whole number.`);
  }
  return Number(text);
}

/** The messages that the walker causes itself: offline, and at an address without a page. */
const EXPECTED_MESSAGES = /net::ERR_INTERNET_DISCONNECTED|status of 404 .*\/no-such-page/;

/** Records the errors of the console and of scripts that the walker does not cause itself. */
function recordErrors(page: Page): string[] {
  const errors: string[] = [];
  const add = (text: string) => {
    if (!EXPECTED_MESSAGES.test(text)) {
      errors.push(text);
    }
  };
  page.on('pageerror', ({ message }) => add(message));
  page.on('console', (message) => {
    if (message.type() === 'error') {
      add(`${message.text()} ${message.location().url}`);
    }
  });
  return errors;
}

// The seed repeats a failed walk; a second try would take another five minutes.
test.describe.configure({ retries: 0 });

test('a random walk leaves every page whole', async ({ page, browser, baseURL }) => {
  const seed = readNumber('WALK_SEED', Date.now() % 1_000_000);
  const stepCount = readNumber('WALK_STEPS', DEFAULT_STEPS);
  // Each step has limits of its own.
  test.setTimeout(0);
  console.log(`A walk of ${stepCount} steps with the seed ${seed} …`);

  const addresses = [...pages.map(({ address }) => address), '/no-such-page'];
  const site = await readSiteIdentity(browser, baseURL, addresses);
  const errors = recordErrors(page);
  // A walk must be the same each time, but prefetching depends on the time, and so does how long
  // the site keeps a page that it has fetched.
  await setConnection(page, { saveData: true });
  await page.addInitScript((nowMs) => {
    Date.now = () => nowMs;
  }, Date.now());
  await open(page, '/');

  const walk: Walk = { page, random: new Random(seed), addresses, isOffline: false };
  const actions: string[] = [];
  try {
    while (actions.length < stepCount) {
      await markFocus(page);
      const step = await chooseStep(walk);
      actions.push(step.description);
      await takeStep(walk, step);
      await expectRightState(page, site, walk.isOffline);
      expect(errors).toEqual([]);
    }
  } catch (error) {
    const lastActions = actions
      .map((action, index) => `${index + 1}. ${action}`)
      .slice(-REPORTED_ACTIONS);
    throw new Error(
      [
        `Step ${actions.length} of the walk with the seed ${seed} failed, at ${page.url()}. Its last actions:`,
        ...lastActions,
        `WALK_SEED=${seed} WALK_STEPS=${actions.length} npm run e2e -- walker repeats it.`,
        String((error as Error).message),
      ].join('\n'),
    );
  }
});
