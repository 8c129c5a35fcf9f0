import type { BrowserType, LaunchOptions } from '@playwright/test';
import type { BrowserDriver, Tab, TabOptions } from './engine';

/**
 * Makes the storage fail as in a browser that blocks cookies, for which Playwright has no option.
 */
function denyStorage(): void {
  for (const name of ['localStorage', 'sessionStorage']) {
    Object.defineProperty(window, name, {
      get() {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  }
}

/** Starts a browser that Playwright controls: one that Playwright has patched, or any Chromium. */
export async function startPlaywright(
  type: BrowserType,
  options?: LaunchOptions,
): Promise<BrowserDriver> {
  const browser = await type.launch(options);
  return {
    reportsConsoleErrors: true,
    async openTab({ width, height, allowsScripts, blocksCookies }: TabOptions): Promise<Tab> {
      const context = await browser.newContext({
        viewport: { width, height },
        javaScriptEnabled: allowsScripts,
      });
      if (blocksCookies) {
        await context.addInitScript(denyStorage);
      }
      const page = await context.newPage();
      const problems: string[] = [];
      page.on('pageerror', ({ message }) => problems.push(message));
      page.on('console', (message) => {
        if (message.type() === 'error') {
          problems.push(`${message.text()} ${message.location().url}`);
        }
      });
      return {
        problems,
        goto: async (url) => void (await page.goto(url)),
        reload: async () => void (await page.reload()),
        back: async () => void (await page.goBack()),
        forward: async () => void (await page.goForward()),
        click: (x, y) => page.mouse.click(x, y),
        press: (keys) => page.keyboard.press(keys),
        type: (text) => page.keyboard.type(text),
        evaluate: (expression) => page.evaluate(expression),
        screenshot: () => page.screenshot(),
        close: () => context.close(),
      };
    },
    close: () => browser.close(),
  };
}
