import { findFocusPathProblems } from '../lib/focusPath';
import { open } from '../lib/navigation';
import { expect, test } from '../lib/test';
import { waitForIslands } from './islands';
import { exampleAddresses } from './routes';

/** The windows of a computer and of a phone. */
const WINDOW_SIZES = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

for (const address of exampleAddresses) {
  test(`${address}: the Tab key leads through all controls in the order of reading, and back`, async ({
    page,
  }) => {
    for (const size of WINDOW_SIZES) {
      await page.setViewportSize(size);
      await open(page, address);
      await waitForIslands(page, address);
      expect.soft(await findFocusPathProblems(page), `${size.width} pixels wide`).toEqual([]);
    }
  });
}
