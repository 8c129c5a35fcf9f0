import path from 'node:path';
import puppeteer, { type KeyInput } from 'puppeteer-core';
import { projectRoot } from '../../../scripts/lib/run';
import { LIMIT_MS } from '../../lib/limits';
import type { BrowserDriver, Tab, TabOptions } from './engine';

const launchFirefox = (executablePath: string, runsScripts: boolean) =>
  puppeteer.launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    timeout: LIMIT_MS,
    protocolTimeout: LIMIT_MS,
    extraPrefsFirefox: {
      'javascript.enabled': runsScripts,
      // Without this preference, Firefox's sandbox reads fonts only from the system's folders.
      'security.sandbox.content.read_path_whitelist': `${path.join(projectRoot, 'node_modules')}/`,
    },
  });

/** Starts Firefox, driven over WebDriver BiDi by Puppeteer. */
export async function startFirefox(executablePath: string): Promise<BrowserDriver> {
  const browser = await launchFirefox(executablePath, true);
  return {
    reportsConsoleErrors: true,
    async openTab({ width, height, allowsScripts }: TabOptions): Promise<Tab> {
      // Only a preference turns scripts off, and Firefox reads preferences when it starts. So a tab
      // without scripts needs a browser of its own.
      const browserWithoutScripts = allowsScripts
        ? undefined
        : await launchFirefox(executablePath, false);
      const context = await (browserWithoutScripts ?? browser).createBrowserContext();
      const page = await context.newPage();
      page.setDefaultTimeout(LIMIT_MS);
      await page.setViewport({ width, height });
      const problems: string[] = [];
      page.on('pageerror', (error) => problems.push(String((error as Error).message)));
      page.on('console', (message) => {
        if (message.type() === 'error') {
          problems.push(message.text());
        }
      });
      const { keyboard } = page;
      return {
        problems,
        goto: async (url) => void (await page.goto(url)),
        reload: async () => void (await page.reload()),
        back: async () => void (await page.goBack()),
        forward: async () => void (await page.goForward()),
        click: (x, y) => page.mouse.click(x, y),
        async press(keys) {
          const [key, ...modifiers] = keys.split('+').reverse() as [KeyInput, ...KeyInput[]];
          for (const modifier of modifiers) {
            await keyboard.down(modifier);
          }
          await keyboard.press(key);
          for (const modifier of modifiers) {
            await keyboard.up(modifier);
          }
        },
        type: (text) => keyboard.type(text),
        evaluate: (expression) => page.evaluate(expression),
        screenshot: async () => Buffer.from(await page.screenshot()),
        async close() {
          await context.close();
          await browserWithoutScripts?.close();
        },
      };
    },
    close: () => browser.close(),
  };
}
