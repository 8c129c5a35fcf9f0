import { existsSync, readFileSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { mustRun, root, UserFacingError } from './run.mjs';

/** The oldest version that the build runs on; package.json has it as `engines`. */
const OLDEST_NODE = [20, 19];

/** @throws {UserFacingError} when Node.js is too old for the build */
export function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const [wantedMajor = 0, wantedMinor = 0] = OLDEST_NODE;
  if (major < wantedMajor || (major === wantedMajor && minor < wantedMinor)) {
    throw new UserFacingError(
      `Node.js ${OLDEST_NODE.join('.')} or newer is needed; this is ${process.versions.node}.`,
    );
  }
}

/**
 * @param {number} gigabytes that must be free in the folder for temporary files
 * @throws {UserFacingError} when they are not: programs that meet a full disk say many other things
 */
export function checkTemporarySpace(gigabytes) {
  const { bavail, bsize } = statfsSync(tmpdir());
  const free = (bavail * bsize) / 1e9;
  if (free < gigabytes) {
    throw new UserFacingError(
      `The tests need ${gigabytes} GB in ${tmpdir()}, which has ${free.toFixed(1)}: make room, or name another folder by TMPDIR.`,
    );
  }
}

/** Whether apt can install packages: as root, on Debian or a distribution based on it. */
export function canInstallPackages() {
  return process.getuid?.() === 0 && existsSync('/etc/debian_version');
}

/** Debian's packages run this script before they start a service; exit code 101 forbids it. */
const SERVICE_POLICY = '/usr/sbin/policy-rc.d';

/**
 * Installs Debian packages without starting their services.
 *
 * @param {string[]} packages
 * @throws {UserFacingError}
 */
export async function installPackages(packages) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const addsPolicy = !existsSync(SERVICE_POLICY);
  if (addsPolicy) {
    writeFileSync(SERVICE_POLICY, '#!/bin/sh\nexit 101\n', { mode: 0o755 });
  }
  try {
    await mustRun('apt-get update failed:', 'apt-get', ['update'], { env, quiet: true });
    await mustRun(
      `apt-get could not install ${packages.join(' ')}:`,
      'apt-get',
      ['install', '--yes', '--no-install-recommends', ...packages],
      { env, quiet: true },
    );
  } finally {
    if (addsPolicy) {
      rmSync(SERVICE_POLICY, { force: true });
    }
  }
}

/**
 * Whether node_modules holds the versions of package-lock.json. Without
 * npm's own hidden file, `npm ci` runs each time.
 */
function dependenciesAreInstalled() {
  try {
    const wanted = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8'));
    const installed = JSON.parse(readFileSync(path.join(root, 'node_modules/.package-lock.json'), 'utf8'));
    return Object.entries(wanted.packages).every(
      ([name, { version, optional }]) => !name || optional || installed.packages[name]?.version === version,
    );
  } catch {
    return false;
  }
}

/**
 * Installs the npm packages unless node_modules already holds those of package-lock.json.
 *
 * @throws {UserFacingError}
 */
export async function installDependencies() {
  if (dependenciesAreInstalled()) {
    return;
  }
  console.log('Installing the npm packages …');
  await mustRun('npm ci failed:', 'npm', ['ci', '--no-audit', '--no-fund'], { quiet: true });
}
