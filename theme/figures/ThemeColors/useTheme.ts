import { useState } from 'react';
import { type Theme, type ThemeName, themes } from './themes';

export type ThemeChoice = ThemeName | 'Custom Theme';

/**
 * The selected theme: a built-in one, or the visitor's custom theme. A custom theme starts
 * with the colors of the theme displayed before, and is kept while the visitor selects others.
 */
export function useTheme() {
  const [selected, setSelected] = useState<ThemeChoice>('Denim');
  const [savedCustomTheme, setSavedCustomTheme] = useState<Theme>();
  const theme = selected === 'Custom Theme' ? (savedCustomTheme ?? themes.Denim) : themes[selected];

  return {
    selected,
    theme,
    /** The theme that selecting “Custom Theme” would display. */
    customTheme: savedCustomTheme ?? theme,
    select(name: ThemeChoice) {
      if (name === 'Custom Theme') {
        setSavedCustomTheme(savedCustomTheme ?? theme);
      }
      setSelected(name);
    },
    /** Applies changes to the displayed theme, and selects the result as the custom theme. */
    changeTheme(changes: Partial<Theme>) {
      setSavedCustomTheme({ ...theme, ...changes });
      setSelected('Custom Theme');
    },
  };
}
