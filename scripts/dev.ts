// npm run dev: shows the site as you write it. The page reloads when you save a file. After each
// save, the script also builds the site in a temporary folder, and prints the problems that would
// stop npm run build. Only a build finds all problems, because links to parts of pages can be
// checked only when all pages are rendered.
// Rspress gets the arguments after --: npm run dev -- --port 3001
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, watch } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { projectRoot } from '../shared/projectRoot';
import { problemsOfBuild } from './lib/buildOutput';
import { checkConfig } from './lib/checkConfig';
import { main, onCleanup } from './lib/main';
import { npmProgramPath, run } from './lib/run';
import { SITE_FILES, SITE_FOLDERS } from './lib/siteSources';

/**
 * A build starts when nobody has saved a file for this time. Authors save again and again, and a
 * build keeps a small machine fully busy.
 */
const BUILD_DELAY_MS = 3000;

/** Builds the site after each change, and prints the problems that stop the build. */
function buildAfterChanges(): void {
  const outDir = mkdtempSync(path.join(tmpdir(), 'site-dev-'));
  onCleanup(() => rmSync(outDir, { recursive: true, force: true }));
  const env = { ...process.env, OUT_DIR: outDir };
  let reportedProblems = '';
  let latestTimer: NodeJS.Timeout | undefined;
  let lastBuild: Promise<unknown> = Promise.resolve();

  const build = async () => {
    const { code, output } = await run('npm', ['run', '--silent', 'build'], { env, quiet: true });
    const problems = code === 0 ? '' : problemsOfBuild(output);
    if (problems !== reportedProblems) {
      console.log(
        problems ? `\nnpm run build would stop:\n${problems}` : '\nnpm run build would pass again.',
      );
    }
    reportedProblems = problems;
  };
  const scheduleBuild = () => {
    clearTimeout(latestTimer);
    const ownTimer = setTimeout(() => {
      // If a later change has set a new timer, the build of that timer includes this change.
      lastBuild = lastBuild.then(() => (ownTimer === latestTimer ? build() : undefined));
    }, BUILD_DELAY_MS);
    latestTimer = ownTimer;
  };
  // Editors replace the old file with a new one, and then a watcher of a single file stops working.
  // So the folder is watched.
  watch(projectRoot, (_event, name) => SITE_FILES.includes(String(name)) && scheduleBuild());
  for (const folder of SITE_FOLDERS) {
    watch(path.join(projectRoot, folder), { recursive: true }, scheduleBuild);
  }
}

main(async () => {
  checkConfig();
  const child = spawn(npmProgramPath('rspress'), ['dev', ...process.argv.slice(2)], {
    stdio: 'inherit',
  });
  onCleanup(() => child.kill());
  buildAfterChanges();
  // After Ctrl-C, `main` ends the process with this code.
  process.exitCode = 0;
  const [code] = await once(child, 'close');
  return Number(code);
});
