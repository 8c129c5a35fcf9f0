import { useEffect, useId, useRef } from 'react';
import { Field } from '../../components/Figure/FormFields';
import { CommandSummary } from './CommandList';
import * as styles from './Commands.module.css';
import { useSuggestions } from './useSuggestions';

/**
 * A message box that suggests commands. It follows the combobox pattern with a listbox:
 * https://www.w3.org/WAI/ARIA/apg/patterns/combobox/
 */
export function CommandField({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const listId = useId();
  const optionId = (index: number) => `${listId}-${index}`;
  const { suggestions, isOpen, activeIndex, show, hide, choose, onKeyDown } = useSuggestions(value, onChange);
  const activeOption = useRef<HTMLDivElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: which option the ref holds depends on both
  useEffect(() => {
    activeOption.current?.scrollIntoView({ block: 'nearest' });
  }, [activeIndex, isOpen]);

  return (
    <Field label="Type / or a message">
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
              show();
            }}
            onKeyDown={onKeyDown}
            onBlur={hide}
          />
          {isOpen && (
            <div id={listId} role="listbox" aria-label="Commands" className={styles.suggestions}>
              {suggestions.map((command, index) => (
                // biome-ignore lint/a11y/useKeyWithClickEvents: the focus stays in the field, which handles the keys
                <div
                  key={command.name}
                  id={optionId(index)}
                  ref={index === activeIndex ? activeOption : undefined}
                  role="option"
                  tabIndex={-1}
                  aria-selected={index === activeIndex}
                  // Keeps the focus in the field, because its blur closes the list before the click.
                  onMouseDown={(event) => event.preventDefault()}
                  onClick={() => choose(command)}
                >
                  <CommandSummary command={command} />
                </div>
              ))}
            </div>
          )}
        </>
      )}
    </Field>
  );
}
