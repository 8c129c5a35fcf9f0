/** Matches the lines of a build that name no mistake. */
const USUAL_LINES =
  /^(?:A sample: .*|Still called a sample.*|Building the site.*|The build failed.*)?\n/gm;

/**
 * Returns the problems that stopped a build, mostly a line each.
 *
 * @param output all that `npm run build` has printed
 */
export const problemsOfBuild = (output: string): string => output.replace(USUAL_LINES, '');
