// npm run check: checks format, types, spelling, licenses and unit tests. It runs each of them, even
// if another one fails.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readText } from '../plugins/sources/textFile';
import { ASSOCIATION_FOLDER, associationFile } from '../shared/association';
import { main, onCleanup } from './lib/main';
import { findProgram, npmProgramPath, projectRoot, run } from './lib/run';

const SPELLING_CONFIG_FILE = path.join(projectRoot, 'scripts/cspell.config.yaml');

/**
 * Returns words that the dictionaries may lack: the words with a capital letter in the
 * configuration, and the words in words.txt of the association.
 */
function collectAssociationWords(): string[] {
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
function writeSpellingSettings(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'site-spelling-'));
  onCleanup(() => rmSync(folder, { recursive: true }));
  const file = path.join(folder, 'cspell.json');
  const words = [...new Set(collectAssociationWords())];
  writeFileSync(file, JSON.stringify({ version: '0.2', import: [SPELLING_CONFIG_FILE], words }));
  return file;
}

/**
 * Runs a check.
 *
 * @param advice what to do when the check fails
 * @returns a list with that advice if the check has failed; otherwise an empty list
 */
async function runCheck(program: string, args: string[], advice: string): Promise<string[]> {
  const { code } = await run(npmProgramPath(program), args);
  return code === 0 ? [] : [advice];
}

<<<<<<< ours
/** Checks the spelling, as `runCheck` does the rest. */
async function checkSpelling(): Promise<string[]> {
  const mistakes = await findSpellingMistakes();
  if (mistakes.length === 0) {
    return [];
  }
  printError(new UserFacingError(mistakes.join('\n')));
  return [SPELLING_ADVICE];
=======
/**
 * Checks that each file has a license (https://reuse.software). A machine without that tool can
 * check everything else, because `npm test` installs the tool where it can.
 *
 * @returns a list with the advice if the check has failed; otherwise an empty list
 */
async function checkLicenses(): Promise<string[]> {
  const reuse = findProgram('reuse');
  if (!reuse) {
    console.log('Licenses: not checked, because the program reuse is missing (apt install reuse).');
    return [];
  }
  const { code, output } = await run(reuse, ['--root', projectRoot, 'lint'], { quiet: true });
  if (code === 0) {
    return [];
  }
  console.error(output);
  return ['Licenses: .reuse/dep5 names the license of each file, and LICENSES/ has its text.'];
>>>>>>> theirs
}

main(async () => {
  const adviceLines = [
    ...(await runCheck(
      'biome',
      ['check', '--error-on-warnings', '.'],
      'Format: npm run format mends most of it. After an update of Biome, look at what it would change.',
    )),
    ...(await runCheck('tsc', [], 'Types: mend the lines above.')),
<<<<<<< ours
    ...(await checkSpelling()),
=======
    ...(await runCheck(
      'cspell',
      spellingArgs,
      `Spelling: a name, or a French title? Add its words to ${ASSOCIATION_FOLDER}/words.txt.`,
    )),
    ...(await checkLicenses()),
>>>>>>> theirs
    ...(await runCheck('rstest', ['run'], 'Unit tests: mend what the lines above name.')),
  ];
  if (adviceLines.length > 0) {
    console.error(`\nThe check failed:\n  ${adviceLines.join('\n  ')}`);
  }
  return adviceLines.length > 0 ? 1 : 0;
});
