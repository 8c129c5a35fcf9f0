import { Builder, Capabilities, Key, Origin, type WebDriver } from 'selenium-webdriver';
import type { BrowserDriver, Tab, TabOptions } from './engine';
import { startWebKitDriver } from './webkitDriver';

/** Returns WebDriver's character for a key: https://www.w3.org/TR/webdriver2/#keyboard-actions */
function toCharacter(key: string): string {
  const name = key.replace(/(?<=[a-z])(?=[A-Z])/g, '_').toUpperCase();
  return (Key as unknown as Record<string, string>)[name] ?? key;
}

/** Opens a browser window, and returns the session that controls it. */
function openSession(driverUrl: string, browserArguments: string[]): Promise<WebDriver> {
  return new Builder()
    .usingServer(driverUrl)
    .withCapabilities(
      new Capabilities({
        browserName: 'MiniBrowser',
        'webkitgtk:browserOptions': {
          args: ['--automation', ...browserArguments],
        },
      }),
    )
    .build();
}

/** Sets the size of the window so that the page in it has the given size. */
async function resizePage(session: WebDriver, width: number, height: number): Promise<void> {
  const [extraWidth = 0, extraHeight = 0] = await session.executeScript<number[]>(
    'return [outerWidth - innerWidth, outerHeight - innerHeight]',
  );
  await session
    .manage()
    .window()
    .setRect({ x: 0, y: 0, width: width + extraWidth, height: height + extraHeight });
}

/** Returns a tab that uses the window of a session. */
function makeTab(session: WebDriver): Tab {
  return {
    // WebDriver has no command for the console.
    problems: [],
    goto: (url) => session.get(url),
    reload: () => session.navigate().refresh(),
    back: () => session.navigate().back(),
    forward: () => session.navigate().forward(),
    click: (x, y) =>
      session
        .actions()
        .move({ x: Math.round(x), y: Math.round(y), origin: Origin.VIEWPORT })
        .click()
        .perform(),
    async press(keys) {
      const characters = keys.split('+').map(toCharacter);
      const actions = session.actions();
      for (const character of characters) {
        actions.keyDown(character);
      }
      for (const character of characters.reverse()) {
        actions.keyUp(character);
      }
      await actions.perform();
    },
    type: (text) => session.actions().sendKeys(text).perform(),
    evaluate: (expression) => session.executeScript(`return ${expression}`),
    screenshot: async () => Buffer.from(await session.takeScreenshot(), 'base64'),
    // Leaves the page, so that its requests do not outlive the test.
    close: () => session.get('about:blank'),
  };
}

/**
 * Starts WebKit in the small browser that comes with it. Selenium's client drives it over
 * WebDriver.
 */
export async function startWebKit(driverPath: string): Promise<BrowserDriver> {
  const driver = await startWebKitDriver(driverPath);
  // Tests share one session, because a session takes seconds to start, and the driver allows only
  // one at a time.
  let session: WebDriver | undefined;
  let sessionArguments: string[] = [];
  return {
    reportsConsoleErrors: false,
    async openTab({ width, height, allowsScripts, blocksCookies }: TabOptions): Promise<Tab> {
      const browserArguments = [
        `--enable-javascript=${allowsScripts}`,
        `--cookies-policy=${blocksCookies ? 'never' : 'always'}`,
      ];
      if (session && String(browserArguments) !== String(sessionArguments)) {
        await session.quit();
        session = undefined;
      }
      session ??= await openSession(driver.url, browserArguments);
      sessionArguments = browserArguments;
      await resizePage(session, width, height);
      return makeTab(session);
    },
    async close() {
      await session?.quit();
      driver.stop();
    },
  };
}
