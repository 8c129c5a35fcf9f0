import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startBrowser } from '../lib/browser';
import { TIMES_STOCK } from '../lib/goals';
import { onCleanup } from '../lib/main';
import { kB } from '../lib/pageLoad';
import { visitPage } from '../lib/pageVisit';
import { copyProject } from '../lib/projectCopy';
import { bin, mustRun, root } from '../lib/run';
import { serveSite } from '../lib/servedSite';

const SIZES = [36, 1000];
const PAGES_PER_GROUP = 20;
/** The first page of the guide, to which the footer links. */
const INTRODUCTION = '/docs/mattermost/introduction';
/** Words of a text, which are drawn in another order for each page. */
const WORDS = `the channel message team server account notification setting member file search calendar
  mail backup service address password browser window button reaction thread topic archive link picture`.split(
  /\s+/,
);

/** Random numbers, the same in every run: https://en.wikipedia.org/wiki/Linear_congruential_generator */
function randomWords(seed: number): (count: number) => string {
  let state = seed + 1;
  const next = () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    // Some words are of one page only, as names and numbers are.
    return state % 20 === 0 ? `word${state % 100_000}` : WORDS[(state >>> 8) % WORDS.length];
  };
  return (count) => Array.from({ length: count }, next).join(' ');
}

const addressOf = (index: number) =>
  index === 0 ? INTRODUCTION : `/docs/mattermost/part-${Math.floor(index / PAGES_PER_GROUP)}/page-${index}`;

/** A page of about 600 words under six headings, with a list, a table, code and links to two other pages. */
function textOf(index: number, count: number): string {
  const words = randomWords(index);
  const section = (level: string) => `${level} ${words(3)}\n\n${words(45)}.\n\n${words(45)}.\n`;
  const link = (to: number) => `[Page ${to % count}](${addressOf(to % count)})`;
  return `---
title: Page ${index}
description: ${words(15)}
---

# Page ${index}

${words(20)}. Go on with ${link(index + 1)}, or with ${link(index + (count >> 1))}.

${['##', '###', '##', '###', '##', '##'].map(section).join('\n')}
- ${words(7)}
- ${words(7)}

| ${words(1)} | ${words(1)} |
|---|---|
| ${words(3)} | ${words(4)} |

\`\`\`sh
grep "${words(2)}" ${words(1)} | ${words(1)}
\`\`\`
`;
}

/** Writes the pages of a guide. @returns its sidebar */
function writePages(docs: string, count: number) {
  const pages = Array.from({ length: count }, (_, index) => index);
  for (const index of pages) {
    const file = path.join(docs, `${addressOf(index)}.mdx`);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, textOf(index, count));
  }
  const groups = pages.filter((index) => index % PAGES_PER_GROUP === 0);
  return groups.map((first) => ({
    text: `Group ${first}`,
    items: pages
      .slice(first, first + PAGES_PER_GROUP)
      .map((index) => ({ text: `Page ${index}`, link: addressOf(index) })),
  }));
}

function temporaryFolder(folder: string): string {
  onCleanup(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** @returns the seconds that a build takes */
async function build(folder: string, args: string[]): Promise<number> {
  const begun = performance.now();
  await mustRun('The generated site could not be built:', process.execPath, args, {
    cwd: folder,
    quiet: true,
  });
  return (performance.now() - begun) / 1000;
}

/** Replaces the pages of a copy of the project, those that the theme links to by the short ones of e2e/fixtures. */
function generateSite(count: number): string {
  const folder = temporaryFolder(copyProject());
  const docs = path.join(folder, 'docs');
  for (const name of ['blog', 'docs']) {
    rmSync(path.join(docs, name), { recursive: true });
  }
  cpSync(path.join(root, 'e2e/fixtures/docs/v1'), docs, { recursive: true });
  rmSync(path.join(docs, 'docs/mattermost'), { recursive: true });
  writeFileSync(
    path.join(folder, 'sidebars.ts'),
    `export const docsSidebar = ${JSON.stringify(writePages(docs, count))};
export const associationSidebar = [{ text: 'Association', link: '/docs/association' }];
export const servicesSidebar = [{ text: 'Services', link: '/docs/services' }];
`,
  );
  return folder;
}

/** The same pages and sidebar for Rspress as it comes: its own theme, no plugin, no cache. */
function generateStockSite(count: number): string {
  const folder = temporaryFolder(mkdtempSync(path.join(tmpdir(), 'site-stock-')));
  const docs = path.join(folder, 'docs');
  const config = {
    root: 'docs',
    outDir: 'dist',
    themeConfig: { sidebar: { '/docs': writePages(docs, count) } },
    builderConfig: { performance: { buildCache: false } },
  };
  writeFileSync(path.join(docs, 'index.md'), `# Home\n\n[Guide](${INTRODUCTION})\n`);
  writeFileSync(path.join(folder, 'package.json'), '{ "type": "module", "private": true }');
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
  writeFileSync(path.join(folder, 'rspress.config.ts'), `export default ${JSON.stringify(config)};\n`);
  return folder;
}

/** Prints how the build and a visit change as the site grows. */
export async function measureGrowth(): Promise<void> {
  const browser = await startBrowser();
  const rows = [];
  for (const pages of SIZES) {
    const stock = await build(generateStockSite(pages), [bin('rspress'), 'build']);
    const folder = generateSite(pages);
    const ours = await build(folder, ['scripts/launch.mjs', 'build']);
    const { url, stop } = await serveSite(path.join(folder, 'dist'));
    const { files, early, close } = await visitPage(browser, url + addressOf(pages >> 1));
    await close();
    await stop();
    rows.push({
      pages,
      'build s': ours.toFixed(1),
      'stock s': stock.toFixed(1),
      'times stock': (ours / stock).toFixed(1),
      goal: TIMES_STOCK[pages],
      'before load kB': kB(early).toFixed(1),
      'once idle kB': kB(files).toFixed(1),
    });
    console.table(rows);
  }
}
