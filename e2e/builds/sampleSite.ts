import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { ProjectCopy } from '../../scripts/lib/projectCopy';
import { projectRoot } from '../../shared/projectRoot';
import type { SiteConfig } from '../../shared/schemas/schemas';
import { makeSlug } from '../../shared/slug';

/**
 * What some pages contain in addition, by the address of the page: components of the theme, in
 * which tests make mistakes, and a link to the archive.
 */
const ADDED_CONTENT: Record<string, string> = {
  '/docs/mattermost/messaging/polls':
    "```tsx preview\nexport { Poll as default } from 'figures/Poll/Poll';\n```",
  '/docs/mattermost/introduction':
    '<Picture alt="A list.">\n  <Screen>\n    <Pane title="Channels">\n      <Line icon="globe">Events</Line>\n    </Pane>\n  </Screen>\n</Picture>',
  '/docs/association': 'Read [our news](/blog/archive).',
  '/docs/': '## Read offline\n\n<GuideBook title="The guide" />',
  '/': '<Ledger>\n\n## We\n\nWho we are.\n\n</Ledger>\n\n<Promises>\n  <PromiseItem title="Free software">All of it.</PromiseItem>\n</Promises>',
};

/** The pages to which the theme links. Without one of them, the build would fail. */
const PAGES_LINKED_BY_THEME = [
  '/',
  '/search',
  '/blog/archive',
  '/docs/',
  '/docs/association',
  '/docs/services',
];

const configTexts = ['site.yaml', 'services.yaml', 'sidebars.yaml'].map((name) =>
  readFileSync(path.join(projectRoot, 'sample', name), 'utf8'),
);

/** The name of each service of the sample, by the address of its page. */
const serviceNames = new Map(
  (parse(String(configTexts[1])) as { id: string; name: string }[]).map(({ id, name }) => [
    `/docs/services/${id}`,
    name,
  ]),
);

/**
 * Finds the pages that the site needs, because the sample's configuration or the theme links to
 * them.
 *
 * @returns the ids that the links name in each page, by the address of the page
 */
function findLinkedPages(): Map<string, Set<string>> {
  const [site = '', services = ''] = configTexts;
  const serviceAddresses = (parse(services) as { id: string }[]).map(
    ({ id }) => `/docs/services/${id}`,
  );
  const configLinks = [...configTexts.join('\n').matchAll(/\blink: (\/\S*)/g)].map(
    ([, link = '']) => link,
  );
  const partIdsByAddress = new Map<string, Set<string>>();
  const allLinks = [
    ...PAGES_LINKED_BY_THEME,
    ...serviceAddresses,
    ...configLinks,
    ...(parse(site) as SiteConfig).accessibility.pages,
    '/cgu#accessibility',
    '/cgu#cookies-and-local-storage',
    '/docs/association#how-to-join',
  ];
  for (const [address = '', partId] of allLinks.map((link) => link.split('#'))) {
    const partIds = partIdsByAddress.get(address) ?? new Set();
    partIdsByAddress.set(address, partId ? partIds.add(partId) : partIds);
  }
  return partIdsByAddress;
}

/**
 * Makes a copy of the project with the sample's configuration. Its pages are short texts that this
 * function writes, so the tests of the build do not depend on the pages of any association.
 *
 * @param parent the folder in which the copy is made
 */
export function makeSampleSite(parent?: string): ProjectCopy {
  const project = new ProjectCopy(parent);
  rmSync(path.join(project.folder, 'association'), { recursive: true, force: true });
  rmSync(path.join(project.folder, 'docs'), { recursive: true });
  for (const [address, partIds] of findLinkedPages()) {
    const title = serviceNames.get(address) ?? (makeSlug(address) || 'home');
    const file = path.join(project.folder, 'docs', `${address.replace(/\/$/, '/index')}.mdx`);
    const description = `description: What the tests of the build need of the page ${title}.`;
    const frontMatter = [
      '---',
      `title: ${title}`,
      description,
      ...(address === '/' ? ['pageType: home'] : []),
      '---',
    ];
    const sections = [...partIds].map((partId) => `## ${partId}\n\nIts text.`);
    const content = [
      frontMatter.join('\n'),
      `# ${title}`,
      'A page.',
      ADDED_CONTENT[address] ?? '',
      ...sections,
    ];
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, `${content.filter(Boolean).join('\n\n')}\n`);
  }
  return project;
}
