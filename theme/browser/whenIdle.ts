/** Runs a function once the browser is idle, after two seconds at the latest. */
export const whenIdle = (then: () => void): void => {
  // Safari has no requestIdleCallback. Without a timeout, it never runs in a page that is not
  // drawn, such as a hidden tab.
  if ('requestIdleCallback' in globalThis) {
    requestIdleCallback(then, { timeout: 2000 });
  } else {
    setTimeout(then);
  }
};
