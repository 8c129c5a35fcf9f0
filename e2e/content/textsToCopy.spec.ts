import { site } from '../../shared/configuration';
import { open } from '../lib/navigation';
import { expect, test } from '../lib/test';
import { ownRoutes } from './routes';

const GROUPS_ADDRESS = '/docs/association/groups';

// An association may not want this page.
if (ownRoutes.some(({ address }) => address === GROUPS_ADDRESS)) {
  for (const [language, lang] of [
    ['English', null],
    ['French', 'fr'],
  ] as const) {
    test(`the invitation in ${language} is pasted as plain text, paragraph by paragraph`, async ({
      page,
      context,
    }) => {
      await context.grantPermissions(['clipboard-write']);
      await open(page, GROUPS_ADDRESS);
      if (lang) {
        await page.getByText('L’invitation en français').click();
      }
      const button = page.getByRole('button', { name: `Copy text: Invitation, in ${language}` });
      const block = page.locator('[data-code]').filter({ has: button });
      const quote = block.locator('blockquote');
      expect(await quote.getAttribute('lang')).toBe(lang);
      await button.press('Enter');
      await expect(block.getByRole('status')).toHaveText('Copied');
      // The test pastes into a text box, because the site's permissions policy forbids reading the
      // clipboard.
      await page.evaluate(() => document.body.append(document.createElement('textarea')));
      const box = page.locator('body > textarea');
      await box.press('ControlOrMeta+v');
      const paragraphs = await quote.locator('p').allInnerTexts();
      expect(paragraphs.length).toBeGreaterThan(3);
      await expect(box).toHaveValue(paragraphs.join('\n\n'));
      for (const fact of [site.name, site.contact.support, site.origin]) {
        expect(await box.inputValue()).toContain(fact);
      }
    });
  }
}
