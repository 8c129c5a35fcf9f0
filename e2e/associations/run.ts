// Runs npm test, or another command, in a copy of the project that belongs to another association:
//   node scripts/launch.mjs ../e2e/associations/run small
//   node scripts/launch.mjs ../e2e/associations/run large npm run e2e -- home
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { main, onCleanup } from '../../scripts/lib/main';
import { ProjectCopy } from '../../scripts/lib/projectCopy';
import { UserFacingError } from '../../scripts/lib/run';
import { commitAll, git } from '../lib/git';
import { associations } from './associations';

main(async () => {
  const [name = '', command = 'npm', ...args] = process.argv.slice(2);
  const turnIntoAssociation = Object.entries(associations).find(
    ([associationName]) => associationName === name,
  )?.[1];
  if (!turnIntoAssociation) {
    throw new UserFacingError(
      `Name one of these associations: ${Object.keys(associations).join(', ')}`,
    );
  }
  // The copy is like the association's own clone: it has the packages, and one commit.
  const project = new ProjectCopy(undefined, { packages: 'copied' });
  onCleanup(() => project.remove());
  turnIntoAssociation(project);
  git(project.folder, ['init', '--quiet']);
  commitAll(project.folder, new Date().toISOString());
  const child = spawn(command, args.length > 0 ? args : ['test'], {
    cwd: project.folder,
    stdio: 'inherit',
  });
  const [code] = await once(child, 'close');
  return Number(code ?? 1);
});
