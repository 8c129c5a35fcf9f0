/**
 * Specification: the progress bar appears only if loading takes more than this, in milliseconds.
 */
const PROGRESS_DELAY_MS = 1000;

/** Not in the style sheet, which every document contains: few visitors see the bar. */
const LOOKS =
  'position: fixed; z-index: 30; inset: 0 0 auto; block-size: 3px; background: var(--second-accent); transform-origin: 0';

/** Shows the progress bar after the delay; the returned function cancels or removes it. */
export function startProgress(): () => void {
  const bar = document.createElement('div');
  bar.style.cssText = LOOKS;
  bar.setAttribute('role', 'progressbar');
  bar.setAttribute('aria-label', 'Loading page');
  const timer = setTimeout(() => {
    document.body.append(bar);
    if (!matchMedia('(prefers-reduced-motion: reduce)').matches) {
      // Slows down and never fills the width, because the duration is unknown.
      bar.animate(
        { transform: ['scaleX(0.1)', 'scaleX(0.95)'] },
        { duration: 20_000, easing: 'cubic-bezier(0, 0.6, 0.2, 1)', fill: 'forwards' },
      );
    }
  }, PROGRESS_DELAY_MS);
  return () => {
    clearTimeout(timer);
    bar.remove();
  };
}
