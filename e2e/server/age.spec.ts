import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { projectRoot } from '../../scripts/lib/projectCopy';
import { run } from '../../scripts/lib/run';
import { SITE_JSON_FILE, type SiteJson } from '../../shared/siteJson';
import { rawRequest } from '../lib/rawHttp';

const ADDRESS = `/${SITE_JSON_FILE}`;
const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Runs the command that deploy/README.md has for monitors: it checks the age of a site.
 *
 * @param origin the origin of the site, in place of the one in the command
 * @param days the greatest age that passes, in days, in place of the one in the command
 * @returns the exit code of the command
 */
async function runMonitor(origin: string | undefined, days: number): Promise<number> {
  const readme = readFileSync(path.join(projectRoot, 'deploy/README.md'), 'utf8');
  const [line = ''] = /^ *curl .*\| jq .*$/m.exec(readme) ?? [];
  const [example, age] = [`https://www.example.org${ADDRESS} `, '--argjson days 60 '];
  expect(line).toContain(example);
  expect(line).toContain(age);
  const command = line
    .replace(example, () => `${origin}${ADDRESS} `)
    .replace(age, `--argjson days ${days} `);
  return (await run('sh', ['-c', command], { quiet: true })).code;
}

test('site.json tells the age of the site, is asked for each time, and has no compressed copy', async ({
  baseURL,
}) => {
  const { statusCode, headers, body } = await rawRequest(baseURL, ADDRESS, {
    headers: { 'accept-encoding': 'br, gzip' },
  });
  expect(statusCode).toBe(200);
  expect(headers['content-type']).toBe('application/json; charset=utf-8');
  expect(headers['cache-control']).toBe('no-cache');
  expect(headers['content-encoding']).toBeUndefined();
  const content: SiteJson = JSON.parse(body.toString());
  expect(Object.keys(content)).toEqual([
    'commit',
    'builtAt',
    'packagesInstalledAt',
    'securityTxtExpires',
  ]);
  expect(Date.parse(content.builtAt)).toBeLessThanOrEqual(Date.now());
});

test('the line for monitors passes a young site, and fails for an old one and for none', async ({
  baseURL,
}) => {
  expect(await runMonitor(baseURL, 1)).toBe(0);
  expect(await runMonitor(baseURL, -1)).toBe(1);
  expect(await runMonitor(`${baseURL}/no-such-folder`, 1)).not.toBe(0);
});

test('the line for monitors heeds the packages as well as the build', async () => {
  let content: Partial<SiteJson> = {};
  const server = createServer((_, response) => response.end(JSON.stringify(content)));
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const [young, old] = [59, 61].map((days) =>
    new Date(Date.now() - days * DAY_MS).toISOString().replace(/\.\d+/, ''),
  );
  const codeFor = async (facts: Partial<SiteJson>) => {
    content = facts;
    return runMonitor(origin, 60);
  };
  try {
    expect(await codeFor({ builtAt: young, packagesInstalledAt: young })).toBe(0);
    expect(await codeFor({ builtAt: young, packagesInstalledAt: null })).toBe(0);
    expect(await codeFor({ builtAt: old, packagesInstalledAt: young })).toBe(1);
    expect(await codeFor({ builtAt: young, packagesInstalledAt: old })).toBe(1);
    expect(await codeFor({ packagesInstalledAt: young })).not.toBe(0);
  } finally {
    server.close();
  }
});
