import { execFileSync } from 'node:child_process';

const GIT_OPTIONS = [
  '-c',
  'user.name=A',
  '-c',
  'user.email=a@example.org',
  '-c',
  'commit.gpgsign=false',
];

/**
 * Runs git without the settings of the machine.
 *
 * @returns what git prints
 * @throws when git fails
 */
export function git(folder: string, args: string[], env: Record<string, string> = {}): string {
  return execFileSync('git', [...GIT_OPTIONS, ...args], {
    cwd: folder,
    encoding: 'utf8',
    stdio: 'pipe',
    env: { ...process.env, GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_SYSTEM: '/dev/null', ...env },
  });
}

/**
 * Commits everything below a folder.
 *
 * @param time the time of the commit: `2025-01-20T12:00:00+0000`
 */
export function commitAll(folder: string, time: string): void {
  git(folder, ['add', '--all', '.']);
  const env = { GIT_AUTHOR_DATE: time, GIT_COMMITTER_DATE: time };
  git(folder, ['commit', '--quiet', '--allow-empty', '-m', time], env);
}
