/** The time for which “Copied” is shown, in milliseconds. */
const STATUS_SHOWN_MS = 2000;

/** For each block, the timer that hides “Copied” beside the block. */
const hideTimers = new WeakMap<Element, ReturnType<typeof setTimeout>>();

/** Shows a message beside a block, or none if it is empty. “Copied” disappears by itself. */
function showStatus(block: Element, status: Element, message: string, isCopied: boolean): void {
  clearTimeout(hideTimers.get(block));
  status.textContent = message;
  block.toggleAttribute('data-copied', isCopied);
  if (isCopied) {
    hideTimers.set(block, setTimeout(showStatus, STATUS_SHOWN_MS, block, status, '', false));
  }
}

/**
 * Copies the text of an element as it is displayed, with an empty line between two paragraphs. Over
 * plain HTTP, there is no `navigator.clipboard`, and visitors may forbid to use it. Then the
 * function selects the element and tries an older way to copy. The element stays selected.
 *
 * @returns true if the text is in the clipboard
 */
async function copyText(element: HTMLElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(element.innerText);
    return true;
  } catch {
    getSelection()?.selectAllChildren(element);
    // The older way is deprecated, but needs no HTTPS.
    return document.execCommand('copy');
  }
}

addEventListener('click', async ({ target }) => {
  const button = target instanceof Element ? target.closest('[data-copy]') : null;
  const block = button?.closest('[data-code]');
  const source = block?.querySelector<HTMLElement>('pre, blockquote');
  const status = block?.querySelector('[role=status]');
  if (!block || !source || !status) {
    return;
  }
  const isCopied = await copyText(source);
  // Where nothing is copied, the message stays, because the visitor has to act on it.
  showStatus(block, status, isCopied ? 'Copied' : 'Could not copy: the text is selected', isCopied);
});
