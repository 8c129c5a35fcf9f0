import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { type HTMLElement, parse } from 'node-html-parser';
import { parse as parseYaml, stringify } from 'yaml';
import type { ServiceConfig } from '../../plugins/siteConfig/schema';
import { services } from '../../services.config';
import { accessText } from '../../theme/components/ServiceFacts/access';
import { ProjectCopy, projectRoot, runScript } from '../projectCopy';

type Answers = Record<string, unknown>;

/** What an invented association, which is a candidate of the collective, answers about itself. */
const own: Answers = parseYaml(readFileSync(path.join(projectRoot, 'e2e/fixtures/answers.yaml'), 'utf8'));

/** What it answers about the services, which are those of the site under test. All are free and on its own machines. */
const ownServices: Record<string, Answers> = Object.fromEntries(
  services.map(({ id, limits, software, servers, features, alerts, php, toConfirm }, index) => [
    id,
    {
      address: `https://${id}.toits-lorient.fr/`,
      limits: limits.replace(/ \(.*\)/, ''),
      software: software.map((_, program) => ({ version: `${index + 3}.${program + 4}.71` })),
      since: `2020-0${(index % 9) + 1}-11`,
      price: false,
      // With what all share, 1,200 in funding.costs.
      costs: Array.from({ length: 12 }, () => (index === 0 ? 89 : 0)),
      host: null,
      registration: 'free',
      quotas: { 'Requests in an hour': `${index + 80}` },
      ...(servers && { servers: { imap: `imap.${id}.fr`, smtp: `smtp.${id}.fr`, sieve: `sieve.${id}.fr` } }),
      ...(features && { features }),
      ...((php || toConfirm?.includes('php')) && { php: ['8.4', '8.5'] }),
      ...(alerts && { alerts: 'sender', dataExport: { format: 'a JSON archive', days: 29 } }),
    },
  ]),
);
const [first, second, third] = services as [ServiceConfig, ServiceConfig, ServiceConfig];

/** The pages of a built site, by their addresses. */
class BuiltPages {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  read(address: string): HTMLElement {
    const file = address === '/' ? 'index' : address.slice(1);
    return parse(readFileSync(path.join(this.#folder, 'dist', `${file}.html`), 'utf8'));
  }

  /** What the page states: its words, without breaks of lines, and the addresses that it links to. */
  text(address: string): string {
    const page = this.read(address);
    const links = page.querySelectorAll('a').map((link) => link.getAttribute('href'));
    return `${page.querySelector('main')?.textContent} ${links.join(' ')}`.replace(/\s+/g, ' ');
  }
}

/** Node warns of the variables by which some of its callers ask for colors. */
const QUIET = { NODE_NO_WARNINGS: '1' };

/** Writes a file of answers into a copy of the project, and sets the copy up with it. */
function setUpWith(project: ProjectCopy, answers: Answers) {
  project.append('answers.yaml', stringify(answers));
  return runScript(project.folder, ['setup', '--', path.join(project.folder, 'answers.yaml')], QUIET);
}

/** Expects that `npm run ready` lists nothing. */
async function expectReady(project: ProjectCopy) {
  const { code, output } = await runScript(project.folder, ['ready'], QUIET);
  expect(output.trim()).toBe('Nothing is left.');
  expect(code).toBe(0);
}

/** Makes a copy of the project an invented association's by `npm run setup`. */
async function ownProject(
  ofServices: Record<string, Answers> = {},
  ofSite: Record<string, Answers> = {},
): Promise<ProjectCopy> {
  const project = new ProjectCopy();
  const merged = Object.entries(ownServices).map(([id, answers]) => [id, { ...answers, ...ofServices[id] }]);
  const site = Object.entries(ofSite).map(([group, answers]) => [
    group,
    { ...(own[group] as Answers), ...answers },
  ]);
  const answers = { ...own, ...Object.fromEntries(site), services: Object.fromEntries(merged) };
  const { code, output } = await setUpWith(project, answers);
  expect(code, output).toBe(0);
  await expectReady(project);
  return project;
}

/** Makes the project an invented association's, and builds it as it is published. */
async function setUp(
  ...answers: Parameters<typeof ownProject>
): Promise<{ project: ProjectCopy; pages: BuiltPages }> {
  const project = await ownProject(...answers);
  await project.build({ COMPRESSION: 'off', PUBLISH: '1' });
  return { project, pages: new BuiltPages(project.folder) };
}

/** Answers the questions of `npm run setup` in their order, each once it is asked. @returns what was printed */
async function answerAtTerminal(project: ProjectCopy, answers: [question: string, keys: string][]) {
  const child = spawn('npm', ['run', '--silent', 'setup'], {
    cwd: project.folder,
    env: { ...process.env, ...QUIET, FORCE_COLOR: '0' },
  });
  const ended = new Promise((resolve) => child.on('close', resolve));
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => {
      printed += text;
    });
  }
  let seen = 0;
  for (const [question, keys] of answers) {
    await expect
      .poll(() => printed.slice(seen), { message: `asks “${question}”, after ${printed}` })
      .toContain(question);
    seen = printed.length;
    child.stdin.write(keys);
  }
  child.stdin.end();
  expect(await ended).toBe(0);
  return printed;
}

const PAGES = ['/', '/cgu', '/docs/association', '/docs/association/statuts', '/docs/services'];

/** Where the groups of the answers are stated, if not in the terms. */
const STATED_ON: Record<string, string> = {
  legal: '/docs/association',
  contact: '/docs/association',
  collective: '/docs/association',
  people: '/docs/association',
  administrators: '/docs/association',
  dues: '/docs/association',
  joining: '/docs/association',
  socialNetworks: '/docs/association',
  statutes: '/docs/association/statuts',
};

const longDate = (day: string) =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));

/** An answer as pages say it; nothing of yes and no, which pages say in sentences. */
function said(answer: unknown): string[] {
  if (answer === null || typeof answer === 'boolean') {
    return [];
  }
  if (typeof answer === 'object') {
    return Object.values(answer).flatMap(said);
  }
  return [/^\d{4}-\d\d-\d\d$/.test(String(answer)) ? longDate(String(answer)) : String(answer)];
}

test.describe.configure({ mode: 'parallel' });

test('a candidate that answers every question has a site without a blank, a sample or a draft, which states the answers', async () => {
  const { project, pages } = await setUp();
  const { repository, links, host, documents, description, origin, dues, funding, ...rest } = own;
  const wrong: string[] = [];
  const expectStated = (address: string, values: unknown) => {
    const text = pages.text(address);
    wrong.push(
      ...said(values)
        .filter((value) => !text.includes(value))
        .map((value) => `${address}: ${value}`),
    );
  };
  for (const [group, answers] of Object.entries(rest)) {
    expectStated(STATED_ON[group] ?? '/cgu', answers);
  }
  const { dataCenter, control, ...notice } = host as Record<string, string>;
  expectStated('/cgu', notice);
  expectStated('/docs/association', [
    dataCenter,
    'We rent whole machines',
    '€24 a year',
    'reduced €7.50',
    'and grants',
    (funding as Answers).spending,
    // What the first service cost in 2025, what all shared, and both.
    'Costs in 2025',
    '€1,068',
    '€132',
    '€1,200',
  ]);
  expectStated('/docs/association', `asked to join the CHATONS collective on ${longDate('2025-09-14')}`);
  const { termsFr, statutesFr, processingAgreement, earlierTerms, authorityRequests, ...others } =
    documents as Record<string, string>;
  expectStated('/cgu', { termsFr, processingAgreement, earlierTerms, authorityRequests });
  expectStated('/docs/association', others);
  const { closingNoticeDays } = own.terms as Answers;
  const { decisionDays } = own.joining as Answers;
  expectStated('/docs/association/statuts', [statutesFr, closingNoticeDays, decisionDays]);
  expectStated('/docs/association/statuts', 'The appeal suspends the exclusion');
  for (const { id, access } of services) {
    const { registration, features, alerts, costs, ...facts } = ownServices[id] as Answers;
    expectStated(`/docs/services/${id}`, [
      facts,
      accessText({ access, registration: 'free' }),
      'France, at Serveurs de Rade',
    ]);
  }
  expectStated('/cgu', ['No service has a price.', 'machines of the site and of the services']);
  if (services.some(({ alerts }) => alerts)) {
    expectStated('/cgu', 'An alert holds the sender.');
  }
  expect(wrong).toEqual([]);

  for (const address of [...PAGES, ...services.map(({ id }) => `/docs/services/${id}`)]) {
    const text = pages.text(address);
    expect(text, address).not.toMatch(/to\sbe\sfilled\sin|not published yet|undefined/);
    expect(text, address).not.toMatch(/this is a (?:draft|template)|sample values|not complete yet/i);
    expect(text, address).not.toMatch(/exemple/i);
    expect(pages.read(address).querySelector('footer')?.textContent, address).not.toMatch(/sample/);
    // What only a member may claim.
    expect(text, address).not.toMatch(/a member of (?:the )?CHATONS|our peers|of which it is a member/i);
  }
  const footer = pages.read('/').querySelector('footer')?.outerHTML;
  for (const address of [termsFr, statutesFr, (repository as Answers).source]) {
    expect(footer).toContain(`href="${address}"`);
  }
  project.remove();
});

test('a member with a paid service says so, and where to find a mediator', async () => {
  const mediator = 'Médiation de l’Ouest, 5 place Sainte-Anne, 35000 Rennes';
  const { project, pages } = await setUp(
    { [first.id]: { price: '€2 a month', registration: 'clients' } },
    { collective: { memberSince: '2026-03-30', candidateSince: null }, terms: { mediator } },
  );
  expect(pages.text('/docs/association')).toContain(
    `have been a member of the CHATONS collective since ${longDate('2026-03-30')}`,
  );
  expect(pages.text('/')).toContain('A member of CHATONS');
  expect(pages.text('/docs/association/statuts')).toContain('of which it is a member');
  const terms = pages.text('/cgu');
  expect(terms).toContain(`${first.name} (€2 a month)`);
  expect(terms).toContain(mediator);
  expect(terms).not.toContain('No service has a price');
  expect(pages.text('/docs/association')).toContain('the price of some services');
  expect(pages.text(`/docs/services/${first.id}`)).toContain('€2 a month');
  expect(pages.text(`/docs/services/${first.id}`)).toContain(
    accessText({ ...first, registration: 'clients' }),
  );
  expect(pages.text(`/docs/services/${second.id}`)).not.toContain('€2 a month');
  project.remove();
});

test('of services hosted elsewhere, the pages name their own hosts', async () => {
  const { project, pages } = await setUp({
    [second.id]: { host: { name: 'Forges de Liège', country: 'Belgium' } },
    [third.id]: {
      host: { name: 'Forges de Liège', country: 'Switzerland', safeguard: 'decision 2000/518/EC' },
    },
  });
  expect(pages.text(`/docs/services/${first.id}`)).toContain('France, at Serveurs de Rade');
  expect(pages.text(`/docs/services/${second.id}`)).toContain('Belgium, at Forges de Liège');
  expect(pages.text('/')).toContain('Hosted in France, Belgium and Switzerland');
  const terms = pages.text('/cgu');
  expect(terms).toContain(`Forges de Liège, Belgium`);
  // One company in two countries.
  expect(terms).toMatch(new RegExp(`Belgium\\s*machines of ${second.name}`));
  expect(terms).toMatch(new RegExp(`Switzerland\\s*machines of ${third.name}`));
  expect(terms).toContain(
    'leaves the European Economic Area in these cases only: to Forges de Liège in Switzerland (decision 2000/518/EC)',
  );
  expect(pages.text(`/docs/services/${third.id}`)).toContain(
    'Switzerland, at Forges de Liège (decision 2000/518/EC)',
  );
  expect(pages.text('/docs/association')).toContain(
    'on machines of Serveurs de Rade in France, Forges de Liège in Belgium and Forges de Liège in Switzerland',
  );
  project.remove();
});

test('at the terminal, the sample’s addresses are proposed at the own domain, prices are asked for once, and what protects data outside of the European Economic Area only there', async () => {
  const project = await ownProject();
  project.edit('site.config.ts', 'abus@toits-lorient.fr', 'abuse@exemple-libre.example');
  project.edit('site.config.ts', /country: 'France'/, "country: 'Canada'");
  project.change('services.config.ts', (text) => text.replaceAll('price: false', 'price: undefined'));
  const ready = await runScript(project.folder, ['ready'], QUIET);
  expect(ready.output).toMatch(
    /^ {2}site\.config\.ts:\d+: host\.safeguard: what protects data in Canada \(missing\)/m,
  );
  const printed = await answerAtTerminal(project, [
    ['What protects data in Canada', 'a decision of the Commission\n'],
    ['Email address for unlawful content (abuse@toits-lorient.fr)', '\n'],
    ['Which services have a price?', 'some\n'],
    // Space ticks the first service, whose price is asked for then.
    ['Tick them with the space bar', ' \n'],
    [`${first.name}: price`, '€3 a month\n'],
    ['Consumer mediator', 'none yet\n'],
  ]);
  expect(printed).toContain('Left: 0 musts (the law and the legal texts) and 0 others.');
  expect(printed).not.toContain(`${second.name}: price`);
  await expectReady(project);
  const written = (file: string) => readFileSync(path.join(project.folder, file), 'utf8');
  expect(written('site.config.ts')).toContain("abuse: 'abuse@toits-lorient.fr'");
  expect(written('site.config.ts')).toContain("safeguard: 'a decision of the Commission'");
  expect(written('services.config.ts').match(/price: false/g)).toHaveLength(services.length - 1);
  expect(written('services.config.ts')).toContain("price: '€3 a month'");
  project.remove();
});

test('answers that cannot be taken are told by their names, and nothing is written', async () => {
  const project = new ProjectCopy();
  const before = readFileSync(path.join(project.folder, 'site.config.ts'), 'utf8');
  project.append(
    'answers.yaml',
    'terms: { minimumAge: old, color: red }\nname: 5\nservices: { fax: { since: 2020-01-01 } }\n',
  );
  const { code, output } = await runScript(project.folder, [
    'setup',
    '--',
    path.join(project.folder, 'answers.yaml'),
  ]);
  expect(code).toBe(1);
  expect(output.trim().split('\n')).toEqual([
    expect.stringMatching(/^terms\.minimumAge: must be a whole number/),
    'terms.color: there is no such question',
    'name: must be a text, between quotes',
    'services.fax.since: there is no such question',
  ]);
  expect(readFileSync(path.join(project.folder, 'site.config.ts'), 'utf8')).toBe(before);
  project.remove();
});

test('a configuration that cannot be read is told in one line by every command that reads it', async () => {
  const project = new ProjectCopy();
  project.edit('site.config.ts', /^ {2}name: .*$/m, "  name: 'Les Nuages d'Armor',");
  for (const command of ['ready', 'setup', 'dev']) {
    const { code, output } = await runScript(project.folder, [command], QUIET);
    expect(output.trim(), command).toMatch(/^site\.config\.ts:\d+:\d+: .*Is there an apostrophe .*$/);
    expect(code, command).toBe(1);
  }
  project.remove();
});

test('a sample is not ready: the list has file, line and words, a build to be published is refused, and pages are marked', async () => {
  const project = new ProjectCopy();
  project.append('docs/cgu.mdx', '\nAt [place of\nsignature, to be filled in].\n');
  project.edit('site.config.ts', /^ {2}name: .*$/m, "  name: 'Exemple',");
  project.edit('site.config.ts', /^ {4}isOurText: .*\n/m, '');
  const line = (file: string, text: string) =>
    readFileSync(path.join(project.folder, file), 'utf8')
      .split('\n')
      .findIndex((row) => row.includes(text)) + 1;
  const { code, output } = await runScript(project.folder, ['ready']);
  expect(code).toBe(1);
  expect(output).toMatch(/^Must \(the law and the legal texts\): \d+$/m);
  expect(output).toContain(`  site.config.ts:${line('site.config.ts', "name: 'Exemple'")}: name: `);
  expect(output).toContain(
    `  docs/cgu.mdx:${line('docs/cgu.mdx', '[place of')}: [place of signature, to be filled in]`,
  );
  const build = await runScript(project.folder, ['build'], { PUBLISH: '1' });
  expect(build.code).toBe(1);
  expect(build.output).toMatch(
    /^The site is not ready to be published: \d+ musts? \(the law and the legal texts\) and \d+ others? are open\. npm run ready lists them\.$/m,
  );
  await project.build({ COMPRESSION: 'off' });
  const pages = new BuiltPages(project.folder);
  for (const address of ['/cgu', '/docs/association', '/docs/association/statuts', '/docs/services']) {
    expect(pages.text(address), address).toMatch(
      /this is a (?:draft|template)|sample values|not complete yet/i,
    );
  }
  for (const address of ['/', '/docs/mattermost/introduction']) {
    expect(pages.read(address).querySelector('footer')?.textContent, address).toContain('It is a sample');
  }
  project.remove();
});
