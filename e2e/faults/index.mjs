import { buildFaults } from './build.mjs';
import { failureFaults } from './failures.mjs';
import { islandFaults } from './islands.mjs';
import { loadingFaults } from './loading.mjs';
import { looksFaults } from './looks.mjs';
import { navigationFaults } from './navigation.mjs';
import { offlineCopyFaults } from './offlineCopy.mjs';
import { outputFaults } from './outputs.mjs';
import { pageFaults } from './pages.mjs';
import { preferenceFaults } from './preferences.mjs';
import { searchFaults } from './search.mjs';
import { serverFaults } from './server.mjs';
import { viewFaults } from './view.mjs';

/**
 * A deliberate fault, and the test that must notice it. `npm run test:faults` makes each.
 *
 * @typedef {object} Fault
 * @property {string} fault what is wrong with the site then, in words
 * @property {string} file the file to edit
 * @property {string | RegExp} from the text in it to replace
 * @property {string} to what to put there
 * @property {string} noticedBy file and title of a test, or the title's beginning: `e2e/search.spec.ts › every query`;
 *   for a mistake that the build must refuse, or the queries of the search notice, a part of the output: `npm run build ›
 *   leads to no page`, `npm run bench:search › does not find its page`
 * @property {boolean} [compressed] whether the test needs compressed files, which other faults are built without
 */

/** @type {Fault[]} */
export const faults = [
  ...serverFaults,
  ...navigationFaults,
  ...viewFaults,
  ...failureFaults,
  ...loadingFaults,
  ...preferenceFaults,
  ...pageFaults,
  ...looksFaults,
  ...islandFaults,
  ...searchFaults,
  ...buildFaults,
  ...offlineCopyFaults,
  ...outputFaults,
];
