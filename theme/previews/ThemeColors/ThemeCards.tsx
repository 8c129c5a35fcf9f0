import { useId } from 'react';
import { Group } from '../../components/TryIt/Field';
import * as styles from './ThemeCards.module.css';
import { Thumbnail } from './Thumbnail';
import { type Theme, themeNames, themes } from './themes';
import type { Chosen } from './useTheme';

/** The choice between the themes that come with the app and one's own. */
export function ThemeCards({
  chosen,
  own,
  onChoose,
}: {
  chosen: Chosen;
  own: Theme;
  onChoose: (name: Chosen) => void;
}) {
  const group = useId();
  const names: Chosen[] = [...themeNames, 'Custom Theme'];
  return (
    <Group label="Theme">
      <div className={styles.cards}>
        {names.map((name) => (
          <label key={name} className={styles.card}>
            <Thumbnail theme={name === 'Custom Theme' ? own : themes[name]} />
            <input type="radio" name={group} checked={name === chosen} onChange={() => onChoose(name)} />
            {name}
          </label>
        ))}
      </div>
    </Group>
  );
}

/** The themes that come with the app, to be looked at only. */
export function ThemeList() {
  return (
    <>
      <p>The themes that come with Mattermost:</p>
      <ul className={styles.cards}>
        {themeNames.map((name) => (
          <li key={name} className={styles.card}>
            <Thumbnail theme={themes[name]} />
            {name}
          </li>
        ))}
      </ul>
    </>
  );
}
