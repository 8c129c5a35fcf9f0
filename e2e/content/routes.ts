import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { createProcessor } from '@mdx-js/mdx';
import type { Root } from 'mdast';
import { parse } from 'yaml';
import { remarkWhen } from '../../plugins/markdown/remarkWhen';
import { readText } from '../../plugins/sources/textFile';
import { typesetText } from '../../plugins/transforms/typesetLine';
import { isLeftOut } from '../../shared/leftOut';
import { projectRoot } from '../../shared/projectRoot.ts';
import type { FrontMatter } from '../../shared/schemas/frontMatterSchema';
import { services, site } from './facts';

/**
 * The pages that the site must have: those that this file lists; a page for each service of
 * `services.yaml`; and a page for each other file of `docs/`. The list does not come from the built
 * site, because then no test would notice that a page is missing.
 */

/** The accessible names of all sidebars. */
export const SIDEBAR_NAMES = ['Docs sidebar', 'Association sidebar', 'Services sidebar'] as const;

/** The accessible name of a page's sidebar; null if the page has none. */
export type SidebarName = (typeof SIDEBAR_NAMES)[number] | null;

/** A page that the site must have. */
export interface Route {
  address: string;
  heading: string;
  sidebar: SidebarName;
}

/** A page, with the content of its file. */
interface RouteWithSource extends Route {
  source: string;
  frontMatter: Pick<
    FrontMatter,
    'title' | 'description' | 'keywords' | 'keywordsFr' | 'date' | 'lang' | 'noindex'
  >;
}

/**
 * Whether the site has the guide. Tests of the guide's pages, figures and book run only if it is
 * true.
 */
export const hasGuide = site.guide !== 'none';

const guidePrefix = '/docs/mattermost';

const docsFolder = path.join(projectRoot, 'docs');

/**
 * Reads the file of a page.
 *
 * @param address the address of the page
 * @param file the path of its file below `docs/`
 */
function readRoute(address: string, file: string, sidebar: SidebarName): RouteWithSource {
  const source = readText(path.join(docsFolder, file));
  const [, frontMatter = ''] = /^---\n(.*?)\n---\n/s.exec(source) ?? [];
  const [, heading = ''] = /^# (.+?)(?: \\?\{#.*)?$/m.exec(source) ?? [];
  const values: RouteWithSource['frontMatter'] = parse(frontMatter) ?? {};
  return {
    address,
    heading: typesetText(heading.replaceAll('<SiteName />', site.name), values.lang),
    sidebar,
    source,
    frontMatter: values,
  };
}

/** The home page. */
export const homeRoute = readRoute('/', 'index.mdx', null);

/** The page of each service, in the order of the sidebar. */
export const serviceRoutes = services.map(({ id }) =>
  readRoute(`/docs/services/${id}`, `docs/services/${id}.mdx`, 'Services sidebar'),
);

/** A service and its page, for tests that need any service. */
export const exampleService = {
  name: services[0]?.name,
  ...serviceRoutes[0],
} as RouteWithSource & {
  name: string;
};

const guideRoutes: Route[] = [
  ['introduction', 'Introduction to Mattermost'],
  ['card', 'A card to print'],
  ['getting-start/configuring-notifications', 'Configuring notifications'],
  ['getting-start/creating-teams', 'Creating teams'],
  ['getting-start/managing-members', 'Managing members'],
  ['getting-start/messaging-basics', 'Messaging basics'],
  ['getting-start/organizing-conversations', 'Organizing conversations'],
  ['getting-start/searching', 'Searching'],
  ['getting-start/signing-in', 'Signing in'],
  ['messaging/attaching-files', 'Attaching files'],
  ['messaging/executing-commands', 'Executing commands'],
  ['messaging/flagging-messages', 'Saving messages for later'],
  ['messaging/formating-text', 'Formatting text'],
  ['messaging/mentioning-teammates', 'Mentioning teammates'],
  ['messaging/polls', 'Polls'],
  ['messaging/sending-messages', 'Sending messages'],
  ['settings/account-settings', 'Account settings'],
  ['settings/channel-settings', 'Channel settings'],
  ['settings/team-settings', 'Team settings'],
  ['settings/theme-colors', 'Theme colors'],
].map(([name, heading]) => ({
  address: `${guidePrefix}/${name}`,
  heading: String(heading),
  sidebar: 'Docs sidebar',
}));

const specifiedRoutes: Route[] = [
  homeRoute,
  { address: '/cgu', heading: 'Terms of use', sidebar: null },
  { address: '/search', heading: 'Search', sidebar: null },
  { address: '/blog/archive', heading: 'News archive', sidebar: null },
  { address: '/docs/', heading: 'Documentation', sidebar: 'Docs sidebar' },
  { address: '/docs/association', heading: 'Association', sidebar: 'Association sidebar' },
  { address: '/docs/association/statuts', heading: 'Statutes', sidebar: 'Association sidebar' },
  { address: '/docs/services', heading: 'Services', sidebar: 'Services sidebar' },
  ...serviceRoutes,
  ...(hasGuide ? guideRoutes : []),
];

/**
 * The beginnings of addresses, and the sidebar of the pages there. For each page, the first
 * beginning that matches counts.
 */
const sidebarsByPrefix: [string, SidebarName][] = [
  ['/docs/association/', 'Association sidebar'],
  ['/docs/services/', 'Services sidebar'],
  ['/docs/', 'Docs sidebar'],
  ['/', null],
];

/** The pages that not every site has: those that the association has added, posts, and others. */
export const ownRoutes = readdirSync(docsFolder, { recursive: true })
  .map((file) => String(file).split(path.sep).join('/'))
  .filter((file) => /\.mdx?$/.test(file))
  .map((file) => ({
    file,
    address: `/${file.replace(/\.mdx?$/, '').replace(/(^|\/)index$/, '$1')}`,
  }))
  .filter(
    ({ address }) =>
      !isLeftOut(address) && specifiedRoutes.every((route) => route.address !== address),
  )
  .map(({ file, address }) =>
    readRoute(
      address,
      file,
      sidebarsByPrefix.find(([folder]) => address.startsWith(folder))?.[1] ?? null,
    ),
  );

export const routes: Route[] = [...specifiedRoutes, ...ownRoutes];

const notIndexedAddresses = [
  '/search',
  ...ownRoutes.filter(({ frontMatter }) => frontMatter.noindex).map(({ address }) => address),
];

/** The pages that search engines and other programs may list. */
export const indexedRoutes = routes.filter(({ address }) => !notIndexedAddresses.includes(address));

const parser = createProcessor({ remarkPlugins: [remarkWhen] });

/**
 * Returns the path of a page's file below `docs/`; undefined if there is none.
 *
 * @param address the address of the page
 */
function findFile(address: string): string | undefined {
  const name = address.replace(/\/$/, '/index');
  return ['.mdx', '.md', '/index.mdx', '/index.md']
    .map((ending) => `${name}${ending}`)
    .find((file) => existsSync(path.join(docsFolder, file)));
}

/**
 * Reads the file of a page of the site.
 *
 * @throws Error if it has no file
 */
export function readPage({ address, sidebar }: Route): RouteWithSource {
  const file = findFile(address);
  if (!file) {
    throw new Error(`docs/ has no file for the address ${address}`);
  }
  return readRoute(address, file, sidebar);
}

/**
 * Returns how many figures a page must have. In its file, each figure is a fence of code that
 * begins with `tsx preview`. Figures in a part that the page does not show are not counted.
 *
 * @param address the address of the page
 */
export function countFigures(address: string): number {
  const file = findFile(address);
  if (!file) {
    return 0;
  }
  const text = readText(path.join(docsFolder, file)).replace(/^---\n.*?\n---\n/s, '');
  const { children } = parser.parse(text) as Root;
  return children.filter((node) => node.type === 'code' && node.meta === 'preview').length;
}

/** The addresses of the guide's pages that have figures. */
export const figureAddresses = (hasGuide ? guideRoutes : [])
  .map(({ address }) => address)
  .filter((address) => countFigures(address) > 0);

/** The address of one page of each kind, for tests that would take too long on all pages. */
export const exampleAddresses = [
  '/',
  '/cgu',
  '/search',
  '/blog/archive',
  '/docs/',
  '/docs/association/statuts',
  '/docs/services',
  exampleService.address,
  ...(hasGuide ? [`${guidePrefix}/messaging/formating-text`] : []),
  '/no-such-page',
];
