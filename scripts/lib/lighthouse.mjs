import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { BROWSER_FLAGS, browserPath } from './benchSite.mjs';
import { run, UserFacingError } from './run.mjs';

/** Not a dependency of the project, since its 100 MB are needed only for this benchmark. */
const LIGHTHOUSE = 'lighthouse@13.5.0';
/** Lighthouse needs Node.js 22.19 or newer, which npm has as a package. */
const NODE = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}@24.21.0`;

/** The ids of Lighthouse's categories. */
export const CATEGORIES = /** @type {const} */ (['performance', 'accessibility', 'best-practices', 'seo']);

/** The ids of the audits that hold the metrics. */
const METRICS = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
};

/**
 * Lighthouse's result for a page.
 *
 * @typedef {object} LighthouseResult
 * @property {Record<typeof CATEGORIES[number], number>} scores from 0 to 100
 * @property {Record<keyof typeof METRICS, number>} metrics ms; CLS has no unit
 * @property {string[]} causes the audits that lower a score, with their explanation
 */

/**
 * Downloads Lighthouse and a Node.js that can run it with npx, which caches them.
 *
 * @returns {Promise<{ node: string, lighthouse: string, version: string }>} their paths
 * @throws {UserFacingError} when they cannot be downloaded
 */
export async function getLighthouse() {
  const { code, output } = await run(
    'npx',
    [
      ...['--yes', '--package', LIGHTHOUSE, '--package', NODE, '--', 'sh', '-c'],
      'echo "found: $(command -v node) $(command -v lighthouse) $(lighthouse --version)"',
    ],
    { quiet: true },
  );
  const [, node, lighthouse, version] = /^found: (\S+) (\S+) (\d\S*)$/m.exec(output) ?? [];
  if (code !== 0 || !node || !lighthouse || !version) {
    throw new UserFacingError(
      `npx cannot get ${LIGHTHOUSE} with ${NODE}: ${output.trim().split('\n').at(-1)}`,
    );
  }
  return { node, lighthouse, version };
}

/** @param {any} result Lighthouse's JSON @returns {LighthouseResult} */
function parseResult({ categories, audits }) {
  const failedAudits = CATEGORIES.flatMap((category) =>
    categories[category].auditRefs.filter(
      (/** @type {any} */ { id, weight }) => weight > 0 && audits[id].score !== null && audits[id].score < 1,
    ),
  );
  return {
    scores: /** @type {LighthouseResult['scores']} */ (
      Object.fromEntries(
        CATEGORIES.map((category) => [category, Math.round(100 * categories[category].score)]),
      )
    ),
    metrics: /** @type {LighthouseResult['metrics']} */ (
      Object.fromEntries(Object.entries(METRICS).map(([name, id]) => [name, audits[id].numericValue]))
    ),
    causes: failedAudits.map(({ id }) => `${id} (${audits[id].displayValue ?? audits[id].title})`),
  };
}

/** Lighthouse is run again when it fails, since on a busy machine the page sometimes crashes. */
const ATTEMPTS = 3;

/**
 * Runs Lighthouse on a page, with its settings for a telephone.
 *
 * @param {Awaited<ReturnType<typeof getLighthouse>>} tools
 * @param {string} url
 * @param {number} [attempts]
 * @returns {Promise<LighthouseResult>}
 * @throws {UserFacingError}
 */
export async function runLighthouse(tools, url, attempts = ATTEMPTS) {
  const { node, lighthouse } = tools;
  const folder = mkdtempSync(path.join(tmpdir(), 'site-lighthouse-'));
  const file = path.join(folder, 'result.json');
  try {
    const { code, output } = await run(
      node,
      [
        ...[lighthouse, url, '--quiet', '--output=json', `--output-path=${file}`],
        `--only-categories=${CATEGORIES.join(',')}`,
        // Otherwise Lighthouse refuses to test the not-found page, whose status is 404.
        '--ignore-status-code',
        `--chrome-flags=${['--headless=new', ...BROWSER_FLAGS].join(' ')}`,
      ],
      { quiet: true, env: { ...process.env, CHROME_PATH: browserPath() } },
    );
    const result = code === 0 && JSON.parse(readFileSync(file, 'utf8'));
    if (result && !result.runtimeError) {
      return parseResult(result);
    }
    if (attempts === 1) {
      throw new UserFacingError(
        `Lighthouse failed on ${url}: ${result?.runtimeError?.message ?? output.trim()}`,
      );
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  return runLighthouse(tools, url, attempts - 1);
}
