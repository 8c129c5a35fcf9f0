import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root, UserFacingError } from './run.mjs';

/** @typedef {import('./engine.mjs').Engine} Engine */

/**
 * @param {string} file of the project
 * @param {RegExp} pattern its first group is the name of an image
 * @returns {string} the name
 */
function imageIn(file, pattern) {
  const name = pattern.exec(readFileSync(path.join(root, file), 'utf8'))?.[1];
  if (!name) {
    throw new UserFacingError(`${file} names no image as ${pattern} expects it.`);
  }
  return name;
}

/**
 * The official images that the Dockerfile builds on.
 *
 * @returns {{ NODE_IMAGE: string, BASE_IMAGE: string }}
 */
export function officialImages() {
  return {
    NODE_IMAGE: imageIn('Dockerfile', /^FROM \$\{NODE_IMAGE:-([^}]+)\}/m),
    BASE_IMAGE: imageIn('Dockerfile', /^FROM \$\{BASE_IMAGE:-([^}]+)\}/m),
  };
}

/** The official image of the proxy in compose.yaml. @returns {string} */
export function officialProxyImage() {
  return imageIn('deploy/compose.yaml', /\$\{CADDY_IMAGE:-([^}]+)\}/);
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
