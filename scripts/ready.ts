// npm run ready: lists the values that are wrong or still the sample's, with file, line and reason,
// the files that nobody has read yet, what authors accept, and what ends soon. The command fails if
// a value is wrong, or if a value must be replaced or a file read before the site is published.
//   --needed         prints the facts that must not be none, and what needs each of them
//   --explain terms  explains each value whose path contains “terms”; without a word, all values
//   --soon           lists only what ends soon, has ended, or was checked too long ago
//   --on 2027-06-01  lists the facts that will have been checked too long ago on that day, and the
//                    laws that will have ended or will end soon
//   --ask            asks the services for their versions, and lists those that differ
import path from 'node:path';
import { agingFactLines } from '../plugins/siteConfig/agingFacts';
import { writeEditorSchemas } from '../plugins/siteConfig/editorSchemas';
import {
  checkReadiness,
  explanations,
  neededFacts,
  readSiteAsWritten,
} from '../plugins/siteConfig/readiness';
import { services } from '../shared/configuration';
import { projectRoot } from '../shared/projectRoot';
import { askVersions } from './lib/askVersions';
import { checkConfig } from './lib/checkConfig';
import { main } from './lib/main';
import { readOptions } from './lib/readOptions';
import { UserFacingError } from './lib/run';
import { soonLines } from './lib/soon';

const OPTION_TYPES = {
  needed: 'boolean',
  // A word may follow this one.
  explain: 'boolean',
  soon: 'boolean',
  on: 'string',
  ask: 'boolean',
} as const;
const USAGE = 'npm run ready -- [--needed | --explain [TERMS] | --soon | --on 2027-06-01 | --ask]';

async function findSoonLines(): Promise<string[]> {
  const nowMs = Date.now();
  const docsFolder = path.join(projectRoot, 'docs');
  return [...(await soonLines(readSiteAsWritten(), docsFolder, nowMs)), ...agingFactLines(nowMs)];
}

/** Prints lines, and returns the exit code: 1 if there are any. */
function printFindings(lines: string[]): number {
  for (const line of lines) {
    console.log(line);
  }
  return lines.length > 0 ? 1 : 0;
}

/**
 * Returns the time at the end of a day.
 *
 * @throws UserFacingError if the text is not a day
 */
function parseDay(day: string): number {
  const timeMs = /^\d{4}-\d\d-\d\d$/.test(day) ? Date.parse(`${day}T23:59:59Z`) : Number.NaN;
  if (Number.isNaN(timeMs)) {
    throw new UserFacingError(
      `${day || 'Nothing'} is not a day: ` +
        'write one behind --on, as in npm run ready -- --on 2027-06-01',
    );
  }
  return timeMs;
}

main(async () => {
  const {
    options,
    words: [partOfPlace = ''],
  } = readOptions(OPTION_TYPES, USAGE, process.argv.includes('--explain') ? 1 : 0);
  if (options.needed) {
    console.log(neededFacts().join('\n'));
    return 0;
  }
  if (options.explain) {
    console.log(explanations(partOfPlace).join('\n'));
    return 0;
  }
  if (options.on !== undefined) {
    checkConfig();
    return printFindings(agingFactLines(parseDay(options.on)));
  }
  if (options.soon) {
    checkConfig();
    return printFindings(await findSoonLines());
  }
  if (options.ask) {
    checkConfig();
    return printFindings(await askVersions(services));
  }
  writeEditorSchemas();
  const { lines, isReady } = checkReadiness(await findSoonLines());
  console.log(lines.join('\n'));
  return isReady ? 0 : 1;
});
