import { useId } from 'react';
import { Fieldset } from '../../components/Figure/FormFields';
import * as styles from './ThemeCards.module.css';
import { Thumbnail } from './Thumbnail';
import { type Theme, themeNames, themes } from './themes';
import type { ThemeChoice } from './useTheme';

/** Radio buttons for the built-in themes, ours, and the custom theme. */
export function ThemeCards({
  selected,
  customTheme,
  onSelect,
}: {
  selected: ThemeChoice;
  customTheme: Theme;
  onSelect: (name: ThemeChoice) => void;
}) {
  const radioGroup = useId();
  const names: ThemeChoice[] = [...themeNames, 'Custom Theme'];
  return (
    <Fieldset label="Theme">
      <div className={styles.cards}>
        {names.map((name) => (
          <label key={name} className={styles.card}>
            <Thumbnail theme={name === 'Custom Theme' ? customTheme : themes[name]} />
            <input
              type="radio"
              name={radioGroup}
              checked={name === selected}
              onChange={() => onSelect(name)}
            />
            {name}
          </label>
        ))}
      </div>
    </Fieldset>
  );
}
