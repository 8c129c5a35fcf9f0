import { serveVariant, WITH_FOOTNOTES } from '../variants';
import { heading, link } from './elements';
import { test as base } from './fixtures';

const variant = serveVariant('published');
/** Its address is known when it is served. */
const test = base.extend({ baseURL: async ({ isMobile: _ }, use) => use(variant.url) });

test('a footnote is reached by keyboard, and so is the text that it belongs to', async ({
  visitor,
}) => {
  await visitor.open(WITH_FOOTNOTES[1]?.path ?? '');
  const [reference, back] = [link('2', { role: 'article' }), link('Back to reference 2')];
  await visitor.tabAndEnter(reference);
  await visitor.isAt(`${WITH_FOOTNOTES[1]?.path}#footnote-2`);
  await visitor.seesInView(back);
  await visitor.sees(heading('Footnotes'));
  await visitor.tab.press('Tab');
  await visitor.hasFocusOn(back);
  await visitor.tab.press('Enter');
  await visitor.hasFocusOn(reference);
  await visitor.seesInView(reference);
});
