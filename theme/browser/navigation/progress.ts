/** The time that loading must take before the progress bar appears, in milliseconds. */
const PROGRESS_DELAY_MS = 1000;

/**
 * The styles of the progress bar. They are not in the style sheet, because every document contains
 * the style sheet, and few visitors see the bar.
 */
const BAR_STYLES =
  'position: fixed; z-index: 30; inset: 0 0 auto; block-size: 3px; ' +
  'background: var(--second-accent); transform-origin: 0';

/**
 * Shows that a page is being loaded: at once at the link to it, and after the delay with the
 * progress bar.
 *
 * @param link the link that the visitor has followed, if there is one
 * @returns the function to call when loading has ended
 */
export function startProgress(link: Element | undefined): () => void {
  link?.setAttribute('aria-busy', 'true');
  const bar = document.createElement('div');
  bar.style.cssText = BAR_STYLES;
  bar.setAttribute('role', 'progressbar');
  bar.setAttribute('aria-label', 'Loading page');
  const timer = setTimeout(() => {
    document.body.append(bar);
    if (!matchMedia('(prefers-reduced-motion: reduce)').matches) {
      // The bar slows down and never reaches the end, because nobody knows how long loading takes.
      bar.animate(
        { transform: ['scaleX(0.1)', 'scaleX(0.95)'] },
        { duration: 20_000, easing: 'cubic-bezier(0, 0.6, 0.2, 1)', fill: 'forwards' },
      );
    }
  }, PROGRESS_DELAY_MS);
  return () => {
    clearTimeout(timer);
    bar.remove();
    link?.removeAttribute('aria-busy');
  };
}
