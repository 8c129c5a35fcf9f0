/**
 * The key code of a key that an input method handles. In Safari, the key that ends the composition
 * has only this code: its event comes after the composition, so `isComposing` is false.
 */
const INPUT_METHOD_KEY_CODE = 229;

// While an input method composes a text, it needs the keys itself: Escape gives up a word, Enter
// accepts it. So these events do not reach the behaviors, the figures and the search.
addEventListener(
  'keydown',
  (event) => {
    if (event.isComposing || event.keyCode === INPUT_METHOD_KEY_CODE) {
      event.stopImmediatePropagation();
    }
  },
  true,
);
