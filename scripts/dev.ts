// npm run dev: shows the site as it is written; the page reloads when a file is saved.
// What follows -- goes to Rspress: npm run dev -- --port 3001
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { loadTypeScript } from './lib/loadTypeScript';
import { main, onCleanup } from './lib/main';
import { bin, UserFacingError } from './lib/run';

main(async () => {
  // Tells wrong values in a line each; Rspress adds a stack trace to those that it finds when it starts.
  const { configProblems }: typeof import('../plugins/siteConfig/readConfig') = await loadTypeScript(
    'plugins/siteConfig/readConfig.ts',
  );
  const problems = configProblems();
  if (problems.length > 0) {
    throw new UserFacingError(problems.join('\n'));
  }
  const child = spawn(bin('rspress'), ['dev', ...process.argv.slice(2)], { stdio: 'inherit' });
  onCleanup(() => child.kill());
  // To stop the server is no failure.
  process.exitCode = 0;
  const [code] = await once(child, 'close');
  return Number(code);
});
