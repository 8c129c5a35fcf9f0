import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { parse } from 'yaml';
import { ProjectCopy, runScript } from '../../scripts/lib/projectCopy';
import { projectRoot } from '../../shared/projectRoot';
import { NOT_ASSESSED } from '../../shared/schemas/accessibilitySchema';
import { hashFiles } from '../lib/fileHashes';
import { commitAll, git } from '../lib/git';
import { removeSampleMarks } from '../lib/published';
import { makeSampleSite } from './sampleSite';

/**
 * An association with commits of its own takes over a newer version of the project. The site has
 * only short test pages, because these tests do not depend on what pages say.
 */

const STATUTES_FILE = 'docs/docs/association/statuts.mdx';
const PLIK_FILE = 'docs/docs/services/plik.mdx';
const AUTHOR_ENV = {
  GIT_AUTHOR_NAME: 'A',
  GIT_AUTHOR_EMAIL: 'a@example.org',
  GIT_COMMITTER_NAME: 'A',
  GIT_COMMITTER_EMAIL: 'a@example.org',
};

const pathIn = (project: ProjectCopy, name: string) => path.join(project.folder, name);
const readProjectFile = (project: ProjectCopy, name: string) =>
  readFileSync(pathIn(project, name), 'utf8');
const removeFromProject = (project: ProjectCopy, name: string) =>
  rmSync(pathIn(project, name), { recursive: true });
const commitOnDay = (project: ProjectCopy, day: number) =>
  commitAll(project.folder, `2025-05-0${day}T12:00:00+0000`);
const checkOut = (project: ProjectCopy, ...args: string[]) =>
  git(project.folder, ['checkout', '--quiet', ...args]);
const readHeadCommit = (project: ProjectCopy) => git(project.folder, ['rev-parse', 'HEAD']).trim();
const listUncommittedFiles = (project: ProjectCopy) =>
  git(project.folder, ['status', '--porcelain']);
const runUpgrade = (project: ProjectCopy, ...args: string[]) =>
  runScript(project.folder, ['upgrade', '--', ...args], AUTHOR_ENV);

/**
 * Makes Git ignore `node_modules`, which is a link in a copy of the project. The entry in
 * .gitignore matches only a folder.
 */
const ignorePackages = (project: ProjectCopy) =>
  project.appendText('.git/info/exclude', 'node_modules\n');

/**
 * Makes a copy of the project with an empty Git history. The statutes in it have two sections, so
 * that the project and the association can each edit one.
 */
function makeUncommittedProject(): ProjectCopy {
  const project = makeSampleSite();
  git(project.folder, ['init', '--quiet', '--initial-branch=project']);
  ignorePackages(project);
  project.appendText(
    STATUTES_FILE,
    '\n## First article\n\nWhat it says.\n\n## Second article\n\nWhat it says.\n',
  );
  return project;
}

/** Makes the changes of the project's next version in a copy of the project. */
function applyNewVersion(project: ProjectCopy): void {
  project.replaceText(STATUTES_FILE, '## First article', '## The first article');
  project.replaceText(PLIK_FILE, 'A page.', 'A page about files.');
  project.replaceText('docs/cgu.mdx', 'A page.', 'New terms.');
  project.replaceText('sample/site.yaml', 'members: 128', 'members: 140');
  // The association changes this color, too, in its own tokens.css.
  project.replaceText('sample/tokens.css', '--accent: #0a5a68', '--accent: #0a5a69');
  project.replaceText('theme/styles/sizes.css', '--measure: 42rem', '--measure: 41rem');
  project.replaceText('package.json', /"version": ".*"/, '"version": "2099.1.0"');
  project.replaceText(
    'CHANGELOG.md',
    '# Changes\n',
    '# Changes\n\n## 2099.1.0\n\nFor visitors: a newer look.\n',
  );
}

test('a newer version is merged, and what is the association’s stays as it is', async () => {
  const project = makeUncommittedProject();
  try {
    commitOnDay(project, 1);
    checkOut(project, '-b', 'ours');
    cpSync(pathIn(project, 'sample'), pathIn(project, 'association'), { recursive: true });
    // If sample/ is gone, Git takes association/ for the renamed sample/. The upgrade must not.
    removeFromProject(project, 'sample');
    project.setFacts({ name: 'Les Bernaches' });
    project.replaceText('association/tokens.css', '--accent: #0a5a68', '--accent: #5b21b6');
    project.replaceText(STATUTES_FILE, '## Second article', '## Our second article');
    removeFromProject(project, PLIK_FILE);
    project.transformFile('association/services.yaml', (text) =>
      text.replace(/^- id: plik\n(?: .*\n|\n)*/m, ''),
    );
    commitOnDay(project, 2);
    const commitBefore = readHeadCommit(project);
    const hashesBefore = hashFiles(pathIn(project, 'association'));

    checkOut(project, 'project');
    applyNewVersion(project);
    commitOnDay(project, 3);
    git(project.folder, ['tag', '2099.1.0']);
    checkOut(project, 'ours');

    const { code, output } = await runUpgrade(project, '2099.1.0', '--from', project.folder);
    expect(output).toContain(`${PLIK_FILE}: you have deleted it, and it stays so.\n`);
    expect(output).toContain('For visitors: a newer look.');
    expect(output).not.toContain('## 2026.11.0');
    expect(output).toContain(`have changed. Read them:\ndocs/cgu.mdx\n${STATUTES_FILE}\n`);
    expect(output).toMatch(/^Left: 0 wrong, \d+ of the sample/m);
    expect(output).toContain('Built into dist/');
    expect(output).toContain('Version 2099.1.0 is merged');
    expect(code).toBe(0);
    expect(listUncommittedFiles(project)).toBe('');
    expect(git(project.folder, ['log', '-1', '--format=%s, after %P'])).toBe(
      `Take over version 2099.1.0, after ${commitBefore} ${git(project.folder, ['rev-parse', '2099.1.0'])}`,
    );
    expect(hashFiles(pathIn(project, 'association'))).toEqual(hashesBefore);
    expect(git(project.folder, ['diff', '2099.1.0', '--', 'sample', 'theme'])).toBe('');
    expect(readProjectFile(project, STATUTES_FILE)).toMatch(
      /## The first article[\s\S]*## Our second article/,
    );
    expect(existsSync(pathIn(project, PLIK_FILE))).toBe(false);
    expect(readProjectFile(project, 'dist/index.html')).toContain('Les Bernaches');

    const secondRun = await runUpgrade(project, '2099.1.0', '--from', project.folder);
    expect(secondRun).toEqual({ code: 0, output: 'You have all of version 2099.1.0 already.\n' });
  } finally {
    project.remove();
  }
});

test('what keeps a version from being taken over is reported, and changes nothing', async () => {
  const project = makeUncommittedProject();
  try {
    /** Runs an upgrade that must be refused, and returns its message, which must be one line. */
    const runRefusedUpgrade = async (...args: string[]) => {
      const { code, output } = await runUpgrade(project, ...args);
      expect(code).toBe(1);
      expect(output).toMatch(/^.+\n$/);
      return output;
    };
    const fromArgs = ['--from', project.folder];
    expect(await runRefusedUpgrade()).toMatch(/^Name the version, a tag or a branch/);
    expect(await runRefusedUpgrade('2099.1.0')).toMatch(
      /^repository\.project in site\.yaml has to be where/,
    );
    expect(await runRefusedUpgrade('2099.1.0', ...fromArgs)).toMatch(/^There is no history here/);
    commitOnDay(project, 1);
    expect(await runRefusedUpgrade('2099.1.0', ...fromArgs)).toMatch(
      /^There is no association\/ yet/,
    );
    cpSync(pathIn(project, 'sample'), pathIn(project, 'association'), { recursive: true });
    expect(await runRefusedUpgrade('2099.1.0', ...fromArgs)).toMatch(
      /^Commit what you have changed first.*: association\//,
    );
    commitOnDay(project, 2);
    for (const tag of ['2026.9.0', '2026.11.0', '2026.10.0']) {
      git(project.folder, ['tag', tag]);
    }
    expect(await runRefusedUpgrade('2099.1.0', ...fromArgs)).toBe(
      'There is no version 2099.1.0. The newest are: 2026.11.0, 2026.10.0, 2026.9.0\n',
    );
    expect(await runRefusedUpgrade('main', '--from', '/no/such/folder')).toMatch(
      /^\/no\/such\/folder cannot be reached/,
    );
    // From here on, site.yaml names the repository of the project, so --from is not needed.
    project.setFacts({ 'repository.project': project.folder });
    commitOnDay(project, 3);
    expect(await runRefusedUpgrade('2099.1.0')).toMatch(/^There is no version 2099\.1\.0/);
    checkOut(project, '--orphan', 'elsewhere');
    commitOnDay(project, 3);
    expect(await runRefusedUpgrade('2026.11.0')).toMatch(
      /^Your history and that of the project have no commit in common/,
    );

    checkOut(project, '-b', 'newer', 'project');
    project.replaceText(STATUTES_FILE, '## First article', '## The first article');
    project.replaceText('theme/styles/sizes.css', '--measure: 42rem', '--measure: 41rem');
    removeFromProject(project, 'docs/search.mdx');
    commitOnDay(project, 4);
    checkOut(project, 'project');
    project.replaceText(STATUTES_FILE, '## First article', '## Our first article');
    project.appendText('docs/search.mdx', '\nOur words.\n');
    removeFromProject(project, 'theme/styles/sizes.css');
    commitOnDay(project, 5);
    const commitBefore = readHeadCommit(project);
    const { code, output } = await runUpgrade(project, 'newer');
    expect(code).toBe(1);
    for (const line of [
      `  ${STATUTES_FILE}: you and the new version have changed the same lines`,
      '  docs/search.mdx: you have changed it, and the new version has deleted it',
      '  theme/styles/sizes.css: you have deleted it, and the new version has changed it',
      'go back with git merge --abort, after the commit',
      `with git reset --hard ${commitBefore.slice(0, 7)}`,
    ]) {
      expect(output).toContain(`${line}\n`);
    }
    // Whoever solves the conflicts must know what else has changed.
    expect(output).toMatch(
      /^These speak in your name, and have changed\. Read them:\n.*statuts\.mdx$/m,
    );
    expect(output).toContain('Nothing new for you stands in CHANGELOG.md.');
    git(project.folder, ['merge', '--abort']);
    expect([readHeadCommit(project), listUncommittedFiles(project)]).toEqual([commitBefore, '']);
  } finally {
    project.remove();
  }
});

/**
 * The paths of files today, and their paths before “the move”. The move was version 2026.11, which
 * gave an association a folder of its own.
 */
const MOVED_FILES = [
  ['sample/tokens.css', 'theme/styles/tokens.css'],
  ['sample/wordmark.svg', 'theme/components/Brand/wordmark.svg'],
  ['sample/queries.txt', 'e2e/queries.txt'],
  ['sample/drawings', 'docs/public'],
] as const;
const OLD_CONFIG_FILES = ['site.config.ts', 'services.config.ts', 'sidebars.ts'];

/** Returns TypeScript that exports a value, with a line for each part of it. */
const toTypeScript = (name: string, value: unknown) =>
  `import type { Any } from './plugins/any.ts';\n\nexport const ${name}: Any = ${JSON.stringify(value, null, 2).replaceAll(/^( +)"(\w+)":/gm, '$1$2:')};\n`;

/** Returns the sample's values in the form that they had before version 2026.11. */
function makeValuesBeforeMove() {
  const readSample = (name: string) =>
    parse(removeSampleMarks(readFileSync(path.join(projectRoot, `sample/${name}.yaml`), 'utf8')));
  const { accessibility: _, guide: __, newsletter: ___, repository, ...site } = readSample('site');
  const { project: ____, ...oldRepositoryFacts } = repository;
  return {
    site: { ...site, repository: oldRepositoryFacts, newsletter: true },
    services: readSample('services') as { id: string; name: string }[],
    sidebars: readSample('sidebars') as Record<string, unknown>,
  };
}

/** Gives the files of the project the paths and the form that they had before the move. */
function moveBack(project: ProjectCopy): void {
  for (const [now, before] of MOVED_FILES) {
    cpSync(pathIn(project, now), pathIn(project, before), { recursive: true });
  }
  const sizes = readProjectFile(project, 'theme/styles/sizes.css').replace(
    /^[\s\S]*?\{\n|\}\n$/g,
    '',
  );
  project.replaceText('theme/styles/tokens.css', /(?<=--code-face.*\n)/, `\n${sizes}`);
  removeFromProject(project, 'sample');
  removeFromProject(project, 'scripts/upgrade.ts');
  project.replaceText('package.json', /"version": ".*"/, '"version": "0.1.0"');
  const { site, services, sidebars } = makeValuesBeforeMove();
  writeFileSync(pathIn(project, 'site.config.ts'), toTypeScript('site', site));
  writeFileSync(pathIn(project, 'services.config.ts'), toTypeScript('services', services));
  const sidebarTexts = Object.entries(sidebars).map(([name, value]) => toTypeScript(name, value));
  writeFileSync(
    pathIn(project, 'sidebars.ts'),
    sidebarTexts.join('\n').replaceAll(/(?<=\n)import.*/g, ''),
  );
}

/** Gives the files of the project the paths and the form that they have today. */
function moveForward(project: ProjectCopy): void {
  for (const name of [...OLD_CONFIG_FILES, ...MOVED_FILES.map(([, before]) => before)]) {
    removeFromProject(project, name);
  }
  for (const name of ['sample', 'scripts/upgrade.ts', 'package.json']) {
    cpSync(path.join(projectRoot, name), pathIn(project, name), { recursive: true });
  }
}

/** Clones the project as it was before the move, and commits changes as an association would. */
function cloneBeforeMove(project: ProjectCopy): ProjectCopy {
  const associationClone = new ProjectCopy(undefined, { packages: 'none' });
  removeFromProject(associationClone, '');
  git(project.folder, ['clone', '--quiet', '--branch', 'before', '.', associationClone.folder]);
  ignorePackages(associationClone);
  symlinkSync(path.join(projectRoot, 'node_modules'), pathIn(associationClone, 'node_modules'));
  checkOut(associationClone, '-b', 'ours');

  const { site, services } = makeValuesBeforeMove();
  writeFileSync(
    pathIn(associationClone, 'site.config.ts'),
    toTypeScript('site', { ...site, name: "L'Étoile: d'Ouessant", sample: false })
      .replace('minimumAge: 15,', 'minimumAge: 15, // sample')
      .replace('members: 128,', 'members: 64,'),
  );
  writeFileSync(
    pathIn(associationClone, 'services.config.ts'),
    toTypeScript('services', services.slice(0, 3)),
  );
  removeFromProject(associationClone, PLIK_FILE);
  associationClone.replaceText(STATUTES_FILE, '## Second article', '## Our second article');
  associationClone.replaceText('theme/styles/tokens.css', '--accent: #0a5a68', '--accent: #5b21b6');
  associationClone.replaceText('theme/styles/tokens.css', '--navbar: 3.5rem', '--navbar: 4rem');
  associationClone.appendText('docs/public/favicon.svg', '<!-- Ours. -->\n');
  associationClone.appendText(
    'docs/public/scenes/harbor.svg',
    '<svg xmlns="http://www.w3.org/2000/svg"/>\n',
  );
  associationClone.appendText('e2e/queries.txt', 'boats = /cgu\n');
  // The new version has no files in docs/public/, so Git takes that folder for a renamed one, and
  // could move this file with it.
  mkdirSync(pathIn(associationClone, 'docs/public/fr'));
  associationClone.appendText('docs/public/fr/statuts.pdf', '%PDF-1.4\n');
  const post =
    '---\ntitle: Ours\ndescription: A post of the association’s own that no version has.\n---\n\n# Ours\n';
  mkdirSync(pathIn(associationClone, 'docs/blog'), { recursive: true });
  associationClone.appendText('docs/blog/ours.mdx', post);
  commitOnDay(associationClone, 2);
  return associationClone;
}

test('what stood in TypeScript before the move comes along by one command', async () => {
  const project = makeUncommittedProject();
  let associationClone: ProjectCopy | undefined;
  try {
    moveBack(project);
    commitOnDay(project, 1);
    git(project.folder, ['tag', 'before']);
    moveForward(project);
    applyNewVersion(project);
    commitOnDay(project, 3);
    git(project.folder, ['tag', '2099.1.0']);
    associationClone = cloneBeforeMove(project);
    const commitBefore = readHeadCommit(associationClone);

    const { code, output } = await runUpgrade(project, '2099.1.0', '--in', associationClone.folder);
    expect(output).toContain('association/ has your values, colors and drawings now.');
    expect(output).toContain(`${PLIK_FILE}: you have deleted it, and it stays so.\n`);
    expect(output).toContain('From a version before 2026.11');
    // The newsletter was true or false before, and must be an address now, so the build fails.
    expect(output).toMatch(/^association\/site\.yaml:\d+: newsletter: must be a web address/m);
    expect(output).toContain('Version 2099.1.0 is merged. Mend what the lines above tell');
    expect(output).toContain(`git reset --hard ${commitBefore.slice(0, 7)}`);
    expect(code).toBe(1);
    expect(listUncommittedFiles(associationClone)).toBe('');

    const { site, services, sidebars } = makeValuesBeforeMove();
    const siteYaml = readProjectFile(associationClone, 'association/site.yaml');
    expect(parse(siteYaml)).toEqual({
      ...site,
      accessibility: NOT_ASSESSED,
      name: "L'Étoile: d'Ouessant",
      sample: false,
      people: { ...site.people, members: 64 },
      guide: existsSync(pathIn(associationClone, 'docs/docs/mattermost')) ? 'mattermost' : 'none',
      repository: { ...site.repository, project: 'none' },
    });
    expect(siteYaml.match(/^.* # sample$/gm)).toEqual(['  minimumAge: 15 # sample']);
    expect(siteYaml).toContain('\n\n# Who you are\nname: ');
    expect(parse(readProjectFile(associationClone, 'association/services.yaml'))).toEqual(
      services.slice(0, 3),
    );
    expect(parse(readProjectFile(associationClone, 'association/sidebars.yaml'))).toEqual(sidebars);
    // The association keeps its colors, and the sizes that it has changed.
    const tokens = readProjectFile(associationClone, 'association/tokens.css');
    expect(tokens).toContain('--accent: #5b21b6');
    expect(tokens.match(/^ {2}--(?:size|navbar|measure|page).*$/gm)).toEqual(['  --navbar: 4rem;']);
    expect(readProjectFile(associationClone, 'association/drawings/favicon.svg')).toContain(
      '<!-- Ours. -->',
    );
    expect(existsSync(pathIn(associationClone, 'association/drawings/scenes/harbor.svg'))).toBe(
      true,
    );
    expect(readProjectFile(associationClone, 'association/queries.txt')).toContain('boats = /cgu');
    for (const name of ['wordmark.svg', 'words.txt', 'drawings/scenes/choir.svg']) {
      expect(readProjectFile(associationClone, `association/${name}`)).toBe(
        readProjectFile(associationClone, `sample/${name}`),
      );
    }
    // An association that has published its site need not read the pages again.
    expect(existsSync(pathIn(associationClone, 'association/to-read.txt'))).toBe(false);

    for (const name of [
      ...OLD_CONFIG_FILES,
      'theme/styles/tokens.css',
      'docs/public/favicon.svg',
      PLIK_FILE,
    ]) {
      expect(existsSync(pathIn(associationClone, name)), name).toBe(false);
    }
    const newVersionArgs = ['2099.1.0', '--', 'sample', 'theme', 'scripts', 'package.json'];
    expect(git(associationClone.folder, ['diff', ...newVersionArgs])).toBe('');
    expect(readProjectFile(associationClone, 'docs/public/fr/statuts.pdf')).toBe('%PDF-1.4\n');
    expect(readProjectFile(associationClone, 'docs/blog/ours.mdx')).toContain('# Ours');
    expect(readProjectFile(associationClone, STATUTES_FILE)).toMatch(
      /## The first article[\s\S]*## Our second article/,
    );

    associationClone.setFacts({
      newsletter: 'none',
      guide: 'mattermost',
      'repository.project': project.folder,
    });
    const { output: readyOutput } = await runScript(associationClone.folder, ['ready']);
    expect(readyOutput).toMatch(/^Left: 0 wrong, 1 of the sample/m);
  } finally {
    associationClone?.remove();
    project.remove();
  }
});
