import { useState } from 'react';
import { type Theme, type ThemeName, themes } from './themes';

export type Chosen = ThemeName | 'Custom Theme';

/**
 * The theme on show: one of the five, or the visitor's own. The latter begins with the colors
 * that were on show, and is kept while another is looked at.
 */
export function useTheme() {
  const [chosen, setChosen] = useState<Chosen>('Denim');
  const [own, setOwn] = useState<Theme>();
  const isOwn = chosen === 'Custom Theme';
  const theme = isOwn ? (own ?? themes.Denim) : themes[chosen];

  return {
    chosen,
    theme,
    /** What choosing the custom theme would show. */
    own: own ?? theme,
    choose(name: Chosen) {
      if (name === 'Custom Theme') {
        setOwn(own ?? theme);
      }
      setChosen(name);
    },
    change(changed: Partial<Theme>) {
      setOwn({ ...theme, ...changed });
      setChosen('Custom Theme');
    },
  };
}
