/** Runs a function once the browser has nothing better to do, after two seconds at the latest. */
export const whenIdle = (then: () => void): void => {
  // Safari has no requestIdleCallback. Without a limit, a page that is never drawn has no idle time.
  if ('requestIdleCallback' in globalThis) {
    requestIdleCallback(then, { timeout: 2000 });
  } else {
    setTimeout(then);
  }
};
