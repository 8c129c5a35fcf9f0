// npm run check: checks format, types, spelling, licenses and unit tests. It runs each of them,
// even if another one fails.

import { projectRoot } from '../shared/projectRoot';
import { main, printError } from './lib/main';
import { findProgram, npmProgramPath, run, UserFacingError } from './lib/run';
import { findSpellingMistakes, SPELLING_ADVICE } from './lib/spelling';

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

/**
 * Checks the spelling.
 *
 * @returns a list with the advice if the check has failed; otherwise an empty list
 */
async function checkSpelling(): Promise<string[]> {
  const mistakes = await findSpellingMistakes();
  if (mistakes.length === 0) {
    return [];
  }
  printError(new UserFacingError(mistakes.join('\n')));
  return [SPELLING_ADVICE];
}

/**
 * Checks that each file has a license (https://reuse.software). On a machine without the program
 * `reuse`, it checks nothing and does not fail: `npm test` installs the program where it can.
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
}

main(async () => {
  const adviceLines = [
    ...(await runCheck(
      'biome',
      ['check', '--error-on-warnings', '.'],
      'Format: npm run format mends most of it. ' +
        'After an update of Biome, look at what it would change.',
    )),
    ...(await runCheck('tsc', [], 'Types: mend the lines above.')),
    ...(await checkSpelling()),
    ...(await checkLicenses()),
    ...(await runCheck('rstest', ['run'], 'Unit tests: mend what the lines above name.')),
  ];
  if (adviceLines.length > 0) {
    console.error(`\nThe check failed:\n  ${adviceLines.join('\n  ')}`);
  }
  return adviceLines.length > 0 ? 1 : 0;
});
