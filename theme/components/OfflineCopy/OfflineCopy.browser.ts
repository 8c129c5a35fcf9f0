addEventListener('click', async ({ target }) => {
  const button = target instanceof Element && target.closest<HTMLElement>('[data-offline]');
  if (button) {
    try {
      const { togglePanel } = await import('./offlinePanel');
      togglePanel(button);
    } catch {
      button.textContent = 'Read offline: could not be loaded, try again';
    }
  }
});
