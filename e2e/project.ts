import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

export const projectRoot = path.resolve(import.meta.dirname, '..');

const NOT_COPIED = new Set(['node_modules', '.git', 'dist', 'test-results', '.rspress']);

/** A copy of the project in a folder of its own, to be changed and built without touching the original. */
export class ProjectCopy {
  readonly folder = mkdtempSync(path.join(tmpdir(), 'site-copy-'));

  constructor() {
    cpSync(projectRoot, this.folder, {
      recursive: true,
      filter: (source) => !NOT_COPIED.has(path.relative(projectRoot, source)),
    });
    symlinkSync(path.join(projectRoot, 'node_modules'), path.join(this.folder, 'node_modules'));
  }

  /** Replaces text that must be there. */
  edit(file: string, from: string | RegExp, to: string): void {
    const place = path.join(this.folder, file);
    const before = readFileSync(place, 'utf8');
    const after = before.replace(from, to);
    if (after === before) {
      throw new Error(`${file} does not hold ${from}`);
    }
    writeFileSync(place, after);
  }

  /** Gives the site other pages; what is in docs/public stays. */
  replacePages(by: string): void {
    const docs = path.join(this.folder, 'docs');
    for (const name of readdirSync(docs).filter((entry) => entry !== 'public')) {
      rmSync(path.join(docs, name), { recursive: true });
    }
    cpSync(path.join(projectRoot, by), docs, { recursive: true });
  }

  /** Gives the site more pages, in a folder of docs/. */
  addPages(from: string, to: string): void {
    cpSync(path.join(projectRoot, from), path.join(this.folder, 'docs', to), { recursive: true });
  }

  /** Builds the site and returns the folder it is in. */
  async build(): Promise<string> {
    const { code, output } = await runScript(this.folder, ['build']);
    if (code !== 0) {
      throw new Error(output);
    }
    return path.join(this.folder, 'dist');
  }

  append(file: string, text: string): void {
    writeFileSync(path.join(this.folder, file), text, { flag: 'a' });
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}

/** Runs one of the project's scripts to its end. */
export function runScript(
  folder: string,
  args: string[],
  env: Record<string, string> = {},
): Promise<{ code: number | null; output: string }> {
  return new Promise((resolve) => {
    const child = spawn('npm', ['run', '--silent', ...args], {
      cwd: folder,
      env: { ...process.env, ...env },
    });
    let output = '';
    child.stdout.on('data', (chunk) => {
      output += chunk;
    });
    child.stderr.on('data', (chunk) => {
      output += chunk;
    });
    child.on('close', (code) => resolve({ code, output }));
  });
}
