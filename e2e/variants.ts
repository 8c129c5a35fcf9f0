import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { test } from '@playwright/test';
import { ProjectCopy, projectRoot } from '../scripts/lib/projectCopy';
import { services, site } from '../shared/configuration';
import { commitAll, git } from './git';
import { siteAt } from './inSite';
import { firstPage, hasGuide, secondPage, thirdPage } from './routes';
import { ServedFolder } from './servedFolder';

/** The configuration of the variant `published`: without what marks values as the sample's. */
export const published = (text: string) =>
  text
    .replaceAll(/ex[ae]mple/gi, 'modele')
    .replaceAll('W000000000', 'W751234567')
    .replaceAll(' 99 00 ', ' 23 45 ')
    .replaceAll(/ # sample$/gm, '')
    .replace('sample: true', 'sample: false');

/** Gives a copy the values of `published`. */
export function makePublished(project: ProjectCopy): void {
  for (const name of ['site.yaml', 'services.yaml']) {
    project.change(path.join(project.association, name), published);
  }
}

/** The hosted search of the variant `published`, as `site.yaml` names it. */
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
  project: 'none',
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
    lines: ['from: 2099-06-01 08:00 UTC', 'lang: fr'],
  },
].map((incident) => ({
  ...incident,
  description: `A post of the tests of the site: ${incident.title}.`,
}));

/**
 * The two pages that have footnotes in the variant `published`; with a guide, each is a chapter of
 * its book.
 */
export const WITH_FOOTNOTES = [thirdPage, firstPage].map(({ path }) => ({
  path,
  file: `docs${path}.mdx`,
}));

/**
 * A page of the guide that says it is in French in the variant `published`: the one in the middle
 * of its group.
 */
export const IN_FRENCH = {
  path: '/docs/mattermost/settings/channel-settings',
  file: 'docs/docs/mattermost/settings/channel-settings.mdx',
};

/**
 * Two notes, the first of which two sentences name. The names in the source are no part of the
 * page.
 */
function addFootnotes(project: ProjectCopy, file: string): void {
  const claims = 'Zebras count well.[^1] Okapis count better.[^été] So does the zebra’s foal.[^1]';
  project.edit(file, /\n# .*\n\n.*\n/, `$&\n${claims}\n`);
  project.append(
    file,
    '\n[^1]: A study of zebras: [the terms](/cgu).\n[^été]: A study of okapis.\n\n    It has two parts.\n',
  );
}

/** The base of the variant `underPath`. */
const PATH = '/site/';

/**
 * Changed copies of the project, whose built sites tests need. Their packages are linked, so their
 * scripts have other names than those of the site under test.
 */
const changes = {
  /**
   * A site that an association has published: real values, a hosted search, posts, incidents, a
   * history, a repository. It is also a later deployment than the site under test, with another
   * script and another heading on one page.
   */
  published(project: ProjectCopy) {
    makePublished(project);
    project.setFacts({ repository: REPOSITORY, search: HOSTED_SEARCH });
    project.addPages('e2e/fixtures/blog', 'blog');
    for (const { file, title, description, date, lines } of INCIDENTS) {
      const values = [
        `title: ${title}`,
        `description: "${description}"`,
        `date: ${date}`,
        ...lines,
      ];
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
    if (hasGuide) {
      project.edit(IN_FRENCH.file, /^---\n/, '$&lang: fr\n');
    }
    project.edit(`docs${secondPage.path}.mdx`, /(?<=\ntitle: |\n# ).+/g, 'Today in writing');
    project.edit('theme/browser/navigation/failedPage.ts', 'Page not loaded', 'Page not shown');
    git(project.folder, ['init', '--quiet']);
    commitAll(path.join(project.folder, 'docs'), `${COMMIT_DAY}T12:00:00+0000`);
  },
  underPath(project: ProjectCopy) {
    project.setFacts({ base: PATH, sample: true });
  },
  /** A small documentation in two versions; the second one lacks a page. */
  versions(project: ProjectCopy) {
    // Their pages are in the sidebars of the sample.
    rmSync(path.join(project.folder, 'association'), { recursive: true, force: true });
    project.replacePages('e2e/fixtures/docs');
    project.setFacts({ docsVersions: { default: 'v1', versions: ['v1', 'v2'] } });
  },
};

/** The path under which each is published. */
const BASES: Record<keyof typeof changes, string> = {
  published: site.base,
  underPath: PATH,
  versions: '/',
};

type Variant = keyof typeof changes;

const POLL_MS = 100;

/** The folder in which all workers share files. */
const sharedFolder = () => String(process.env.SHARED_FOLDER);

/**
 * @returns whether this worker is the first to claim the name: only one worker can make the folder
 */
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
 * @returns its address, without a trailing slash, which is empty until the first test runs
 */
export function serveVariant(variant: Variant): { url: string } {
  const served = { url: '' };
  let folder: ServedFolder | undefined;
  test.beforeAll(async () => {
    folder = new ServedFolder();
    await folder.deploy(await builtVariant(variant));
    served.url = siteAt(await folder.serve(), BASES[variant]);
  });
  test.afterAll(() => folder?.remove());
  return served;
}
