/**
 * The code of a key that an input method has taken. Safari ends the composition before the key that
 * has ended it.
 */
const TAKEN = 229;

// While an input method composes a text, its keys are not ours: Escape gives up a word, Enter takes
// it. No behavior, figure or part of the search hears of them.
addEventListener(
  'keydown',
  (event) => {
    if (event.isComposing || event.keyCode === TAKEN) {
      event.stopImmediatePropagation();
    }
  },
  true,
);
