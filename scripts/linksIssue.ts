// npm run links:issue -- FILE: opens, changes or closes the issue about dead links, as FILE says,
// which npm run links has written. Jobs of GitHub and Forgejo set the variables that this command
// reads: GITHUB_API_URL, GITHUB_REPOSITORY, and GITHUB_TOKEN, a token that may write issues.
import { existsSync, readFileSync } from 'node:fs';
import { site } from '../shared/configuration';
import { type ForgeRepository, syncIssue } from './lib/links/forgeIssue';
import { issueTitle } from './lib/links/summary';
import { main } from './lib/main';
import { UserFacingError } from './lib/run';

/** @throws {UserFacingError} when a variable is missing */
function readForge(): ForgeRepository {
  const readVariable = (name: string): string => {
    const value = process.env[name];
    if (!value) {
      throw new UserFacingError(`${name} is not set: a job of the forge sets it.`);
    }
    return value;
  };
  return {
    apiUrl: readVariable('GITHUB_API_URL'),
    repository: readVariable('GITHUB_REPOSITORY'),
    token: readVariable('GITHUB_TOKEN'),
  };
}

main(async () => {
  const [file] = process.argv.slice(2);
  if (!file || !existsSync(file)) {
    throw new UserFacingError(
      'Name the file that npm run links -- --issue FILE has written: npm run links:issue -- FILE',
    );
  }
  // The first line is the title.
  const body = readFileSync(file, 'utf8').replace(/^.*\n+/, '');
  console.log(await syncIssue(readForge(), issueTitle(site.name), body));
  return 0;
});
