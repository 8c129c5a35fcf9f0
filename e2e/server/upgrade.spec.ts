import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { parse } from 'yaml';
import { hashesOf } from '../fileHashes';
import { commitAll, git } from '../git';
import { type ProjectCopy, runScript } from '../projectCopy';
import { sampleSite } from '../sampleSite';
import { published } from '../variants';

/*
 * A newer version of the project in the copy of an association that has commits of its own. Pages are those of the tests: how
 * Git merges texts is not ours to test, and what a merge of them leaves is told by the build.
 */

const STATUTES = 'docs/docs/association/statuts.mdx';
/** Git reads its own identity from these, wherever `npm run upgrade` starts it. */
const IDENTITY = {
  GIT_AUTHOR_NAME: 'A',
  GIT_AUTHOR_EMAIL: 'a@example.org',
  GIT_COMMITTER_NAME: 'A',
  GIT_COMMITTER_EMAIL: 'a@example.org',
  COMPRESSION: 'off',
};

const commit = (project: ProjectCopy, day: number) =>
  commitAll(project.folder, `2025-05-0${day}T12:00:00+0000`);
const branch = (project: ProjectCopy, ...args: string[]) =>
  git(project.folder, ['checkout', '--quiet', ...args]);

/** A repository with one commit, and the statutes in two sections that both sides can edit. */
function begin(): ProjectCopy {
  const project = sampleSite();
  project.append(STATUTES, '\n## First article\n\nWhat it says.\n\n## Second article\n\nWhat it says.\n');
  project.append('.gitignore', '\nnode_modules\n');
  return project;
}

function start(project: ProjectCopy): void {
  git(project.folder, ['init', '--quiet', '--initial-branch=project']);
  commit(project, 1);
}

const upgrade = (project: ProjectCopy, ...args: string[]) =>
  runScript(project.folder, ['upgrade', '--', ...args], IDENTITY);
const fileOf = (project: ProjectCopy, name: string) => path.join(project.folder, name);
const read = (project: ProjectCopy, name: string) => readFileSync(fileOf(project, name), 'utf8');

test('a newer version is merged without a conflict, and what is the association’s stays as it is', async () => {
  const project = begin();
  try {
    start(project);
    branch(project, '-b', 'ours');
    cpSync(fileOf(project, 'sample'), fileOf(project, 'association'), { recursive: true });
    project.setFacts({ name: 'Les Bernaches' });
    project.edit('association/tokens.css', '--accent: #0a5a68', '--accent: #5b21b6');
    project.edit(STATUTES, '## Second article', '## Our second article');
    rmSync(fileOf(project, 'docs/docs/services/plik.mdx'));
    project.change('association/services.yaml', (text) => text.replace(/^- id: plik\n(?: .*\n|\n)*/m, ''));
    commit(project, 2);
    const ours = hashesOf(fileOf(project, 'association'));

    branch(project, 'project');
    project.edit(STATUTES, '## First article', '## The first article');
    project.edit('docs/docs/services/plik.mdx', 'A page.', 'A page about files.');
    project.edit('sample/site.yaml', 'members: 128', 'members: 140');
    project.edit('package.json', /"version": ".*"/, '"version": "2099.1.0"');
    project.edit('CHANGELOG.md', '# Changes\n', '# Changes\n\n## 2099.1.0\n\nFor visitors: a newer look.\n');
    commit(project, 3);
    git(project.folder, ['tag', '2099.1.0']);
    branch(project, 'ours');

    const { code, output } = await upgrade(project, '2099.1.0', '--from', project.folder);
    expect(output).toContain('docs/docs/services/plik.mdx: you have deleted it, and it stays so.');
    expect(output).toContain('For visitors: a newer look.');
    expect(output).not.toContain('## 2026.11.0');
    expect(output).toMatch(/^Left: 0 wrong, \d+ of the sample/m);
    expect(output).toContain('Built into dist/');
    expect(code).toBe(0);
    expect(git(project.folder, ['status', '--porcelain'])).toBe('');
    expect(hashesOf(fileOf(project, 'association'))).toEqual(ours);
    expect(read(project, STATUTES)).toMatch(/## The first article[\s\S]*## Our second article/);
    expect(existsSync(fileOf(project, 'docs/docs/services/plik.mdx'))).toBe(false);
    expect(read(project, 'dist/index.html')).toContain('Les Bernaches');
  } finally {
    project.remove();
  }
});

test('what keeps a version from being taken over is told in one line, and changes nothing', async () => {
  const project = begin();
  try {
    start(project);
    const asked = async (...args: string[]) => {
      const { code, output } = await upgrade(project, ...args);
      expect(code).toBe(1);
      return output;
    };
    const from = ['--from', project.folder];
    expect(await asked()).toMatch(/^Name the version, a tag or a branch/);
    expect(await asked('2099.1.0')).toMatch(/^repository\.project in site\.yaml has to be where/);
    expect(await asked('2099.1.0', ...from)).toMatch(/^There is no association\/ yet/);
    cpSync(fileOf(project, 'sample'), fileOf(project, 'association'), { recursive: true });
    expect(await asked('2099.1.0', ...from)).toMatch(
      /^Commit what you have changed first[\s\S]*association\//,
    );
    commit(project, 2);
    git(project.folder, ['tag', '2026.11.0']);
    expect(await asked('2099.1.0', ...from)).toMatch(
      /^There is no version 2099\.1\.0\. The newest are: 2026\.11\.0/,
    );
    expect(await asked('main', '--from', '/no/such/folder')).toMatch(/^\/no\/such\/folder cannot be reached/);

    branch(project, '-b', 'newer');
    project.edit(STATUTES, '## First article', '## The first article');
    commit(project, 3);
    branch(project, 'project');
    project.edit(STATUTES, '## First article', '## Our first article');
    commit(project, 4);
    const before = git(project.folder, ['rev-parse', 'HEAD']);
    const conflict = await asked('newer', ...from);
    expect(conflict).toContain(`${STATUTES}: both have changed it: keep what is true of you`);
    expect(conflict).toContain('Or back: git merge --abort');
    git(project.folder, ['merge', '--abort']);
    expect(git(project.folder, ['rev-parse', 'HEAD'])).toBe(before);
  } finally {
    project.remove();
  }
});

/** Where files were before the association had a folder of its own. */
const BEFORE = [
  ['sample/tokens.css', 'theme/styles/tokens.css'],
  ['sample/wordmark.svg', 'theme/components/Brand/wordmark.svg'],
  ['sample/drawings', 'docs/public'],
] as const;

/** As a formatter lays out a value in TypeScript, with the mark behind a value that YAML marks. */
const inTypeScript = (name: string, value: unknown) =>
  `export const ${name} = ${JSON.stringify(value, null, 2)
    .replaceAll(/^( +)"(\w+)":/gm, '$1$2:')
    .replace(/^( {4}minimumAge: 15),/m, '$1, // sample')};\n`;

test('values from before the move come along by the commands of the changelog', async () => {
  const project = begin();
  try {
    const kept = path.join(project.folder, 'kept');
    cpSync(fileOf(project, 'sample'), kept, { recursive: true });
    const text = (name: string) => published(read(project, `sample/${name}.yaml`));
    const { guide, ...site } = parse(text('site'));
    const services = parse(text('services'));
    expect(guide).toBe('mattermost');
    mkdirSync(fileOf(project, 'theme/styles'), { recursive: true });
    for (const [now, before] of BEFORE) {
      cpSync(fileOf(project, now), fileOf(project, before), { recursive: true });
    }
    rmSync(fileOf(project, 'sample'), { recursive: true });
    const own = { ...site, name: 'Before', newsletter: true };
    writeFileSync(fileOf(project, 'site.config.ts'), inTypeScript('site', site));
    writeFileSync(fileOf(project, 'services.config.ts'), inTypeScript('services', services));
    const sidebars = parse(readFileSync(path.join(kept, 'sidebars.yaml'), 'utf8'));
    writeFileSync(
      fileOf(project, 'sidebars.ts'),
      Object.entries(sidebars)
        .map(([name, value]) => inTypeScript(name, value))
        .join('\n'),
    );
    renameSync(kept, `${project.folder}-kept`);
    start(project);

    branch(project, '-b', 'ours');
    writeFileSync(fileOf(project, 'site.config.ts'), inTypeScript('site', own));
    project.edit('theme/styles/tokens.css', '--accent: #0a5a68', '--accent: #5b21b6');
    project.edit(STATUTES, '## Second article', '## Our second article');
    commit(project, 2);

    branch(project, 'project');
    cpSync(`${project.folder}-kept`, fileOf(project, 'sample'), { recursive: true });
    const gone = [
      'site.config.ts',
      'services.config.ts',
      'sidebars.ts',
      ...BEFORE.map(([, before]) => before),
    ];
    for (const name of gone) {
      rmSync(fileOf(project, name), { recursive: true });
    }
    commit(project, 3);
    branch(project, 'ours');

    // The commands of the changelog, with the address of this project.
    const [, commands = ''] = /```sh\n([\s\S]*?)```/.exec(read(project, 'CHANGELOG.md')) ?? [];
    expect(commands).toContain('git merge FETCH_HEAD');
    const ours = commands
      .replace('ADDRESS-OF-THE-PROJECT 2026.11.0', '. project')
      .replace('git commit', 'git commit --no-edit')
      .replace(/^npm run ready.*$/m, '');
    spawnSync('bash', ['-c', ours], { cwd: project.folder, env: { ...process.env, ...IDENTITY } });

    expect(git(project.folder, ['status', '--porcelain'])).toBe('');
    const moved = parse(read(project, 'association/site.yaml'));
    expect(moved).toMatchObject({ ...own, legal: site.legal });
    expect(read(project, 'association/site.yaml')).toMatch(/^ {2}minimumAge: 15 # sample$/m);
    expect(parse(read(project, 'association/services.yaml'))).toEqual(services);
    expect(parse(read(project, 'association/sidebars.yaml'))).toEqual(sidebars);
    expect(read(project, 'association/tokens.css')).toContain('--accent: #5b21b6');
    expect(read(project, STATUTES)).toContain('## Our second article');
    for (const name of gone) {
      expect(existsSync(fileOf(project, name)), name).toBe(false);
    }
    // What has another form now is named with its line.
    const { output } = await runScript(project.folder, ['ready']);
    expect(output).toMatch(/^association\/site\.yaml:\d+: newsletter: must be a web address/m);
    expect(output).toMatch(/^association\/site\.yaml:\d+: guide: is missing/m);
    project.setFacts({ newsletter: 'none', guide: 'mattermost' });
    expect((await runScript(project.folder, ['ready'])).output).toMatch(/^Left: 0 wrong, \d+ of the sample/m);
  } finally {
    rmSync(`${project.folder}-kept`, { recursive: true, force: true });
    project.remove();
  }
});
