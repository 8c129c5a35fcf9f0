import { chromium, expect, firefox, webkit } from '@playwright/test';
import {
  type EngineName,
  findFirefox,
  findWebKitDriver,
  hasOwnBrowser,
} from '../../../scripts/lib/browser';
import { LIMIT_MS } from '../../lib/limits';
import { SiteProxy } from '../../lib/proxy';
import { test as base } from '../served';
import type { BrowserDriver } from './engine';
import { startFirefox } from './firefox';
import { startPlaywright } from './playwright';
import { Visitor } from './visitor';
import { startWebKit } from './webkit';

interface TestOptions {
  /** The problems that the test causes on purpose. */
  expectedProblems: RegExp;
  /** Whether the browser stores nothing for the site. */
  blocksCookies: boolean;
}

/**
 * Playwright's `test` for all engines. `visitor` uses a tab of the engine that the Playwright
 * project names. A test fails if its tab or the proxy reports a problem that it does not expect.
 */
export const test = base.extend<TestOptions & { visitor: Visitor }, { engine: BrowserDriver }>({
  expectedProblems: [/^$/, { option: true }],
  blocksCookies: [false, { option: true }],

  engine: [
    async ({ launchOptions }, use, { project }) => {
      const startByEngine: Record<EngineName, () => Promise<BrowserDriver>> = {
        chromium: () => startPlaywright(chromium, launchOptions),
        firefox: () =>
          hasOwnBrowser('firefox') ? startPlaywright(firefox) : startFirefox(String(findFirefox())),
        webkit: () =>
          hasOwnBrowser('webkit')
            ? startPlaywright(webkit)
            : startWebKit(String(findWebKitDriver())),
      };
      const engine = await startByEngine[project.name as EngineName]();
      await use(engine);
      await engine.close();
    },
    { scope: 'worker', timeout: LIMIT_MS },
  ],

  visitor: async (
    { engine, baseURL, viewport, javaScriptEnabled: runsScripts, blocksCookies, expectedProblems },
    use,
    testInfo,
  ) => {
    const proxy = await SiteProxy.start(
      String(baseURL),
      !engine.reportsConsoleErrors && runsScripts,
    );
    const tab = await engine.openTab({
      ...(viewport ?? { width: 1280, height: 720 }),
      allowsScripts: runsScripts,
      blocksCookies,
    });
    const visitor = new Visitor(tab, proxy);
    await use(visitor);
    if (testInfo.status !== testInfo.expectedStatus) {
      await testInfo.attach('screenshot', {
        body: await tab.screenshot(),
        contentType: 'image/png',
      });
    }
    await tab.close();
    proxy.close();
    expect(visitor.problems.filter((problem) => !expectedProblems.test(problem))).toEqual([]);
  },
});
