import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { listFiles } from '../../plugins/site/listFiles';
import { ProjectCopy, runScript } from '../../scripts/lib/projectCopy';
import { makeSampleSite } from './sampleSite';

test('npm run new-post writes a title with signs of Markdown and MDX as it was typed, and only once', async () => {
  const project = new ProjectCopy();
  const title = 'Ten <years>, {2} *and* `more`';
  const created = await runScript(project.folder, ['new-post', title]);
  expect(created.output).toContain('docs/blog/ten-years-2-and-more.mdx: write its description');
  expect(created.code).toBe(0);
  const file = path.join(project.folder, 'docs/blog/ten-years-2-and-more.mdx');
  const text = readFileSync(file, 'utf8');
  expect(text).toContain(`title: ${JSON.stringify(title)}\n`);
  expect(text).toContain('\n# Ten \\<years>, \\{2} \\*and\\* \\`more\\`\n');

  const repeated = await runScript(project.folder, ['new-post', title]);
  expect(repeated.output).toContain('exists already. Nothing was written.');
  expect(repeated.code).toBe(1);
  expect(readFileSync(file, 'utf8')).toBe(text);
  project.remove();
});

test('npm run new-page writes no second page beside one that ends with .md', async () => {
  const project = new ProjectCopy();
  project.appendText('docs/docs/people.md', '# People\n');
  const { code, output } = await runScript(project.folder, ['new-page', 'docs/people', 'People']);
  expect(output).toBe('docs/docs/people.md exists already. Nothing was written.\n');
  expect(code).toBe(1);
  expect(existsSync(path.join(project.folder, 'docs/docs/people.mdx'))).toBe(false);
  project.remove();
});

test('a command whose code cannot be read names the line, and leaves nothing behind', async () => {
  const project = new ProjectCopy();
  const temporaryFolder = path.join(project.folder, 'tmp');
  mkdirSync(temporaryFolder);
  const env = { TMPDIR: temporaryFolder };
  const whole = await runScript(project.folder, ['ready'], env);
  expect(whole.output).toContain('This is the sample.');
  expect(readdirSync(temporaryFolder)).toEqual([]);

  project.replaceText('scripts/ready.ts', /$/, '\nconst broken = ;\n');
  const { code, output } = await runScript(project.folder, ['ready'], env);
  expect(output).toMatch(/scripts\/ready\.ts:\d+:15/);
  expect(output).not.toContain('    at ');
  expect(code).toBe(1);
  expect(readdirSync(temporaryFolder)).toEqual([]);
  project.remove();
});

test('npm run dev says which arguments it takes', async () => {
  const project = new ProjectCopy();
  for (const [args, message] of [
    [['--prt', '3001'], "Unknown option '--prt'"],
    [['--port', 'x'], 'the port x is not a number'],
  ] as const) {
    const { code, output } = await runScript(project.folder, ['dev', '--', ...args]);
    expect(output).toBe(`npm run dev -- --port 3001 --host 0.0.0.0: ${message}\n`);
    expect(code).toBe(1);
  }
  project.remove();
});

test('an option that a command does not have is told with those that it has, and nothing is done', async () => {
  const project = new ProjectCopy();
  for (const [command, args, message] of [
    ['build', ['--compres'], /^npm run build -- \[--compress\]: Unknown option '--compres'\n$/],
    ['ready', ['--son'], /^npm run ready -- \[--needed \| .*\]: Unknown option '--son'\n$/],
    ['ready', ['terms'], /^npm run ready -- .*: Unexpected argument 'terms'\n$/],
    ['ready', ['--on'], /^npm run ready -- .*: Option '--on <value>' argument missing\n$/],
    [
      'image:publish',
      ['registry.example/site', '--frsh'],
      /^npm run image:publish -- REGISTRY\/NAME \[--fresh\]: Unknown option '--frsh'\n$/,
    ],
    ['search:push', ['--dry-rn'], /^npm run search:push -- .*: Unknown option '--dry-rn'\n$/],
  ] as const) {
    const { code, output } = await runScript(project.folder, [command, '--', ...args]);
    expect(output).toMatch(message);
    expect(code).toBe(1);
  }
  expect(existsSync(path.join(project.folder, 'dist'))).toBe(false);
  project.remove();
});

test('npm run check fails when one of its checks fails, and says what to do', async () => {
  const project = makeSampleSite();
  // One unit test is enough here, and all of them take half a minute.
  for (const name of listFiles(project.folder)) {
    if (/\.test\.tsx?$/.test(name) && name !== 'shared/slug.test.ts') {
      rmSync(path.join(project.folder, name));
    }
  }
  project.appendText('shared/slug.ts', '\nexport const wrongType: number = "text";\n');
  const { code, output } = await runScript(project.folder, ['check']);
  expect(output).toContain('shared/slug.ts');
  expect(output).toContain('Types: mend the lines above.');
  expect(code).toBe(1);
  project.remove();
});
