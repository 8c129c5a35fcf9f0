import { cpSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parse, stringify } from 'yaml';
import { listFiles } from '../../plugins/site/listFiles';
import type { ProjectCopy } from '../../scripts/lib/projectCopy';
import { projectRoot } from '../../shared/projectRoot';
import type { ServiceConfig } from '../../shared/schemas/schemas';
import { removeSampleMarks } from '../lib/published';

/**
 * A function that turns a copy of the project into the site of an association: it writes the
 * association's folder, and changes pages as volunteers would.
 */
export type TurnIntoAssociation = (project: ProjectCopy) => void;

/** The path of a folder with the pages that an association adds to `docs/`. */
export const OWN_PAGES_FOLDER = path.join(projectRoot, 'e2e/fixtures/own/docs');

/** The new id and the new name of a service of the sample. */
export interface NewServiceName {
  id: string;
  name: string;
}

/**
 * Makes the folder of an association in a copy of the project. The folder is a copy of the
 * sample's, without the words and the comments that mark values as the sample's.
 *
 * @param queries what visitors type into the search, each with the address of the page that answers
 *   it; these queries replace the sample's, which look for pages of the sample
 */
export function makeAssociationFolder(project: ProjectCopy, queries: Record<string, string>): void {
  const folder = path.join(project.folder, 'association');
  rmSync(folder, { recursive: true, force: true });
  cpSync(path.join(project.folder, 'sample'), folder, { recursive: true });
  for (const name of ['site.yaml', 'services.yaml']) {
    project.transformFile(path.join('association', name), removeSampleMarks);
  }
  const lines = Object.entries(queries).map(([query, address]) => `${query} = ${address}\n`);
  writeFileSync(path.join(folder, 'queries.txt'), lines.join(''));
}

/** Returns the services in `services.yaml`. */
export const readServices = ({ folder }: ProjectCopy): ServiceConfig[] =>
  parse(readFileSync(path.join(folder, 'association/services.yaml'), 'utf8'));

/** Replaces the services in `services.yaml`. */
export function setServices(project: ProjectCopy, services: ServiceConfig[]): void {
  project.transformFile('association/services.yaml', () =>
    stringify(services, { aliasDuplicateObjects: false }),
  );
}

/**
 * Gives services of the sample other ids and names in `docs/`: renames the files of their pages,
 * changes the titles of these pages, and changes the ids wherever a page has one. It changes
 * nothing in `services.yaml`.
 *
 * @param newNames the new ids and names, by the old id
 */
export function renameServices(
  project: ProjectCopy,
  newNames: Record<string, NewServiceName>,
): void {
  for (const [oldId, { id, name }] of Object.entries(newNames)) {
    const oldFile = `docs/docs/services/${oldId}.mdx`;
    const newFile = `docs/docs/services/${id}.mdx`;
    renameSync(path.join(project.folder, oldFile), path.join(project.folder, newFile));
    project.replaceText(newFile, /^title: .*$/m, `title: ${JSON.stringify(name)}`);
    project.replaceText(newFile, /^# .*$/m, `# ${name}`);
  }
  // Pages name a service in an address, in `id="…"`, or in a list such as `id={['…', '…']}`.
  const replacements = Object.entries(newNames).map(([oldId, { id }]) => ({
    pattern: new RegExp(
      `(/docs/services/|\\bid="|\\bid=\\{\\[(?:'[\\w-]+', )*')${oldId}(?=[)#"',\\s]|$)`,
      'gm',
    ),
    id,
  }));
  const files = listFiles(path.join(project.folder, 'docs'));
  for (const file of files.filter((name) => name.endsWith('.mdx'))) {
    project.transformFile(`docs/${file}`, (text) =>
      replacements.reduce(
        (page, { pattern, id }) => page.replaceAll(pattern, (_, prefix: string) => prefix + id),
        text,
      ),
    );
  }
}

/**
 * Adds documents to `docs/public/`.
 *
 * @param names the names of the files, such as `fr/statuts.pdf`
 */
export function addDocuments(project: ProjectCopy, names: string[]): void {
  for (const name of names) {
    const file = path.join(project.folder, 'docs/public', name);
    cpSync(path.join(projectRoot, 'e2e/fixtures/document.pdf'), file);
  }
}

/** Adds words to those that the spelling check knows. */
export function addWords(project: ProjectCopy, words: string[]): void {
  project.appendText('association/words.txt', `${words.join('\n')}\n`);
}

/**
 * Adds a page.
 *
 * @param address the address of the page, such as `/blog/storm`
 */
export function addPage(
  project: ProjectCopy,
  address: string,
  frontMatter: Record<string, unknown>,
  text: string,
): void {
  const file = path.join(project.folder, `docs${address}.mdx`);
  writeFileSync(file, `---\n${stringify(frontMatter)}---\n\n# ${frontMatter.title}\n\n${text}\n`);
}
