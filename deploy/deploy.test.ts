import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@rstest/core';
import { Deployment } from 'kubernetes-models/apps/v1/Deployment';
import { Ingress } from 'kubernetes-models/networking.k8s.io/v1/Ingress';
import { NetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1/NetworkPolicy';
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1/PodDisruptionBudget';
import { Service } from 'kubernetes-models/v1/Service';
import { parse, parseAllDocuments } from 'yaml';

const read = (file: string) => readFileSync(path.join(import.meta.dirname, file), 'utf8');
const kinds = { Deployment, Ingress, NetworkPolicy, PodDisruptionBudget, Service };

test('the manifests for Kubernetes keep to its schemas', () => {
  const documents = parseAllDocuments(read('kubernetes.yaml')).map((document) => document.toJS());
  expect(documents.map(({ kind }) => kind).sort()).toEqual(Object.keys(kinds).sort());
  for (const document of documents) {
    expect(() => new kinds[document.kind as keyof typeof kinds](document).validate()).not.toThrow();
  }
  const broken = { ...documents[0], spec: { ...documents[0].spec, replicas: 'two' } };
  expect(() => new Deployment(broken).validate()).toThrow(/replicas/);
});

test('the manifests for Kubernetes name the image by a digest, a class of Ingress, and the least version', () => {
  const text = read('kubernetes.yaml');
  const documents = parseAllDocuments(text).map((document) => document.toJS());
  const specOf = (wanted: string) => documents.find(({ kind }) => kind === wanted).spec;
  const [container] = specOf('Deployment').template.spec.containers;
  expect(container.image).toMatch(/^[\w./-]+@sha256:[\da-f]{64}$/);
  expect(specOf('Ingress').ingressClassName).toBe('nginx');
  // The sleep in preStop is on by default since Kubernetes 1.30, and stable since 1.34:
  // https://kubernetes.io/docs/concepts/containers/container-lifecycle-hooks/
  expect(container.lifecycle.preStop).toEqual({ sleep: { seconds: 5 } });
  expect(text).toContain('Kubernetes 1.30 or newer');
  // nginx.conf answers this address without a line in the log.
  for (const probe of [container.readinessProbe, container.livenessProbe]) {
    expect(probe.httpGet).toEqual({ path: '/healthz', port: 'http' });
  }
  expect(container.ports).toEqual([{ name: 'http', containerPort: 8080 }]);
});

test('all ways to run it harden it as the README says', () => {
  const [deployment] = parseAllDocuments(read('kubernetes.yaml')).map((document) =>
    document.toJS(),
  );
  const pod = deployment.spec.template.spec;
  expect(pod.securityContext.runAsUser).toBe(101);
  expect(pod.containers[0].securityContext).toEqual({
    readOnlyRootFilesystem: true,
    allowPrivilegeEscalation: false,
    capabilities: { drop: ['ALL'] },
  });
  expect(deployment.spec.strategy.rollingUpdate).toEqual({ maxSurge: 1, maxUnavailable: 0 });

  const { site } = parse(read('compose.yaml')).services;
  expect(site).toMatchObject({
    read_only: true,
    tmpfs: '/tmp',
    cap_drop: ['ALL'],
    security_opt: ['no-new-privileges:true'],
  });
  expect(site.ports).toBeUndefined();

  const stack = parse(read('stack.yaml')).services.site;
  expect(stack).toMatchObject({
    read_only: true,
    volumes: [{ type: 'tmpfs', target: '/tmp' }],
    cap_drop: ['ALL'],
    deploy: { update_config: { order: 'start-first', failure_action: 'rollback' } },
  });
  expect(stack.ports).toBeUndefined();

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

test('Compose passes on every build argument of the Dockerfile, such as the refusal of a sample', () => {
  const dockerfile = read('../Dockerfile');
  const argumentNames = [...dockerfile.matchAll(/^ARG (\w+)/gm)].map(([, name]) => name);
  const { site } = parse(read('compose.yaml')).services;
  expect([...site.build.args].sort()).toEqual([...new Set(argumentNames)].sort());
});

test('the proxy keeps its certificates when it is replaced', () => {
  for (const file of ['compose.yaml', 'stack.yaml']) {
    const { proxy } = parse(read(file)).services;
    // Caddy keeps them in this folder: https://caddyserver.com/docs/conventions#data-directory
    expect(JSON.stringify(proxy.volumes)).toContain('caddy:/data');
    expect(parse(read(file)).volumes).toHaveProperty('caddy');
  }
});
