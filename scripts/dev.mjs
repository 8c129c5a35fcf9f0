// npm run dev: shows the site as it is written; the page reloads when a file is saved. Installs the packages
// in a fresh clone. What follows -- goes to Rspress: npm run dev -- --port 3001
import { spawn } from 'node:child_process';
import { loadTypeScript } from './lib/loadTypeScript.mjs';
import { installDependencies } from './lib/machine.mjs';
import { RSPRESS, UserFacingError } from './lib/run.mjs';

try {
  await installDependencies();
  // Tells wrong values in a line each; Rspress adds a stack trace to those that it finds when it starts.
  const { configProblems } = await loadTypeScript('plugins/siteConfig/readConfig.ts');
  const problems = configProblems();
  if (problems.length > 0) {
    throw new UserFacingError(problems.join('\n'));
  }
  const child = spawn(process.execPath, [RSPRESS, 'dev', ...process.argv.slice(2)], { stdio: 'inherit' });
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
    process.on(signal, () => child.kill(signal));
  }
  child.on('close', (code) => process.exit(code ?? 0));
} catch (error) {
  console.error(error instanceof UserFacingError ? error.message : error);
  process.exitCode = 1;
}
