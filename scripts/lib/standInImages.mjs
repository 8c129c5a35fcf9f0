import { createHash } from 'node:crypto';
import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';
import { ensureImage, officialImages, officialProxyImage } from './images.mjs';
import { findProgram, mustRun, UserFacingError } from './run.mjs';

/** @typedef {import('./engine.mjs').Engine} Engine */

/** Debian's list of certificate authorities, which may include some of a local network. */
const CERTIFICATES = '/etc/ssl/certs/ca-certificates.crt';

/** The npm of the build image. */
const NPM = 'npm@11';

/** Where stand-ins are kept for the next run, as an engine keeps the images that it has pulled. */
const CACHE = path.join(process.env.XDG_CACHE_HOME || path.join(homedir(), '.cache'), 'site-stand-ins');
/** After this, stand-ins are made again, with the packages of the day. */
const MAX_AGE_MS = 7 * 24 * 60 * 60 * 1000;

/**
 * Makes images, unless an earlier run has kept them.
 *
 * @param {Engine} engine
 * @param {string[]} names of the images
 * @param {string[]} madeOf what they depend on
 * @param {() => Promise<void>} make makes images with these names
 */
async function makeOnce(engine, names, madeOf, make) {
  const hash = createHash('sha256')
    .update(JSON.stringify([process.arch, names, madeOf]))
    .digest('hex');
  const archive = path.join(CACHE, `${hash.slice(0, 12)}.tar`);
  const isOld = (/** @type {string} */ file) => Date.now() - statSync(file).mtimeMs > MAX_AGE_MS;
  if (
    existsSync(archive) &&
    !isOld(archive) &&
    (await engine.docker(['load', '--input', archive])).code === 0
  ) {
    return;
  }
  await make();
  try {
    mkdirSync(CACHE, { recursive: true });
    for (const name of readdirSync(CACHE)) {
      const file = path.join(CACHE, name);
      if (isOld(file)) {
        rmSync(file);
      }
    }
    // Writes another file first, which it then renames.
    await engine.docker(['save', '--output', archive, ...names]);
  } catch {
    // A folder that cannot be written costs the next run time, and nothing else.
  }
}

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
async function standInImages(engine, folder) {
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
  const certificates = existsSync(CERTIFICATES) ? readFileSync(CERTIFICATES, 'utf8') : '';
  const madeOf = [...Object.values(official), NPM, certificates];
  await makeOnce(engine, Object.values(names), madeOf, () =>
    makeBaseImages(engine, folder, names, { debootstrap, release, nodeMajor }),
  );
  return names;
}

/**
 * Makes the images of `standInImages`.
 *
 * @param {Engine} engine
 * @param {string} folder for temporary files
 * @param {{ NODE_IMAGE: string, BASE_IMAGE: string }} names
 * @param {{ debootstrap: string, release: string, nodeMajor: string }} madeOf the program debootstrap, the
 *   release of Debian, and the major version of Node.js
 * @throws {UserFacingError}
 */
async function makeBaseImages(engine, folder, names, { debootstrap, release, nodeMajor }) {
  const system = path.join(folder, 'system');
  const node = path.join(folder, 'node');
  await Promise.all([
    mustRun('debootstrap failed:', debootstrap, ['--variant=minbase', release, system], { quiet: true }),
    mustRun(
      'Could not install Node.js for the build image:',
      'npm',
      ['install', '--global', '--prefix', node, `node-linux-${process.arch}@${nodeMajor}`, NPM],
      { quiet: true },
    ),
  ]);
  await importFolder(engine, system, names.BASE_IMAGE);

  // The second image is made of the same folder, with Node.js and npm added.
  cpSync(node, path.join(system, 'usr/local'), { recursive: true, verbatimSymlinks: true });
  const changes = [];
  if (existsSync(CERTIFICATES)) {
    mkdirSync(path.join(system, path.dirname(CERTIFICATES)), { recursive: true });
    copyFileSync(CERTIFICATES, path.join(system, CERTIFICATES));
    changes.push(`ENV NODE_EXTRA_CA_CERTS=${CERTIFICATES}`);
  }
  await importFolder(engine, system, names.NODE_IMAGE, changes);
}

/**
 * Makes an image that replaces the official one of Caddy, out of Debian's package. It starts Caddy
 * with the same paths.
 *
 * @param {Engine} engine
 * @param {string} folder for temporary files; the caller removes it
 * @param {string} baseImage an image of Debian
 * @returns {Promise<string>} its name
 * @throws {UserFacingError}
 */
async function standInProxyImage(engine, folder, baseImage) {
  const name = 'site-stand-in-caddy';
  const dockerfile = `FROM ${baseImage}
RUN apt-get update && apt-get install --yes --no-install-recommends caddy
ENV XDG_CONFIG_HOME=/config XDG_DATA_HOME=/data
CMD ["caddy", "run", "--config", "/etc/caddy/Caddyfile", "--adapter", "caddyfile"]
`;
  await makeOnce(engine, [name], [dockerfile], async () => {
    const context = path.join(folder, 'caddy');
    mkdirSync(context);
    writeFileSync(path.join(context, 'Dockerfile'), dockerfile);
    const { code, output } = await engine.docker(['build', '--tag', name, context]);
    if (code !== 0) {
      throw new UserFacingError(`Could not make the image ${name}: ${output.trim()}`);
    }
  });
  return name;
}

/**
 * Pulls the official images that the Dockerfile builds on, and makes stand-ins when one cannot be pulled.
 *
 * @param {Engine} engine
 * @param {string} folder for temporary files; the caller removes it
 * @returns {Promise<{ buildArguments: Record<string, string>, baseImage: string, standIns: string[] }>} the
 *   build arguments of the Dockerfile, the image of Debian, and the images made here
 * @throws {UserFacingError}
 */
export async function pullOrMakeBaseImages(engine, folder) {
  const official = officialImages();
  const pulled = await Promise.all(Object.values(official).map((image) => ensureImage(engine, image)));
  if (!pulled.includes(false)) {
    return { buildArguments: {}, baseImage: official.BASE_IMAGE, standIns: [] };
  }
  console.log('Not all official images can be pulled: making stand-ins from Debian’s packages …');
  const buildArguments = await standInImages(engine, folder);
  return {
    buildArguments,
    baseImage: buildArguments.BASE_IMAGE,
    standIns: Object.values(buildArguments),
  };
}

/**
 * Pulls the official image of the proxy in deploy/, and makes a stand-in when it cannot be pulled.
 *
 * @param {Engine} engine
 * @param {string} folder for temporary files; the caller removes it
 * @param {string} baseImage an image of Debian
 * @returns {Promise<{ proxyImage: string, standIns: string[] }>} its name, and the images made here
 * @throws {UserFacingError}
 */
export async function pullOrMakeProxyImage(engine, folder, baseImage) {
  const official = officialProxyImage();
  if (await ensureImage(engine, official)) {
    return { proxyImage: official, standIns: [] };
  }
  const proxyImage = await standInProxyImage(engine, folder, baseImage);
  return { proxyImage, standIns: [proxyImage] };
}
