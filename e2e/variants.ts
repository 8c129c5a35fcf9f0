import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { test } from '@playwright/test';
import { services } from '../services.config';
import { commitAll, git } from './git';
import { ProjectCopy, projectRoot } from './projectCopy';
import { ServedFolder } from './servedFolder';

/** The configuration of the variant `published`: without what marks values as the sample's. */
export const published = (text: string) =>
  text
    .replaceAll(/ex[ae]mple/gi, 'modele')
    .replaceAll('W000000000', 'W751234567')
    .replaceAll(' 99 00 ', ' 23 45 ')
    .replaceAll(/ \/\/ sample$/gm, '')
    .replace('sample: true', 'sample: false');

/** The hosted search of the variant `published`, as `site.config.ts` names it. */
export const HOSTED_SEARCH = {
  appId: 'TESTAPP123',
  apiKey: 'public-search-key',
  indexName: 'the-index',
  privacy: 'addresses for 90 days, in France',
  name: 'Algolia',
  country: 'France',
  address: '1 rue du Port, 75000 Paris',
};

/** The repository of the variant `published`. */
export const REPOSITORY = {
  source: 'https://git.modele.org/site',
  edit: 'https://git.modele.org/site/_edit/main/docs/',
};

/** The day of the only commit of the variant `published`. */
export const COMMIT_DAY = '2025-05-06';

/** The time at which the variant `published` is built: later than any post of the association. */
const BUILD_TIME = '2099-06-01T12:00:00Z';

/** The incidents of the variant `published`, all of the first service. */
export const INCIDENTS = [
  {
    file: 'first-outage',
    title: 'The first outage',
    date: '2099-03-02',
    lines: ['from: 2099-03-02 08:00 UTC', 'to: 2099-03-02 10:30 UTC'],
  },
  {
    file: 'new-disks',
    title: 'New disks',
    date: '2099-04-01',
    lines: ['from: 2099-06-09 20:00 UTC', 'to: 2099-06-10 01:00 UTC', 'kind: maintenance'],
  },
  {
    file: 'slow',
    title: 'Slow since this morning',
    date: '2099-06-01',
    lines: ['from: 2099-06-01 08:00 UTC'],
  },
].map((incident) => ({ ...incident, description: `A post of the tests of the site: ${incident.title}.` }));

/** The pages of the guide that have footnotes in the variant `published`, each a chapter of the book. */
export const WITH_FOOTNOTES = ['getting-start/managing-members', 'messaging/polls'].map((name) => ({
  path: `/docs/mattermost/${name}`,
  file: `docs/docs/mattermost/${name}.mdx`,
}));

/** Two notes, the first of which two sentences name. The names in the source are no part of the page. */
function addFootnotes(project: ProjectCopy, file: string): void {
  const claims = 'Zebras count well.[^1] Okapis count better.[^été] So does the zebra’s foal.[^1]';
  project.edit(file, /\n# .*\n\n.*\n/, `$&\n${claims}\n`);
  project.append(
    file,
    '\n[^1]: A study of zebras: [the terms](/cgu).\n[^été]: A study of okapis.\n\n    It has two parts.\n',
  );
}

const makeSample = (project: ProjectCopy) =>
  project.change('site.config.ts', (text) => text.replace('sample: false', 'sample: true'));

/**
 * Changed copies of the project, whose built sites tests need. Their packages are linked, so their scripts have other
 * names than those of the site under test.
 */
const changes = {
  /**
   * A site that an association has published: real values, a hosted search, posts, incidents, a history, a repository.
   * It is also a later deployment than the site under test, with another script and another heading on one page.
   */
  published(project: ProjectCopy) {
    project.change('site.config.ts', published);
    project.change('services.config.ts', published);
    project.change('site.config.ts', (text) =>
      text.replace(/^ {2}(?:repository|search): (?:\{\n(?: {4}.*\n)* {2}\}|.*),\n/gm, ''),
    );
    const added = `  repository: ${JSON.stringify(REPOSITORY)},\n  search: ${JSON.stringify(HOSTED_SEARCH)},\n`;
    project.edit('site.config.ts', /\n\};\n$/, `\n${added}};\n`);
    project.addPages('e2e/fixtures/blog', 'blog');
    for (const { file, title, description, date, lines } of INCIDENTS) {
      const values = [`title: ${title}`, `description: "${description}"`, `date: ${date}`, ...lines];
      const post = [
        '---',
        ...values,
        `services: [${services[0]?.id}]`,
        '---',
        '',
        `# ${title}`,
        '',
        'Text.',
        '',
      ];
      project.append(`docs/blog/${file}.mdx`, post.join('\n'));
    }
    for (const { file } of [...WITH_FOOTNOTES, { file: 'docs/blog/opening.mdx' }]) {
      addFootnotes(project, file);
    }
    const page = 'docs/docs/mattermost/getting-start/messaging-basics.mdx';
    project.edit(page, /(?<=\ntitle: |\n# )Messaging basics/g, 'Today in writing');
    project.edit('theme/browser/navigation/failedPage.ts', 'Page not loaded', 'Page not shown');
    git(project.folder, ['init', '--quiet']);
    commitAll(path.join(project.folder, 'docs'), `${COMMIT_DAY}T12:00:00+0000`);
  },
  underPath(project: ProjectCopy) {
    project.edit('site.config.ts', "base: '/'", "base: '/site/'");
    makeSample(project);
  },
  /** A small documentation in two versions; the second one lacks a page. */
  versions(project: ProjectCopy) {
    project.replacePages('e2e/fixtures/docs');
    // Only real values bring well-known files, which need the pages of the services.
    makeSample(project);
    project.edit(
      'site.config.ts',
      'copyrightYear:',
      "docsVersions: { default: 'v1', versions: ['v1', 'v2'] },\n  copyrightYear:",
    );
  },
};

type Variant = keyof typeof changes;

const POLL_MS = 100;

/** The folder in which all workers share files. */
const sharedFolder = () => String(process.env.SHARED_FOLDER);

/** @returns whether this worker is the first to claim the name: only one worker can make the folder */
function claimName(name: string): boolean {
  try {
    mkdirSync(path.join(sharedFolder(), `${name}.taken`));
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') {
      return false;
    }
    throw error;
  }
}

/**
 * Makes something that all workers use, unless a test of this run has made it.
 *
 * @param make returns a value for JSON
 * @throws what `make` threw, in each test that calls it
 */
async function once<T>(name: string, make: () => Promise<T>): Promise<T> {
  const file = path.join(sharedFolder(), `${name}.json`);
  if (claimName(name)) {
    const result = await make().then(
      (value) => ({ value }),
      (error) => ({ error: String(error) }),
    );
    writeFileSync(`${file}.part`, JSON.stringify(result));
    renameSync(`${file}.part`, file);
  }
  while (!existsSync(file)) {
    await wait(POLL_MS);
  }
  const { value, error } = JSON.parse(readFileSync(file, 'utf8'));
  if (error) {
    throw new Error(`${name} could not be made: ${error}`);
  }
  return value;
}

/**
 * Builds a variant.
 *
 * @returns the folder of the copy, with the built site in `dist`; tests must not change it
 * @throws the output of the build when it fails
 */
export function variantFolder(variant: Variant): Promise<string> {
  return once(`the variant ${variant}`, async () => {
    const project = new ProjectCopy(sharedFolder());
    changes[variant](project);
    await project.build(
      variant === 'published' ? { SOURCE_DATE_EPOCH: String(Date.parse(BUILD_TIME) / 1000) } : {},
    );
    return project.folder;
  });
}

/** The folder of the built site under test. */
export const siteUnderTest = process.env.SITE_DIST ?? path.join(projectRoot, 'dist');

/** @returns the folder of the built site of a variant, see `variantFolder` */
export async function builtVariant(variant: Variant): Promise<string> {
  return path.join(await variantFolder(variant), 'dist');
}

/**
 * Serves a variant during the tests of a file. Call it at the top level of the file.
 *
 * @returns its address, which is empty until the first test runs
 */
export function serveVariant(variant: Variant): { url: string } {
  const site = { url: '' };
  let served: ServedFolder | undefined;
  test.beforeAll(async () => {
    served = new ServedFolder();
    await served.deploy(await builtVariant(variant));
    site.url = await served.serve();
  });
  test.afterAll(() => served?.remove());
  return site;
}
