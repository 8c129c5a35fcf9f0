import { copyFileSync, existsSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';
import { docker, mustDocker, readDefaultImage } from '../../scripts/lib/docker';
import { onCleanup } from '../../scripts/lib/main';
import { mustRun } from '../../scripts/lib/run';
import { DAY_MS } from '../../shared/buildTime';

/** Debian's file of certificate authorities, which may include those of a local network. */
const CERTIFICATES_FILE = '/etc/ssl/certs/ca-certificates.crt';
/**
 * The folder that keeps stand-ins for the next runs. A stand-in is an image that this file makes in
 * place of an official one.
 */
const CACHE_FOLDER = path.join(homedir(), '.cache/site-stand-ins');
/** The age from which a stand-in is made again, with newer packages. */
const MAX_AGE_MS = 7 * DAY_MS;

/**
 * A function for each stand-in that is built on the image of Debian. It takes the name of the
 * official image, such as `node:24-trixie-slim`, and a folder, into which it writes the files for
 * the stand-in. It returns the lines of the Dockerfile after `FROM`.
 */
const instructionsFor = {
  async node(folder: string, image: string) {
    const packages = [`node-linux-${process.arch}@${/\d+/.exec(image)?.[0]}`, 'npm@11'];
    const args = ['install', '--global', '--prefix', `${folder}/node`, ...packages];
    await mustRun('Node.js was not installed for the build image:', 'npm', args, { quiet: true });
    if (!existsSync(CERTIFICATES_FILE)) {
      return 'COPY node /usr/local';
    }
    copyFileSync(CERTIFICATES_FILE, `${folder}/certificates.crt`);
    return `COPY node /usr/local
COPY certificates.crt ${CERTIFICATES_FILE}
ENV NODE_EXTRA_CA_CERTS=${CERTIFICATES_FILE}`;
  },
  // This image starts Caddy with the same paths as the official image.
  caddy: () => `RUN apt-get update && apt-get install --yes --no-install-recommends caddy
ENV XDG_CONFIG_HOME=/config XDG_DATA_HOME=/data
CMD ["caddy", "run", "--config", "/etc/caddy/Caddyfile", "--adapter", "caddyfile"]`,
};

/** Makes a stand-in for `debian:trixie-slim` or the like, and adds it to the engine by that name. */
async function makeDebian(folder: string, image: string): Promise<void> {
  const systemFolder = path.join(folder, 'system');
  const debianRelease = /^debian:([a-z]+)/.exec(image)?.[1] ?? '';
  const quiet = { quiet: true };
  await mustRun(
    'debootstrap failed:',
    'debootstrap',
    ['--variant=minbase', debianRelease, systemFolder],
    quiet,
  );
  await mustRun(
    `Could not pack ${systemFolder}:`,
    'tar',
    ['-C', systemFolder, '-cf', `${systemFolder}.tar`, '.'],
    quiet,
  );
  await mustDocker(['import', `${systemFolder}.tar`, image]);
}

/** Pulls an image if the engine does not have it, and returns whether it has it now. */
async function pullIfMissing(image: string): Promise<boolean> {
  const hasImage = (await docker(['image', 'inspect', image])).code === 0;
  return hasImage || (await docker(['pull', '--quiet', image], { timeoutMs: 300_000 })).code === 0;
}

/**
 * Pulls the official images that the Dockerfile and deploy/compose.yaml name. Makes a stand-in for
 * each image that cannot be pulled. The cleanup removes the stand-ins from the engine.
 *
 * @param folder the folder for temporary files
 */
export async function pullOrMakeImages(folder: string): Promise<void> {
  const debian = readDefaultImage('BASE_IMAGE', 'Dockerfile');
  const node = readDefaultImage('NODE_IMAGE', 'Dockerfile');
  const caddy = readDefaultImage('CADDY_IMAGE', 'deploy/compose.yaml');
  for (const [name, image] of Object.entries({ debian, node, caddy })) {
    if (await pullIfMissing(image)) {
      continue;
    }
    onCleanup(() => docker(['rmi', '--force', image]));
    const imageArchive = path.join(CACHE_FOLDER, `${image.replaceAll(/\W/g, '-')}.tar`);
    const isFresh =
      existsSync(imageArchive) && Date.now() - statSync(imageArchive).mtimeMs < MAX_AGE_MS;
    if (isFresh && (await docker(['load', '--input', imageArchive])).code === 0) {
      continue;
    }
    console.log(`${image} cannot be pulled: making a stand-in from Debian’s packages …`);
    if (name === 'debian') {
      await makeDebian(folder, image);
    } else {
      const context = path.join(folder, name);
      mkdirSync(context);
      const instructions = await instructionsFor[name as keyof typeof instructionsFor](
        context,
        image,
      );
      writeFileSync(path.join(context, 'Dockerfile'), `FROM ${debian}\n${instructions}\n`);
      await mustDocker(['build', '--tag', image, context]);
    }
    mkdirSync(CACHE_FOLDER, { recursive: true });
    // A failure does not matter: without the archive, the next run makes the image again.
    await docker(['save', '--output', imageArchive, image]);
  }
}
