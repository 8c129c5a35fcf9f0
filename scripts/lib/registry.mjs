import { run, UserFacingError } from './run.mjs';
import { allowedRange, usableVersions } from './updates.mjs';

/** A registry that cannot be reached is told soon, instead of being tried for minutes. */
export const NPM_OPTIONS = [
  ...['--no-audit', '--no-fund', '--loglevel=error'],
  ...['--fetch-retries=1', '--fetch-timeout=60000'],
];

/**
 * Asks the npm registry for the versions of a package that can be tried.
 *
 * @param {string} name of the package
 * @param {string} current version
 * @param {string} oldestNode the oldest version of Node.js that the project supports
 * @param {boolean} major whether other major versions can be tried
 * @returns {Promise<string[]>} the newest first; the current one may be among them
 * @throws {UserFacingError} when the registry does not answer
 */
export async function usableVersionsOf(name, current, oldestNode, major) {
  const wanted = `${name}@${allowedRange(name, current, major)}`;
  const { code, output } = await run(
    'npm',
    ['view', wanted, 'version', 'engines', '--json', ...NPM_OPTIONS],
    {
      quiet: true,
    },
  );
  if (code !== 0) {
    const reason = /"code": "(\w+)"|npm error code (\w+)/.exec(output);
    throw new UserFacingError(
      `The npm registry does not answer for ${name} (${reason?.[1] ?? reason?.[2] ?? `npm ended with ${code}`}): check the connection, and the registry that npm is configured for.`,
    );
  }
  const found = JSON.parse(output.slice(output.search(/^[[{"]/m)));
  const releases = [found].flat();
  return usableVersions(
    releases.map((release) => (typeof release === 'string' ? { version: release } : release)),
    oldestNode,
  );
}
