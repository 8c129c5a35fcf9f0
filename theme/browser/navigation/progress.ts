import nprogress from 'nprogress';

/** Specification: the progress bar appears only if loading takes more than this, in milliseconds. */
export const PROGRESS_DELAY_MS = 1000;

// Seam: nprogress-markup, the element `#nprogress` around this bar.
nprogress.configure({
  showSpinner: false,
  barSelector: '[role="progressbar"]',
  template: '<div class="bar" role="progressbar" aria-label="Loading page"></div>',
});

/** Shows the progress bar if the returned function has not been called in time; calling it takes the bar away. */
export function startProgress(): () => void {
  const timer = setTimeout(() => {
    // Without animation where motion is unwanted; the bar itself is needed all the same.
    nprogress.configure({ speed: matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 200 });
    nprogress.start();
  }, PROGRESS_DELAY_MS);
  return () => {
    clearTimeout(timer);
    // Does nothing while there is no bar.
    nprogress.done();
  };
}
