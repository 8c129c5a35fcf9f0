import { findCompose, runningEngine } from './engine.mjs';
import { findEpubCheck } from './epubcheck.mjs';
import { canInstallPackages, installPackages } from './machine.mjs';
import { findProgram, UserFacingError } from './run.mjs';

/**
 * Installs Docker, Docker Compose, the checkers of HTML and of books, and the browsers where apt can do that. Elsewhere Firefox and WebKit are
 * not required: playwright.config.ts says that the journeys do not run in them.
 *
 * @throws {UserFacingError} that says how to install what is missing
 */
export async function installRequirements() {
  // Loaded once the packages of npm are there.
  const { findBrowser, findFirefox, findWebKitDriver } = await import('./browser.mjs');
  const engine = await runningEngine();
  const needs = [
    {
      // Only root may start one.
      has: Boolean(engine || (findProgram('dockerd') && process.getuid?.() === 0)),
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
      has: Boolean(findProgram('java')),
      packages: ['default-jre-headless'],
      get: 'Java, for the HTML checker',
    },
    {
      has: Boolean(findProgram('git')),
      packages: ['git'],
      get: 'git',
    },
    {
      has: Boolean(findEpubCheck()),
      packages: ['epubcheck', 'default-jre-headless'],
      get: 'EPUBCheck, for the book of the guide: https://www.w3.org/publishing/epubcheck/',
    },
    { has: Boolean(findProgram('debootstrap')), packages: ['debootstrap'] },
    { has: Boolean(findFirefox()), packages: ['firefox-esr'] },
    { has: Boolean(findWebKitDriver()), packages: ['webkit2gtk-driver', 'xvfb'] },
  ].filter(({ has, get }) => !has && (get || canInstallPackages()));
  if (needs.length > 0 && !canInstallPackages()) {
    throw new UserFacingError(`The tests need ${needs.map(({ get }) => get).join('; and ')}`);
  }
  if (needs.length > 0) {
    const packages = needs.flatMap((need) => need.packages);
    console.log(`Installing ${packages.join(' ')} with apt …`);
    await installPackages(packages);
  }
}
