// npm run dev: shows the site as it is written; the page reloads when a file is saved.
// What follows -- goes to Rspress: npm run dev -- --port 3001
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { loadTypeScript } from './lib/loadTypeScript';
import { main, onCleanup } from './lib/main';
import { bin, UserFacingError } from './lib/run';

main(async () => {
  // Rspress would tell wrong values with a stack trace.
  const { configProblems }: typeof import('../plugins/siteConfig/readConfig') = await loadTypeScript(
    'plugins/siteConfig/readConfig.ts',
  );
  const problems = configProblems();
  if (problems.length > 0) {
    throw new UserFacingError(problems.join('\n'));
  }
  const child = spawn(bin('rspress'), ['dev', ...process.argv.slice(2)], { stdio: 'inherit' });
  onCleanup(() => child.kill());
  // The exit code after Ctrl-C.
  process.exitCode = 0;
  const [code] = await once(child, 'close');
  return Number(code);
});
