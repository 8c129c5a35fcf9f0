/** The marks that the translator puts around each text that it has translated. */
const MARKS_PATTERN = /[‹›]/g;

/** Returns the text as it was before the translation. */
export const removeMarks = (text: string): string => text.replace(MARKS_PATTERN, '');

/**
 * Imitates the translator of Chrome. Replaces each text node, also those that come later, with two
 * nested `font` elements that contain a new text node. The former text node then belongs to no
 * element. The function runs in the page.
 */
function translate(): void {
  const translateIn = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = root instanceof Text ? [root] : [];
    while (walker.nextNode()) {
      texts.push(walker.currentNode as Text);
    }
    for (const text of texts.filter(({ data }) => data.trim())) {
      if (
        text.parentElement &&
        !text.parentElement.closest('font, script, style, noscript, textarea')
      ) {
        const font = document.createElement('font');
        font.append(document.createElement('font'));
        font.firstElementChild?.append(`‹${text.data}›`);
        text.replaceWith(font);
      }
    }
  };
  const observer = new MutationObserver((records) => {
    for (const { target, addedNodes } of records) {
      for (const node of target instanceof Text ? [target] : addedNodes) {
        translateIn(node);
      }
    }
  });
  observer.observe(document.body, { childList: true, characterData: true, subtree: true });
  translateIn(document.body);
}

/** A page of Playwright, or a visitor of the journeys. */
interface Evaluator {
  evaluate(action: () => void): Promise<void>;
}

/** Translates the open page, and all that it shows from now on. */
export const startTranslator = (visitor: Evaluator): Promise<void> => visitor.evaluate(translate);
