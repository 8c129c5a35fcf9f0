import { useEffect, useId, useRef } from 'react';
import { Field } from '../../components/TryIt/Field';
import * as styles from './Commands.module.css';
import { CommandWords } from './CommandWords';
import { useSuggestions } from './useSuggestions';

/**
 * A message box that completes commands, as a combobox with a list:
 * https://www.w3.org/WAI/ARIA/apg/patterns/combobox/
 */
export function CommandField({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const listId = useId();
  const optionId = (place: number) => `${listId}-${place}`;
  const { suggestions, isOpen, place, show, hide, choose, onKeyDown } = useSuggestions(value, onChange);
  const active = useRef<HTMLDivElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the element follows the place, in a list that is open
  useEffect(() => {
    active.current?.scrollIntoView({ block: 'nearest' });
  }, [place, isOpen]);

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
            aria-activedescendant={isOpen ? optionId(place) : undefined}
            aria-autocomplete="list"
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
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
                // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the field, which keeps the focus
                <div
                  key={command.name}
                  id={optionId(index)}
                  ref={index === place ? active : undefined}
                  role="option"
                  tabIndex={-1}
                  aria-selected={index === place}
                  onMouseDown={(event) => event.preventDefault()}
                  onClick={() => choose(command)}
                >
                  <CommandWords command={command} />
                </div>
              ))}
            </div>
          )}
        </>
      )}
    </Field>
  );
}
