import { copyFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { findProgram, mustRun, root, UserFacingError } from './run.mjs';

/** @typedef {import('./engine.mjs').Engine} Engine */

/** @param {string} name of a build argument of the Dockerfile @returns {string} its default */
function defaultOf(name) {
  const value = new RegExp(`^ARG ${name}=(\\S+)$`, 'm').exec(
    readFileSync(path.join(root, 'Dockerfile'), 'utf8'),
  )?.[1];
  if (!value) {
    throw new UserFacingError(`The Dockerfile has no default for ${name}.`);
  }
  return value;
}

/**
 * The official images that the Dockerfile builds on.
 *
 * @returns {{ NODE_IMAGE: string, BASE_IMAGE: string }}
 */
export function officialImages() {
  return { NODE_IMAGE: defaultOf('NODE_IMAGE'), BASE_IMAGE: defaultOf('BASE_IMAGE') };
}

/**
 * Pulls an image unless the engine has it.
 *
 * @param {Engine} engine
 * @param {string} image
 * @returns {Promise<boolean>} whether the engine has it now
 */
export async function ensureImage(engine, image) {
  const present = await engine.docker(['image', 'inspect', image]);
  return (
    present.code === 0 || (await engine.docker(['pull', '--quiet', image], { timeoutMs: 300_000 })).code === 0
  );
}

/** Debian's list of certificate authorities, which may include some of a local network. */
const CERTIFICATES = '/etc/ssl/certs/ca-certificates.crt';

/**
 * Makes an image whose files are those of a folder.
 *
 * @param {Engine} engine
 * @param {string} folder
 * @param {string} name
 * @param {string[]} [changes] Dockerfile instructions
 */
async function importFolder(engine, folder, name, changes = []) {
  const archive = `${folder}.tar`;
  await mustRun(`Could not pack ${folder}:`, 'tar', ['-C', folder, '-cf', archive, '.'], { quiet: true });
  const { code, output } = await engine.docker([
    'import',
    ...changes.flatMap((change) => ['--change', change]),
    archive,
    name,
  ]);
  if (code !== 0) {
    throw new UserFacingError(`Could not make the image ${name}: ${output.trim()}`);
  }
}

/**
 * Makes images that replace the official ones, for a machine that can install packages of
 * Debian and npm but cannot pull images. They have the same Debian release and the same major
 * version of Node.js.
 *
 * @param {Engine} engine
 * @param {string} folder for temporary files; the caller removes it
 * @returns {Promise<{ NODE_IMAGE: string, BASE_IMAGE: string }>} names for the Dockerfile's build arguments
 * @throws {UserFacingError}
 */
export async function standInImages(engine, folder) {
  const official = officialImages();
  const release = /^debian:([a-z]+)-slim$/.exec(official.BASE_IMAGE)?.[1];
  const nodeMajor = /^node:(\d+)-/.exec(official.NODE_IMAGE)?.[1];
  const debootstrap = findProgram('debootstrap');
  if (!release || !nodeMajor || !debootstrap) {
    throw new UserFacingError(
      `${official.NODE_IMAGE} and ${official.BASE_IMAGE} cannot be pulled, and without debootstrap no replacement can be made.`,
    );
  }

  const names = { NODE_IMAGE: 'site-stand-in-node', BASE_IMAGE: 'site-stand-in-debian' };
  const system = path.join(folder, 'system');
  await mustRun('debootstrap failed:', debootstrap, ['--variant=minbase', release, system], { quiet: true });
  await importFolder(engine, system, names.BASE_IMAGE);

  // The second image is made of the same folder, with Node.js and npm added.
  const prefix = path.join(system, 'usr/local');
  await mustRun(
    'Could not install Node.js for the build image:',
    'npm',
    ['install', '--global', '--prefix', prefix, `node-linux-${process.arch}@${nodeMajor}`, 'npm@11'],
    { quiet: true },
  );
  const changes = [];
  if (existsSync(CERTIFICATES)) {
    mkdirSync(path.join(system, path.dirname(CERTIFICATES)), { recursive: true });
    copyFileSync(CERTIFICATES, path.join(system, CERTIFICATES));
    changes.push(`ENV NODE_EXTRA_CA_CERTS=${CERTIFICATES}`);
  }
  await importFolder(engine, system, names.NODE_IMAGE, changes);
  return names;
}

/**
 * Builds the site's image.
 *
 * @param {Engine} engine
 * @param {string} tag
 * @param {Record<string, string>} [buildArguments]
 * @returns {Promise<string>} the output of the build
 * @throws {UserFacingError}
 */
export async function buildImage(engine, tag, buildArguments = {}) {
  const { code, output } = await engine.docker([
    'build',
    ...Object.entries(buildArguments).flatMap(([name, value]) => ['--build-arg', `${name}=${value}`]),
    '--tag',
    tag,
    root,
  ]);
  if (code !== 0) {
    throw new UserFacingError(
      `The image could not be built:\n${output.trim().split('\n').slice(-25).join('\n')}`,
    );
  }
  return output;
}
