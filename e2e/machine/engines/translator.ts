import type { Visitor } from './visitor';

/** The marks that the translator puts around each text that it has translated. */
const MARKS = /[‹›]/g;

/** @returns the text as it was before it was translated */
export const untranslated = (text: string): string => text.replace(MARKS, '');

/**
 * Does what the translator of Chrome does, in the page, in which it runs: puts two elements `font`
 * in the place of each text, with a text of its own in them, and goes on with what comes later. The
 * former text belongs to no element any more.
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

/** Has the open page translated, and all that it shows from now on. */
export const startTranslator = (visitor: Visitor): Promise<void> => visitor.evaluate(translate);
