/** The time for which “Copied” is shown, in milliseconds. */
const STATUS_SHOWN_MS = 2000;

/** For each block, the timer that hides the message beside the block. */
const hideTimers = new WeakMap<Element, ReturnType<typeof setTimeout>>();

/** Shows a message beside a block for two seconds. An empty message hides the former message. */
function showStatus(block: Element, status: Element, message: string, isCopied: boolean): void {
  clearTimeout(hideTimers.get(block));
  status.textContent = message;
  block.toggleAttribute('data-copied', isCopied);
  if (message) {
    hideTimers.set(block, setTimeout(showStatus, STATUS_SHOWN_MS, block, status, '', false));
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
    showStatus(block, status, 'Copied', true);
  } catch {
    // The browser refuses to copy, or the origin is not secure.
    showStatus(block, status, 'Not copied: select the text', false);
  }
});
