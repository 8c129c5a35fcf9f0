/** Runs a function once the browser is idle, or after two seconds at the latest. */
export const runWhenIdle = (callback: () => void): void => {
  // Safari has no requestIdleCallback. Without the timeout, requestIdleCallback never runs the
  // function in a page that is not drawn, such as a hidden tab.
  if ('requestIdleCallback' in globalThis) {
    requestIdleCallback(callback, { timeout: 2000 });
  } else {
    setTimeout(callback);
  }
};
