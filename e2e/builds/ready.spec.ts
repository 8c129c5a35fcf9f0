import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { parse } from 'yaml';
import { makeSiteJson } from '../../plugins/outputs/wellKnown';
import { type ProjectCopy, runScript } from '../../scripts/lib/projectCopy';
import { makeCertificate, startTlsServer } from '../../scripts/lib/tlsServer';
import { NOT_ASSESSED } from '../../shared/schemas/accessibilitySchema';
import { makePublishable } from '../lib/published';
import { makeSampleSite } from './sampleSite';

// An association makes the site its own, step by step. Each test continues where the previous one
// has ended.
test.describe.configure({ mode: 'serial' });

let project: ProjectCopy;
const pathInAssociation = (name: string) => path.join(project.folder, 'association', name);
const runReady = () => runScript(project.folder, ['ready']);

test.beforeAll(() => {
  project = makeSampleSite();
});
test.afterAll(() => project.remove());

test('npm run adopt makes the folder of the association, once', async () => {
  expect((await runReady()).output).toContain(
    'This is the sample. npm run adopt makes association/ of it',
  );
  expect((await runScript(project.folder, ['adopt'])).code).toBe(0);
  const [facts, sampleFacts] = [pathInAssociation('site.yaml'), 'sample/site.yaml'].map((file) =>
    parse(readFileSync(path.resolve(project.folder, file), 'utf8')),
  );
  expect(facts).toEqual({ ...sampleFacts, accessibility: NOT_ASSESSED });
  expect((await runReady()).output).toMatch(
    /^ {2}association\/site\.yaml:\d+: accessibility\.state \(law 2005-102/m,
  );
  const secondRun = await runScript(project.folder, ['adopt']);
  expect(secondRun).toEqual({
    code: 1,
    output: 'association/ exists already, and is yours. Nothing was written.\n',
  });
});

test('npm run ready -- --explain says what values are, those of your own as well', async () => {
  project.setFacts({ 'host.control': 'own' });
  const { code, output } = await runScript(project.folder, [
    'ready',
    '--',
    '--explain',
    'host.control',
  ]);
  expect(code).toBe(0);
  expect(output).toMatch(
    /^association\/site\.yaml:\d+: host\.control \(charter: .*\). Whether the machines are your `own`.*`virtual`\.$/m,
  );
  expect(output.trim().split('\n')).toHaveLength(1);
});

test('a build without the icon says what is missing', async () => {
  renameSync(pathInAssociation('drawings/favicon.svg'), pathInAssociation('drawings/icon.svg'));
  const { code, output } = await runScript(project.folder, ['build']);
  renameSync(pathInAssociation('drawings/icon.svg'), pathInAssociation('drawings/favicon.svg'));
  expect(code).toBe(1);
  expect(output).toContain(
    'association/drawings/favicon.svg is missing: it is the icon, which has',
  );
});

test('npm run ready reports values and rules that are wrong, values of the sample and files to read in one round', async () => {
  project.setFacts({ 'legal.phone': 'abc', 'statutes.councilMax': 1 });
  const { code, output } = await runReady();
  expect(output).toMatch(/^association\/site\.yaml:\d+: legal\.phone: must be a telephone number/m);
  expect(output).toMatch(
    /^association\/site\.yaml:\d+: statutes\.councilMin: must not be more than/m,
  );
  expect(output).toMatch(
    /^must \(the law and the legal texts\): \d+\n {2}association\/site\.yaml:\d+: /m,
  );
  expect(output).toMatch(/^ {2}association\/to-read\.txt:\d+: docs\/cgu\.mdx: the terms of use/m);
  expect(output).toMatch(/^Left: 2 wrong, \d+ of the sample, and \d+ to read\./m);
  expect(code).toBe(1);
});

test('what the law asks to read stops a build without the sample’s values', async () => {
  project.setFacts({ 'legal.phone': '+33 1 23 45 67 89', 'statutes.councilMax': 9 });
  makePublishable(project);
  const { code, output } = await runScript(project.folder, ['build']);
  expect(output).toMatch(
    /^association\/to-read\.txt:\d+: docs\/cgu\.mdx is not read yet: law 2004-575/m,
  );
  expect(output).not.toContain('docs/index.mdx is not read');
  expect(code).not.toBe(0);
  expect(existsSync(path.join(project.folder, 'dist/index.html'))).toBe(false);
});

test('nothing is left once the last file is read', async () => {
  project.transformFile('association/to-read.txt', (text) =>
    text.replaceAll(/^(?:docs|shared)\/.*\n/gm, ''),
  );
  const result = await runReady();
  expect(result.output).toMatch(/^Left: 0 wrong, 0 of the sample, and \d to read\./m);
  expect(result.code).toBe(0);
  project.transformFile('association/to-read.txt', () => '');
  expect((await runReady()).output).toMatch(/^Nothing is left\.$/m);
});

test('npm run ready asks the published site what ends soon, which stops nothing, and --soon tells only that', async () => {
  const certificate = makeCertificate(90);
  const env = { NODE_EXTRA_CA_CERTS: path.join(project.folder, 'certificate.pem') };
  writeFileSync(env.NODE_EXTRA_CA_CERTS, certificate.cert);
  let builtAt = new Date();
  const site = await startTlsServer(certificate, (_, response) =>
    response.end(makeSiteJson(null, builtAt.getTime(), false)),
  );
  // From here on, nothing in the configuration is due: no fact is old, and no law has ended.
  const today = builtAt.toISOString().slice(0, 10);
  for (const file of ['association/site.yaml', 'association/services.yaml']) {
    project.transformFile(file, (text) =>
      text.replaceAll(/checkedOn: \S+/g, `checkedOn: ${today}`),
    );
  }
  project.setFacts({
    origin: site.origin,
    'joining.agenda': [],
    'retention.trafficDecree': 'none',
    'retention.trafficUntil': 'none',
  });
  const run = (...args: string[]) => runScript(project.folder, ['ready', '--', ...args], env);
  try {
    expect(await run()).toEqual({ code: 0, output: 'Nothing is left.\n' });
    expect(await run('--soon')).toEqual({ code: 0, output: '' });

    builtAt = new Date('2026-01-01');
    const line = `${site.origin}/ was built on 2026-01-01, more than 60 days ago: `;
    const { code, output } = await run();
    expect(output).toMatch(/^soon \(.*\): \d\n {2}https/);
    expect(output).toContain(line);
    expect(output).toMatch(/\nNothing is left\.\n$/);
    expect(code).toBe(0);
    const soonRun = await run('--soon');
    expect(soonRun.output).toContain(line);
    expect(soonRun.output).not.toContain('Nothing is left');
    expect(soonRun.code).toBe(1);
  } finally {
    site.stop();
  }
  const downRun = await run('--soon');
  expect(downRun.output).toMatch(/^https:.* does not answer \(connect ECONNREFUSED .*\n$/);
  expect(downRun.code).toBe(1);

  project.setFacts({ origin: 'nowhere' });
  const wrongOriginRun = await run('--soon');
  expect(wrongOriginRun.output).toMatch(
    /^association\/site\.yaml:\d+: origin: must be https:.*\n$/,
  );
  expect(wrongOriginRun.code).toBe(1);
});
