addEventListener('click', ({ target }) => {
  if (target instanceof Element && target.closest('[data-print]')) {
    print();
  }
});
