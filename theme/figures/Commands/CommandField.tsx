import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { formatCount } from '../../../shared/numberInWords';
import { Announcement } from '../../components/Announcement/Announcement';
import { LabeledField } from '../../components/Figure/FormFields';
import { CommandSummary } from './CommandList';
import * as styles from './Commands.module.css';
import type { Command } from './commandArguments';
import { completedText, suggestCommands } from './commands';

/**
 * Shows a message box that suggests commands. As in Mattermost, the first suggestion is active from
 * the start, so that Enter or Tab completes the command. The box follows the pattern of a combobox
 * with a listbox: https://www.w3.org/WAI/ARIA/apg/patterns/combobox/. So Tab also moves the focus
 * on, unlike in Mattermost, and visitors who use the keyboard can leave the box.
 */
export function CommandField({
  value,
  onChange,
}: {
  value: string;
  onChange: (value: string) => void;
}) {
  const listId = useId();
  const optionId = (index: number) => `${listId}-${index}`;
  const activeOption = useRef<HTMLDivElement>(null);
  const [isListRequested, setIsListRequested] = useState(false);
  const [activeIndex, setActiveIndex] = useState(0);
  const suggestions = suggestCommands(value);
  const isOpen = isListRequested && suggestions.length > 0;

  const showSuggestions = () => {
    setIsListRequested(true);
    setActiveIndex(0);
  };
  const hideSuggestions = () => setIsListRequested(false);
  const chooseCommand = (command: Command) => {
    onChange(completedText(command));
    hideSuggestions();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const hasModifier = event.shiftKey || event.ctrlKey || event.altKey || event.metaKey;
    if (suggestions.length === 0 || hasModifier) {
      return;
    }
    const direction = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const activeCommand = suggestions[activeIndex];
    if (direction) {
      event.preventDefault();
      setIsListRequested(true);
      // The first press of an arrow key opens the list. The next ones move to the next or previous
      // suggestion. After the last suggestion comes the first one.
      setActiveIndex(
        isOpen ? (activeIndex + direction + suggestions.length) % suggestions.length : 0,
      );
    } else if (isOpen && event.key === 'Escape') {
      event.preventDefault();
      hideSuggestions();
    } else if (isOpen && activeCommand && event.key === 'Enter') {
      event.preventDefault();
      chooseCommand(activeCommand);
    } else if (isOpen && activeCommand && event.key === 'Tab') {
      chooseCommand(activeCommand);
    }
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: both change the option in the ref
  useEffect(() => {
    activeOption.current?.scrollIntoView({ block: 'nearest' });
  }, [activeIndex, isOpen]);

  return (
    <LabeledField label="Type / or a message">
      {(id) => (
        <>
          <input
            id={id}
            type="text"
            role="combobox"
            aria-expanded={isOpen}
            aria-controls={isOpen ? listId : undefined}
            aria-activedescendant={isOpen ? optionId(activeIndex) : undefined}
            aria-autocomplete="list"
            autoComplete="off"
            autoCapitalize="off"
            spellCheck="false"
            enterKeyHint="send"
            value={value}
            onChange={(event) => {
              onChange(event.target.value);
              showSuggestions();
            }}
            onKeyDown={onKeyDown}
            onBlur={hideSuggestions}
          />
          <Announcement
            text={isOpen ? formatCount(suggestions.length, 'suggestion') : ''}
            typedText={value}
          />
          {isOpen && (
            <div id={listId} role="listbox" aria-label="Commands" className={styles.suggestions}>
              {suggestions.map((command, index) => (
                // biome-ignore lint/a11y/useKeyWithClickEvents: the field handles the keys
                <div
                  key={command.name}
                  id={optionId(index)}
                  ref={index === activeIndex ? activeOption : undefined}
                  role="option"
                  tabIndex={-1}
                  aria-selected={index === activeIndex}
                  // A press of the mouse must not move the focus: when the field loses the focus,
                  // the list closes, and the click would come too late.
                  onMouseDown={(event) => event.preventDefault()}
                  onClick={() => chooseCommand(command)}
                >
                  <CommandSummary command={command} />
                </div>
              ))}
            </div>
          )}
        </>
      )}
    </LabeledField>
  );
}
