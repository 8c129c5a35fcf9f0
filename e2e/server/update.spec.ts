import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { findFreePort } from '../../scripts/lib/port';
import type { ProjectCopy } from '../../scripts/lib/projectCopy';
import { run } from '../../scripts/lib/run';
import { makeSampleSite } from '../builds/sampleSite';
import { commitAll, git } from '../lib/git';
import { makePublishable } from '../lib/published';
import { workflowCommands } from '../lib/workflow';
import { prepareCompose } from './compose';
import { RequestLoad, requestAnswer } from './load';
import {
  BARE_DOMAIN,
  buildVariant,
  DOMAIN,
  type DockerEngine,
  docker,
  findEngineUnderTest,
  waitForSiteBehindProxy,
} from './proxiedSite';
import { type Registry, startRegistry } from './registry';
import { findExampleInReadme, startProxy } from './reverseProxy';
import { Updater } from './update';

test.describe.configure({ mode: 'default' });

const TEST_NAME = `site-update-${process.pid}`;
/** The number of requests, at least, that must be answered while versions change. */
const MIN_REQUESTS = 5000;
/** The path of the page on which a word changes. */
const PAGE_PATH = '/docs/services/pad';

/** A configuration of nginx that answers every request with an error. */
const NGINX_CONF_WITH_ERRORS = `
pid /tmp/nginx.pid;
events {}
http {
  client_body_temp_path /tmp/a; proxy_temp_path /tmp/b; fastcgi_temp_path /tmp/c;
  uwsgi_temp_path /tmp/d; scgi_temp_path /tmp/e;
  access_log off;
  server { listen 8080; return 500; }
}`;
const HOME_OF_ANOTHER_SITE =
  '<!doctype html><link rel="canonical" href="https://www.another.example/"><title>Another</title>';

/** Runs the commands of the job that publishes the image, as the forge does after a push. */
async function publishImage(project: ProjectCopy, image: string): Promise<string> {
  const dockerConfigFolder = mkdtempSync(path.join(tmpdir(), 'site-docker-'));
  const env = {
    ...process.env,
    DOCKER_CONFIG: dockerConfigFolder,
    REGISTRY_IMAGE: image,
    REGISTRY_USER: 'user',
    REGISTRY_TOKEN: 'token',
  };
  let allOutput = '';
  for (const command of workflowCommands('test.yaml', 'publish', 'push')) {
    const { code, output } = await run('bash', ['-e', '-c', command], {
      cwd: project.folder,
      env,
      quiet: true,
    });
    allOutput += output;
    expect(code, allOutput).toBe(0);
  }
  rmSync(dockerConfigFolder, { recursive: true });
  return allOutput;
}

/** Changes the word on the page, commits the change, and returns the hash of the commit. */
function commitWord(project: ProjectCopy, word: string): string {
  project.replaceText(`docs${PAGE_PATH}.mdx`, /\nA .*page\.\n/, `\nA ${word} page.\n`);
  commitAll(project.folder, new Date().toISOString());
  return git(project.folder, ['rev-parse', 'HEAD']).trim();
}

/** Builds a variant of the image `base`, and pushes it to the registry as the newest image. */
async function pushVariant(
  engine: DockerEngine,
  image: string,
  base: string,
  files: Record<string, string>,
): Promise<void> {
  await buildVariant(engine, `${image}:latest`, files, base);
  await docker(engine, ['push', `${image}:latest`]);
}

/**
 * Builds an image that contains the name of its deployment and checks its health each second. Then
 * pushes it to the registry as the newest image.
 */
async function pushDeployment(engine: DockerEngine, image: string, name: string): Promise<void> {
  const healthCheck = `HEALTHCHECK --interval=1s --timeout=1s --retries=1 CMD ["/bin/wget", "-q", "-O", "/dev/null", "http://127.0.0.1:8080/healthz"]`;
  const files = { '/srv/site/deployment.txt': name };
  await buildVariant(engine, `${image}:latest`, files, undefined, healthCheck);
  await docker(engine, ['push', `${image}:latest`]);
}

/** Removes the images of a name, with any tag: the test has built, pushed and pulled them. */
async function removePulledImages(engine: DockerEngine, image: string): Promise<void> {
  const ids = await docker(engine, ['image', 'ls', '--quiet', '--filter', `reference=${image}`]);
  for (const id of new Set(ids.split('\n').filter(Boolean))) {
    await docker(engine, ['rmi', '--force', id]);
  }
}

test('a changed word goes from a commit to the page and back, and no fault of an update loses a request', async () => {
  const engine = await findEngineUnderTest();
  const registry: Registry = await startRegistry();
  const image = `${registry.host}/our-association/site`;
  const project = makeSampleSite();
  const variables = {
    UPDATE_FROM: `${image}:latest`,
    SITE_IMAGE: TEST_NAME,
    COMPOSE_PROJECT_NAME: TEST_NAME,
    SITE_DOMAIN: DOMAIN,
    BARE_DOMAIN,
    HTTP_PORT: '127.0.0.1:',
    HTTPS_PORT: '127.0.0.1:',
  };
  const updater = new Updater('compose', variables);
  const runCompose = await prepareCompose(TEST_NAME, TEST_NAME);
  const listSiteContainers = async () =>
    (
      await docker(engine, [
        'ps',
        '--all',
        '--quiet',
        '--filter',
        `label=com.docker.compose.project=${TEST_NAME}`,
        '--filter',
        'label=com.docker.compose.service=site',
      ])
    )
      .split('\n')
      .filter(Boolean);
  let load: RequestLoad | undefined;
  try {
    git(project.folder, ['init', '--quiet', '--initial-branch', 'main']);
    expect(await publishImage(project, image)).toContain('This site is a sample');

    makePublishable(project);
    const firstCommit = commitWord(project, 'first');
    await publishImage(project, image);
    const firstResult = await updater.run();
    expect(firstResult).toEqual({
      code: 0,
      output: expect.stringContaining(`commit ${firstCommit}`),
    });
    const site = await waitForSiteBehindProxy(engine, await runCompose('ps', '--quiet', 'proxy'));
    const readShownWord = async () => /A (\w+) page\./.exec((await site.get(PAGE_PATH)).body)?.[1];
    expect(await readShownWord()).toBe('first');
    load = new RequestLoad(`${site.httpsOrigin}${PAGE_PATH}`, site.ca, 'all');
    await load.waitForAnswers(100);

    load.phase = 'the word is published';
    const secondCommit = commitWord(project, 'second');
    const publishOutput = await publishImage(project, image);
    // Operators pull “latest”, so it comes last.
    const tags = [secondCommit.slice(0, 12), new Date().toISOString().slice(0, 10), 'latest'];
    expect(publishOutput.match(/^Published .*$/gm)).toEqual(
      tags.map((tag) => `Published ${image}:${tag}`),
    );
    const secondResult = await updater.run();
    expect(secondResult).toEqual({
      code: 0,
      output: expect.stringContaining(`commit ${secondCommit}`),
    });
    expect(await readShownWord()).toBe('second');
    expect(await listSiteContainers()).toHaveLength(1);
    expect(await updater.run()).toEqual({ code: 0, output: '' });

    load.phase = 'back';
    expect((await updater.run(['back'])).code).toBe(0);
    expect(await readShownWord()).toBe('first');
    // On a real machine, a timer starts the next run, which must not bring the second version back.
    expect(await updater.run()).toEqual({ code: 0, output: '' });
    expect(await readShownWord()).toBe('first');

    const goodImage = `${TEST_NAME}:good`;
    await docker(engine, ['pull', `${image}:${secondCommit.slice(0, 12)}`]);
    await docker(engine, ['tag', `${image}:${secondCommit.slice(0, 12)}`, goodImage]);
    /** Checks that an update fails with one line that contains a text, and changes nothing. */
    const expectRefused = async (
      expectedText: string,
      result: Promise<{ code: number | null; output: string }>,
    ) => {
      const { code, output } = await result;
      expect(output).toContain(expectedText);
      expect(output.trim().split('\n')).toHaveLength(1);
      expect(code).toBe(1);
      expect(await listSiteContainers()).toHaveLength(1);
      expect(await readShownWord()).toBe('first');
    };

    load.phase = 'a version that does not start';
    await pushVariant(engine, image, goodImage, { '/start.sh': 'echo cannot start; exit 1' });
    await expectRefused('it ends after its start: cannot start', updater.run());
    const refusedImage = await docker(engine, [
      'image',
      'inspect',
      '--format',
      '{{.Id}}',
      `${image}:latest`,
    ]);

    load.phase = 'a version whose /healthz fails';
    await pushVariant(engine, image, goodImage, {
      '/etc/nginx/nginx.conf': NGINX_CONF_WITH_ERRORS,
    });
    await expectRefused(
      '/healthz does not answer in 3 seconds',
      updater.run([], { START_LIMIT: '3' }),
    );

    load.phase = 'the files of another site';
    await pushVariant(engine, image, goodImage, {
      '/srv/site/index.html': HOME_OF_ANOTHER_SITE,
    });
    await expectRefused('it is the site of https://www.another.example/', updater.run());

    load.phase = 'half an answer of the registry';
    await pushVariant(engine, image, goodImage, { '/srv/site/new.txt': 'new'.repeat(5000) });
    await docker(engine, ['rmi', `${image}:latest`]);
    registry.cutNewestFile();
    await expectRefused(`${image}:latest is not pulled`, updater.run([], { PULL_LIMIT: '20' }));

    load.phase = 'no registry';
    await registry.stop();
    await expectRefused('connection refused', updater.run());
    await registry.start();

    load.phase = 'a full disk';
    await expectRefused('no space left on device', updater.runWithFullDisk());

    load.phase = 'two updates at once';
    await pushVariant(engine, image, goodImage, { '/srv/site/third.txt': 'third' });
    const results = await Promise.all([updater.run(), updater.run()]);
    expect(results.map(({ code }) => code)).toEqual([0, 0]);
    expect(results.map(({ output }) => output)).toContain('Another update runs.\n');
    expect(await listSiteContainers()).toHaveLength(1);
    expect(await readShownWord()).toBe('second');

    load.phase = 'an update that is cut off';
    await pushVariant(engine, image, goodImage, { '/srv/site/fourth.txt': 'fourth' });
    const cutUpdate = updater.start();
    // Both containers run together only until the new one answers.
    await expect.poll(async () => (await listSiteContainers()).length, { intervals: [50] }).toBe(2);
    process.kill(-Number(cutUpdate.child.pid), 'SIGKILL');
    await cutUpdate.result;
    await updater.waitForLock();
    expect(await updater.run()).toEqual({
      code: 0,
      output: expect.not.stringContaining('Another update runs.'),
    });
    expect(await listSiteContainers()).toHaveLength(1);
    expect((await site.get('/fourth.txt')).body).toBe('fourth');

    await load.waitForAnswers(Math.max(100, MIN_REQUESTS - load.answerCount));
    await load.stop();
    expect(load.failures).toEqual([]);
    console.log(`Updates: ${load.answerCount} requests answered, none lost.`);

    // The script has removed the image of the first version that it refused.
    expect((await engine.docker(['image', 'inspect', refusedImage])).code).toBe(1);
  } finally {
    await load?.stop();
    await runCompose('down', '--volumes', '--timeout', '0');
    await registry.remove();
    updater.remove();
    project.remove();
    await docker(engine, ['rmi', '--force', TEST_NAME, `${TEST_NAME}:good`]);
    await removePulledImages(engine, image);
  }
});

test('without Compose, a proxy that knows two ports loses no request, and a container whose health check fails is restarted', async () => {
  const engine = await findEngineUnderTest();
  const registry = await startRegistry();
  const image = `${registry.host}/site`;
  const ports = [`127.0.0.1:${await findFreePort()}`, `127.0.0.1:${await findFreePort()}`];
  const updater = new Updater('docker', {
    UPDATE_FROM: `${image}:latest`,
    SITE_IMAGE: TEST_NAME,
    SITE_PORTS: ports.join(' '),
  });
  const listContainers = async () =>
    (
      await docker(engine, [
        'ps',
        '--all',
        '--quiet',
        '--filter',
        `label=site-updated-as=${TEST_NAME}`,
      ])
    )
      .split('\n')
      .filter(Boolean);
  let proxy: Awaited<ReturnType<typeof startProxy>> | undefined;
  let load: RequestLoad | undefined;
  try {
    await pushDeployment(engine, image, 'first');
    expect((await updater.run()).code).toBe(0);
    const example = findExampleInReadme('nginx', 'Knows two versions of the site');
    proxy = await startProxy(
      'nginx',
      example.replace('127.0.0.1:8081', String(ports[1])),
      String(ports[0]),
    );
    const readDeploymentName = async () =>
      (await requestAnswer(`${proxy?.url}/deployment.txt`)).body;
    expect(await readDeploymentName()).toBe('first');
    load = new RequestLoad(`${proxy.url}/docs/services`, '');
    await load.waitForAnswers(100);

    // The second version takes the second port, and the third version the first port again.
    for (const name of ['second', 'third']) {
      load.phase = name;
      await pushDeployment(engine, image, name);
      expect((await updater.run()).code).toBe(0);
      expect(await readDeploymentName()).toBe(name);
    }
    load.phase = 'back';
    expect((await updater.run(['back'])).code).toBe(0);
    expect(await readDeploymentName()).toBe('second');
    expect(await listContainers()).toHaveLength(1);
    await load.waitForAnswers(100);
    await load.stop();
    expect(load.failures).toEqual([]);

    const [container = ''] = await listContainers();
    const freezeCommand = ['/usr/bin/busybox', 'killall', '-STOP', 'nginx'];
    await docker(engine, ['exec', container, ...freezeCommand]);
    const readHealth = () =>
      docker(engine, ['inspect', '--format', '{{.State.Health.Status}}', container]);
    await expect.poll(readHealth).toBe('unhealthy');
    expect(await updater.run()).toEqual({
      code: 0,
      output: expect.stringMatching(/^Restarting .*\n$/),
    });
    await expect.poll(readHealth).toBe('healthy');
    expect(await readDeploymentName()).toBe('second');
  } finally {
    await load?.stop();
    await proxy?.remove();
    for (const container of await listContainers()) {
      await docker(engine, ['rm', '--force', '--volumes', container]);
    }
    await registry.remove();
    updater.remove();
    await docker(engine, ['rmi', '--force', TEST_NAME]);
    await removePulledImages(engine, image);
  }
});
