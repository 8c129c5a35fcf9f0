import { findBrowser, findFirefox, findWebKitDriver } from '../lib/browser';
import { findCompose, runningEngine } from '../lib/docker';
import { findProgram, UserFacingError } from '../lib/run';
import { canInstallPackages, installPackages } from './apt';

/** A program that `npm test` needs: whether it is there, Debian's packages of it, and how to get it elsewhere. */
interface Need {
  has: boolean;
  packages: string[];
  /** Without it, the tests do without the program: playwright.config.ts says what does not run. */
  get?: string;
}

/**
 * Installs the programs that `npm test` needs, where apt can do that.
 *
 * @throws {UserFacingError} that says how to install what is missing
 */
export async function installRequirements(): Promise<void> {
  const java = findProgram('java');
  const needs: Need[] = [
    {
      // Only root may start one.
      has: Boolean((await runningEngine()) || (findProgram('dockerd') && process.getuid?.() === 0)),
      packages: ['docker.io', 'iptables', 'iproute2'],
      get: 'a running Docker engine that this user may use: https://docs.docker.com/engine/install/',
    },
    {
      has: Boolean(await findCompose()),
      packages: ['docker-compose'],
      get: 'Docker Compose: https://docs.docker.com/compose/install/',
    },
    {
      has: Boolean(findBrowser()),
      packages: ['chromium-headless-shell'],
      get: 'a browser: npx playwright install chromium',
    },
    {
      has: Boolean(findProgram('nginx')),
      packages: ['nginx', 'libnginx-mod-http-brotli-static'],
      get: 'nginx, which serves other versions of the site',
    },
    { has: Boolean(java), packages: ['default-jre-headless'], get: 'Java, for the HTML checker' },
    { has: Boolean(findProgram('git')), packages: ['git'], get: 'git' },
    {
      has: Boolean(findProgram('epubcheck')),
      packages: ['epubcheck'],
      get: 'EPUBCheck, for the book of the guide: https://www.w3.org/publishing/epubcheck/',
    },
    { has: Boolean(findProgram('debootstrap')), packages: ['debootstrap'] },
    { has: Boolean(findFirefox()), packages: ['firefox-esr'] },
    { has: Boolean(findWebKitDriver()), packages: ['webkit2gtk-driver', 'xvfb'] },
  ];
  const missing = needs.filter(({ has, get }) => !has && (get || canInstallPackages()));
  if (missing.length === 0) {
    return;
  }
  if (!canInstallPackages()) {
    throw new UserFacingError(`The tests need ${missing.map(({ get }) => get).join('; and ')}`);
  }
  await installPackages(missing.flatMap(({ packages }) => packages));
}
