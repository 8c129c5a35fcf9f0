import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseDocument } from 'yaml';
import { listFiles } from '../../plugins/site/listFiles';
import { projectRoot } from '../../shared/projectRoot';
import { run } from './run';

const EXCLUDED_PATHS = new Set([
  'node_modules',
  '.git',
  'dist',
  'dist.new',
  'preview',
  'test-results',
  '.rspress',
]);

/** A copy of the project in a temporary folder, so that a test can change and build it. */
export class ProjectCopy {
  readonly folder: string;

  /**
   * @param parent the folder in which the copy is made
   * @param options `packages` says how the copy gets the npm packages. A symbolic link (`linked`)
   *   is fastest, but then the built scripts have other names than in the project. With `copied`,
   *   the names are the same.
   */
  constructor(
    parent = tmpdir(),
    { packages = 'linked' }: { packages?: 'linked' | 'copied' | 'none' } = {},
  ) {
    this.folder = mkdtempSync(path.join(parent, 'site-copy-'));
    cpSync(projectRoot, this.folder, {
      recursive: true,
      filter: (source) => !EXCLUDED_PATHS.has(path.relative(projectRoot, source)),
    });
    const from = path.join(projectRoot, 'node_modules');
    const to = path.join(this.folder, 'node_modules');
    if (packages === 'linked') {
      symlinkSync(from, to);
    } else if (packages === 'copied') {
      // Hard links take a tenth of the time of a copy, but cannot lead to another disk.
      const isLinked = spawnSync('cp', ['-al', from, to], { stdio: 'ignore' }).status === 0;
      if (!isLinked) {
        cpSync(from, to, { recursive: true, verbatimSymlinks: true });
      }
    }
  }

  /** The folder with the configuration. It changes when a test adds or removes association/. */
  get configFolder(): 'association' | 'sample' {
    return existsSync(path.join(this.folder, 'association')) ? 'association' : 'sample';
  }

  /**
   * Replaces text in a file.
   *
   * @param file the path inside the copy
   * @throws {Error} when the file does not contain the text
   */
  replaceText(file: string, from: string | RegExp, to: string): void {
    this.transformFile(file, (oldText) => {
      const newText = oldText.replace(from, to);
      if (newText === oldText) {
        throw new Error(`${file} does not contain ${from}`);
      }
      return newText;
    });
  }

  /**
   * Sets facts in a file of the configuration.
   *
   * @param facts the value of each fact, by its path, such as `terms.version`
   */
  setFacts(facts: Record<string, unknown>, file = 'site.yaml'): void {
    this.transformFile(path.join(this.configFolder, file), (text) => {
      const document = parseDocument(text);
      for (const [name, value] of Object.entries(facts)) {
        document.setIn(name.split('.'), value);
      }
      return document.toString({ lineWidth: 0 });
    });
  }

  /** Replaces the text of a file by what a function returns for it, which may be the same text. */
  transformFile(file: string, transform: (text: string) => string): void {
    const targetFile = path.join(this.folder, file);
    writeFileSync(targetFile, transform(readFileSync(targetFile, 'utf8')));
  }

  /** Ends each line of the files that authors write with \r\n, as editors on Windows do. */
  saveAsOnWindows(): void {
    const authoredFiles =
      /^(?:docs\/.*\.mdx?|(?:association|sample)\/[^/]*|.*\.txt|theme\/.*\.json)$/;
    for (const name of listFiles(this.folder).filter((file) => authoredFiles.test(file))) {
      this.transformFile(name, (text) => text.replaceAll(/\r?\n/g, '\r\n'));
    }
  }

  /** Copies a folder of the project into a folder of the copy's `docs/`. */
  addPages(from: string, to: string): void {
    cpSync(path.join(projectRoot, from), path.join(this.folder, 'docs', to), { recursive: true });
  }

  /** Replaces all pages by those of a folder of the project. `docs/public` stays. */
  replacePages(from: string): void {
    const docs = path.join(this.folder, 'docs');
    for (const name of readdirSync(docs).filter((entry) => entry !== 'public')) {
      rmSync(path.join(docs, name), { recursive: true });
    }
    this.addPages(from, '');
  }

  /** Copies the Git history of the project, if there is one. A new copy has no history. */
  addHistory(): void {
    if (existsSync(path.join(projectRoot, '.git/HEAD'))) {
      cpSync(path.join(projectRoot, '.git'), path.join(this.folder, '.git'), { recursive: true });
    }
  }

  /**
   * Builds the site into the folder `dist` of the copy.
   *
   * @returns the build's output
   * @throws {Error} with the output when the build fails
   */
  async build(env: Record<string, string> = {}): Promise<string> {
    const { code, output } = await runScript(this.folder, ['build'], env);
    if (code !== 0) {
      throw new Error(output);
    }
    return output;
  }

  /** Adds text to the end of a file, which is created if it does not exist. */
  appendText(file: string, text: string): void {
    writeFileSync(path.join(this.folder, file), text, { flag: 'a' });
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}

/**
 * Runs a script of package.json, and waits until it ends. Even in a job of a forge, the script
 * prints no workflow commands, because tests make the mistakes that it reports.
 *
 * @param folder the folder with package.json
 * @param args the name of the script, then its arguments
 * @param env variables in addition to those of this process
 * @returns the exit code of the script, which is 1 after a signal, and its output
 */
export const runScript = (folder: string, args: string[], env: Record<string, string> = {}) =>
  run('npm', ['run', '--silent', ...args], {
    cwd: folder,
    env: { ...process.env, GITHUB_ACTIONS: '', ...env },
    quiet: true,
  });
