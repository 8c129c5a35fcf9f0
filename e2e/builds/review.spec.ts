import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from '@playwright/test';
import { type ProjectCopy, runScript } from '../../scripts/lib/projectCopy';
import { commitAll, git } from '../lib/git';
import { makeSampleSite } from './sampleSite';

/** These tests check what an author gets from the job that a forge runs after each save. */

const PAD_FILE = 'docs/docs/services/pad.mdx';
const PAD_TEXT = 'A page.';

test.describe.configure({ mode: 'serial' });

let project: ProjectCopy;

const pathOf = (name: string) => path.join(project.folder, name);

test.beforeAll(() => {
  project = makeSampleSite();
  // In this copy, most titles of pages are made from addresses. One address has the word
  // `formating`, which the spelling check does not know.
  project.appendText('sample/words.txt', 'formating\n');
  project.appendText('docs/cgu.mdx', '\nFrom <ConfigValue of="terms.minimumAge" /> years on.\n');
  project.setFacts({ 'terms.minimumAge': 15 });
  git(project.folder, ['init', '--quiet']);
  // In .gitignore, `node_modules/` matches only a folder, but here node_modules is a link.
  project.appendText('.git/info/exclude', 'node_modules\nsummary.md\n');
  commitAll(project.folder, '2025-05-01T12:00:00+0000');
});

test.afterAll(() => project.remove());

/** Runs `npm run review` as a job of a forge does. */
async function review(...args: string[]) {
  const summaryFile = pathOf('summary.md');
  writeFileSync(summaryFile, 'Of a step before.\n');
  const { code, output } = await runScript(project.folder, ['review', '--', ...args], {
    GITHUB_ACTIONS: 'true',
    GITHUB_STEP_SUMMARY: summaryFile,
  });
  return { code, output, summary: readFileSync(summaryFile, 'utf8') };
}

test('mistakes stand at their file and line', async () => {
  const originalText = readFileSync(pathOf(PAD_FILE), 'utf8');
  const line = originalText.split('\n').indexOf(PAD_TEXT) + 1;
  project.replaceText(PAD_FILE, PAD_TEXT, 'A [page](/docs/services/nowhere),\nof tehm.');
  const { code, output, summary } = await review('--base', 'HEAD');
  expect(output).toMatch(
    new RegExp(
      `^::error file=${PAD_FILE},line=${line}::the link /docs/services/nowhere leads to no`,
      'm',
    ),
  );
  expect(output).toMatch(
    new RegExp(`^::error file=${PAD_FILE},line=${line + 1},col=4::Unknown word \\(tehm\\)$`, 'm'),
  );
  expect(output.match(/^::/gm)).toHaveLength(2);
  expect(summary).toMatch(/^Of a step before\.\n## 2 mistakes stop the publication$/m);
  expect(summary).toContain(`- ${PAD_FILE}, line ${line}: the link`);
  expect(summary).toContain('words.txt');
  expect(code).toBe(1);
  expect(existsSync(pathOf('preview'))).toBe(false);
  writeFileSync(pathOf(PAD_FILE), originalText);
});

test('a changed word, a fact, a heading and a link stand in the summary', async () => {
  project.replaceText(PAD_FILE, PAD_TEXT, 'A leaf, see [the terms](/cgu).\n\n## Lifetime\n\nLong.');
  project.setFacts({ 'terms.minimumAge': 16 });
  commitAll(project.folder, '2025-05-02T12:00:00+0000');
  const { code, output, summary } = await review('--base', 'HEAD~1');
  expect(output).not.toContain('::error');
  expect(code).toBe(0);
  expect(summary).toContain('## The pages can be published');
  expect(summary).toContain(`- **cgu** (\`/cgu\`) is changed
  - 1 word added, 1 removed: ~~15~~ **16**
- **Pad** (\`/docs/services/pad\`) is changed
  - headings added: “Lifetime”
  - links added: “the terms (/cgu)”
  - 6 words added, 1 removed: ~~page~~ **leaf see the terms Lifetime Long**
`);
  expect(summary.match(/^- /gm)).toHaveLength(2);
  expect(git(project.folder, ['worktree', 'list']).trim().split('\n')).toHaveLength(1);
  expect(git(project.folder, ['status', '--porcelain'])).toBe('');
});

test('the preview opens by double click', async ({ page }) => {
  const browserProblems: string[] = [];
  page.on('requestfailed', (request) => browserProblems.push(request.url()));
  page.on('console', (message) => browserProblems.push(message.text()));
  const folder = pathToFileURL(pathOf('preview')).href;
  await page.goto(`${folder}/docs/services/pad.html`);
  const commit = git(project.folder, ['rev-parse', '--short', 'HEAD']).trim();
  const notice = page.getByText(`Preview of ${commit}; search and figures do not work here.`);
  await expect(notice).toBeVisible();
  // The style sheet of the site lays the links of the navbar side by side.
  const linkTopsPx = await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => Math.round(link.getBoundingClientRect().top)));
  expect(new Set(linkTopsPx).size).toBe(1);
  await page.getByRole('main').getByRole('link', { name: 'the terms' }).click();
  await expect(page).toHaveURL(`${folder}/cgu.html`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('cgu');
  await page.getByRole('link', { name: 'Documentation' }).first().click();
  await expect(page).toHaveURL(`${folder}/docs/index.html`);
  expect(browserProblems).toEqual([]);
});

test('where an earlier commit cannot be built, the pages are not compared', async () => {
  const lock = JSON.parse(readFileSync(pathOf('package-lock.json'), 'utf8'));
  const olderLock = structuredClone(lock);
  olderLock.packages['node_modules/react'].version = '0.0.1';
  writeFileSync(pathOf('package-lock.json'), JSON.stringify(olderLock));
  commitAll(project.folder, '2025-05-03T12:00:00+0000');
  writeFileSync(pathOf('package-lock.json'), JSON.stringify(lock));
  rmSync(pathOf('preview'), { recursive: true });
  const { code, summary } = await review('--base', 'HEAD', '--preview', 'pages');
  expect(summary).toMatch(
    /^Pages are not compared with an earlier state: other npm packages belong to the commit \w+\.$/m,
  );
  expect(existsSync(pathOf('pages/index.html'))).toBe(true);
  expect(existsSync(pathOf('preview'))).toBe(false);
  expect(code).toBe(0);
});
