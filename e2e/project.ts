import { spawn } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { copyProject } from '../scripts/lib/projectCopy.mjs';

export const projectRoot = path.resolve(import.meta.dirname, '..');

/** A copy of the project in a folder of its own, to be changed and built without touching the original. */
export class ProjectCopy {
  readonly folder = copyProject();

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
