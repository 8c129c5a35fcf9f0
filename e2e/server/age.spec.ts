import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { run } from '../../scripts/lib/run';
import { DAY_MS } from '../../shared/buildTime';
import { projectRoot } from '../../shared/projectRoot';
import { SITE_JSON_FILE, type SiteJson } from '../../shared/siteJson';
import { rawRequest } from '../lib/rawHttp';

const SITE_JSON_ADDRESS = `/${SITE_JSON_FILE}`;

/**
 * Runs the command that deploy/README.md has for monitors: it checks the age of a site.
 *
 * @param origin the origin of the site, in place of the one in the command
 * @param days the greatest age that passes, in days, in place of the one in the command
 * @returns the exit code of the command
 */
async function runMonitor(origin: string | undefined, days: number): Promise<number> {
  const readme = readFileSync(path.join(projectRoot, 'deploy/README.md'), 'utf8');
  const [readmeLine = ''] = /^ *curl .*\| jq .*$/m.exec(readme) ?? [];
  const [exampleAddress, exampleAge] = [
    `https://www.example.org${SITE_JSON_ADDRESS} `,
    '--argjson days 60 ',
  ];
  expect(readmeLine).toContain(exampleAddress);
  expect(readmeLine).toContain(exampleAge);
  const command = readmeLine
    .replace(exampleAddress, () => `${origin}${SITE_JSON_ADDRESS} `)
    .replace(exampleAge, `--argjson days ${days} `);
  return (await run('sh', ['-c', command], { quiet: true })).code;
}

test('site.json tells the age of the site, is asked for each time, and has no compressed copy', async ({
  baseURL,
}) => {
  const { statusCode, headers, body } = await rawRequest(baseURL, SITE_JSON_ADDRESS, {
    headers: { 'accept-encoding': 'br, gzip' },
  });
  expect(statusCode).toBe(200);
  expect(headers['content-type']).toBe('application/json; charset=utf-8');
  expect(headers['cache-control']).toBe('no-cache');
  expect(headers['content-encoding']).toBeUndefined();
  const siteJson: SiteJson = JSON.parse(body.toString());
  expect(Object.keys(siteJson)).toEqual([
    'commit',
    'builtAt',
    'packagesInstalledAt',
    'securityTxtExpires',
  ]);
  expect(Date.parse(siteJson.builtAt)).toBeLessThanOrEqual(Date.now());
});

test('the line for monitors passes a young site, and fails for an old one and for none', async ({
  baseURL,
}) => {
  expect(await runMonitor(baseURL, 1)).toBe(0);
  expect(await runMonitor(baseURL, -1)).toBe(1);
  expect(await runMonitor(`${baseURL}/no-such-folder`, 1)).not.toBe(0);
});

test('the line for monitors heeds the packages as well as the build', async () => {
  let siteJson: Partial<SiteJson> = {};
  const server = createServer((_, response) => response.end(JSON.stringify(siteJson)));
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const [youngTime, oldTime] = [59, 61].map((days) =>
    new Date(Date.now() - days * DAY_MS).toISOString().replace(/\.\d+/, ''),
  );
  const monitorExitCodeFor = async (newSiteJson: Partial<SiteJson>) => {
    siteJson = newSiteJson;
    return runMonitor(origin, 60);
  };
  try {
    expect(await monitorExitCodeFor({ builtAt: youngTime, packagesInstalledAt: youngTime })).toBe(
      0,
    );
    expect(await monitorExitCodeFor({ builtAt: youngTime, packagesInstalledAt: null })).toBe(0);
    expect(await monitorExitCodeFor({ builtAt: oldTime, packagesInstalledAt: youngTime })).toBe(1);
    expect(await monitorExitCodeFor({ builtAt: youngTime, packagesInstalledAt: oldTime })).toBe(1);
    expect(await monitorExitCodeFor({ packagesInstalledAt: youngTime })).not.toBe(0);
  } finally {
    server.close();
  }
});
