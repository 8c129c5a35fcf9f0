// npm run dev: shows the site as it is written; the page reloads when a file is saved.
// What follows -- goes to Rspress: npm run dev -- --port 3001
import { spawn } from 'node:child_process';
import { loadTypeScript } from './lib/loadTypeScript';
import { printError } from './lib/main';
import { bin, UserFacingError } from './lib/run';

try {
  // Tells wrong values in a line each; Rspress adds a stack trace to those that it finds when it starts.
  const { configProblems }: typeof import('../plugins/siteConfig/readConfig') = await loadTypeScript(
    'plugins/siteConfig/readConfig.ts',
  );
  const problems = configProblems();
  if (problems.length > 0) {
    throw new UserFacingError(problems.join('\n'));
  }
  const child = spawn(process.execPath, [bin('rspress'), 'dev', ...process.argv.slice(2)], {
    stdio: 'inherit',
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => child.kill(signal));
  }
  child.on('close', (code) => process.exit(code ?? 0));
} catch (error) {
  printError(error);
  process.exitCode = 1;
}
