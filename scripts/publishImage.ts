// npm run image:publish -- codeberg.org/our-association/site: builds the image of the site with
// PUBLISH=1 and pushes it to a registry, with the tags “latest”, the day and the commit. It
// does not publish a site that is a sample.
//   --fresh  gets the newest official images and the newest packages of Debian
// Log in to the registry first: docker login codeberg.org
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { formatUtcDay } from '../shared/buildTime';
import { site } from '../shared/configuration';
import { projectRoot } from '../shared/projectRoot';
import { checkConfig } from './lib/checkConfig';
import { docker, findEngine, mustDocker, readDefaultImage } from './lib/docker';
import { git } from './lib/git';
import { main } from './lib/main';
import { readOptions } from './lib/readOptions';
import { UserFacingError } from './lib/run';

/** The number of digits of a commit's hash that are enough to name the commit. */
const SHORT_HASH_LENGTH = 12;

/** Returns the digest of an image: `sha256:1f2e…`; undefined if it comes from no registry. */
async function findDigest(image: string): Promise<string | undefined> {
  const format = '{{range .RepoDigests}}{{println .}}{{end}}';
  const { output } = await docker(['image', 'inspect', '--format', format, image]);
  return /@(sha256:[\da-f]{64})$/m.exec(output)?.[1];
}

/**
 * Returns the labels that say what the image is and what it was made of.
 *
 * Source of the names: https://specs.opencontainers.org/image-spec/annotations/
 *
 * @param baseImage the image of Debian whose packages the image contains
 */
async function makeImageLabels(commit: string, baseImage: string): Promise<Record<string, string>> {
  const { version, license } = JSON.parse(
    readFileSync(path.join(projectRoot, 'package.json'), 'utf8'),
  );
  const baseDigest = await findDigest(baseImage);
  return {
    'org.opencontainers.image.title': site.name,
    'org.opencontainers.image.url': site.origin,
    'org.opencontainers.image.source': site.repository.source,
    'org.opencontainers.image.revision': commit,
    'org.opencontainers.image.version': version,
    'org.opencontainers.image.licenses': license,
    'org.opencontainers.image.created': new Date().toISOString(),
    'org.opencontainers.image.base.name': baseImage,
    ...(baseDigest && { 'org.opencontainers.image.base.digest': baseDigest }),
  };
}

/** Builds the image; with `getsNewest`, from the newest official images and packages. */
async function buildLabeledImage(
  image: string,
  tags: string[],
  commit: string,
  getsNewest: boolean,
) {
  const nodeImage = process.env.NODE_IMAGE || readDefaultImage('NODE_IMAGE', 'Dockerfile');
  const baseImage = process.env.BASE_IMAGE || readDefaultImage('BASE_IMAGE', 'Dockerfile');
  if (getsNewest) {
    // BuildKit does not keep the images that it pulls, so `docker build --pull` would leave no
    // digest to read.
    await mustDocker(['pull', '--quiet', baseImage]);
  }
  const labels = Object.entries(await makeImageLabels(commit, baseImage));
  const args = [
    'build',
    ...(getsNewest ? ['--pull', '--no-cache'] : []),
    ...['--build-arg', 'PUBLISH=1'],
    ...['--build-arg', `NODE_IMAGE=${nodeImage}`],
    ...['--build-arg', `BASE_IMAGE=${baseImage}`],
    ...labels.flatMap(([name, value]) => ['--label', `${name}=${value}`]),
    ...tags.flatMap((tag) => ['--tag', `${image}:${tag}`]),
    projectRoot,
  ];
  const { code } = await docker(args, { quiet: false });
  if (code !== 0) {
    throw new UserFacingError('The image was not built, and nothing was published.');
  }
}

main(async () => {
  const { options, words } = readOptions(
    { fresh: 'boolean' },
    'npm run image:publish -- REGISTRY/NAME [--fresh]',
    1,
  );
  // Registries refuse capital letters, which names of repositories may have.
  const image = words[0]?.toLowerCase();
  if (!image || !/^[^/:]+(?::\d+)?\/[^:]+$/.test(image)) {
    throw new UserFacingError(
      'Name the image with its registry and without a tag: ' +
        'npm run image:publish -- codeberg.org/our-association/site',
    );
  }
  checkConfig();
  if (site.sample) {
    console.log('This site is a sample (site.yaml: sample), so no image is published.');
    return 0;
  }
  if (!(await findEngine())) {
    throw new UserFacingError('No Docker engine answers: start one, or set DOCKER_HOST.');
  }
  const commit = await git(projectRoot, ['rev-parse', 'HEAD']);
  const tags = [commit.slice(0, SHORT_HASH_LENGTH), formatUtcDay(Date.now()), 'latest'];
  await buildLabeledImage(image, tags, commit, Boolean(options.fresh));
  // “latest” is pushed last, because this is the tag that operators pull. By then, the registry has
  // all of the image, and its other tags.
  for (const tag of tags) {
    await mustDocker(['push', `${image}:${tag}`]);
    console.log(`Published ${image}:${tag}`);
  }
  return 0;
});
