import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { budget } from '../../scripts/lib/goals.mjs';
import { valueAt } from '../../shared/valueAt.mjs';
import type { BuiltPage } from '../builtSite/builtSite.ts';
import { KB } from '../pageWeights/pageWeights.ts';
import { isSample } from '../siteConfig/openPoints.ts';

/** What proofs are looked for in. */
export interface ProofSource {
  /** The folder of the project. */
  root: string;
  /** What `site.config.ts` holds. */
  config: { toConfirm?: string[] | undefined };
  pages: readonly Pick<BuiltPage, 'html'>[];
}

/** Between the file of a proof and what it has, as in the catalogue of faults. */
const SEPARATOR = ' › ';
const GOALS = 'scripts/lib/goals.mjs';
const CONFIG = 'site.config.ts';
const PAGES = 'built pages';
const SPEC = /\.spec\.ts$/;

/** A test that runs: neither skipped nor commented out. Its title as it is written. */
const TEST = /^ *test\(\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1/gm;

/** What pages must not have, by what is said of pages without it. */
const ABSENT: Record<string, RegExp> = {
  'no video or audio': /<(?:audio|embed|iframe|object|video)\b/,
  'no bitmap image': /<(?:img|input|source)\b[^>]*\.(?:avif|bmp|gif|jpe?g|jxl|png|webp)\b/i,
  'no font': /@font-face\b/,
};

const compress = promisify(brotliCompress);

/** The last one is what browsers get. It takes two hundred times as long as the first. */
const QUALITIES = [1, 5, 11];

/** Whether the document of each page is no larger than a number of kB, as brotli 11 makes it. */
async function documentsWithin(kB: number, pages: ProofSource['pages']): Promise<boolean> {
  let large = pages;
  for (const quality of QUALITIES) {
    const params = { [constants.BROTLI_PARAM_QUALITY]: quality };
    const sizes = await Promise.all(large.map(async ({ html }) => (await compress(html, { params })).length));
    // A page that is small enough is not compressed better.
    large = large.filter((_, index) => Number(sizes[index]) > kB * KB);
  }
  return large.length === 0;
}

/** Whether a value of the configuration is known: neither of the sample nor to be confirmed. */
function isKnown(name: string, config: ProofSource['config']): boolean {
  const value = valueAt(config, name.split('.'));
  return value !== undefined && !isSample(value) && !config.toConfirm?.includes(name);
}

/**
 * Whether a proof stands. It names a place and what is to be found there:
 *
 * - `e2e/boot.spec.ts › title`: a test that runs, by its title as it is written;
 * - `scripts/lib/goals.mjs › kBBeforeLoadOfAnyPage`: the only goal that the build measures, which the
 *   documents of all pages meet;
 * - `site.config.ts › repository.source`: a value that the association has given; with `!` before it, one
 *   that it has not;
 * - `built pages › no font`: what no page has;
 * - any other file of the project and a text in it.
 */
export async function stands(proof: string, { root, config, pages }: ProofSource): Promise<boolean> {
  const [place = '', ...rest] = proof.split(SEPARATOR);
  const what = rest.join(SEPARATOR);
  if (place === GOALS) {
    const kB = what === 'kBBeforeLoadOfAnyPage' ? budget.goals[what] : undefined;
    return kB !== undefined && documentsWithin(kB, pages);
  }
  if (place === CONFIG) {
    return what.startsWith('!')
      ? valueAt(config, what.slice(1).split('.')) === undefined
      : isKnown(what, config);
  }
  if (place === PAGES) {
    const pattern = ABSENT[what];
    return pattern !== undefined && !pages.some(({ html }) => pattern.test(html));
  }
  const text = await readFile(path.join(root, place), 'utf8').catch(() => '');
  return SPEC.test(place)
    ? [...text.matchAll(TEST)].some(([, , title]) => title === what)
    : what !== '' && text.includes(what);
}

/** Those of some proofs that do not stand. */
export async function lostProofs(proofs: Iterable<string>, source: ProofSource): Promise<Set<string>> {
  const all = [...new Set(proofs)];
  const standing = await Promise.all(all.map((proof) => stands(proof, source)));
  return new Set(all.filter((_, index) => !standing[index]));
}

/** Whether a proof is a goal, which the build measures on the pages as they are by then. */
export const isGoal = (proof: string): boolean => proof.startsWith(GOALS + SEPARATOR);

/** Whether a proof that does not stand is a mistake in the project: what an association has or lacks is none. */
export const isMistake = (proof: string): boolean =>
  ![CONFIG, PAGES].some((place) => proof.startsWith(place + SEPARATOR));
