import type { Buffer } from 'node:buffer';

export interface TabOptions {
  /**
   * The size of the page in pixels. An engine that needs a window may make the page wider than
   * asked, because windows have a minimum width.
   */
  width: number;
  height: number;
  /** Whether the browser runs the scripts of pages. It always runs the scripts of `evaluate`. */
  allowsScripts: boolean;
  /** Whether the browser refuses to store anything for the site, as when visitors block cookies. */
  blocksCookies: boolean;
}

/**
 * A running browser. `BrowserDriver` and `Tab` have the same methods for each browser, so that one
 * test works in all browsers.
 */
export interface BrowserDriver {
  /**
   * Whether `Tab.problems` contains the errors of the console. If it does not, the proxy adds to
   * each page a script that reports errors.
   */
  readonly reportsConsoleErrors: boolean;
  /**
   * Opens a tab. Each tab must visit another port, so that it shares no cookies and no storage with
   * earlier tabs.
   */
  openTab(options: TabOptions): Promise<Tab>;
  /** Ends the browser and its driver. */
  close(): Promise<void>;
}

/** A tab of a browser. Tests use it with the mouse and the keys, as a visitor does. */
export interface Tab {
  /** The errors of the console and of scripts since the tab was opened. */
  readonly problems: readonly string[];
  /** Opens an address, and waits until the page has loaded. */
  goto(url: string): Promise<void>;
  reload(): Promise<void>;
  back(): Promise<void>;
  forward(): Promise<void>;
  /** Clicks with the mouse, at a point in pixels from the top left of the page's view. */
  click(x: number, y: number): Promise<void>;
  /** Presses a key or a combination: `Tab`, `/`, `Control+k`. */
  press(keys: string): Promise<void>;
  /** Types a text into the element that has the focus. */
  type(text: string): Promise<void>;
  /**
   * Returns the value that an expression has in the page.
   *
   * @param expression JavaScript; its value must be JSON, not a promise
   */
  evaluate(expression: string): Promise<unknown>;
  screenshot(): Promise<Buffer>;
  close(): Promise<void>;
}
