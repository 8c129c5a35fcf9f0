import { cpSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { ProjectCopy, projectRoot } from '../projectCopy';

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
  for (const file of ['site.config.ts', 'services.config.ts']) {
    const text = readFileSync(path.join(fixture, file), 'utf8');
    writeFileSync(path.join(project.folder, file), text.replace('../../../', './'));
  }
  project.edit(
    'sidebars.ts',
    /^ {2}\{ text: 'Statutes'.*\n/m,
    "$&  { text: 'The people', link: '/docs/association/team' },\n",
  );
}

test('an association with other services, values, pages and posts can make the site its own', async () => {
  const project = new ProjectCopy();
  try {
    makeOwn(project);
    await project.build({ COMPRESSION: 'off' });
    const page = (name: string) => readFileSync(path.join(project.folder, 'dist', `${name}.html`), 'utf8');
    expect(page('index')).toContain('numérique d');
    expect(page('docs/services')).toContain('Tchat');
    expect(page('docs/services/visio')).toContain('/docs/services/nuage');
    expect(page('docs/association/team')).toContain('Statutes');
    // What hangs on a fact is said only with it.
    const terms = page('cgu');
    expect(terms).toContain('Algolia, 3790 El Camino Real');
    expect(terms).toContain('Algolia, United States (standard contractual clauses)');
    expect(terms).toContain('October 20, 2028');
    expect(terms).not.toMatch(/undertaking of confidentiality|mediator|services and prices/);
    expect(page('docs/association')).toContain('contrat d’engagement républicain');
    expect(page('docs/association')).not.toMatch(/internal rules<\/a>|undertaking of confidentiality/);
  } finally {
    project.remove();
  }
});
