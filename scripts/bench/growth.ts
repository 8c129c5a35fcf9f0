import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { stringify } from 'yaml';
import { listFiles } from '../../plugins/site/listFiles';
import { services } from '../../shared/configuration';
import { projectRoot } from '../../shared/projectRoot';
import { NOT_ASSESSED } from '../../shared/schemas/accessibilitySchema';
import type { SidebarLink } from '../../shared/sidebar';
import { makeTemporaryFolder, onCleanup } from '../lib/main';
import { median } from '../lib/median';
import { ProjectCopy } from '../lib/projectCopy';
import { mustRun, npmProgramPath } from '../lib/run';

/**
 * For each number of pages, the goal for the time of a build, as a multiple of the time that stock
 * Rspress takes.
 */
const GOAL_RATIOS = new Map([
  [36, 1.5],
  [1000, 1],
]);
/** How often each site is built cold, and how often warm. For a quick look: RUNS=1. */
const RUNS = Number(process.env.RUNS ?? 5);
/** The address of the guide's first page. It must exist, because the footer links to it. */
const FIRST_PAGE_ADDRESS = '/docs/mattermost/introduction';
const PARAGRAPH = `The channel shows the messages of a team, and its members search their accounts, files and
calendars there. A notification tells of each reaction in a thread, unless the setting of the browser hides it. Mail
and backups have a service of their own, whose address stands in the archive beside a picture and a link.\n\n`;
/** A section of about 100 words with code. Each page has six sections. */
const SECTION = `${PARAGRAPH.repeat(2)}\`\`\`sh\ngrep "page" | sort\n\`\`\`\n`;

const makeGuideLinks = (pageCount: number): SidebarLink[] =>
  Array.from({ length: pageCount }, (_, index) => ({
    text: `Page ${index}`,
    link: index === 0 ? FIRST_PAGE_ADDRESS : `/docs/mattermost/page-${index}`,
  }));

/** Writes the files of pages, each with links to two others, and returns `pages`. */
function writePages(docs: string, pages: SidebarLink[]) {
  for (const [index, { text, link }] of pages.entries()) {
    const linkedPages = [index + 1, index + Math.floor(pages.length / 2)].map(
      (other) => pages[other % pages.length],
    );
    const links = linkedPages.map((other) => `[${other?.text}](${other?.link})`).join(' and ');
    const sections = [1, 2, 3, 4, 5, 6].map((part) => `## Part ${part}\n\n${SECTION}`).join('\n');
    const frontMatter = `---\ndescription: What the members of a team find on ${text} of the guide.\n---\n`;
    const file = path.join(docs, `${link}.mdx`);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, `${frontMatter}\n# ${text}\n\n${links}\n\n${sections}`);
  }
  return pages;
}

/**
 * Makes a copy of the project with generated pages. The pages to which the theme itself links, such
 * as the page of the search, must exist, too: they are short pages from e2e/fixtures.
 *
 * @returns the folder of the copy
 */
function generateSite(pageCount: number): string {
  const project = new ProjectCopy();
  project.replacePages('e2e/fixtures/versions/v1');
  // An assessment would name checked pages, which the generated site does not have.
  project.setFacts({ accessibility: NOT_ASSESSED });
  const docs = path.join(project.folder, 'docs');
  rmSync(path.join(docs, 'docs/mattermost'), { recursive: true });
  const serviceLinks = services.map(({ id, name }) => ({
    text: name,
    link: `/docs/services/${id}`,
  }));
  writePages(docs, serviceLinks);
  const sidebars = {
    docsSidebar: writePages(docs, makeGuideLinks(pageCount)),
    associationSidebar: [{ text: 'Association', link: '/docs/association' }],
  };
  writeFileSync(
    path.join(project.folder, project.configFolder, 'sidebars.yaml'),
    stringify(sidebars),
  );
  return project.folder;
}

/**
 * Makes a site for stock Rspress with the same pages and sidebar. The site has the theme of
 * Rspress, no plugins and no cache.
 *
 * @returns the folder of the site
 */
function generateStockSite(docs: string, pageCount: number): string {
  const folder = makeTemporaryFolder('stock');
  cpSync(docs, path.join(folder, 'docs'), { recursive: true });
  for (const name of listFiles(docs).filter((file) => file.endsWith('.mdx'))) {
    const text = readFileSync(path.join(docs, name), 'utf8');
    // Two of the pages contain a component of this project's theme, which stock Rspress lacks.
    writeFileSync(path.join(folder, 'docs', name), text.replaceAll(/^<.*\n/gm, ''));
  }
  const config = {
    root: 'docs',
    outDir: 'dist',
    themeConfig: { sidebar: { '/docs': makeGuideLinks(pageCount) } },
    builderConfig: { performance: { buildCache: false } },
  };
  writeFileSync(path.join(folder, 'package.json'), '{ "type": "module", "private": true }');
  symlinkSync(path.join(projectRoot, 'node_modules'), path.join(folder, 'node_modules'));
  writeFileSync(
    path.join(folder, 'rspress.config.ts'),
    `export default ${JSON.stringify(config)};\n`,
  );
  return folder;
}

/** The time and the memory that a build takes. */
interface Usage {
  /** The seconds from the start of the build to its end. */
  seconds: number;
  /** The time that all processors have worked for the build, added up. */
  processorSeconds: number;
  /** The memory of the largest process of the build, in MB. */
  megabytes: number;
}

/**
 * Each process of a build runs this script first. When the process ends, the script writes what the
 * process has used.
 */
const USAGE_SCRIPT = `
import { appendFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';
if (isMainThread) {
  process.on('exit', () => {
    appendFileSync(process.env.USAGE_FILE, JSON.stringify(process.resourceUsage()) + '\\n');
  });
}`;

const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);

/**
 * Builds a site, and measures the build.
 *
 * @param args the arguments for Node.js: the script that builds, and the script's own arguments
 * @param isCold true to build as on a new machine, without the cache of jiti. Stock Rspress loads
 *   its configuration with jiti
 */
async function measureBuild(folder: string, args: string[], isCold: boolean): Promise<Usage> {
  const usageFile = path.join(makeTemporaryFolder('usage'), 'usage');
  const env = {
    ...process.env,
    NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(USAGE_SCRIPT)}`,
    USAGE_FILE: usageFile,
    ...(isCold && { JITI_FS_CACHE: 'false' }),
  };
  const startMs = performance.now();
  await mustRun('The generated site was not built:', process.execPath, args, {
    cwd: folder,
    env,
    quiet: true,
  });
  const seconds = (performance.now() - startMs) / 1000;
  const lines = readFileSync(usageFile, 'utf8').trim().split('\n');
  const usages: NodeJS.ResourceUsage[] = lines.map((line) => JSON.parse(line));
  const microseconds = sum(
    usages.map(({ userCPUTime, systemCPUTime }) => userCPUTime + systemCPUTime),
  );
  const kilobytes = Math.max(...usages.map(({ maxRSS }) => maxRSS));
  return { seconds, processorSeconds: microseconds / 1e6, megabytes: kilobytes / 1000 };
}

/** Builds two sites alternately, and prints the medians of the time and the memory. */
async function compareBuilds(
  title: string,
  stockFolder: string,
  siteFolder: string,
  isCold: boolean,
) {
  const stockUsages: Usage[] = [];
  const siteUsages: Usage[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    stockUsages.push(await measureBuild(stockFolder, [npmProgramPath('rspress'), 'build'], isCold));
    siteUsages.push(await measureBuild(siteFolder, ['scripts/launch.mjs', 'build'], isCold));
  }
  for (const key of ['seconds', 'processorSeconds', 'megabytes'] as const) {
    const stockValue = median(stockUsages.map((usage) => usage[key]));
    const siteValue = median(siteUsages.map((usage) => usage[key]));
    const ratio = (siteValue / stockValue).toFixed(2);
    console.log(
      `${title}, ${key}: ${siteValue.toFixed(1)}, stock ${stockValue.toFixed(1)}, ratio ${ratio}`,
    );
  }
}

/** Prints the time and the memory that builds of a small and a large site take. */
export async function measure(): Promise<void> {
  for (const [pageCount, goal] of GOAL_RATIOS) {
    const siteFolder = generateSite(pageCount);
    const stockFolder = generateStockSite(path.join(siteFolder, 'docs'), pageCount);
    onCleanup(() => rmSync(siteFolder, { recursive: true, force: true }));
    console.log(
      `\n${pageCount} pages, goal ${goal} times stock Rspress, medians of ${RUNS} builds`,
    );
    await compareBuilds('cold', stockFolder, siteFolder, true);
    await compareBuilds('warm', stockFolder, siteFolder, false);
  }
}
