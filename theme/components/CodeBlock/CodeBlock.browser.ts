/** How long “Copied” is shown, in milliseconds. */
const SHOWN_MS = 2000;

const timers = new WeakMap<Element, ReturnType<typeof setTimeout>>();

/** Shows or takes away that the code of a block was copied. */
function showCopied(block: Element, isCopied: boolean) {
  const status = block.querySelector('[role=status]');
  if (status) {
    status.textContent = isCopied ? 'Copied' : '';
  }
  block.toggleAttribute('data-copied', isCopied);
}

async function copy(block: Element) {
  clearTimeout(timers.get(block));
  try {
    await navigator.clipboard.writeText(block.querySelector('pre')?.textContent ?? '');
  } catch {
    // Refused, or absent on an insecure origin: the text can still be selected by hand.
    showCopied(block, false);
    return;
  }
  showCopied(block, true);
  timers.set(
    block,
    setTimeout(() => showCopied(block, false), SHOWN_MS),
  );
}

addEventListener('click', ({ target }) => {
  const block = target instanceof Element && target.closest('[data-copy]')?.closest('[data-code]');
  if (block) {
    copy(block);
  }
});
