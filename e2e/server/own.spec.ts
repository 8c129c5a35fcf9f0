import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { hashesOf } from '../fileHashes';
import { ProjectCopy, projectRoot } from '../projectCopy';
import { rawRequest } from '../rawHttp';
import { ServedFolder } from '../servedFolder';
import { published } from '../variants';

// The second test changes and builds again what the first has built.
test.describe.configure({ mode: 'serial' });

const fixture = path.join(projectRoot, 'e2e/fixtures/own');
/** The services of the sample that the association keeps under other ids and names, and those that it removes. */
const KEPT = {
  mail: ['courriel', 'Courriel'],
  cloud: ['nuage', 'Nuage'],
  team: ['tchat', 'Tchat'],
  pad: ['pads', 'Pads'],
  'mailing-list': ['listes', 'Listes'],
} as const;
const REMOVED = ['board', 'plik', 'hosting'];

/** Values of its own: characters that need care, and none of what a site can do without. */
const OWN_SITE = `
Object.assign(site, {
  name: "L'Étoile numérique d'Ouessant",
  tagline: "À l'abri des géants, « ensemble » & chez nous",
  search: {
    ...{ appId: 'ETOILE2016', apiKey: 'search-only', indexName: 'site', privacy: 'addresses for 90 days, in France' },
    ...{ name: 'Algolia', country: 'United States', address: '3790 El Camino Real, Palo Alto, United States' },
    safeguard: 'standard contractual clauses',
  },
  newsletter: !site.newsletter,
  redirects: [{ from: '/qui-sommes-nous/', to: '/docs/association#contact' }],
  socialNetworks: [],
});
const none = ['status', 'donation', 'degooglify', 'candidateSince', 'inactivityMonths', 'dataProtectionOfficer', 'mediator', 'cancellationForm', 'proxyLog'];
const kept = ['termsFr', 'statutesFr', 'instructionsFr', 'processingAgreement', 'minutes'];
for (const facts of [site.links, site.collective, site.terms, site.retention, site.documents, site.published] as object[]) {
  for (const name of Object.keys(facts)) {
    if (none.includes(name) || (facts === site.documents && !kept.includes(name)) || name === 'confidentiality') {
      Object.assign(facts, { [name]: 'none' });
    }
  }
}
Object.assign(site.documents, { statutesFr: '/fr/statuts.pdf', accounts: '/fr/accounts.pdf' });
Object.assign(site.retention, { trafficUntil: '2028-10-20' });
Object.assign(site.funding, { grants: true, republicanCommitment: true });
Object.assign(site.backups, { keptDays: 1 });
Object.assign(site.administrators, { count: 1, names: [] });
Object.assign(site.statutes, { councilYears: 1, councilMeetings: 1, maxProxies: 1 });
`;

/** Its services: those that it keeps under other names, and one that has no icon. */
const OWN_SERVICES = `
const kept: Record<string, string[]> = ${JSON.stringify(KEPT)};
const own = services
  .filter(({ id }) => !${JSON.stringify(REMOVED)}.includes(id))
  .map((service) => {
    const [id = service.id, name = service.name] = kept[service.id] ?? [];
    return { ...service, id, name, price: 'none', ...(id === 'pads' && { access: 'members' as const }) };
  });
const visio = { id: 'visio', name: "Visio d'îles en îles", purpose: 'See and hear each other', replaces: ['Zoom'] };
services.splice(0, services.length, { ...own.find(({ id }) => id === 'pads'), ...visio } as never, ...own);
`;

/** What a volunteer would change in a page by hand. */
function withOwnServices(text: string): string {
  const links = new RegExp(`\\[([^\\]]*)\\]\\(/docs/services/(?:${REMOVED.join('|')})[^)]*\\)`, 'g');
  return Object.entries(KEPT).reduce(
    (page, [from, [to]]) =>
      page.replaceAll(
        new RegExp(`(/docs/services/|\\bid=")${from}(?=[)#"])`, 'g'),
        (_, before: string) => before + to,
      ),
    text.replaceAll(links, '$1'),
  );
}

/** Makes a copy of the project the association's own. */
function makeOwn(project: ProjectCopy): void {
  const services = path.join(project.folder, 'docs/docs/services');
  for (const id of REMOVED) {
    rmSync(path.join(services, `${id}.mdx`));
  }
  for (const [from, [to, name]] of Object.entries(KEPT)) {
    renameSync(path.join(services, `${from}.mdx`), path.join(services, `${to}.mdx`));
    project.edit(`docs/docs/services/${to}.mdx`, /^title: .*$/m, `title: ${name}`);
    project.edit(`docs/docs/services/${to}.mdx`, /^# .*$/m, `# ${name}`);
  }
  const docs = path.join(project.folder, 'docs');
  for (const name of readdirSync(docs, { recursive: true, encoding: 'utf8' })) {
    if (name.endsWith('.mdx')) {
      project.change(path.join('docs', name), withOwnServices);
    }
  }
  cpSync(path.join(fixture, 'docs'), docs, { recursive: true });
  mkdirSync(path.join(docs, 'public/fr'));
  for (const name of ['statuts', 'accounts']) {
    writeFileSync(path.join(docs, `public/fr/${name}.pdf`), '%PDF-1.4\n');
  }
  project.change('site.config.ts', (text) => published(text) + OWN_SITE);
  project.change('services.config.ts', (text) => published(text) + OWN_SERVICES);
  project.edit('theme/styles/tokens.css', '--accent: #0a5a68', '--accent: #5b21b6');
  project.edit(
    'sidebars.ts',
    /^ {2}\{ text: 'Statutes'.*\n/m,
    "$&  { text: 'The people', link: '/docs/association/team' },\n",
  );
}

let project: ProjectCopy;
let served: ServedFolder;
let url = '';
const built = (name: string) => path.join(project.folder, 'dist', name);
const page = (name: string) => readFileSync(built(`${name}.html`), 'utf8');

async function build() {
  await project.build();
  await served.deploy(built(''));
}

test.beforeAll(() => {
  project = new ProjectCopy();
  served = new ServedFolder();
});

test.afterAll(async () => {
  await served.remove();
  project.remove();
});

test('an association with other services, values, pages and posts can make the site its own', async () => {
  makeOwn(project);
  await build();
  url = await served.serve();
  expect(page('index')).toContain('numérique d');
  expect(page('docs/services')).toContain('Tchat');
  // The drawn name is that of the sample.
  expect(page('docs/services')).not.toContain('Exemple Libre');
  expect(page('docs/services/visio')).toContain('/docs/services/nuage');
  expect(page('docs/association/team')).toContain('Statutes');
  expect(page('docs/services/pads')).toContain('Become a member</a>, if you are not one yet');
  for (const name of ['cgu', 'docs/association', 'docs/association/statuts', 'docs/services/pads']) {
    expect(page(name)).not.toMatch(/\b1 (?:administrator|day|month|year|time|such power)s\b/);
  }
  // What hangs on a fact is said only with it.
  const terms = page('cgu');
  expect(terms).toContain('Algolia, 3790 El Camino Real');
  expect(terms).toContain('Algolia, United States (standard contractual clauses)');
  expect(terms).toContain('October 20, 2028');
  expect(terms).not.toMatch(/undertaking of confidentiality|mediator|services and prices/);
  expect(page('docs/association')).toContain('contrat d’engagement républicain');
  expect(page('docs/association')).not.toMatch(/internal rules<\/a>|undertaking of confidentiality/);
  // A page about donations that are not taken, and a badge for them, would mislead on any page.
  for (const name of ['index', 'docs/association', 'docs/services', 'docs/mattermost/introduction']) {
    expect(page(name)).not.toMatch(/>Donate<|donate\.svg|De-google-ify|tax reduction|status page|>Status</);
  }
  expect(page('docs/association')).toContain('we take none');
  // Documents of its own are files of the site.
  expect(page('docs/association/statuts')).toContain('href="/fr/statuts.pdf"');
  expect(page('docs/association')).toMatch(/<a href="\/fr\/accounts\.pdf">[^<]*<\/a><\/td><td>In \d{4} /);
  expect(readFileSync(built('favicon.svg'), 'utf8')).toContain('"#5b21b6"');
  for (const old of ['/qui-sommes-nous', '/qui-sommes-nous/', '/qui-sommes-nous.html']) {
    const { statusCode, headers } = await rawRequest(url, `${old}?a=1`);
    expect([statusCode, headers.location]).toEqual([308, '/docs/association?a=1#contact']);
  }
});

test('no right Markdown is refused, and all of it is shown as it is meant', () => {
  const text = page('markdown');
  for (const shown of [
    '<strong>bold</strong>, <em>italics</em>, <em><strong>both</strong></em>, <del>struck</del>',
    '2**3 is 8, 2 ** 3 as well; 3 * 4 * 5 is 60',
    '<strong>the menu <em>Settings</em></strong>',
    '<em><strong>a</strong> b</em>',
    '#general is a channel, and 20° Nord a place. 2.x is a version, and 2024.A a number.',
    '5 €, \u00a0€ and © 2025, &#x3C;b> &#x26; © ✓',
    '<h2 id="title-of-a-box">Title of a box',
    'data-align="center"',
    'aria-label="Done"',
    '"side-link TableOfContents-link">Code and words in headings<',
  ]) {
    expect.soft(text).toContain(shown);
  }
});

/** What visitors have of a page: its document, its fragment, and what these load. */
const hashes = () =>
  hashesOf(built('')).filter(
    (line) => /\.(?:html|css|js|svg|png) /.test(line) && !/directions|the-way/.test(line),
  );

test('saved on Windows, a renamed page is built again, a word changes its own page only, and visitors of the old one get it', async () => {
  const visio = 'docs/docs/services/visio.mdx';
  const isBuilt = () => [existsSync(built('directions.html')), existsSync(built('the-way.html'))];
  const before = hashes();
  const first = await rawRequest(url, '/docs/services/visio');
  expect(first.body.toString()).toContain('a lesson');
  expect(isBuilt()).toEqual([true, false]);

  const docs = path.join(project.folder, 'docs');
  renameSync(path.join(docs, 'directions.mdx'), path.join(docs, 'the-way.md'));
  project.edit('docs/docs/association/team.mdx', '(/directions)', '(/the-way)');
  project.edit(visio, 'a lesson', 'a course');
  project.saveAsOnWindows();
  await build();
  const after = hashes();
  expect(isBuilt()).toEqual([false, true]);
  const changed = after.filter((line) => !before.includes(line)).map((line) => line.split(' ')[0]);
  const pages = ['docs/association/team.html', 'docs/services/visio.html'];
  expect(changed).toEqual([...pages, ...pages.map((file) => `static/pages/${file}`)]);
  expect(after.length).toBe(before.length);

  // It has the same size, so only its time tells that it is another one.
  const second = await rawRequest(url, '/docs/services/visio', {
    headers: {
      'if-none-match': first.headers.etag ?? '',
      'if-modified-since': first.headers['last-modified'] ?? '',
    },
  });
  expect(second.statusCode).toBe(200);
  expect(second.body.toString()).toContain('a course');
  expect(second.body.length).toBe(first.body.length);
});
