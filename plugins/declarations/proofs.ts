import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { valueAt } from '../../shared/valueAt.ts';
import { isSample } from '../siteConfig/openPoints.ts';

/** What proofs are looked for in. */
export interface ProofSource {
  /** The folder of the project. */
  root: string;
  /** What `site.config.ts` holds. */
  config: { toConfirm?: string[] | undefined };
}

/** Between the file of a proof and what it has, as in the catalogue of faults. */
const SEPARATOR = ' › ';
const CONFIG = 'site.config.ts';
const SOURCES = 'sources';
const SPEC = /\.spec\.ts$/;

/** A test that runs: neither skipped nor commented out. Its title as it is written. */
const TEST = /^ *test\(\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1/gm;

/** What no page has, by what is told of it: a text that no source of a page has, or a file that there is none of. */
const ABSENT: Record<string, { text?: RegExp; file?: RegExp }> = {
  'no video or audio': { text: /<(?:audio|embed|iframe|object|video)\b/ },
  'no bitmap image': { file: /\.(?:avif|bmp|gif|jpe?g|jxl|png|webp)$/i },
  'no font': { text: /@font-face\b/, file: /\.(?:otf|ttf|woff2?)$/i },
};

/** The files that pages are made of. */
const filesOfPages = (root: string) =>
  ['docs', 'theme'].flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !entry.name.includes('.test.'))
      .map((entry) => path.join(entry.parentPath, entry.name)),
  );

function isAbsent(what: string, root: string): boolean {
  const { [what]: pattern } = ABSENT;
  return (
    pattern !== undefined &&
    !filesOfPages(root).some(
      (name) =>
        pattern.file?.test(name) ||
        (pattern.text && /\.(?:css|mdx?|tsx?)$/.test(name) && pattern.text.test(readFileSync(name, 'utf8'))),
    )
  );
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
 * - `site.config.ts › repository.source`: a value that the association has given; with `!` before it, one
 *   that it has not;
 * - `sources › no font`: what no page is made of;
 * - any other file of the project and a text in it.
 */
export function stands(proof: string, { root, config }: ProofSource): boolean {
  const [place = '', ...rest] = proof.split(SEPARATOR);
  const what = rest.join(SEPARATOR);
  if (place === CONFIG) {
    return what.startsWith('!')
      ? valueAt(config, what.slice(1).split('.')) === undefined
      : isKnown(what, config);
  }
  if (place === SOURCES) {
    return isAbsent(what, root);
  }
  const text = textOf(path.join(root, place));
  return SPEC.test(place)
    ? [...text.matchAll(TEST)].some(([, , title]) => title === what)
    : what !== '' && text.includes(what);
}

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

/** Those of some proofs that do not stand. */
export const lostProofs = (proofs: Iterable<string>, source: ProofSource): Set<string> =>
  new Set([...new Set(proofs)].filter((proof) => !stands(proof, source)));

/** Whether a proof that does not stand is a mistake in the project: what an association has or lacks is none. */
export const isMistake = (proof: string): boolean =>
  ![CONFIG, SOURCES].some((place) => proof.startsWith(place + SEPARATOR));
