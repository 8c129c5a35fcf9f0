import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { isEngineFound } from './browser';
import { findCompose, findEngine } from './docker';
import { findProgram, mustRun, UserFacingError } from './run';

/**
 * The script that Debian's packages run before they start a service. With the exit code 101, it
 * forbids the start.
 */
const SERVICE_POLICY_SCRIPT = '/usr/sbin/policy-rc.d';

/** Checks whether apt can install packages: on Debian, as root. */
export const canInstallPackages = () =>
  process.getuid?.() === 0 && existsSync('/etc/debian_version');

/** Installs Debian packages without starting their services. */
export async function installPackages(packages: string[]): Promise<void> {
  console.log(`Installing ${packages.join(' ')} with apt …`);
  const options = { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }, quiet: true };
  const addsPolicy = !existsSync(SERVICE_POLICY_SCRIPT);
  if (addsPolicy) {
    writeFileSync(SERVICE_POLICY_SCRIPT, '#!/bin/sh\nexit 101\n', { mode: 0o755 });
  }
  try {
    await mustRun('apt-get update failed:', 'apt-get', ['update'], options);
    const installArgs = ['install', '--yes', '--no-install-recommends', ...packages];
    await mustRun(
      `apt-get could not install ${packages.join(' ')}:`,
      'apt-get',
      installArgs,
      options,
    );
  } finally {
    if (addsPolicy) {
      rmSync(SERVICE_POLICY_SCRIPT, { force: true });
    }
  }
}

/**
 * Installs the programs that `npm test` needs.
 *
 * @throws {UserFacingError} if programs are missing and apt cannot be used (the message names the
 *   programs), or if apt fails
 */
export async function installTestPrograms(): Promise<void> {
  const canInstall = canInstallPackages();
  const requiredPrograms: [name: string, found: unknown, packages: string[]][] = [
    [
      'a Docker engine that this user may use (https://docs.docker.com/engine/install/)',
      // Only root may start a Docker engine.
      (await findEngine()) || (process.getuid?.() === 0 && findProgram('dockerd')),
      ['docker.io', 'iptables', 'iproute2'],
    ],
    [
      'Docker Compose (https://docs.docker.com/compose/install/)',
      await findCompose(),
      ['docker-compose'],
    ],
    ['docker-registry', findProgram('docker-registry'), ['docker-registry']],
    [
      'Chromium (npx playwright install chromium)',
      isEngineFound('chromium'),
      ['chromium-headless-shell'],
    ],
    ['nginx', findProgram('nginx'), ['nginx', 'libnginx-mod-http-brotli-static']],
    ['Java', findProgram('java'), ['default-jre-headless']],
    ['git', findProgram('git'), ['git']],
    ['curl', findProgram('curl'), ['curl']],
    ['jq', findProgram('jq'), ['jq']],
    ['openssl', findProgram('openssl'), ['openssl']],
    [
      'EPUBCheck (https://www.w3.org/publishing/epubcheck/)',
      findProgram('epubcheck'),
      ['epubcheck'],
    ],
    // If apt cannot install packages, these browsers do not count as missing, because
    // playwright.config.ts leaves out the journeys in them.
    ['Firefox', isEngineFound('firefox') || !canInstall, ['firefox-esr']],
    ['WebKit', isEngineFound('webkit') || !canInstall, ['webkit2gtk-driver', 'xvfb']],
    // If packages cannot be installed, npm run check leaves out the licenses.
    ['reuse', findProgram('reuse') || !canInstall, ['reuse']],
    ['debootstrap', findProgram('debootstrap') || !canInstall, ['debootstrap']],
  ];
  const missingPrograms = requiredPrograms.filter(([, found]) => !found);
  if (missingPrograms.length > 0 && !canInstall) {
    throw new UserFacingError(
      `The tests need ${missingPrograms.map(([name]) => name).join(', and ')}.`,
    );
  }
  if (missingPrograms.length > 0) {
    await installPackages(missingPrograms.flatMap(([, , packages]) => packages));
  }
}
