import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { freePort } from '../scripts/lib/port';
import { ready } from './navigation';
import { ProjectCopy } from './projectCopy';

test.describe.configure({ mode: 'serial' });

let project: ProjectCopy;
let server: ChildProcess;
let dev = '';

test.beforeAll(async () => {
  project = new ProjectCopy();
  const port = await freePort();
  dev = `http://127.0.0.1:${port}`;
  server = spawn('npm', ['run', '--silent', 'dev', '--', '--port', String(port), '--host', '127.0.0.1'], {
    cwd: project.folder,
    detached: true,
    stdio: 'ignore',
  });
  // Tests of a fault have less time, but a server that starts slowly is none.
  await expect
    .poll(
      () =>
        fetch(dev).then(
          (answer) => answer.status,
          () => 0,
        ),
      { timeout: 60_000 },
    )
    .toBe(200);
});

test.afterAll(() => {
  if (server?.pid) {
    // Ends the process group, because the server is a child process of npm.
    process.kill(-server.pid);
  }
  project.remove();
});

const html = (page: Page) => page.locator('html');
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const sidebar = (page: Page) => page.getByRole('navigation', { name: /sidebar$/ });

/** Opens a page, and waits until the behaviors answer controls. */
async function openIn(page: Page, url: string, title: string) {
  await page.goto(url);
  await expect(heading(page, title)).toBeVisible();
  await ready(page);
}

/** What must work alike in production and in development. */
const journeys: { name: string; go: (page: Page, site: string) => Promise<void> }[] = [
  {
    name: 'the color mode is switched, and kept on the next page',
    async go(page, site) {
      await openIn(page, `${site}/docs/mattermost/getting-start/signing-in`, 'Signing in');
      await page.getByRole('button', { name: 'Switch to dark mode' }).click();
      await expect(html(page)).toHaveAttribute('data-theme', 'dark');
      await openIn(page, `${site}/docs/mattermost/getting-start/managing-members`, 'Managing members');
      await expect(html(page)).toHaveAttribute('data-theme', 'dark');
      await page.getByRole('button', { name: 'Switch to light mode' }).click();
      await expect(html(page)).toHaveAttribute('data-theme', 'light');
    },
  },
  {
    name: 'the sidebar is hidden on this page and the next one, and shown again',
    async go(page, site) {
      await openIn(page, `${site}/docs/mattermost/getting-start/signing-in`, 'Signing in');
      await page.getByRole('button', { name: 'Hide sidebar' }).click();
      await expect(sidebar(page)).toBeHidden();
      await page.getByRole('main').locator('a[rel=next]').click();
      await expect(heading(page, 'Messaging basics')).toBeFocused();
      await expect(sidebar(page)).toBeHidden();
      const show = page.getByRole('button', { name: 'Show sidebar' });
      await expect(show).toHaveAttribute('aria-expanded', 'false');
      await show.click();
      await expect(sidebar(page)).toBeVisible();
    },
  },
  {
    name: 'links, hashes, back and forward display the right page and move the focus',
    async go(page, site) {
      await openIn(page, `${site}/docs/mattermost/getting-start/signing-in`, 'Signing in');
      await sidebar(page).getByRole('link', { name: 'Managing members' }).click();
      await expect(heading(page, 'Managing members')).toBeFocused();
      await expect(page).toHaveURL(`${site}/docs/mattermost/getting-start/managing-members`);
      await expect(page).toHaveTitle(/^Managing members – /);
      await expect(page.locator('[aria-live=polite]')).toHaveText('Managing members');
      await expect(sidebar(page).getByRole('link', { name: 'Managing members' })).toHaveAttribute(
        'aria-current',
        'page',
      );
      const contents = page.getByRole('navigation', { name: 'On this page' });
      const last = contents.getByRole('link').last();
      const target = String(await last.textContent());
      await last.click();
      await expect(page.getByRole('heading', { name: target, exact: true })).toBeFocused();
      await page.goBack();
      await page.goBack();
      await expect(heading(page, 'Signing in')).toBeFocused();
      await page.goForward();
      await expect(heading(page, 'Managing members')).toBeVisible();
    },
  },
  {
    name: 'the table of contents marks the heading in view',
    async go(page, site) {
      await openIn(page, `${site}/cgu`, 'Terms of use');
      const contents = page.getByRole('navigation', { name: 'On this page' });
      await page
        .getByRole('heading', { level: 2 })
        .nth(3)
        .evaluate((element) => element.scrollIntoView());
      await expect(contents.locator('[aria-current=location]')).toHaveText(
        String(await page.getByRole('heading', { level: 2 }).nth(3).textContent()),
      );
    },
  },
  {
    name: 'the search opens by key and button, and Escape returns the focus',
    async go(page, site) {
      await openIn(page, `${site}/docs/mattermost/getting-start/signing-in`, 'Signing in');
      const button = page.getByRole('banner').getByRole('button', { name: 'Search' });
      for (const open of [() => page.keyboard.press('/'), () => button.click()]) {
        await open();
        const field = page.getByRole('dialog', { name: 'Search' }).getByRole('combobox');
        await expect(field).toBeFocused();
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog', { name: 'Search' })).toHaveCount(0);
        await expect(button).toBeFocused();
      }
    },
  },
  {
    name: 'a figure works, and its command can be copied',
    async go(page, site) {
      await page.context().grantPermissions(['clipboard-write']);
      await openIn(page, `${site}/docs/mattermost/messaging/polls`, 'Polls');
      const figure = page.locator('figure[data-figure]');
      await figure.scrollIntoViewIfNeeded();
      await figure.getByRole('textbox', { name: 'Question' }).fill('Lunch?');
      await expect(figure.locator('pre')).toContainText('"Lunch?"');
      await figure.getByRole('button', { name: 'Copy code' }).click();
      await expect(figure.getByText('Copied')).toBeVisible();
    },
  },
  {
    name: 'the drawer keeps the focus inside and closes when a page is chosen',
    async go(page, site) {
      await page.setViewportSize({ width: 375, height: 700 });
      await openIn(page, `${site}/docs/mattermost/getting-start/signing-in`, 'Signing in');
      await page.getByRole('button', { name: 'Menu', exact: true }).click();
      await expect(page.getByRole('button', { name: 'Close menu' })).toBeFocused();
      await expect(page.locator('main')).toHaveAttribute('inert', '');
      await sidebar(page).getByRole('link', { name: 'Managing members' }).click();
      await expect(heading(page, 'Managing members')).toBeVisible();
      await expect(sidebar(page)).toBeHidden();
      await expect(page.locator('[inert]')).toHaveCount(0);
    },
  },
  {
    name: 'the search page reads its query from the address, and writes it there',
    async go(page, site) {
      await openIn(page, `${site}/search?q=pad`, 'Search');
      const field = page.getByRole('searchbox', { name: 'Search' });
      await expect(field).toHaveValue('pad');
      await field.fill('board');
      await expect(page).toHaveURL(`${site}/search?q=board`);
    },
  },
];

for (const { name, go } of journeys) {
  for (const place of ['production', 'development'] as const) {
    test(`in ${place}: ${name}`, async ({ page, baseURL }) => {
      const problems: string[] = [];
      page.on('pageerror', ({ message }) => problems.push(message));
      page.on('console', (message) => {
        // A hosted search cannot be reached here, see playwright.config.ts.
        const isHostedSearch = message.text().includes('net::ERR_NAME_NOT_RESOLVED');
        if (['warning', 'error'].includes(message.type()) && !isHostedSearch) {
          problems.push(message.text());
        }
      });
      await go(page, place === 'production' ? String(baseURL) : dev);
      expect(problems).toEqual([]);
    });
  }
}

for (const { name, source, message, place } of [
  {
    name: 'a component that nobody has made',
    source: '<ServiceFact />',
    message: /:\d+: there is no component <ServiceFact>/,
    place: 'rsbuild-error-overlay',
  },
  {
    name: 'a brace that is never closed',
    source: 'Hello {name',
    message: /:\d+: a \{ is never closed; where it is text, put it between backticks/,
    place: 'rsbuild-error-overlay',
  },
  {
    name: 'a link to no page',
    source: '[x](/docs/gone)',
    message: /:\d+: the link \/docs\/gone leads to no page/,
    place: 'rsbuild-error-overlay',
  },
  {
    name: 'a value that the configuration lacks',
    source: '<Fact of="gone" />',
    message: /:\d+: <Fact of="gone" \/>: site\.config\.ts has no such fact/,
    place: 'article [role=alert]',
  },
]) {
  test(`in development, ${name} is told on the page with its place until it is mended`, async ({ page }) => {
    await openIn(page, `${dev}/docs/mattermost/getting-start/signing-in`, 'Signing in');
    const told = page.locator(place);
    const file = 'docs/docs/mattermost/getting-start/signing-in.mdx';
    project.append(file, `\n${source}\n`);
    const line = new RegExp(file + message.source);
    await expect(told).toContainText(line);
    // A page that had its mistake when it was opened is not drawn anew by React.
    await page.reload();
    await expect(told).toContainText(line);
    project.edit(file, `\n${source}\n`, '');
    await expect(told).toHaveCount(0);
    await expect(heading(page, 'Signing in')).toBeVisible();
  });
}

test('in development, the search finds what pages say', async ({ page }) => {
  await openIn(page, `${dev}/docs/mattermost/getting-start/signing-in`, 'Signing in');
  await page.keyboard.press('/');
  const dialog = page.getByRole('dialog', { name: 'Search' });
  await dialog.getByRole('combobox').fill('polls');
  await expect(dialog.getByRole('option').locator('mark').first()).toBeVisible();
  await dialog.getByRole('option', { name: /Polls/ }).first().click();
  await expect(page).toHaveURL(/\/messaging\/polls/);
});

test('in development, pages follow the configuration, also after a wrong value', async ({ page }) => {
  const before = readFileSync(path.join(project.folder, 'site.config.ts'), 'utf8');
  const writeVersion = (value: string) =>
    writeFileSync(
      path.join(project.folder, 'site.config.ts'),
      before.replace(/^ {4}version: .*$/m, `    version: ${value},`),
    );
  /** What the terms say; nothing while the server starts again, or the page loads anew by itself. */
  const terms = async () => {
    await page.goto(`${dev}/cgu`).catch(() => undefined);
    const texts = page.getByRole('main').allInnerTexts();
    return (await texts.catch(() => [])).join();
  };
  const isDown = () =>
    fetch(dev).then(
      () => false,
      () => true,
    );
  try {
    writeVersion("'9.87'");
    await expect.poll(terms).toMatch(/Version 9\.87, in force/);
    writeVersion('5');
    await expect.poll(isDown).toBe(true);
    writeVersion("'9.88'");
    await expect.poll(terms).toMatch(/Version 9\.88, in force/);
  } finally {
    writeFileSync(path.join(project.folder, 'site.config.ts'), before);
  }
  await expect.poll(terms).toContain('Terms of use');
});
