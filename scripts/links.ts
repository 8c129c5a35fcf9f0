// npm run links: asks each link of the built site that leads to another site whether it is alive.
//   --state FILE    keeps there, from run to run, the day on which each dead address was first
//                   found dead
//   --summary FILE  appends what it has found to the file, in Markdown
//   --issue FILE    writes the text of an issue about links that are dead for long, or an empty
//                   file if there are none
// The command does not fail because of dead links. It fails if no other site has answered.
import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { formatUtcDay } from '../shared/buildTime';
import { site } from '../shared/configuration';
import { projectRoot } from '../shared/projectRoot';
import type { Answer } from './lib/links/answers';
import { LinkAsker } from './lib/links/askLinks';
import { type DeadSince, readDeadSince, updateDeadSince } from './lib/links/deadSince';
import { readExternalLinks } from './lib/links/externalLinks';
import { makeAgent } from './lib/links/politeClient';
import { issueText, markdownSummary, textSummary } from './lib/links/summary';
import { main } from './lib/main';
import { outDir } from './lib/outDir';
import { readOptions } from './lib/readOptions';
import { UserFacingError } from './lib/run';

const PAUSE_MS = 1000;
const TIMEOUT_MS = 20_000;
const USAGE = 'npm run links -- [--state FILE] [--summary FILE] [--issue FILE]';

/**
 * Writes a file, and makes its folder before.
 *
 * @param writeFile the function that replaces the file, or appends to it
 * @throws {UserFacingError} when the file cannot be written
 */
function writeOutput(
  file: string,
  text: string,
  writeFile: (file: string, text: string) => void = writeFileSync,
): void {
  try {
    mkdirSync(path.dirname(path.resolve(file)), { recursive: true });
    writeFile(file, text);
  } catch (error) {
    throw new UserFacingError(`${file} cannot be written: ${(error as Error).message}`);
  }
}

/**
 * Asks addresses one after the other.
 *
 * @throws {UserFacingError} when no server has answered at all
 */
async function askAll(addresses: string[]): Promise<Map<string, Answer>> {
  const asker = new LinkAsker({ agent: makeAgent(site), pauseMs: PAUSE_MS, timeoutMs: TIMEOUT_MS });
  const answers = new Map<string, Answer>();
  for (const address of addresses) {
    answers.set(address, await asker.ask(address));
  }
  if (addresses.length > 0 && asker.answerCount === 0) {
    throw new UserFacingError(
      'No other site has answered: is this machine on the network? No file was written.',
    );
  }
  return answers;
}

main(async () => {
  const types = { state: 'string', summary: 'string', issue: 'string' } as const;
  const { state, summary, issue } = readOptions(types, USAGE).options;
  const deadSinceBefore: DeadSince = state ? readDeadSince(state) : {};
  const { places, inventedCount } = readExternalLinks(
    path.resolve(projectRoot, outDir),
    `${site.origin}${site.base}`,
  );
  if (inventedCount > 0) {
    console.log(
      `${inventedCount} links are not asked: their hosts are invented, such as .example.`,
    );
  }
  console.log(`Asking ${places.size} links to other sites, one after the other …`);
  const answers = await askAll([...places.keys()]);
  const today = formatUtcDay(Date.now());
  const deadSince = updateDeadSince(deadSinceBefore, answers, today);
  const findings = { answers, places, deadSince, today };
  console.log(`\n${textSummary(findings)}`);
  if (state) {
    writeOutput(state, `${JSON.stringify(deadSince, null, 2)}\n`);
  }
  if (summary) {
    writeOutput(summary, markdownSummary(findings), appendFileSync);
  }
  if (issue) {
    writeOutput(issue, issueText(findings, site.name));
  }
  return 0;
});
