import { mergeTests } from '@playwright/test';
import { expect, test as watched } from '../lib/test';
import { test as served } from './served';

export { expect };

/** Playwright's `test` for the fixed site in a browser (see `lib/test.ts` and `served.ts`). */
export const test = mergeTests(served, watched);
