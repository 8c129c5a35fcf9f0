import { PAGE_EVENT } from '../../shared/events';
import { UNTIL_ATTRIBUTE } from '../../shared/pageParts';

/**
 * Hides meetings and notices of incidents that are over by the visitor's clock. They may have ended
 * since the page was built.
 */
function hideWhatIsOver() {
  for (const element of document.querySelectorAll<HTMLElement>(`[${UNTIL_ATTRIBUTE}]`)) {
    element.hidden = Date.parse(element.getAttribute(UNTIL_ATTRIBUTE) ?? '') <= Date.now();
  }
}

hideWhatIsOver();
addEventListener(PAGE_EVENT, hideWhatIsOver);
