import { expect, type Page, test } from '@playwright/test';
import { openFigure } from './figures';

const PATH = '/docs/mattermost/messaging/formating-text';

const figure = (page: Page) => page.getByRole('figure', { name: 'Format a message' });
const box = (page: Page) => figure(page).getByRole('textbox', { name: 'Your message' });

/** A message with all supported syntax of Markdown and of Mattermost. */
const EVERYTHING = `# Large
**bold** *italic* ~~gone~~ \`code\` :tada: :)
@bruno in ~garden about #plans
1. one
   - nested

- [x] done
- [ ] open

> quote

---

| a | b |
|:--|--:|
| 1 | 2 |

\`\`\`
block
\`\`\`
[link](https://example.org) ![Map](https://example.org/map.png =4x3)`;

test('the figure displays the typed message as the channel sees it', async ({ page }) => {
  await openFigure(page, PATH);
  await box(page).fill('');
  await expect(figure(page)).toContainText('Nothing yet');
  await box(page).pressSequentially('Now **today**, *not* ~~later~~');
  await expect(figure(page).getByRole('strong').filter({ hasText: 'today' })).toBeVisible();
  await expect(figure(page).getByRole('emphasis')).toHaveText('not');
  await expect(figure(page).getByRole('deletion')).toHaveText('later');
  await box(page).fill(EVERYTHING);
  await expect(figure(page).getByRole('heading', { name: 'Large', level: 3 })).toBeVisible();
  await expect(
    figure(page)
      .getByRole('listitem')
      .filter({ hasText: /^nested$/ }),
  ).toBeVisible();
  await expect(figure(page).getByRole('img', { name: 'Done' })).toBeVisible();
  await expect(figure(page).getByRole('img', { name: 'To do' })).toBeVisible();
  await expect(figure(page).getByRole('img', { name: 'tada' })).toBeVisible();
  await expect(figure(page).getByRole('blockquote')).toHaveText('quote');
  await expect(figure(page).getByRole('cell', { name: '2' })).toHaveCSS('text-align', 'end');
  await expect(figure(page).locator('pre')).toHaveText('block');
  await expect(figure(page).getByRole('link', { name: 'link', exact: true })).toHaveAttribute(
    'href',
    'https://example.org',
  );
});

test('a button fills in its example by keyboard, and is the only pressed one', async ({ page }) => {
  await openFigure(page, PATH);
  const examples = figure(page).getByRole('group', { name: 'Examples' }).getByRole('button');
  await expect(examples).toHaveText([
    'A bit of all',
    'Bold and italic',
    'List',
    'Task list',
    'Table',
    'Code',
    'Quote',
    'Link',
  ]);
  await examples.first().focus();
  for (const button of await examples.all()) {
    await expect(button).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await expect(figure(page).locator('[aria-pressed="true"]')).toHaveCount(1);
    await page.keyboard.press('Tab');
  }
  await expect(box(page)).toBeFocused();
  await expect(box(page)).toHaveValue(/\[the minutes\]/);
  await expect(figure(page).getByRole('link', { name: 'the minutes' })).toBeVisible();
  await examples.filter({ hasText: 'Table' }).press('Space');
  await expect(figure(page).getByRole('columnheader')).toHaveText(['Day', 'Who', 'Seats']);
});

test('Ctrl+B and Ctrl+I format the selection, and Ctrl+Z undoes it', async ({ page }) => {
  await openFigure(page, PATH);
  await box(page).fill('see you soon');
  await box(page).press('End');
  await page.keyboard.press('Control+Shift+ArrowLeft');
  await page.keyboard.press('Control+b');
  await expect(box(page)).toHaveValue('see you **soon**');
  await expect(figure(page).getByRole('strong').filter({ hasText: 'soon' })).toBeVisible();
  await page.keyboard.press('Control+i');
  await expect(box(page)).toHaveValue('see you ***soon***');
  await page.keyboard.press('Control+b');
  await expect(box(page)).toHaveValue('see you *soon*');
  await page.keyboard.press('Control+z');
  await expect(box(page)).toHaveValue('see you ***soon***');
  await page.keyboard.press('End');
  await page.keyboard.press('Control+i');
  await page.keyboard.type('!');
  await expect(box(page)).toHaveValue('see you ***soon****!*');
});
