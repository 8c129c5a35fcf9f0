import path from 'node:path';
import { findCompose } from '../../scripts/lib/docker';
import { run } from '../../scripts/lib/run';
import { projectRoot } from '../../shared/projectRoot';
import { BARE_DOMAIN, DOMAIN } from './proxiedSite';

/**
 * Returns a function that runs commands of Docker Compose with deploy/compose.yaml.
 *
 * @param project the name of the Compose project
 * @param image the image of the site
 * @param env more variables, such as build arguments or another SITE_DOMAIN
 * @returns a function that takes the arguments of a command, returns its output, and throws when
 *   the command fails
 * @throws when this machine has no Docker Compose
 */
export async function prepareCompose(
  project: string,
  image: string,
  env: Record<string, string> = {},
) {
  const composeProgram = await findCompose();
  if (!composeProgram) {
    throw new Error('These tests need Docker Compose.');
  }
  const composeFile = path.join(projectRoot, 'deploy/compose.yaml');
  const options = ['--project-name', project, '--file', composeFile];
  // An address without a port makes Compose choose a free port of the loopback interface.
  const portVariables = { HTTP_PORT: '127.0.0.1:', HTTPS_PORT: '127.0.0.1:' };
  return async (...args: string[]): Promise<string> => {
    const { code, output } = await run(
      composeProgram.command,
      [...composeProgram.args, ...options, ...args],
      {
        quiet: true,
        env: {
          ...process.env,
          ...composeProgram.env,
          ...portVariables,
          SITE_DOMAIN: DOMAIN,
          BARE_DOMAIN,
          SITE_IMAGE: image,
          ...env,
        },
      },
    );
    if (code !== 0) {
      throw new Error(`Compose, ${args.join(' ')}: ${output}`);
    }
    return output.trim();
  };
}
