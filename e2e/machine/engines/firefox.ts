import path from 'node:path';
import puppeteer, { type KeyInput } from 'puppeteer-core';
import { projectRoot } from '../../../shared/projectRoot';
import { LIMIT_MS } from '../../lib/limits';
import type { BrowserDriver, Tab, TabOptions } from './engine';

/** The value of `network.cookie.cookieBehavior` with which pages can store nothing at all. */
const BLOCK_ALL_COOKIES = 2;

type Settings = Pick<TabOptions, 'allowsScripts' | 'blocksCookies'>;

const launchFirefox = (executablePath: string, { allowsScripts, blocksCookies }: Settings) =>
  puppeteer.launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    timeout: LIMIT_MS,
    protocolTimeout: LIMIT_MS,
    extraPrefsFirefox: {
      'javascript.enabled': allowsScripts,
      ...(blocksCookies ? { 'network.cookie.cookieBehavior': BLOCK_ALL_COOKIES } : {}),
      // Without this preference, Firefox's sandbox reads fonts only from the system's folders.
      'security.sandbox.content.read_path_whitelist': `${path.join(projectRoot, 'node_modules')}/`,
    },
  });

/** Starts Firefox, driven over WebDriver BiDi by Puppeteer. */
export async function startFirefox(executablePath: string): Promise<BrowserDriver> {
  const browser = await launchFirefox(executablePath, {
    allowsScripts: true,
    blocksCookies: false,
  });
  return {
    reportsConsoleErrors: true,
    async openTab({ width, height, ...settings }: TabOptions): Promise<Tab> {
      // Only preferences turn scripts and cookies off, and Firefox reads preferences when it
      // starts. So a tab without scripts or cookies needs a browser of its own.
      const ownBrowser =
        settings.allowsScripts && !settings.blocksCookies
          ? undefined
          : await launchFirefox(executablePath, settings);
      const context = await (ownBrowser ?? browser).createBrowserContext();
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
          await ownBrowser?.close();
        },
      };
    },
    close: () => browser.close(),
  };
}
