import { type KeyboardEvent, useState } from 'react';
import type { Command } from './commands';
import { complete, completion, movedBy } from './complete';

/**
 * The suggestions below a message box. The first one is chosen from the start, as in
 * Mattermost, so that Enter or Tab fills it in.
 *
 * @param onComplete takes what the text becomes
 */
export function useSuggestions(typed: string, onComplete: (typed: string) => void) {
  const [isWanted, setIsWanted] = useState(false);
  const [place, setPlace] = useState(0);
  const suggestions = complete(typed);
  const isOpen = isWanted && suggestions.length > 0;

  const show = () => {
    setIsWanted(true);
    setPlace(0);
  };
  const hide = () => setIsWanted(false);
  const choose = (command: Command) => {
    onComplete(completion(command));
    hide();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const hasModifier = event.shiftKey || event.ctrlKey || event.altKey || event.metaKey;
    if (suggestions.length === 0 || hasModifier || event.nativeEvent.isComposing) {
      return;
    }
    const moved = movedBy(event.key, place, suggestions.length);
    const chosen = suggestions[place];
    if (moved !== undefined) {
      event.preventDefault();
      setIsWanted(true);
      // The first arrow opens the list, the next ones move in it.
      setPlace(isOpen ? moved : 0);
    } else if (isOpen && event.key === 'Escape') {
      event.preventDefault();
      hide();
    } else if (isOpen && chosen && (event.key === 'Enter' || event.key === 'Tab')) {
      event.preventDefault();
      choose(chosen);
    }
  };

  return { suggestions, isOpen, place, show, hide, choose, onKeyDown };
}
