import { type KeyboardEvent, useState } from 'react';
import type { Command } from './commands';
import { completedText, indexAfterKey, suggestCommands } from './suggestCommands';

/**
 * The list of suggestions below a message box. As in Mattermost, the first suggestion is
 * active from the start, so that Enter or Tab completes the command.
 *
 * @param onComplete receives the text of the chosen suggestion
 */
export function useSuggestions(typed: string, onComplete: (typed: string) => void) {
  const [isRequested, setIsRequested] = useState(false);
  const [activeIndex, setActiveIndex] = useState(0);
  const suggestions = suggestCommands(typed);
  const isOpen = isRequested && suggestions.length > 0;

  const show = () => {
    setIsRequested(true);
    setActiveIndex(0);
  };
  const hide = () => setIsRequested(false);
  const choose = (command: Command) => {
    onComplete(completedText(command));
    hide();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const hasModifier = event.shiftKey || event.ctrlKey || event.altKey || event.metaKey;
    if (suggestions.length === 0 || hasModifier || event.nativeEvent.isComposing) {
      return;
    }
    const nextIndex = indexAfterKey(event.key, activeIndex, suggestions.length);
    const active = suggestions[activeIndex];
    if (nextIndex !== undefined) {
      event.preventDefault();
      setIsRequested(true);
      // The first arrow key opens the list, the next ones move in it.
      setActiveIndex(isOpen ? nextIndex : 0);
    } else if (isOpen && event.key === 'Escape') {
      event.preventDefault();
      hide();
    } else if (isOpen && active && (event.key === 'Enter' || event.key === 'Tab')) {
      event.preventDefault();
      choose(active);
    }
  };

  return { suggestions, isOpen, activeIndex, show, hide, choose, onKeyDown };
}
