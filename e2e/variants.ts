import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { test } from '@playwright/test';
import { ProjectCopy } from './projectCopy';
import { ServedFolder } from './servedFolder';

/** A value of the configuration as the variant `published` has it: a real one. */
export const published = (value: string) => value.replaceAll(/ex[ae]mple/gi, 'modele');

/** The hosted search of the variant `published`, as `site.config.ts` names it. */
export const HOSTED_SEARCH = { appId: 'TESTAPP123', apiKey: 'public-search-key', indexName: 'the-index' };

/** The repository of the variant `published`, likewise. */
export const REPOSITORY = {
  source: 'https://git.modele.org/site',
  edit: 'https://git.modele.org/site/_edit/main/docs/',
};

const leaveSampleValue = (project: ProjectCopy) =>
  project.edit('site.config.ts', /^ {4}registration: .*$/m, "    registration: 'an example',");

/**
 * Copies of the project whose built site tests need. Their packages are links to those of the
 * project, so that the names of their scripts are not those of the site under test, but the same
 * in all of them.
 */
const changes = {
  unchanged: () => {},
  /** As an association publishes it: own values in place of all sample values, a hosted search, posts. */
  published(project: ProjectCopy) {
    project.change('site.config.ts', published);
    project.change('services.config.ts', published);
    const added = `  repository: ${JSON.stringify(REPOSITORY)},\n  search: ${JSON.stringify(HOSTED_SEARCH)},\n`;
    project.edit('site.config.ts', /\n\};\n$/, `\n${added}};\n`);
    project.addPages('e2e/fixtures/blog', 'blog');
  },
  underPath(project: ProjectCopy) {
    project.edit('site.config.ts', "base: '/'", "base: '/site/'");
    leaveSampleValue(project);
  },
  /** A later publication: one page has another heading, which is as long as the old one. */
  later(project: ProjectCopy) {
    const page = 'docs/docs/mattermost/getting-start/messaging-basics.mdx';
    project.edit(page, '\n# Messaging basics\n', '\n# Today in writing\n');
  },
  /** A small documentation in two versions, of which the second one lacks a page. */
  versions(project: ProjectCopy) {
    project.replacePages('e2e/fixtures/docs');
    // The well-known files would lead to the pages of the services, which it lacks.
    leaveSampleValue(project);
    project.edit(
      'site.config.ts',
      'copyrightYear:',
      "docsVersions: { default: 'v1', versions: ['v1', 'v2'] },\n  copyrightYear:",
    );
  },
};

export type Variant = keyof typeof changes;

const POLL_MS = 100;

/** Builds a variant below a folder. @returns its folder, or why it could not be built */
async function build(variant: Variant, parent: string): Promise<{ folder?: string; error?: string }> {
  try {
    const project = new ProjectCopy(parent);
    changes[variant](project);
    // No test of a variant is about compression.
    await project.build({ COMPRESSION: 'off' });
    return { folder: project.folder };
  } catch (error) {
    return { error: String(error) };
  }
}

/**
 * Builds a variant unless a test of this run, perhaps in another worker, has built it already.
 *
 * @returns the folder of the copy; the built site is in its folder `dist`. Nobody may change them
 * @throws the output of the build when it fails
 */
export async function variantFolder(variant: Variant): Promise<string> {
  const shared = String(process.env.VARIANTS_FOLDER);
  const result = path.join(shared, `${variant}.json`);
  let isFirst = true;
  try {
    // Making a folder succeeds in one worker only.
    mkdirSync(path.join(shared, `${variant}.lock`));
  } catch {
    isFirst = false;
  }
  if (isFirst) {
    writeFileSync(`${result}.part`, JSON.stringify(await build(variant, shared)));
    renameSync(`${result}.part`, result);
  }
  while (!existsSync(result)) {
    await wait(POLL_MS);
  }
  const { folder, error } = JSON.parse(readFileSync(result, 'utf8'));
  if (error) {
    throw new Error(`The variant ${variant} could not be built: ${error}`);
  }
  return folder;
}

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
    served.deploy(await builtVariant(variant));
    site.url = await served.serve();
  });
  test.afterAll(() => served?.remove());
  return site;
}
