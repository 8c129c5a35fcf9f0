import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { BROWSER_FLAGS, browserPath } from './benchSite.mjs';
import { PlainError, run } from './run.mjs';

/** No dependency of the project: 100 MB that only this benchmark needs. */
const LIGHTHOUSE = 'lighthouse@13.5.0';
/** Lighthouse needs 22.19 or newer; npm has the binaries of Node.js as packages. */
const NODE = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}@24.21.0`;

/** What Lighthouse scores, in its words. */
export const CATEGORIES = /** @type {const} */ (['performance', 'accessibility', 'best-practices', 'seo']);

/** Where the figures stand among its audits, by the names they go by. */
const METRICS = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
};

/**
 * What Lighthouse says of a page.
 *
 * @typedef {object} Verdict
 * @property {Record<typeof CATEGORIES[number], number>} scores from 0 to 100
 * @property {Record<keyof typeof METRICS, number>} metrics ms; CLS has no unit
 * @property {string[]} causes the audits that cost points, with what they say
 */

/**
 * Gets Lighthouse and a Node.js that runs it, through npx, which keeps them.
 *
 * @returns {Promise<{ node: string, lighthouse: string, version: string }>} where they are
 * @throws {PlainError} when they cannot be had
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
    throw new PlainError(`npx cannot get ${LIGHTHOUSE} with ${NODE}: ${output.trim().split('\n').at(-1)}`);
  }
  return { node, lighthouse, version };
}

/** @param {any} result what Lighthouse writes as JSON @returns {Verdict} */
function verdictOf({ categories, audits }) {
  const lost = CATEGORIES.flatMap((category) =>
    categories[category].auditRefs.filter(
      (/** @type {any} */ { id, weight }) => weight > 0 && audits[id].score !== null && audits[id].score < 1,
    ),
  );
  return {
    scores: /** @type {Verdict['scores']} */ (
      Object.fromEntries(
        CATEGORIES.map((category) => [category, Math.round(100 * categories[category].score)]),
      )
    ),
    metrics: /** @type {Verdict['metrics']} */ (
      Object.fromEntries(Object.entries(METRICS).map(([name, id]) => [name, audits[id].numericValue]))
    ),
    causes: lost.map(({ id }) => `${id} (${audits[id].displayValue ?? audits[id].title})`),
  };
}

/** Now and then, on a busy machine, the browser loses a page. */
const ATTEMPTS = 3;

/**
 * Judges a page as on a telephone.
 *
 * @param {Awaited<ReturnType<typeof getLighthouse>>} tools
 * @param {string} url
 * @param {number} [attempts]
 * @returns {Promise<Verdict>}
 * @throws {PlainError}
 */
export async function judge(tools, url, attempts = ATTEMPTS) {
  const { node, lighthouse } = tools;
  const folder = mkdtempSync(path.join(tmpdir(), 'site-lighthouse-'));
  const file = path.join(folder, 'result.json');
  try {
    const { code, output } = await run(
      node,
      [
        ...[lighthouse, url, '--quiet', '--output=json', `--output-path=${file}`],
        `--only-categories=${CATEGORIES.join(',')}`,
        // The not-found page answers 404.
        '--ignore-status-code',
        `--chrome-flags=${['--headless=new', ...BROWSER_FLAGS].join(' ')}`,
      ],
      { quiet: true, env: { ...process.env, CHROME_PATH: browserPath() } },
    );
    const result = code === 0 && JSON.parse(readFileSync(file, 'utf8'));
    if (result && !result.runtimeError) {
      return verdictOf(result);
    }
    if (attempts === 1) {
      throw new PlainError(`Lighthouse failed on ${url}: ${result?.runtimeError?.message ?? output.trim()}`);
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  return judge(tools, url, attempts - 1);
}
