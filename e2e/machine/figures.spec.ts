import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../lib/axe';
import { openFigure, waitForFigure } from '../lib/figures';
import { inSite } from '../lib/inSite';
import { readFocusProblem } from '../lib/keyboard';
import { open, pressToggleButton, setConnection } from '../lib/navigation';
import { measureOverflow } from '../lib/readable';
import { FIGURES } from './pages';
import { expect, test } from './test';

/** Finds the live region that has this text. A figure has several live regions. */
const announcement = (figure: Locator, text: string | RegExp) =>
  figure.getByRole('status').filter({ hasText: text });

/**
 * For each figure, a function that uses it by keyboard, and checks what the visitor then sees. Unit
 * tests check what the figures decide.
 */
const uses: Record<keyof typeof FIGURES, (figure: Locator, page: Page) => Promise<unknown>> = {
  async notifications(figure, { keyboard }) {
    const status = figure.getByRole('status');
    const repliesCheckbox = figure.getByLabel('Notify me about replies');
    await expect(status).toHaveText(
      'You are alerted on your computer and on your phone. Amina is alerted too.',
    );
    await expect(repliesCheckbox).toBeChecked();
    await figure.getByLabel('What happens').focus();
    await keyboard.press('Home');
    await expect(status).toHaveText('You are not alerted: a name in bold waits in the sidebar.');
    await figure.getByLabel('Send notifications for').selectOption('All new messages');
    // The figure hides this setting where Mattermost does.
    await expect(repliesCheckbox).toHaveCount(0);
    await figure.getByLabel('Mute channel').press('Space');
    await expect(status).toHaveText('You are not told.');
    const yourChannels = figure
      .getByRole('list', { name: 'You', exact: true })
      .getByRole('listitem');
    await expect(yourChannels.filter({ hasText: 'Sign in the sidebar' })).toContainText(
      'NoThe channel is muted.',
    );
  },

  async searching(figure, { keyboard }) {
    const query = figure.getByLabel('Type a search', { exact: true });
    const field = (label: string) => figure.getByLabel(label, { exact: true });
    const results = figure.getByRole('listitem');
    await query.fill('');
    await query.press('Tab');
    await keyboard.type('general meeting');
    await keyboard.press('Tab');
    await keyboard.type('cake ');
    await field('From').selectOption('Chloé');
    const expectedQuery = 'general meeting from:chloe -cake';
    await expect(query).toHaveValue(expectedQuery);
    await expect(figure.locator('pre')).toHaveText(expectedQuery);
    await query.fill('subscri* -draft from:chloe');
    await expect(field('Words to leave out')).toHaveValue('draft');
    await expect(figure).toContainText(
      'Messages by Chloé that contain a word that begins with “subscri”',
    );
    await expect(results.locator('mark')).toHaveText(['subscribed']);
    await expect(announcement(figure, /^Found in this example: 1 of 6 messages/)).toBeVisible();
    const extension = field('File extension');
    await extension.selectOption('pdf');
    await expect(extension).toHaveAccessibleDescription(/works for files only/);
    await extension.focus();
    await keyboard.press('Home');
    // An empty field stays, so it keeps the focus.
    await expect(query).toHaveValue('subscri* from:chloe -draft');
    await expect(extension).toBeFocused();
    await query.fill('after:2026-99-99');
    await expect(announcement(figure, /^“after:2026-99-99” names no day.*Nothing/)).toBeVisible();
    await expect(query).toHaveAttribute('aria-invalid', 'true');
    await expect(query).toHaveAccessibleDescription(/names no day/);
    await query.fill(`budget -#2026 ${'abcdefghij'.repeat(8)}*x`);
    await expect(results).toHaveCount(0);
    await expect(field('Words to leave out')).toHaveAttribute('aria-invalid', 'true');
    await expect(field('Words to leave out')).toHaveAccessibleDescription(
      /“#2026” is not a hashtag/,
    );
    await expect(field('Exact phrase')).not.toHaveAttribute('aria-invalid');
  },

  async commands(figure, { keyboard }) {
    const field = figure.getByRole('combobox');
    const options = figure.getByRole('listbox', { name: 'Commands' }).getByRole('option');
    /**
     * Checks that an option is active for assistive technology while the focus stays in the field.
     */
    const expectOptionActive = async (text: RegExp) => {
      const activeOption = options.and(figure.locator('[aria-selected="true"]'));
      await expect(activeOption).toHaveText(text);
      await expect(field).toHaveAttribute(
        'aria-activedescendant',
        String(await activeOption.getAttribute('id')),
      );
      await expect(activeOption).toBeInViewport();
      await expect(field).toBeFocused();
    };
    await expect(field).toHaveAttribute('aria-expanded', 'false');
    await field.fill('/sho');
    await expect(announcement(figure, '1 suggestion')).toBeVisible();
    await keyboard.press('Tab');
    await expect(field).toHaveValue('/shortcuts');
    await expect(figure.getByRole('button', { name: 'Send' })).toBeFocused();
    await expect(announcement(figure, 'Ready to send: it shows the keyboard')).toBeVisible();
    await field.fill('/o');
    await expect(field).toHaveAttribute('aria-expanded', 'true');
    await expect(announcement(figure, /^3 suggestions$/)).toBeVisible();
    await keyboard.press('ArrowDown');
    await expectOptionActive(/^\/offline/);
    await keyboard.press('ArrowUp');
    await keyboard.press('ArrowUp');
    await expectOptionActive(/^\/open/);
    await keyboard.press('Enter');
    await expect(field).toHaveValue('/open ');
    await expect(
      announcement(figure, 'After /open, Mattermost needs a channel such as ~garden.'),
    ).toBeVisible();
    await field.fill('/call');
    await keyboard.press('Escape');
    await expect(options).toHaveCount(0);
    await field.fill('/m');
    await options.filter({ hasText: '/msg' }).click();
    await field.pressSequentially('@bruno See you');
    await keyboard.press('Enter');
    await expect(field).toHaveValue('');
    await expect(announcement(figure, 'to @bruno')).toContainText('See you');
    await field.fill('/');
    await expect(options.first()).toBeVisible();
  },

  async formatting(figure, { keyboard }) {
    const box = figure.getByLabel('Your message');
    await box.fill('see you soon');
    await box.press('End');
    await keyboard.press('Control+Shift+ArrowLeft');
    await keyboard.press('Control+b');
    await keyboard.press('Control+i');
    await expect(box).toHaveValue('see you ***soon***');
    await keyboard.press('Control+b');
    await expect(figure.getByRole('emphasis').filter({ hasText: 'soon' })).toBeVisible();
    await keyboard.press('Control+z');
    await expect(box).toHaveValue('see you ***soon***');
    const examples = figure.getByRole('group', { name: 'Examples' }).getByRole('button');
    await examples.first().press('Enter');
    await expect(examples.first()).toHaveAttribute('aria-pressed', 'true');
    await expect(figure.locator('[aria-pressed="true"]')).toHaveCount(1);
    await keyboard.press('Tab');
    await expect(examples.nth(1)).toBeFocused();
    await box.fill(
      `# Large\n> quote\n- [x] done\n\n| a |\n|---|\n| ${'b'.repeat(80)} |\n\n@bruno \`code\` :tada:`,
    );
    await expect(figure.getByRole('heading', { name: 'Large', level: 3 })).toBeVisible();
    await expect(figure.getByRole('img', { name: 'Done' })).toBeVisible();
    await expect(
      announcement(
        figure,
        'The channel sees a heading, a quote, a list, a task, a table, and code.',
      ),
    ).toBeVisible();
  },

  async mentions(figure, { keyboard }) {
    const status = figure.getByRole('status');
    const message = figure.getByLabel('Your message');
    await expect(figure).toContainText(
      'Amina, Bruno, and Chloé are alerted. David sees a badge later.',
    );
    await figure.getByRole('combobox', { name: 'Mention' }).focus();
    await keyboard.press('Home');
    await expect(message).toHaveValue('@amina Can you open the room on Tuesday?');
    await keyboard.press('Tab');
    await keyboard.press('ControlOrMeta+A');
    await keyboard.type('Hello @david and @bruno');
    await expect(status).toHaveText('Bruno is alerted. David sees a badge later.');
    await expect(figure.locator('mark')).toHaveText(['@david', '@bruno']);
    await keyboard.press('Tab');
    await keyboard.press('Space');
    await expect(figure).toContainText('A mention added by an edit alerts nobody.');
    await keyboard.press('Space');
    const longName = `@${'a'.repeat(80)}`;
    await message.fill(`@gaelle, ${longName}`);
    await expect(status).toHaveText(
      `Nobody is alerted. Gaëlle is not in this channel. Would you like to add her? Nobody here is called ${longName}: that stays plain text.`,
    );
  },

  async polls(figure, { keyboard }) {
    const command = figure.locator('pre');
    const answers = figure.getByRole('textbox', { name: /^Answers/ });
    await figure.getByLabel('Question').focus();
    await keyboard.press('ControlOrMeta+a');
    await keyboard.type('The "big" day?');
    await expect(command).toHaveText(`/poll "The 'big' day?" "Monday" "Tuesday" "Thursday"`);
    await expect(announcement(figure, `What to send: /poll "The 'big' day?"`)).toBeVisible();
    await figure.getByRole('button', { name: 'Tuesday', exact: true }).press('Enter');
    await expect(announcement(figure, 'Your vote for “Tuesday” was counted.')).toBeVisible();
    await figure.getByRole('button', { name: 'Reset Your Vote' }).press('Enter');
    await expect(figure).toContainText('Total votes: 0');
    await figure.getByRole('checkbox', { name: /^Show the votes/ }).press('Space');
    await expect(command).toHaveText(/ --progress$/);
    await answers.fill('Monday');
    await expect(announcement(figure, 'One answer alone')).toBeVisible();
    await expect(answers).toHaveAttribute('aria-invalid', 'true');
    await expect(answers).toHaveAccessibleDescription(/^One answer alone/);
    await answers.fill('');
    await figure.getByRole('button', { name: 'Yes (0)', exact: true }).press('Enter');
    await figure.getByRole('button', { name: 'End Poll' }).press('Enter');
    // The button has disappeared, so the result has the focus, and its name says what has happened.
    const result = figure.getByRole('group', {
      name: 'This poll has ended. The results are:',
    });
    await expect(result).toBeFocused();
    const resultLines = result.getByRole('listitem');
    await expect(resultLines).toHaveText(['Yes (1 vote): you', 'No (0 votes)']);
    await figure.getByRole('checkbox', { name: 'Hide who voted for what' }).press('Space');
    await figure.getByRole('button', { name: 'Yes (0)', exact: true }).press('Enter');
    await figure.getByRole('button', { name: 'End Poll' }).press('Enter');
    await expect(resultLines).toHaveText(['Yes (1 vote)', 'No (0 votes)']);
    await figure.getByLabel('Question').fill('a'.repeat(80));
  },

  async themeColors(figure, page) {
    const { keyboard } = page;
    const radio = (name: string) => figure.getByRole('radio', { name });
    const fold = (name: string) => figure.locator('summary', { hasText: name });
    const pasteField = figure.getByLabel('Paste a theme');
    const readJson = async () => JSON.parse(String(await figure.locator('pre').textContent()));
    await fold('pairs').press('Enter');
    await fold('What to paste').press('Enter');
    await radio('Denim').focus();
    await keyboard.press('ArrowDown');
    await expect(radio('Sapphire')).toBeChecked();
    await expect(
      announcement(figure, 'Sapphire: 4 of 10 pairs of colors are below 4.5 to 1'),
    ).toBeVisible();
    // In the JSON, a swatch shows each color of the theme. This is the first one.
    await expect(figure.locator('pre svg').first()).toHaveCSS(
      'background-color',
      'rgb(21, 67, 163)',
    );
    // The swatch stands beside the key, not over its quote.
    const distancePx = await figure
      .locator('pre svg')
      .first()
      .evaluate((swatch) => {
        const key = document.createRange();
        key.selectNodeContents(swatch.nextSibling as Text);
        const [firstLine] = key.getClientRects();
        return Number(firstLine?.left) - swatch.getBoundingClientRect().right;
      });
    expect(distancePx).toBeGreaterThanOrEqual(0);
    expect(await readJson()).toMatchObject({ sidebarBg: '#1543a3', codeTheme: 'github' });
    await fold('Link and Button Styles').press('Enter');
    await figure.getByLabel('Link Color', { exact: true }).fill('#303030');
    await expect(radio('Custom Theme')).toBeChecked();
    await expect(announcement(figure, /^Custom Theme: /)).toBeVisible();
    const picture = figure.getByRole('img', { name: /^Team chat in/ });
    await expect(picture.locator('tspan[fill="#303030"]')).toBeVisible();
    await fold('Paste a theme').press('Enter');
    await pasteField.fill('{"linkColor": "#0A5A68"}');
    await expect(pasteField).toHaveAccessibleDescription(/^1 value was taken over/);
    await fold('Center Channel Styles').press('Enter');
    await expect(figure.locator('fieldset details[open]')).toHaveCount(1);
    await figure.getByLabel('Error Text Color').fill('#123456');
    // On a narrow screen, the picture stays in view and does not cover the focused field.
    for (let press = 0; press < 4; press += 1) {
      await keyboard.press('Shift+Tab');
      expect(await readFocusProblem(page)).toBe('');
    }
    await expect(picture.locator('..')).toBeInViewport({ ratio: 1 });
    await pasteField.fill('{"linkColor": "red"}');
    await expect(pasteField).toHaveAccessibleDescription(
      /^The value of “linkColor” is “red”: write # and/,
    );
    await expect(pasteField).toHaveAttribute('aria-invalid', 'true');
    await expect(announcement(figure, 'The value of “linkColor” is “red”')).toBeVisible();
    expect(await readJson()).toMatchObject({ linkColor: '#0a5a68' });
  },
};

/**
 * Records changes that visitors who do not see the figure would miss: a live region that comes
 * together with its text, because screen readers may not read it then; and a focus that falls to
 * the body, because the focused control has disappeared. The function runs in the page.
 */
function recordUnnoticedChanges(): void {
  const problems: string[] = [];
  Object.assign(window, { unnoticedChanges: problems });
  new MutationObserver((records) => {
    const added = records.flatMap(({ addedNodes }) => [...addedNodes]);
    for (const element of added.filter((node) => node instanceof Element)) {
      for (const region of [element, ...element.querySelectorAll('*')]) {
        if (region.matches('[role=status], [role=alert], [aria-live]') && region.textContent) {
          problems.push(`a live region came with its text: ${region.textContent}`);
        }
      }
    }
    if (document.hasFocus() && document.activeElement === document.body) {
      problems.push('the focus is lost');
    }
  }).observe(document.querySelector('figure[data-figure]') as Element, {
    childList: true,
    subtree: true,
  });
}

/** Checks with axe that the figure of the page violates no rule. */
async function expectFigureAccessible(page: Page): Promise<void> {
  // At another scroll position, the navbar may cover a part of the figure.
  await page.evaluate(() => scrollTo(0, 0));
  const passedRules = await expectAccessible(page, { part: 'figure' });
  // If one of these rules is missing, axe has not checked the figure.
  expect(passedRules).toEqual(expect.arrayContaining(['color-contrast', 'label', 'target-size']));
}

for (const [name, address] of Object.entries(FIGURES)) {
  test(`${address}: its figure is one link away from the lead, is used by keyboard, is accessible, fits and requests nothing, in both modes and widths`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 800 });
    // With Save-Data, the site prefetches no pages. Otherwise the test would count their requests.
    await setConnection(page, { saveData: true });
    await open(page, address);
    const link = page.getByRole('article').getByRole('link', { name: 'Try it' }).first();
    await expect(link).toBeInViewport({ ratio: 1 });
    await link.click();
    const figure = page.locator('figure[data-figure]');
    await expect(figure).toBeInViewport();
    // The test waits, because the controls are disabled until the figure works, and axe skips
    // disabled controls.
    await waitForFigure(page);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    expect(await measureOverflow(page), 'with text at 200 %').toBeLessThanOrEqual(0);
    await page.evaluate(() => document.documentElement.removeAttribute('style'));
    await expectFigureAccessible(page);
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await figure.locator('fieldset').locator('button, input, select').first().focus();
    await page.evaluate(recordUnnoticedChanges);
    await uses[name as keyof typeof FIGURES](figure, page);
    expect(
      await page.evaluate(
        () => (window as unknown as { unnoticedChanges: string[] }).unnoticedChanges,
      ),
    ).toEqual([]);
    for (const [mode, width] of [
      ['light', 320],
      ['dark', 1440],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      if (mode === 'dark') {
        await pressToggleButton(page, 'Switch to dark mode');
      }
      await expectFigureAccessible(page);
      expect(await measureOverflow(page)).toBeLessThanOrEqual(0);
    }
    await expect(figure.locator('[style]')).toHaveCount(0);
    // The footer's picture may load here, because it loads when it comes near the view.
    expect(requests.filter((url) => !url.endsWith('.svg'))).toEqual([]);
  });
}

test('a figure speaks once typing rests, not at each letter', async ({ page }) => {
  await page.clock.install();
  await openFigure(page, FIGURES.mentions);
  const figure = page.locator('figure[data-figure]');
  const message = figure.getByLabel('Your message');
  await page.clock.pauseAt(Date.now() + 60_000);
  for (const text of ['@b', '@bruno', '@bruno @d', '@bruno @david']) {
    await message.fill(text);
    await page.clock.runFor(1300);
    await expect(figure.getByRole('status')).toBeEmpty();
  }
  await expect(figure).toContainText('Bruno is alerted. David sees a badge later.');
  await page.clock.runFor(200);
  await expect(figure.getByRole('status')).toHaveText(
    'Bruno is alerted. David sees a badge later.',
  );
});

test('a figure has its styles when a link leads to its page, or Back', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, '/docs/mattermost/getting-start/signing-in');
  const figureStyles = page.locator('head > style[data-page-style]');
  await expect(figureStyles).toHaveCount(0);
  const sidebarLink = (name: string) =>
    page.getByRole('navigation', { name: 'Docs sidebar' }).getByRole('link', { name, exact: true });
  const figure = page.locator('figure[data-figure]');
  const expectStyled = async () => {
    await expect(figure).toHaveCSS('border-top-style', 'solid');
    await expect(figureStyles).toHaveCount(1);
  };
  await sidebarLink('Polls').click();
  await expectStyled();
  await sidebarLink('Signing in').click();
  await expect(figureStyles).toHaveCount(0);
  await page.goBack();
  await expectStyled();
});

test('on a wide screen, the result stays in view beside a form that is longer than the window', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 600 });
  await openFigure(page, '/docs/mattermost/getting-start/configuring-notifications');
  await page.getByLabel('Ignore mentions for @channel').press('Space');
  await page
    .getByLabel('Ignore mentions for @channel')
    .evaluate((box) => box.scrollIntoView({ block: 'end' }));
  await expect(page.locator('figure').getByRole('status')).toBeInViewport({ ratio: 1 });
});

test('a visitor copies a command by keyboard, which is announced', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-write']);
  await openFigure(page, '/docs/mattermost/messaging/polls');
  const figure = page.locator('figure[data-figure]');
  await figure.getByRole('button', { name: 'Copy code' }).press('Enter');
  await expect(figure.getByRole('status').filter({ hasText: 'Copied' })).toBeVisible();
  // The test pastes into a text box, because the site's permissions policy forbids reading the
  // clipboard.
  await page.evaluate(() => document.body.append(document.createElement('textarea')));
  const box = page.locator('body > textarea');
  await box.press('ControlOrMeta+v');
  await expect(box).toHaveValue('/poll "Which day suits you?" "Monday" "Tuesday" "Thursday"');
});

test('“Copied” stands for two seconds after the last click, and a refusal says what to do', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-write']);
  await page.clock.install();
  await open(page, '/docs/mattermost/messaging/polls');
  const block = page.locator('article > [data-code]').first();
  const status = block.getByRole('status');
  const copyButton = block.getByRole('button', { name: 'Copy code' });
  await page.clock.pauseAt(Date.now() + 60_000);
  await copyButton.click();
  await expect(status).toHaveText('Copied');
  await page.clock.runFor(1500);
  // The browser writes into the clipboard after the click. The test removes the text, so that it
  // sees when the text comes again.
  await status.evaluate((element) => element.replaceChildren());
  await copyButton.click();
  await expect(status).toHaveText('Copied');
  await page.clock.runFor(1500);
  await expect(status).toHaveText('Copied');
  await page.clock.runFor(1500);
  await expect(status).toBeEmpty();
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
    document.execCommand = () => false;
  });
  await copyButton.click();
  await expect(status).toHaveText('Could not copy: the text is selected');
  // The visitor has to act on this message, so it stays.
  await page.clock.runFor(10_000);
  await expect(status).toHaveText('Could not copy: the text is selected');
  expect(await page.evaluate(() => String(getSelection()).trim())).toBe(
    (await block.locator('pre').textContent())?.trim(),
  );
});

test('over plain HTTP, where the browser has no clipboard, the button copies all the same', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
  });
  await open(page, '/docs/mattermost/messaging/polls');
  const block = page.locator('article > [data-code]').first();
  await block.getByRole('button', { name: 'Copy code' }).click();
  await expect(block.getByRole('status')).toHaveText('Copied');
  await page.getByRole('banner').getByRole('button', { name: 'Search' }).click();
  const field = page.getByRole('dialog').getByRole('combobox');
  await expect(field).toBeFocused();
  await page.keyboard.press('Control+v');
  const code = String(await block.locator('pre').textContent());
  await expect(field).toHaveValue(code.trim().slice(0, 64));
});

test('Shift+Tab leaves the box of commands, and chooses none', async ({ page }) => {
  await openFigure(page, FIGURES.commands);
  const field = page.getByRole('figure').getByRole('combobox');
  await field.fill('/o');
  await expect(field).toHaveAttribute('aria-expanded', 'true');
  await field.press('Shift+Tab');
  await expect(field).not.toBeFocused();
  await expect(field).toHaveValue('/o');
});

test('the sign of a shrug has a name', async ({ page }) => {
  await openFigure(page, FIGURES.commands);
  const field = page.getByRole('figure').getByRole('combobox');
  await field.fill('/shrug Who knows?');
  await field.press('Enter');
  await expect(page.getByRole('status').getByRole('img', { name: 'shrug' })).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('each figure shows its first state, and nothing to press or fill in', async ({ page }) => {
    for (const address of Object.values(FIGURES)) {
      await page.goto(inSite(address));
      const figure = page.locator('figure[data-figure]');
      await expect(figure).toHaveCSS('border-top-style', 'solid');
      await expect(figure.locator('p, ul').filter({ visible: true }).first()).toBeVisible();
      const controls = figure.locator('input, textarea, select, summary, button:enabled');
      await expect(controls.filter({ visible: true }), address).toHaveCount(0);
    }
  });
});
