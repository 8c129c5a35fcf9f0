import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { stringify } from 'yaml';
import { services } from '../../shared/configuration';
import type { SidebarLink } from '../../shared/sidebar';
import { onCleanup } from '../lib/main';
import { ProjectCopy } from '../lib/projectCopy';
import { mustRun, npmProgram, root } from '../lib/run';

/**
 * For each number of pages, the goal for the time of a build: at most so many times the time of
 * stock Rspress.
 */
const GOALS = new Map([
  [36, 1.5],
  [1000, 1],
]);
/** The first page of the guide. The footer links to it. */
const FIRST_PAGE = '/docs/mattermost/introduction';
const PARAGRAPH = `The channel shows the messages of a team, and its members search their accounts, files and
calendars there. A notification tells of each reaction in a thread, unless the setting of the browser hides it. Mail
and backups have a service of their own, whose address stands in the archive beside a picture and a link.\n\n`;
/** A section of about 100 words with code. Each page has six sections. */
const SECTION = `${PARAGRAPH.repeat(2)}\`\`\`sh\ngrep "page" | sort\n\`\`\`\n`;

const makeGuideLinks = (count: number): SidebarLink[] =>
  Array.from({ length: count }, (_, index) => ({
    text: `Page ${index}`,
    link: index === 0 ? FIRST_PAGE : `/docs/mattermost/page-${index}`,
  }));

/**
 * Writes the files of pages. Each page has links to two others.
 *
 * @param docs the folder for the files
 * @returns the pages, which are also their sidebar
 */
function writePages(docs: string, pages: SidebarLink[]) {
  for (const [index, { text, link }] of pages.entries()) {
    const others = [index + 1, index + Math.floor(pages.length / 2)].map(
      (other) => pages[other % pages.length],
    );
    const links = others.map((other) => `[${other?.text}](${other?.link})`).join(' and ');
    const sections = [1, 2, 3, 4, 5, 6].map((part) => `## Part ${part}\n\n${SECTION}`).join('\n');
    const frontMatter = `---\ndescription: What the members of a team find on ${text} of the guide.\n---\n`;
    const file = path.join(docs, `${link}.mdx`);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, `${frontMatter}\n# ${text}\n\n${links}\n\n${sections}`);
  }
  return pages;
}

/**
 * Makes a copy of the project with generated pages. The theme links to some other pages, so these
 * are short pages of e2e/fixtures.
 *
 * @returns the folder of the copy
 */
function generateSite(count: number): string {
  const project = new ProjectCopy();
  project.replacePages('e2e/fixtures/versions/v1');
  const docs = path.join(project.folder, 'docs');
  rmSync(path.join(docs, 'docs/mattermost'), { recursive: true });
  const serviceLinks = services.map(({ id, name }) => ({
    text: name,
    link: `/docs/services/${id}`,
  }));
  writePages(docs, serviceLinks);
  const sidebars = {
    docsSidebar: writePages(docs, makeGuideLinks(count)),
    associationSidebar: [{ text: 'Association', link: '/docs/association' }],
  };
  writeFileSync(
    path.join(project.folder, project.configFolder, 'sidebars.yaml'),
    stringify(sidebars),
  );
  return project.folder;
}

/**
 * Makes a site for stock Rspress with the same pages and sidebar. It has the theme of Rspress,
 * neither plugins nor a cache.
 *
 * @returns the folder of the site
 */
function generateStockSite(count: number): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'site-stock-'));
  const sidebar = { '/docs': writePages(path.join(folder, 'docs'), makeGuideLinks(count)) };
  const builderConfig = { performance: { buildCache: false } };
  const config = { root: 'docs', outDir: 'dist', themeConfig: { sidebar }, builderConfig };
  writeFileSync(path.join(folder, 'docs/index.md'), `# Home\n\n[Guide](${FIRST_PAGE})\n`);
  writeFileSync(path.join(folder, 'package.json'), '{ "type": "module", "private": true }');
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
  writeFileSync(
    path.join(folder, 'rspress.config.ts'),
    `export default ${JSON.stringify(config)};\n`,
  );
  return folder;
}

/**
 * Builds a generated site, whose folder the cleanup removes.
 *
 * @returns the time of the build in seconds
 */
async function build(folder: string, args: string[]): Promise<number> {
  onCleanup(() => rmSync(folder, { recursive: true, force: true }));
  const startMs = performance.now();
  await mustRun('The generated site was not built:', process.execPath, args, {
    cwd: folder,
    quiet: true,
  });
  return (performance.now() - startMs) / 1000;
}

/** Prints how long builds take as the site grows. */
export async function measure(): Promise<void> {
  for (const [pages, goal] of GOALS) {
    const stockSeconds = await build(generateStockSite(pages), [npmProgram('rspress'), 'build']);
    const siteSeconds = await build(generateSite(pages), ['scripts/launch.mjs', 'build']);
    const ratio = (siteSeconds / stockSeconds).toFixed(1);
    console.log(
      `${pages} pages: ${siteSeconds.toFixed(1)} s, ${ratio} times stock Rspress, goal ${goal}`,
    );
  }
}
