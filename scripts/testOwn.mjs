// npm run test:own: runs npm test in a copy of the project that an invented association has made its
// own: other values, seven services under other ids, a new one without an icon, own pages and posts.
//   npm run test:own -- npm run e2e -- search  runs another command there
import { cpSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { onCleanup, runCleanup } from './lib/cleanup.mjs';
import { installDependencies } from './lib/machine.mjs';
import { copyProject } from './lib/projectCopy.mjs';
import { root, run } from './lib/run.mjs';

/** The services of the sample that the association keeps: their ids and names, old and new. */
const KEPT = [
  { from: { id: 'mail', name: 'Mail' }, to: { id: 'courriel', name: 'Courriel' } },
  { from: { id: 'cloud', name: 'Cloud' }, to: { id: 'nuage', name: 'Nuage' } },
  { from: { id: 'team', name: 'Team chat' }, to: { id: 'tchat', name: 'Tchat' } },
  { from: { id: 'pad', name: 'Pad' }, to: { id: 'pads', name: 'Pads' } },
  { from: { id: 'mailing-list', name: 'Mailing lists' }, to: { id: 'listes', name: 'Listes' } },
];
const REMOVED = ['board', 'plik', 'hosting'];

const fixture = path.join(root, 'e2e/fixtures/own');

/** What a volunteer would change in a page by hand. @param {string} text */
function withOwnServices(text) {
  const withoutRemoved = text.replaceAll(
    new RegExp(`\\[([^\\]]*)\\]\\(/docs/services/(?:${REMOVED.join('|')})[^)]*\\)`, 'g'),
    '$1',
  );
  return KEPT.reduce(
    (page, { from, to }) =>
      page
        .replaceAll(`/docs/services/${from.id})`, `/docs/services/${to.id})`)
        .replaceAll(`/docs/services/${from.id}#`, `/docs/services/${to.id}#`)
        .replaceAll(`id="${from.id}"`, `id="${to.id}"`),
    withoutRemoved,
  );
}

/** @param {string} folder of a copy of the project, which becomes the association's own */
function makeOwn(folder) {
  const services = path.join(folder, 'docs/docs/services');
  for (const id of REMOVED) {
    rmSync(path.join(services, `${id}.mdx`));
  }
  for (const { from, to } of KEPT) {
    renameSync(path.join(services, `${from.id}.mdx`), path.join(services, `${to.id}.mdx`));
  }
  for (const name of readdirSync(path.join(folder, 'docs'), { recursive: true }).map(String)) {
    if (name.endsWith('.mdx')) {
      const file = path.join(folder, 'docs', name);
      const renamed = KEPT.find(({ to }) => file === path.join(services, `${to.id}.mdx`));
      const text = withOwnServices(readFileSync(file, 'utf8'));
      writeFileSync(
        file,
        renamed
          ? text
              .replace(`\ntitle: ${renamed.from.name}\n`, `\ntitle: ${renamed.to.name}\n`)
              .replace(`\n# ${renamed.from.name}\n`, `\n# ${renamed.to.name}\n`)
          : text,
      );
    }
  }
  cpSync(path.join(fixture, 'docs'), path.join(folder, 'docs'), { recursive: true });
  for (const file of ['site.config.ts', 'services.config.ts']) {
    const text = readFileSync(path.join(fixture, file), 'utf8');
    writeFileSync(path.join(folder, file), text.replace('../../../', './'));
  }
  const sidebars = path.join(folder, 'sidebars.ts');
  writeFileSync(
    sidebars,
    readFileSync(sidebars, 'utf8').replace(
      /^ {2}\{ text: 'Statutes'.*\n/m,
      "$&  { text: 'The people', link: '/docs/association/team' },\n",
    ),
  );
}

await installDependencies();
// With packages of its own, so that its scripts have the names that they have in the image.
const folder = copyProject(undefined, { packages: 'copied' });
onCleanup(() => rmSync(folder, { recursive: true, force: true }));
makeOwn(folder);
const [command = 'npm', ...args] = process.argv.length > 2 ? process.argv.slice(2) : ['npm', 'test'];
const { code } = await run(command, args, { cwd: folder });
await runCleanup();
process.exitCode = code;
