/**
 * The problems that stop this build, a line each. The build collects as many as possible, and
 * prints all of them at its end.
 */
export const collectedProblems = new Set<string>();

/**
 * An error with problems of the site: a line each, with the place and what to do. The build prints
 * them instead of a stack trace.
 */
export class SiteProblems extends Error {
  readonly lines: string[];

  constructor(lines: string[]) {
    super(lines.join('\n'));
    this.lines = lines;
    this.stack = this.message;
  }
}
