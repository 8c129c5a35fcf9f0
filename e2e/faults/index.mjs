import { navigationFaults } from './navigation.mjs';
import { serverFaults } from './server.mjs';

/**
 * A deliberate fault, and the test that must notice it. `npm run test:faults` makes each.
 *
 * @typedef {object} Fault
 * @property {string} fault what is wrong with the site then, in words
 * @property {string} file the file to edit
 * @property {string | RegExp} from the text in it to replace
 * @property {string} to what to put there
 * @property {string} noticedBy file and title of a test, or the title's beginning: `e2e/search.spec.ts › every query`;
 *   the build may notice it before
 * @property {boolean} [compressed] whether the test needs compressed files, which other faults are built without
 */

/** @type {Fault[]} */
export const faults = [...serverFaults, ...navigationFaults];
