import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { root } from '../../scripts/lib/run';
import { docker, engineUnderTest } from './proxiedSite';

/** Quadlet is one program of Debian's package podman, and needs no other. */
const DOCKERFILE = `
FROM debian:trixie-slim
RUN apt-get update && cd /tmp && apt-get download podman && dpkg --extract podman_*.deb /
COPY site.container /etc/containers/systemd/
CMD ["/usr/libexec/podman/quadlet", "-dryrun"]
`;

test('Quadlet makes of deploy/site.container a service that hardens the container as the README says', async () => {
  const engine = await engineUnderTest();
  const image = `site-test-${process.pid}:quadlet`;
  const folder = mkdtempSync(path.join(tmpdir(), 'site-quadlet-'));
  try {
    writeFileSync(path.join(folder, 'Dockerfile'), DOCKERFILE);
    copyFileSync(path.join(root, 'deploy/site.container'), path.join(folder, 'site.container'));
    await docker(engine, ['build', '--quiet', '--tag', image, folder]);
    // Ends with an error if it does not know a key.
    const service = await docker(engine, ['run', '--rm', image]);
    const command = /^ExecStart=(.*)$/m.exec(service)?.[1];
    for (const option of [
      ...['--read-only', '--read-only-tmpfs=false', '--tmpfs /tmp', '--cap-drop all'],
      ...['--security-opt=no-new-privileges', '--pids-limit 32', '--memory=128m', '--stop-timeout 20'],
      ...['--publish 127.0.0.1:8080:8080', '--pull never', '--health-on-failure kill'],
      String.raw`--health-cmd "[\"/bin/wget\", \"-q\", \"-T\", \"3\", `,
    ]) {
      expect(command).toContain(` ${option}`);
    }
    expect(command).toMatch(/ localhost\/site$/);
    expect(service).toMatch(/^Restart=always$/m);
    expect(service).toMatch(/^WantedBy=multi-user\.target default\.target$/m);
  } finally {
    rmSync(folder, { recursive: true });
    await engine.docker(['rmi', '--force', image]);
  }
});
