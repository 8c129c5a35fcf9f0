import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { mustRun } from '../lib/run';

/** Debian's packages run this script before they start a service; exit code 101 forbids it. */
const SERVICE_POLICY = '/usr/sbin/policy-rc.d';

/** Whether apt can install packages: as root, on Debian or a distribution based on it. */
export const canInstallPackages = () => process.getuid?.() === 0 && existsSync('/etc/debian_version');

/** Installs Debian packages without starting their services. @throws {UserFacingError} */
export async function installPackages(packages: string[]): Promise<void> {
  console.log(`Installing ${packages.join(' ')} with apt …`);
  const options = { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }, quiet: true };
  const addsPolicy = !existsSync(SERVICE_POLICY);
  if (addsPolicy) {
    writeFileSync(SERVICE_POLICY, '#!/bin/sh\nexit 101\n', { mode: 0o755 });
  }
  try {
    await mustRun('apt-get update failed:', 'apt-get', ['update'], options);
    const install = ['install', '--yes', '--no-install-recommends', ...packages];
    await mustRun(`apt-get could not install ${packages.join(' ')}:`, 'apt-get', install, options);
  } finally {
    if (addsPolicy) {
      rmSync(SERVICE_POLICY, { force: true });
    }
  }
}
