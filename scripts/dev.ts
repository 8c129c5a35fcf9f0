// npm run dev: shows the site as it is written; the page reloads when a file is saved. After each
// save it also builds the site beside that, and prints what would stop npm run build: links to
// parts of pages are known only once all are rendered. What follows -- goes to Rspress:
//   npm run dev -- --port 3001
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, watch } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { checkConfig } from './lib/checkConfig';
import { main, onCleanup } from './lib/main';
import { bin, root, run } from './lib/run';
import { SITE_FILES, SITE_FOLDERS } from './lib/siteSources';

/** Who writes saves again and again, and a build takes all of a small machine. */
const QUIET_MS = 3000;
/** What a build says that stops for no mistake, too. */
const USUAL_LINES = /^(?:🔥.*|A sample: .*|The build failed\.)?\n/gmu;

/** Builds the site after each change, and prints what stops it. */
function buildBeside(): void {
  const outDir = mkdtempSync(path.join(tmpdir(), 'site-dev-'));
  onCleanup(() => rmSync(outDir, { recursive: true, force: true }));
  const env = { ...process.env, OUT_DIR: outDir };
  let told = '';
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<unknown> = Promise.resolve();

  const build = async () => {
    const { code, output } = await run('npm', ['run', '--silent', 'build'], { env, quiet: true });
    const mistakes = code === 0 ? '' : output.replace(USUAL_LINES, '');
    if (mistakes !== told) {
      console.log(
        mistakes ? `\nnpm run build would stop:\n${mistakes}` : '\nnpm run build would pass again.',
      );
    }
    told = mistakes;
  };
  const changed = () => {
    clearTimeout(timer);
    const own = setTimeout(() => {
      // A later change has a build of its own, which reads this one, too.
      running = running.then(() => (own === timer ? build() : undefined));
    }, QUIET_MS);
    timer = own;
  };
  // Editors put a new file in the place of the old one, which a watcher of the file does not
  // survive.
  watch(root, (_event, name) => SITE_FILES.includes(String(name)) && changed());
  for (const folder of SITE_FOLDERS) {
    watch(path.join(root, folder), { recursive: true }, changed);
  }
}

main(async () => {
  checkConfig();
  const child = spawn(bin('rspress'), ['dev', ...process.argv.slice(2)], { stdio: 'inherit' });
  onCleanup(() => child.kill());
  buildBeside();
  // The exit code after Ctrl-C.
  process.exitCode = 0;
  const [code] = await once(child, 'close');
  return Number(code);
});
