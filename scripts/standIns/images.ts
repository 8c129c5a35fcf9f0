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
import { type Engine, ensureImage, officialImages, officialProxyImage } from '../lib/docker';
import { onCleanup } from '../lib/main';
import { findProgram, mustRun, UserFacingError } from '../lib/run';

/** Debian's list of certificate authorities, which may include some of a local network. */
const CERTIFICATES = '/etc/ssl/certs/ca-certificates.crt';
/** The npm of the build image. */
const NPM = 'npm@11';
/** Where stand-ins are kept for the next run, as an engine keeps the images that it has pulled. */
const CACHE = path.join(process.env.XDG_CACHE_HOME || path.join(homedir(), '.cache'), 'site-stand-ins');
/** After this, stand-ins are made again, with the packages of the day. */
const MAX_AGE_MS = 7 * 24 * 60 * 60 * 1000;

/** The names of the stand-ins: those of the Dockerfile's build arguments, and that of the proxy. */
const NAMES = { NODE_IMAGE: 'site-stand-in-node', BASE_IMAGE: 'site-stand-in-debian' };
const PROXY_NAME = 'site-stand-in-caddy';

/** Runs docker. @throws {UserFacingError} when it fails */
async function mustDocker(engine: Engine, args: string[]): Promise<void> {
  const { code, output } = await engine.docker(args);
  if (code !== 0) {
    throw new UserFacingError(`docker ${args[0]} failed for a stand-in image: ${output.trim()}`);
  }
}

/**
 * Makes images, unless an earlier run has kept them; the cleanup takes them out of the engine.
 *
 * @param names of the images
 * @param madeOf what they depend on
 * @param make makes images with these names
 */
async function makeOnce(engine: Engine, names: string[], madeOf: string[], make: () => Promise<void>) {
  onCleanup(() => engine.docker(['rmi', '--force', ...names]));
  mkdirSync(CACHE, { recursive: true });
  for (const file of readdirSync(CACHE).map((name) => path.join(CACHE, name))) {
    if (Date.now() - statSync(file).mtimeMs > MAX_AGE_MS) {
      rmSync(file);
    }
  }
  const hash = createHash('sha256').update(JSON.stringify([process.arch, names, madeOf]));
  const archive = path.join(CACHE, `${hash.digest('hex').slice(0, 12)}.tar`);
  if (existsSync(archive) && (await engine.docker(['load', '--input', archive])).code === 0) {
    return;
  }
  await make();
  // Where it cannot be written, the next run makes the images again.
  await engine.docker(['save', '--output', archive, ...names]);
}

/** Makes an image whose files are those of a folder. @param changes Dockerfile instructions */
async function importFolder(engine: Engine, folder: string, name: string, changes: string[] = []) {
  const archive = `${folder}.tar`;
  await mustRun(`Could not pack ${folder}:`, 'tar', ['-C', folder, '-cf', archive, '.'], { quiet: true });
  const options = changes.flatMap((change) => ['--change', change]);
  await mustDocker(engine, ['import', ...options, archive, name]);
}

/** Makes images of Debian and of Node.js, of the same release and major version as the official ones. */
async function makeBaseImages(engine: Engine, folder: string): Promise<void> {
  const official = officialImages();
  const release = /^debian:([a-z]+)-slim$/.exec(official.BASE_IMAGE)?.[1];
  const nodeMajor = /^node:(\d+)-/.exec(official.NODE_IMAGE)?.[1];
  const debootstrap = findProgram('debootstrap');
  if (!release || !nodeMajor || !debootstrap) {
    throw new UserFacingError(
      `${Object.values(official).join(' and ')} cannot be pulled, and without debootstrap no replacement can be made.`,
    );
  }
  const system = path.join(folder, 'system');
  const node = path.join(folder, 'node');
  const packages = [`node-linux-${process.arch}@${nodeMajor}`, NPM];
  await Promise.all([
    mustRun('debootstrap failed:', debootstrap, ['--variant=minbase', release, system], { quiet: true }),
    mustRun(
      'Could not install Node.js for the build image:',
      'npm',
      ['install', '--global', '--prefix', node, ...packages],
      { quiet: true },
    ),
  ]);
  await importFolder(engine, system, NAMES.BASE_IMAGE);

  // The second image is made of the same folder, with Node.js and npm added.
  cpSync(node, path.join(system, 'usr/local'), { recursive: true, verbatimSymlinks: true });
  const changes = [];
  if (existsSync(CERTIFICATES)) {
    mkdirSync(path.join(system, path.dirname(CERTIFICATES)), { recursive: true });
    copyFileSync(CERTIFICATES, path.join(system, CERTIFICATES));
    changes.push(`ENV NODE_EXTRA_CA_CERTS=${CERTIFICATES}`);
  }
  await importFolder(engine, system, NAMES.NODE_IMAGE, changes);
}

/** Makes an image of Caddy out of Debian's package, which starts it with the same paths as the official one. */
async function makeProxyImage(engine: Engine, folder: string, dockerfile: string): Promise<void> {
  const context = path.join(folder, 'caddy');
  mkdirSync(context);
  writeFileSync(path.join(context, 'Dockerfile'), dockerfile);
  await mustDocker(engine, ['build', '--tag', PROXY_NAME, context]);
}

/**
 * Pulls the official images that the Dockerfile builds on, and makes stand-ins when one cannot be pulled.
 *
 * @param folder for temporary files; the caller removes it
 * @returns the build arguments of the Dockerfile, and the image of Debian
 */
export async function pullOrMakeBaseImages(engine: Engine, folder: string) {
  const official = officialImages();
  const pulled = await Promise.all(Object.values(official).map((image) => ensureImage(engine, image)));
  if (!pulled.includes(false)) {
    return { buildArguments: {}, baseImage: official.BASE_IMAGE };
  }
  console.log('Not all official images can be pulled: making stand-ins from Debian’s packages …');
  const certificates = existsSync(CERTIFICATES) ? readFileSync(CERTIFICATES, 'utf8') : '';
  const madeOf = [...Object.values(official), NPM, certificates];
  await makeOnce(engine, Object.values(NAMES), madeOf, () => makeBaseImages(engine, folder));
  return { buildArguments: NAMES, baseImage: NAMES.BASE_IMAGE };
}

/**
 * Pulls the official image of the proxy in deploy/, and makes a stand-in when it cannot be pulled.
 *
 * @param folder for temporary files; the caller removes it
 * @param baseImage an image of Debian
 * @returns its name
 */
export async function pullOrMakeProxyImage(engine: Engine, folder: string, baseImage: string) {
  const official = officialProxyImage();
  if (await ensureImage(engine, official)) {
    return official;
  }
  const dockerfile = `FROM ${baseImage}
RUN apt-get update && apt-get install --yes --no-install-recommends caddy
ENV XDG_CONFIG_HOME=/config XDG_DATA_HOME=/data
CMD ["caddy", "run", "--config", "/etc/caddy/Caddyfile", "--adapter", "caddyfile"]
`;
  await makeOnce(engine, [PROXY_NAME], [dockerfile], () => makeProxyImage(engine, folder, dockerfile));
  return PROXY_NAME;
}
