/** Mistakes in the site: a line each that names the place and what to do. */
export class SiteProblems extends Error {
  readonly lines: string[];

  constructor(lines: string[]) {
    super(lines.join('\n'));
    this.lines = lines;
  }
}
