import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@rstest/core';
import { parse } from 'yaml';

const read = (file: string) => readFileSync(path.join(import.meta.dirname, file), 'utf8');

test('all ways to run it harden it as the README says', () => {
  const { site } = parse(read('compose.yaml')).services;
  expect(site).toMatchObject({
    read_only: true,
    tmpfs: '/tmp',
    cap_drop: ['ALL'],
    security_opt: ['no-new-privileges:true'],
  });
  expect(site.ports).toBeUndefined();

  const unit = read('site.container').split('\n');
  const hardening = ['ReadOnly=true', 'Tmpfs=/tmp', 'DropCapability=all', 'NoNewPrivileges=true'];
  const limits = [
    'PidsLimit=32',
    'PodmanArgs=--memory=128m',
    'StopTimeout=20',
    'HealthOnFailure=kill',
  ];
  const service = ['Restart=always', 'WantedBy=multi-user.target default.target'];
  const imageAndPort = ['PublishPort=127.0.0.1:8080:8080', 'Image=localhost/site', 'Pull=never'];
  expect(unit).toEqual(
    expect.arrayContaining([...hardening, ...limits, ...service, ...imageAndPort]),
  );
});

test('Compose does not replace the proxy together with the site', () => {
  // Compose 2 also replaces the services that depend on a replaced one. This test finds such a
  // dependency even on a machine that has only Compose 1.
  expect(parse(read('compose.yaml')).services.proxy.depends_on).toBeUndefined();
});

test('the service that updates the site has the variables that update.sh needs', () => {
  const script = read('update.sh');
  const service = read('site-update.service');
  const [, mode = ''] = /^ExecStart=\S+\/deploy\/update\.sh (\w+)$/m.exec(service) ?? [];
  expect(script).toContain(`'${mode} update'`);
  const names = [...read('site-update.env').matchAll(/^(\w+)=/gm)].map(([, name]) => name);
  expect(names).toEqual(['UPDATE_FROM', 'SITE_DOMAIN', 'BARE_DOMAIN']);
  for (const name of names) {
    expect(`${script}${read('compose.yaml')}`).toContain(`\${${name}`);
  }
  expect(service).toContain('EnvironmentFile=/etc/site-update.env');
  expect(read('README.md')).toContain('cp deploy/site-update.env /etc/');
});

test('the timer looks for an update after the start of the machine, then every five minutes', () => {
  const timer = read('site-update.timer').split('\n');
  const expectedLines = ['OnBootSec=1min', 'OnUnitInactiveSec=5min', 'WantedBy=timers.target'];
  expect(timer).toEqual(expect.arrayContaining(expectedLines));
});

test('Compose passes on every build argument of the Dockerfile, such as the refusal of a sample', () => {
  const dockerfile = read('../Dockerfile');
  const argumentNames = [...dockerfile.matchAll(/^ARG (\w+)/gm)].map(([, name]) => name);
  const { site } = parse(read('compose.yaml')).services;
  expect([...site.build.args].sort()).toEqual([...new Set(argumentNames)].sort());
});

test('the proxy keeps its certificates when it is replaced', () => {
  const { services, volumes } = parse(read('compose.yaml'));
  // Caddy keeps them in this folder: https://caddyserver.com/docs/conventions#data-directory
  expect(services.proxy.volumes).toContain('caddy:/data');
  expect(volumes).toHaveProperty('caddy');
});
