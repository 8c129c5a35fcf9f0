/** How long “Copied” is shown, in milliseconds. */
const SHOWN_MS = 2000;

addEventListener('click', async ({ target }) => {
  const button = target instanceof Element ? target.closest('[data-copy]') : null;
  const block = button?.closest('[data-code]');
  const status = block?.querySelector('[role=status]');
  if (!block || !status) {
    return;
  }
  try {
    await navigator.clipboard.writeText(block.querySelector('pre')?.textContent ?? '');
  } catch {
    // The browser refuses, or the origin is not secure: visitors can still select the text.
    return;
  }
  const show = (isCopied: boolean) => {
    status.textContent = isCopied ? 'Copied' : '';
    block.toggleAttribute('data-copied', isCopied);
  };
  show(true);
  setTimeout(show, SHOWN_MS, false);
});
