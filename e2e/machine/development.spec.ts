import { type ChildProcess, spawn } from 'node:child_process';
import type { Page } from '@playwright/test';
import { findFreePort } from '../../scripts/lib/port';
import type { ProjectCopy } from '../../scripts/lib/projectCopy';
import { copyFixedSite } from '../lib/fixtureSite';
import { inSite, siteUrlAt } from '../lib/inSite';
import { LIMIT_MS } from '../lib/limits';
import { waitUntilReady } from '../lib/navigation';
import { aService, FIGURES, firstPage, SIDEBAR, thirdPage } from './pages';
import { expect, test } from './test';

/** Tests of `npm run dev` in a copy of the project. */

test.describe.configure({ mode: 'serial' });

let project: ProjectCopy;
let devServerProcess: ChildProcess;
let devUrl = '';
let serverOutput = '';

test.beforeAll(async () => {
  project = copyFixedSite();
  const port = await findFreePort();
  devUrl = siteUrlAt(`http://127.0.0.1:${port}`);
  devServerProcess = spawn(
    'npm',
    ['run', '--silent', 'dev', '--', '--port', String(port), '--host', '127.0.0.1'],
    {
      cwd: project.folder,
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  for (const stream of [devServerProcess.stdout, devServerProcess.stderr]) {
    stream?.on('data', (chunk) => {
      serverOutput += chunk;
    });
  }
  await expect
    .poll(() => fetch(`${devUrl}/`).then(({ ok }) => ok, String), { timeout: 60_000 })
    .toBe(true);
});

test.afterAll(() => {
  if (devServerProcess?.pid) {
    // A negative id stands for the whole process group. The server is in this group, because it is
    // a child process of npm.
    process.kill(-devServerProcess.pid);
  }
  project.remove();
});

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const sidebar = (page: Page) => page.getByRole('navigation', { name: SIDEBAR });

async function openDev(page: Page, address: string, title: string) {
  await page.goto(devUrl + address);
  await expect(heading(page, title)).toBeVisible();
  await waitUntilReady(page);
}

test('links, color mode, sidebar and contents work as in production', async ({ page }) => {
  await openDev(page, firstPage.address, firstPage.heading);
  await page.getByRole('button', { name: 'Switch to dark mode' }).click();
  await sidebar(page).getByRole('link', { name: thirdPage.heading, exact: true }).click();
  await expect(heading(page, thirdPage.heading)).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await waitUntilReady(page);
  const contents = page.getByRole('navigation', { name: 'On this page' });
  await contents.getByRole('link').last().click();
  await expect(contents.locator('[aria-current=location]')).toHaveCount(1);
  await page.getByRole('button', { name: 'Hide sidebar' }).click();
  await expect(sidebar(page)).toBeHidden();
  await page.goBack();
  await page.goBack();
  await expect(heading(page, firstPage.heading)).toBeVisible();
  await expect(sidebar(page)).toBeHidden();

  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog', { name: 'Search' });
  await dialog.getByRole('combobox').fill('mail');
  await expect(
    dialog.getByText('The search looks in the built site: try it with npm start.').first(),
  ).toBeVisible();
});

test('figures work as in production', async ({ page }) => {
  await openDev(page, FIGURES.polls, 'Polls');
  const figure = page.getByRole('figure').filter({ hasText: 'Try it here' });
  await figure.getByRole('textbox', { name: 'Question' }).fill('Lunch?');
  await expect(figure.locator('pre')).toContainText('"Lunch?"');
});

for (const { name, source, message } of [
  {
    name: 'a brace that is never closed',
    source: 'Hello {name',
    message: /\.mdx:\d+: a \{ is never closed; where it is text, put it between backticks/,
  },
  {
    name: 'a callout of an unknown kind',
    source: ':::tipp\n\nA tip.\n\n:::',
    message: /\.mdx:\d+: :::tipp is not a callout: use note, tip or warning/,
  },
  {
    name: 'a value that the configuration lacks',
    source: '<ServiceAddress id="gone" />',
    message: /services\.yaml has no service “gone”: correct its id/,
  },
]) {
  test(`${name} is reported over the page until it is mended`, async ({ page, problems }) => {
    await openDev(page, firstPage.address, firstPage.heading);
    const pageFile = `docs${firstPage.address}.mdx`;
    const report = page.locator('rsbuild-error-overlay');
    project.appendText(pageFile, `\n${source}\n`);
    await expect(report).toContainText(message);
    project.replaceText(pageFile, `\n${source}\n`, '');
    await expect(report).toHaveCount(0);
    await expect(heading(page, firstPage.heading)).toBeVisible();
    // If React throws the error while it renders, the page reports it, too. The test expects that.
    for (const problem of problems.splice(0)) {
      expect(problem).toMatch(message);
    }
  });
}

/** The options of assertions that wait for a build. On a busy machine, a build takes minutes. */
const BUILD_WAIT_OPTIONS = { timeout: 4 * LIMIT_MS };

test('what only the rendered site tells is printed after a save, with its line, until it is mended', async () => {
  const pageFile = `docs${firstPage.address}.mdx`;
  const link = `[its part](${aService.address}#gone)`;
  project.appendText(pageFile, `\n${link}\n`);
  const report = new RegExp(
    `${pageFile}:\\d+: the link ${inSite(aService.address)}#gone leads to no part of its page`,
  );
  await expect.poll(() => serverOutput, BUILD_WAIT_OPTIONS).toMatch(report);
  project.replaceText(pageFile, link, '');
  await expect
    .poll(() => serverOutput, BUILD_WAIT_OPTIONS)
    .toContain('npm run build would pass again');
});

test('pages follow the configuration, also after a wrong value', async ({ page }) => {
  /**
   * Returns the text of the terms of use. The text is empty while the server starts again, and
   * while the page reloads itself.
   */
  const readTerms = async () => {
    await page.goto(`${devUrl}/cgu`).catch(() => undefined);
    const texts = page.getByRole('main').allInnerTexts();
    return (await texts.catch(() => [])).join();
  };
  project.setFacts({ 'terms.version': 5 });
  await expect
    .poll(() => serverOutput, BUILD_WAIT_OPTIONS)
    .toContain('terms.version: must be a text');
  // Rsbuild ignores what is saved while it restarts, which takes long on a busy machine.
  await expect.poll(() => serverOutput, BUILD_WAIT_OPTIONS).toContain('Restart server failed.');
  project.setFacts({ 'terms.version': '9.88' });
  await expect.poll(readTerms).toMatch(/Version 9\.88, in force/);
});
