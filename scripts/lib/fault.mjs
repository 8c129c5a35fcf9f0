/** @typedef {import('../../e2e/faults/index.mjs').Fault} Fault */

/** In place of the file of a test: the build itself must notice the fault, with a line that contains the title. */
export const BUILD = 'npm run build';

/** The same: the queries of the search must notice the fault. */
const BENCH = 'npm run bench:search';

/** Specs whose tests build the site with the fault themselves, or need no site. */
const BUILD_THEMSELVES = /e2e\/(?:hostedSearch|redeploy|server\/(?:build|searchPush|start))\.spec\.ts$/;

/** @param {Fault} fault @returns {{ file: string, titles: string[] }} the test that must notice it */
export function testOf({ noticedBy }) {
  const [file = '', ...titles] = noticedBy.split(' › ');
  return { file, titles };
}

/** @param {Fault} fault */
export const isUnit = (fault) => /\.test\.tsx?$/.test(testOf(fault).file);

/** @param {Fault} fault */
export const isEndToEnd = (fault) => testOf(fault).file.endsWith('.spec.ts');

/** @param {Fault} fault */
export const isBench = (fault) => testOf(fault).file === BENCH;

/** Whether the test can do with the site as it is without the fault. @param {Fault} fault */
export const needsNoBuild = (fault) =>
  isUnit(fault) || isBench(fault) || fault.file === 'nginx.conf' || BUILD_THEMSELVES.test(testOf(fault).file);

/** @param {Fault} fault @param {string} text of its file @returns {string} the text with the fault; the same when it cannot be made */
export const withFault = ({ from, to }, text) =>
  typeof from === 'string' ? text.replace(from, () => to) : text.replace(from, to);
