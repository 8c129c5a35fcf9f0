import { run } from './run';

/** Matches the lines of a build that name no mistake. */
const USUAL_LINES =
  /^(?:A sample: .*|Still called a sample.*|Building the site.*|The build failed.*)?\n/gm;

/**
 * Builds the site, and returns the problems that have stopped the build, mostly a line each.
 *
 * @param env the environment variables of the build
 */
export async function findBuildProblems(env: NodeJS.ProcessEnv): Promise<string[]> {
  const { code, output } = await run('npm', ['run', '--silent', 'build'], { env, quiet: true });
  if (code === 0) {
    return [];
  }
  const problems = output.replace(USUAL_LINES, '').trim().split('\n').filter(Boolean);
  return problems.length > 0 ? problems : [`npm run build ended with ${code}, and says no more`];
}
