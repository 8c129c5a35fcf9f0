import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ProjectCopy } from '../../e2e/projectCopy';
import { onCleanup } from '../lib/main';
import { bin, mustRun, root } from '../lib/run';

/** How many pages, and how long their build may take as a multiple of stock Rspress. */
const GOALS = [
  { pages: 36, goal: 1.5 },
  { pages: 1000, goal: 1 },
];
const PAGES_PER_GROUP = 20;
/** The first page of the guide, to which the footer links. */
const INTRODUCTION = '/docs/mattermost/introduction';
/** About 50 words. */
const SENTENCES = `The channel shows the messages of a team, and its members search their accounts, files and
calendars there. A notification tells of each reaction in a thread, unless the setting of the browser hides it. Mail
and backups have a service of their own, whose address stands in the archive beside a picture and a link.`;

const addressOf = (index: number) =>
  index === 0 ? INTRODUCTION : `/docs/mattermost/part-${Math.floor(index / PAGES_PER_GROUP)}/page-${index}`;

/** A page of about 600 words under six headings, with code, and links to two other pages. */
function textOf(index: number, count: number): string {
  const link = (to: number) => `[Page ${to % count}](${addressOf(to % count)})`;
  const section = (level: string, part: number) =>
    `${level} Part ${part} of page ${index}\n\n${SENTENCES}\n\n${SENTENCES}\n\n\`\`\`sh\ngrep "page ${index}" | sort\n\`\`\`\n`;
  return `---
title: Page ${index}
description: What the members of a team find on page ${index} of the guide.
---

# Page ${index}

Go on with ${link(index + 1)}, or with ${link(index + (count >> 1))}.

${['##', '###', '##', '###', '##', '##'].map(section).join('\n')}
`;
}

/** Writes the pages of a guide. @returns its sidebar, with all of them */
function writePages(docs: string, count: number) {
  const groups: { text: string; items: { text: string; link: string }[] }[] = [];
  for (let index = 0; index < count; index += 1) {
    const link = addressOf(index);
    const file = path.join(docs, `${link}.mdx`);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, textOf(index, count));
    if (index % PAGES_PER_GROUP === 0) {
      groups.push({ text: `Group ${groups.length}`, items: [] });
    }
    groups.at(-1)?.items.push({ text: `Page ${index}`, link });
  }
  return groups;
}

/** A copy of the project with these pages, and the short ones of e2e/fixtures, to which the theme links. */
function generateSite(count: number): string {
  const { folder } = new ProjectCopy();
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
  const folder = mkdtempSync(path.join(tmpdir(), 'site-stock-'));
  const config = {
    root: 'docs',
    outDir: 'dist',
    themeConfig: { sidebar: { '/docs': writePages(path.join(folder, 'docs'), count) } },
    builderConfig: { performance: { buildCache: false } },
  };
  writeFileSync(path.join(folder, 'docs/index.md'), `# Home\n\n[Guide](${INTRODUCTION})\n`);
  writeFileSync(path.join(folder, 'package.json'), '{ "type": "module", "private": true }');
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
  writeFileSync(path.join(folder, 'rspress.config.ts'), `export default ${JSON.stringify(config)};\n`);
  return folder;
}

/** Builds a generated site, which the cleanup removes. @returns the seconds that it takes */
async function build(folder: string, args: string[]): Promise<number> {
  onCleanup(() => rmSync(folder, { recursive: true, force: true }));
  const begun = performance.now();
  await mustRun('The generated site was not built:', process.execPath, args, { cwd: folder, quiet: true });
  return (performance.now() - begun) / 1000;
}

/** Prints how long builds take as the site grows. */
export async function measure(): Promise<void> {
  const rows = [];
  for (const { pages, goal } of GOALS) {
    const stock = await build(generateStockSite(pages), [bin('rspress'), 'build']);
    const ours = await build(generateSite(pages), ['scripts/launch.mjs', 'build']);
    rows.push({
      pages,
      'build s': ours.toFixed(1),
      'stock s': stock.toFixed(1),
      'times stock': (ours / stock).toFixed(1),
      goal,
    });
  }
  console.table(rows);
}
