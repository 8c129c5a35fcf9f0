import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Document, isMap, isScalar, isSeq, type ParsedNode, visit } from 'yaml';
import { root, UserFacingError } from './run';

// Facts stood in TypeScript before version 2026.11. This module and its flag of `adopt` can go when nobody has such a copy.

/** Where files of the association were, and where they are in its folder. */
const MOVED: Record<string, string> = {
  'theme/styles/tokens.css': 'tokens.css',
  'theme/components/Brand/wordmark.svg': 'wordmark.svg',
  'docs/public/favicon.svg': 'drawings/favicon.svg',
  'docs/public/donate.svg': 'drawings/donate.svg',
  'docs/public/scenes': 'drawings/scenes',
};

const CONFIGS = {
  'site.config.ts': 'site.yaml',
  'services.config.ts': 'services.yaml',
  'sidebars.ts': 'sidebars.yaml',
};

/** Writes the files of a commit into a folder. */
function writeCommit(commit: string, folder: string): void {
  const names = [...Object.keys(CONFIGS), ...Object.keys(MOVED)];
  const there = execFileSync('git', ['ls-tree', '--name-only', commit, ...names], {
    cwd: root,
    encoding: 'utf8',
  });
  const paths = there.split('\n').filter(Boolean);
  if (!paths.includes('site.config.ts')) {
    throw new UserFacingError(`${commit} has no site.config.ts: name the commit before the merge.`);
  }
  const archive = execFileSync('git', ['archive', commit, ...paths], { cwd: root, maxBuffer: 1e8 });
  execFileSync('tar', ['-x', '-C', folder], { input: archive });
  writeFileSync(path.join(folder, 'package.json'), '{ "type": "module" }');
}

/**
 * The paths of the values that are marked as the sample's. The files were laid out by a formatter: two spaces more are one
 * level more, and a brace begins an element of a list.
 */
function markedPaths(source: string): Set<string> {
  let open: { indent: number; key: string }[] = [];
  const elements = new Map<string, number>();
  const marked = new Set<string>();
  for (const line of source.split('\n')) {
    const [, spaces = '', name, brace] = /^( +)(?:['"]?([^'":\s/{]+)['"]?:|(\{))/.exec(line) ?? [];
    if (name || brace) {
      const above = open.filter(({ indent }) => indent < spaces.length);
      const list = above.map(({ key }) => key).join('.');
      const number = elements.get(list) ?? 0;
      elements.set(list, brace ? number + 1 : number);
      open = [...above, { indent: spaces.length, key: name ?? String(number) }];
    }
    if (/\/\/ sample$/.test(line)) {
      marked.add(open.map(({ key }) => key).join('.'));
    }
  }
  return marked;
}

/** A value in YAML, with the marks of the sample, and short lists on one line. */
function toYaml(value: unknown, marked: Set<string>): string {
  const document = new Document(value);
  visit(document, {
    Seq(_, list) {
      list.flow = list.items.every(isScalar);
    },
  });
  const mark = (node: unknown, keys: string[]): void => {
    const isMarked = keys.some((_, index) => marked.has(keys.slice(0, index + 1).join('.')));
    if (isMap(node)) {
      for (const { key, value: inside } of node.items) {
        mark(inside, [...keys, String(key)]);
      }
    } else if (isSeq(node) && !node.flow) {
      for (const [index, item] of node.items.entries()) {
        mark(item, [...keys, String(index)]);
      }
    } else if (isMarked) {
      (node as ParsedNode).comment = ' sample';
    }
  };
  mark(document.contents, []);
  return document.toString({ lineWidth: 0 });
}

/** The comment at the head of a file, which names what editors explain its facts with. */
const headOf = (text: string) => /^(?:#.*\n)*/.exec(text)?.[0] ?? '';

/**
 * Writes what an association had before version 2026.11 into its folder.
 *
 * @param folder with the files of the sample, which it replaces
 * @throws {UserFacingError} when the commit has no such files
 */
export async function fromTypeScript(commit: string, folder: string): Promise<void> {
  const old = mkdtempSync(path.join(tmpdir(), 'site-before-'));
  try {
    writeCommit(commit, old);
    const { site } = await import(path.join(old, 'site.config.ts'));
    const { services } = await import(path.join(old, 'services.config.ts'));
    const { docsSidebar, associationSidebar } = await import(path.join(old, 'sidebars.ts'));
    const values = {
      'site.config.ts': site,
      'services.config.ts': services,
      'sidebars.ts': { docsSidebar, associationSidebar },
    };
    for (const [from, to] of Object.entries(CONFIGS)) {
      const target = path.join(folder, to);
      const marked = markedPaths(readFileSync(path.join(old, from), 'utf8'));
      const head = headOf(readFileSync(target, 'utf8'));
      writeFileSync(target, `${head}\n${toYaml(values[from as keyof typeof values], marked)}`);
    }
    for (const [from, to] of Object.entries(MOVED)) {
      if (existsSync(path.join(old, from))) {
        mkdirSync(path.dirname(path.join(folder, to)), { recursive: true });
        cpSync(path.join(old, from), path.join(folder, to), { recursive: true });
      }
    }
  } finally {
    rmSync(old, { recursive: true, force: true });
  }
}
