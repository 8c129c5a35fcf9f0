import { useEffect } from 'react';

/** Whether what is typed goes into a field. */
function isTyping({ target }: KeyboardEvent): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'))
  );
}

/**
 * Opens the search by Ctrl+K, ⌘K or /, and closes it by the first two and Escape.
 *
 * @param type takes the characters that were typed after those keys before React had taken
 *   over; plugins/inlineScripts/keepIntents.ts has kept them
 */
export function useSearchKeys(
  isOpen: boolean,
  open: () => void,
  close: () => void,
  type: (character: string) => void,
): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isCommandK = event.key.toLowerCase() === 'k' && (event.metaKey || event.ctrlKey);
      const isSlash =
        event.key === '/' && !isTyping(event) && !event.ctrlKey && !event.metaKey && !event.altKey;
      if (isOpen && (isCommandK || event.key === 'Escape')) {
        event.preventDefault();
        close();
      } else if (!isOpen && (isCommandK || isSlash)) {
        event.preventDefault();
        open();
      } else if (!event.isTrusted && event.key.length === 1) {
        type(event.key);
      }
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, [isOpen, open, close, type]);
}
