// npm run e2e -- redeploy: runs the end-to-end tests whose file name contains “redeploy”, on the
// built site, which this machine's nginx serves. Builds the site first if one of its files has
// changed since the last build. Playwright gets the arguments after --.
//   SITE_URL=http://… npm run e2e -- redeploy  tests a site that runs already, and builds nothing
//   npm run e2e -- --project=machine           does not build the site, because these tests build
//                                              an invented site themselves
// npm run budget: runs only the end-to-end tests that measure how much data a visit needs.
import path from 'node:path';
import { projectRoot } from '../shared/projectRoot';
import { main } from './lib/main';
import { mustRun, npmProgramPath, run } from './lib/run';
import { serveSiteIfNeeded } from './lib/serve';
import { isBuildCurrent } from './lib/siteSources';

/** The projects of playwright.config.ts that test the built site. */
const SITE_PROJECTS = ['content', 'server', 'deploy'];

/** Builds the site if that is necessary, serves it, and returns its address. */
async function serveCurrentSite(): Promise<string> {
  if (!process.env.SITE_URL && !isBuildCurrent()) {
    // The compressed files are tested, too.
    const args = ['run', '--silent', 'build', '--', '--compress'];
    await mustRun('No test was run: fix the problems listed above.', 'npm', args);
  }
  return serveSiteIfNeeded();
}

main(async () => {
  const args = process.argv.slice(2);
  const projects = args.flatMap((arg) => /^--project=(.*)/.exec(arg)?.slice(1) ?? []);
  const needsSite = projects.length === 0 || projects.some((name) => SITE_PROJECTS.includes(name));
  const env = {
    ...process.env,
    SITE_URL: needsSite ? await serveCurrentSite() : 'none needed',
    SITE_DIST: path.join(projectRoot, 'dist'),
  };
  return (await run(npmProgramPath('playwright'), ['test', ...args], { env })).code;
});
