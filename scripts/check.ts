// npm run check: checks format, types, spelling and unit tests. It runs each of them, even if
// another one fails.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readText } from '../plugins/sources/textFile';
import { associationFile, FOLDER } from '../shared/association';
import { main, onCleanup } from './lib/main';
import { bin, root, run } from './lib/run';

const SPELLING = path.join(root, 'scripts/cspell.config.yaml');

/**
 * Returns names that the dictionaries lack: words with a capital letter in the configuration, and
 * the words in words.txt of the association.
 */
function ownNames(): string[] {
  const texts = ['site.yaml', 'services.yaml', 'sidebars.yaml'].map((name) =>
    readText(associationFile(name)),
  );
  const words = readText(associationFile('words.txt')).replaceAll(/^#.*$/gm, '').split(/\s+/);
  return [...(texts.join('\n').match(/\p{Lu}\p{L}+/gu) ?? []), ...words].filter(Boolean);
}

/**
 * Writes settings for the spelling check that include the names of the association.
 *
 * @returns the path of the file with the settings
 */
function spellingSettings(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'site-spelling-'));
  onCleanup(() => rmSync(folder, { recursive: true }));
  const file = path.join(folder, 'cspell.json');
  const words = [...new Set(ownNames())];
  writeFileSync(file, JSON.stringify({ version: '0.2', import: [SPELLING], words }));
  return file;
}

/**
 * Runs a check.
 *
 * @param cure what to do when the check fails
 * @returns a list with that advice if the check has failed; otherwise an empty list
 */
async function cureFor(program: string, args: string[], cure: string): Promise<string[]> {
  const { code } = await run(bin(program), args);
  return code === 0 ? [] : [cure];
}

main(async () => {
  const spelling = [
    '--no-progress',
    '--no-summary',
    '--root',
    root,
    '--config',
    spellingSettings(),
  ];
  const cures = [
    ...(await cureFor(
      'biome',
      ['check', '--error-on-warnings', '.'],
      'Format: npm run format mends most of it.',
    )),
    ...(await cureFor('tsc', [], 'Types: mend the lines above.')),
    ...(await cureFor('cspell', spelling, `Spelling: a name? Add it to ${FOLDER}/words.txt.`)),
    ...(await cureFor('rstest', ['run'], 'Unit tests: mend what the lines above name.')),
  ];
  if (cures.length > 0) {
    console.error(`\nThe check failed:\n  ${cures.join('\n  ')}`);
  }
  return cures.length > 0 ? 1 : 0;
});
