import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { mustRun, PlainError, root } from './run.mjs';

const OLDEST_NODE = [20, 19];

/** @throws {PlainError} when Node.js is too old for the build */
export function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const [wantedMajor = 0, wantedMinor = 0] = OLDEST_NODE;
  if (major < wantedMajor || (major === wantedMajor && minor < wantedMinor)) {
    throw new PlainError(
      `Node.js ${OLDEST_NODE.join('.')} or newer is needed; this is ${process.versions.node}.`,
    );
  }
}

/** Whether packages can be installed with apt: root, on Debian or a descendant of it. */
export function canInstallPackages() {
  return process.getuid?.() === 0 && existsSync('/etc/debian_version');
}

/** A script that keeps packages from starting their services while they are installed. */
const SERVICE_POLICY = '/usr/sbin/policy-rc.d';

/**
 * Installs Debian packages without starting their services.
 *
 * @param {string[]} packages
 * @throws {PlainError}
 */
export async function installPackages(packages) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const ownPolicy = !existsSync(SERVICE_POLICY);
  if (ownPolicy) {
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
    if (ownPolicy) {
      rmSync(SERVICE_POLICY, { force: true });
    }
  }
}

/** Whether node_modules is what package-lock.json says. */
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
 * Installs the npm packages when they are missing or not those of the lock file.
 *
 * @throws {PlainError}
 */
export async function installDependencies() {
  if (dependenciesAreInstalled()) {
    return;
  }
  console.log('Installing the npm packages …');
  await mustRun('npm ci failed:', 'npm', ['ci', '--no-audit', '--no-fund'], { quiet: true });
}
