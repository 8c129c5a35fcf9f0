import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { readText } from '../../plugins/sources/textFile';
import { ASSOCIATION_FOLDER, associationFile } from '../../shared/association';
import { projectRoot } from '../../shared/projectRoot';
import { makeTemporaryFolder } from './main';
import { npmProgramPath, run } from './run';

const SPELLING_CONFIG_FILE = path.join(projectRoot, 'scripts/cspell.config.yaml');

/** What to do about a word that the dictionaries lack. */
export const SPELLING_ADVICE = `Spelling: a name, or a French title? Add its words to ${ASSOCIATION_FOLDER}/words.txt.`;

/**
 * Returns names that the dictionaries lack: words with a capital letter in the configuration, and
 * the words in words.txt of the association.
 */
function collectKnownNames(): string[] {
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
  const file = path.join(makeTemporaryFolder('spelling'), 'cspell.json');
  const words = [...new Set(collectKnownNames())];
  writeFileSync(file, JSON.stringify({ version: '0.2', import: [SPELLING_CONFIG_FILE], words }));
  return file;
}

/**
 * Checks the spelling of the files that scripts/cspell.config.yaml names.
 *
 * @returns a line for each mistake, in the same form as the mistakes of a build:
 *   `docs/cgu.mdx:12:3: …`
 */
export async function findSpellingMistakes(): Promise<string[]> {
  const args = [
    '--no-progress',
    '--no-summary',
    '--no-color',
    '--issue-template',
    '$filename:$row:$col: $message ($text)',
    '--root',
    projectRoot,
    '--config',
    writeSpellingSettings(),
  ];
  const { code, output } = await run(npmProgramPath('cspell'), args, { quiet: true });
  return code === 0 ? [] : output.trim().split('\n');
}
