import { copyFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { find, mustRun, PlainError, root } from './run.mjs';

/** @typedef {import('./engine.mjs').Engine} Engine */

/** The default of a build argument of the Dockerfile. @param {string} name */
function defaultOf(name) {
  const value = new RegExp(`^ARG ${name}=(\\S+)$`, 'm').exec(
    readFileSync(path.join(root, 'Dockerfile'), 'utf8'),
  )?.[1];
  if (!value) {
    throw new PlainError(`The Dockerfile gives no default for ${name}.`);
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
 * @param {Engine} engine
 * @param {string} image
 * @returns {Promise<boolean>} whether the image is there, or could be pulled
 */
export async function canHave(engine, image) {
  const present = await engine.docker(['image', 'inspect', image]);
  return (
    present.code === 0 || (await engine.docker(['pull', '--quiet', image], { timeoutMs: 300_000 })).code === 0
  );
}

/** The machine's own list of certificate authorities, where it has one. */
const CERTIFICATES = '/etc/ssl/certs/ca-certificates.crt';

/**
 * Makes an image out of a folder.
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
    throw new PlainError(`Could not make the image ${name}: ${output.trim()}`);
  }
}

/**
 * Stand-ins for the official images, for a machine that can install Debian's
 * and npm's packages but pull no image: the same Debian release, the same major
 * version of Node.js.
 *
 * @param {Engine} engine
 * @param {string} folder where to put them together; removed by the caller
 * @returns {Promise<{ NODE_IMAGE: string, BASE_IMAGE: string }>} names for the Dockerfile's build arguments
 * @throws {PlainError}
 */
export async function standInImages(engine, folder) {
  const official = officialImages();
  const release = /^debian:([a-z]+)-slim$/.exec(official.BASE_IMAGE)?.[1];
  const nodeMajor = /^node:(\d+)-/.exec(official.NODE_IMAGE)?.[1];
  const debootstrap = find('debootstrap');
  if (!release || !nodeMajor || !debootstrap) {
    throw new PlainError(
      `${official.NODE_IMAGE} and ${official.BASE_IMAGE} cannot be pulled, and there is no debootstrap to stand in for them.`,
    );
  }

  const names = { NODE_IMAGE: 'site-stand-in-node', BASE_IMAGE: 'site-stand-in-debian' };
  const system = path.join(folder, 'system');
  await mustRun('debootstrap failed:', debootstrap, ['--variant=minbase', release, system], { quiet: true });
  await importFolder(engine, system, names.BASE_IMAGE);

  // The same folder again, with Node.js and npm in it.
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
 * @returns {Promise<string>} what the build printed
 * @throws {PlainError}
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
    throw new PlainError(`The image could not be built:\n${output.trim().split('\n').slice(-25).join('\n')}`);
  }
  return output;
}
