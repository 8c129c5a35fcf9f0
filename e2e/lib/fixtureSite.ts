import { cpSync, rmSync } from 'node:fs';
import path from 'node:path';
import { ProjectCopy } from '../../scripts/lib/projectCopy';
import { projectRoot } from '../../shared/projectRoot';
import { NOT_ASSESSED } from '../../shared/schemas/accessibilitySchema';
import { commitAll, git } from './git';
import { makeOnce, sharedFolder } from './once';
import { makePublishable } from './published';

/**
 * The fixed site, on which the tests in e2e/machine run. Its pages, services and sidebars are those
 * of e2e/fixtures/site. The facts that this file does not set have the sample's values. The site
 * contains no text of an association, so these tests pass whatever an association writes.
 */

/** The facts of the fixed site that tests use by name. */
export const fixedFacts = {
  name: 'Les Essais',
  origin: 'https://www.essais.test',
  /** The base is a path, because what works below a path also works without one. */
  base: '/site/',
  support: 'aide@essais.test',
  security: 'alerte@essais.test',
  status: 'https://status.essais.test/',
  source: 'https://git.essais.test/site',
  edit: 'https://git.essais.test/site/_edit/main/docs/',
};

/** The hosted search of the site `later`, which is made below. */
export const HOSTED_SEARCH = {
  appId: 'TESTAPP123',
  apiKey: 'public-search-key',
  indexName: 'the-index',
  privacy: 'addresses for 90 days, in France',
  name: 'Algolia',
  country: 'France',
  address: '1 rue du Port, 75000 Paris',
};

/** The day of the only commit in the fixed site. */
export const COMMIT_DAY = '2025-05-06';

/**
 * The time of the build. At this time, one incident in the posts is over, one lasts, and one is yet
 * to come.
 */
export const BUILD_TIME = '2099-06-01T12:00:00Z';

/**
 * The meetings that the site announces, not in their order. At the time of the build, the first one
 * is over.
 */
export const AGENDA = [
  { title: 'Spring evening', day: '2099-05-30', from: '19:00', to: '21:00', place: 'Port' },
  {
    title: 'Autumn evening',
    day: '2099-11-05',
    from: '20:30',
    to: '21:30',
    online: 'https://call.essais.test/autumn',
  },
  {
    title: 'Summer evening',
    day: '2099-07-02',
    from: '19:00',
    to: '21:00',
    place: 'Café du Port, 2 rue du Port, 75000 Paris',
    note: 'Bring a cup.',
  },
];

/** The page that has another heading in the site `later`, and that heading. */
export const CHANGED_PAGE = {
  address: '/docs/mattermost/getting-start/messaging-basics',
  heading: 'Today in writing',
};

/** Turns a copy of the project into the fixed site. */
function turnIntoFixedSite(project: ProjectCopy): void {
  rmSync(path.join(project.folder, 'association'), { recursive: true, force: true });
  for (const name of ['services.yaml', 'sidebars.yaml']) {
    const file = path.join(projectRoot, 'e2e/fixtures/site', name);
    cpSync(file, path.join(project.folder, 'sample', name));
  }
  makePublishable(project);
  project.setFacts({
    name: fixedFacts.name,
    origin: fixedFacts.origin,
    base: fixedFacts.base,
    repository: { source: fixedFacts.source, edit: fixedFacts.edit, project: 'none' },
    'contact.support': fixedFacts.support,
    'contact.security': fixedFacts.security,
    'links.status': fixedFacts.status,
    accessibility: NOT_ASSESSED,
    'joining.agenda': AGENDA,
  });
  project.replacePages('e2e/fixtures/site/docs');
  git(project.folder, ['init', '--quiet']);
  commitAll(path.join(project.folder, 'docs'), `${COMMIT_DAY}T12:00:00+0000`);
}

/**
 * The invented sites that tests use. Each function turns a copy of the project into one. In a copy,
 * node_modules is a link, so the built scripts have other names than those of the site under test.
 */
const siteMakers = {
  fixed: turnIntoFixedSite,
  /**
   * A later deployment of the fixed site. It has a hosted search, another script, and another
   * heading on one page.
   */
  later(project: ProjectCopy) {
    turnIntoFixedSite(project);
    project.setFacts({ search: HOSTED_SEARCH });
    project.replaceText(
      `docs${CHANGED_PAGE.address}.mdx`,
      /(?<=\ntitle: |\n# ).+/g,
      CHANGED_PAGE.heading,
    );
    project.replaceText(
      'theme/browser/navigation/failedPage.ts',
      'Page not loaded',
      'Page not shown',
    );
  },
  /**
   * A sample site with a small documentation in two versions. The second version has only some
   * pages of the first.
   */
  versions(project: ProjectCopy) {
    // The site must use the sample, whose sidebars list the pages of the two versions.
    rmSync(path.join(project.folder, 'association'), { recursive: true, force: true });
    project.replacePages('e2e/fixtures/versions');
    project.setFacts({ docsVersions: { default: 'v1', versions: ['v1', 'v2'] } });
  },
};

/** The name of an invented site that tests use. */
export type FixtureSite = keyof typeof siteMakers;

/** The base below which each site is published. */
export const BASES: Record<FixtureSite, string> = {
  fixed: fixedFacts.base,
  later: fixedFacts.base,
  versions: '/',
};

/**
 * Builds a site, unless a test of this run has already built it.
 *
 * @returns the folder of the copy of the project, with the built site in `dist`; tests must not
 *   change it
 * @throws the output of the build when it fails
 */
export function buildFixtureProject(name: FixtureSite): Promise<string> {
  return makeOnce(`the site ${name}`, async () => {
    const project = new ProjectCopy(sharedFolder());
    siteMakers[name](project);
    await project.build({ SOURCE_DATE_EPOCH: String(Date.parse(BUILD_TIME) / 1000) });
    return project.folder;
  });
}

/** Builds a site as `buildFixtureProject` does, and returns the folder of the built files. */
export async function buildFixture(name: FixtureSite): Promise<string> {
  return path.join(await buildFixtureProject(name), 'dist');
}

/**
 * Makes a copy of the project with the fixed site, for tests that change it.
 *
 * @param parent the folder in which the copy is made
 */
export function copyFixedSite(parent?: string): ProjectCopy {
  const project = new ProjectCopy(parent);
  turnIntoFixedSite(project);
  return project;
}
