import { hashTarget } from '../../../shared/address';
import { PAGE_EVENT } from '../../../shared/events';
import { STORAGE_KEYS } from '../../../shared/storageKeys';
import { setOrRemoveAttribute } from '../../browser/setOrRemove';
import { storeValue } from '../../browser/storage';

const { dataset } = document.documentElement;
const SWITCH_INPUT_SELECTOR = '[data-device-switch] input';

/**
 * Marks the chosen device in the switch, and hides the steps for the other device. The browser's
 * own search still finds the hidden steps.
 */
function showChosenSteps() {
  for (const input of document.querySelectorAll<HTMLInputElement>(SWITCH_INPUT_SELECTOR)) {
    input.checked = input.value === dataset.device;
  }
  for (const part of document.querySelectorAll<HTMLElement>('[data-on]')) {
    const isChosen = part.dataset.on === dataset.device;
    setOrRemoveAttribute(part, 'hidden', isChosen ? null : 'until-found');
  }
}

/** If an element stands in the hidden steps, shows these steps, and scrolls to the element. */
function showStepsWith(target: EventTarget | null) {
  const part = target instanceof Element && target.closest<HTMLElement>('[data-on]');
  if (part && part.dataset.on !== dataset.device) {
    dataset.device = part.dataset.on;
    showChosenSteps();
    (target as Element).scrollIntoView();
  }
}

function showChosenStepsAndTarget() {
  // On a page that has just arrived, no steps have changed.
  delete dataset.deviceSwitched;
  showChosenSteps();
  showStepsWith(document.getElementById(hashTarget(location.hash)));
}

addEventListener('change', ({ target }) => {
  if (target instanceof HTMLInputElement && target.matches(SWITCH_INPUT_SELECTOR)) {
    storeValue(STORAGE_KEYS.device, target.value);
    dataset.device = target.value;
    showChosenSteps();
    // For a moment, the style sheet marks the steps that have appeared.
    dataset.deviceSwitched = '';
  }
});
addEventListener('beforematch', ({ target }) => showStepsWith(target));
// This listener comes after the one of theme/browser/preferences.ts, which applies a choice made in
// another tab.
addEventListener('storage', showChosenSteps);
addEventListener(PAGE_EVENT, showChosenStepsAndTarget);
showChosenStepsAndTarget();
