/** The time for which “Copied” is shown, in milliseconds. */
const SHOWN_MS = 2000;

/** The timers that hide the message beside each block. */
const timers = new WeakMap<Element, ReturnType<typeof setTimeout>>();

/** Shows for a while, beside a block, whether its code was copied. */
function show(block: Element, status: Element, words: string, isCopied: boolean): void {
  clearTimeout(timers.get(block));
  status.textContent = words;
  block.toggleAttribute('data-copied', isCopied);
  if (words) {
    timers.set(block, setTimeout(show, SHOWN_MS, block, status, '', false));
  }
}

addEventListener('click', async ({ target }) => {
  const button = target instanceof Element ? target.closest('[data-copy]') : null;
  const block = button?.closest('[data-code]');
  const status = block?.querySelector('[role=status]');
  if (!block || !status) {
    return;
  }
  try {
    await navigator.clipboard.writeText(block.querySelector('pre')?.textContent ?? '');
    show(block, status, 'Copied', true);
  } catch {
    // The browser refuses to copy, or the origin is not secure.
    show(block, status, 'Not copied: select the text', false);
  }
});
