import { firstPage } from '../pages';
import { heading, link } from './elements';
import { test } from './fixtures';

test('a footnote is reached by keyboard, and so is the text that it belongs to', async ({
  visitor,
}) => {
  await visitor.open(firstPage.address);
  const [reference, backLink] = [link('2', { role: 'article' }), link('Back to reference 2')];
  await visitor.tabAndEnter(reference);
  await visitor.isAt(`${firstPage.address}#footnote-2`);
  await visitor.seesInView(backLink);
  await visitor.sees(heading('Footnotes'));
  await visitor.tab.press('Tab');
  await visitor.hasFocusOn(backLink);
  await visitor.tab.press('Enter');
  await visitor.hasFocusOn(reference);
  await visitor.seesInView(reference);
});
