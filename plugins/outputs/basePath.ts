import type { Site, Step } from '../site/site.ts';

/** nginx.conf includes this file. It is never served, because its name begins with a dot. */
const FILE = '.base.conf';

/**
 * The directives by which nginx serves the site under a path, whether or not the proxy in front has removed
 * the path from the address.
 *
 * @param base as `site.config.ts` has it: `/`, or `/something/` with both slashes
 * @returns for the server block of nginx.conf; `$base` is the path without its last slash
 */
export function basePathConf(base: string): string {
  const path = base.slice(0, -1);
  const lines = [`set $base "${path}";`];
  if (path) {
    lines.push(
      `rewrite ^${path.replaceAll('.', '\\.')}(/.*)$ $1;`,
      `location = ${path} {`,
      '  return 308 $base/$is_args$args;',
      '}',
    );
  }
  return `${lines.join('\n')}\n`;
}

/** Tells nginx the path that the site is published under. */
export const basePath = ({ base, write }: Site): Step => ({ finish: () => write(FILE, basePathConf(base)) });
