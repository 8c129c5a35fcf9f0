import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';

/** What the history tells of some files, named as they were asked for. */
export interface History {
  /** The day on which each file got the text that it has: `2025-01-20`. */
  days: Map<string, string>;
  /** Files that are not as they were last committed: nobody can tell the day yet. */
  uncommitted: string[];
  /** Files whose last change is older than a shallow clone reaches. */
  beforeClone: string[];
}

const execute = promisify(execFile);

/** A commit, as `--format` below writes it. */
const COMMIT = /^([\da-f]{40,}) (\d{4}-\d\d-\d\d)$/;
/** A change of a file: modes and contents before, of each parent, then those after, a letter for each parent, the file. */
const CHANGE = /^:.* ([\da-f]{40,}) [A-Z]+\t(.*)$/;

/** Lists the changes of all files; of a merge only what it has of neither side. */
const LOG = [
  ...['log', '--topo-order', '-c', '--raw', '--no-abbrev', '--no-renames'],
  ...['--no-relative', '--no-show-signature', '--format=%H %cs', '--', '.'],
];

/** Runs git in a folder. @throws an Error with what git says */
async function git(folder: string, args: string[]): Promise<string> {
  try {
    const { stdout } = await execute('git', args, { cwd: folder, maxBuffer: Number.POSITIVE_INFINITY });
    return stdout;
  } catch (error) {
    const { stderr, message } = error as Error & { stderr?: string };
    throw new Error((stderr || message).split('\n')[0], { cause: error });
  }
}

/**
 * Asks git when files got the text that they have.
 *
 * Rspress's own `lastUpdated` takes the newest commit that names a file: in a shallow clone that at which
 * the clone ends, after a merge perhaps one whose text was not kept, and for a file that was changed since
 * the day before.
 *
 * @param folder of the files
 * @param files below the folder, with slashes
 * @throws an Error with what git says, when there is no git or no history
 */
export async function readHistory(folder: string, files: string[]): Promise<History> {
  const [log, tree, hashes, paths] = await Promise.all([
    git(folder, LOG),
    git(folder, ['ls-tree', '-r', '--full-name', 'HEAD', '.']),
    // As git would store them, whatever ends their lines.
    git(folder, ['hash-object', '--', ...files]),
    git(folder, ['rev-parse', '--show-prefix', '--git-path', 'shallow']),
  ]);
  // Of a merge git names files from the top of the repository, whatever it is asked for.
  const [prefix = '', shallowFile = ''] = paths.split('\n');
  // The commits at which a shallow clone ends, where git shows every file as new.
  const shallowPath = path.resolve(folder, shallowFile);
  const shallow = existsSync(shallowPath) ? readFileSync(shallowPath, 'utf8').split('\n') : [];
  const committed = new Map(
    [...tree.matchAll(/^\d+ blob ([\da-f]+)\t(.*)$/gm)].map(([, hash, name]) => [name, hash]),
  );
  const dayOf = new Map<string, string>();
  let [commit, day] = ['', ''];
  for (const line of log.split('\n')) {
    [, commit = commit, day = day] = COMMIT.exec(line) ?? [];
    const [, hash, name = ''] = CHANGE.exec(line) ?? [];
    // The newest commit that made the file what it is.
    if (hash && !dayOf.has(name) && hash === committed.get(name)) {
      dayOf.set(name, shallow.includes(commit) ? '' : day);
    }
  }
  const now = hashes.split('\n');
  const history: History = { days: new Map(), uncommitted: [], beforeClone: [] };
  for (const [index, file] of files.entries()) {
    const known = dayOf.get(prefix + file);
    if (committed.get(prefix + file) !== now[index]) {
      history.uncommitted.push(file);
    } else if (known) {
      history.days.set(file, known);
    } else {
      history.beforeClone.push(file);
    }
  }
  return history;
}
