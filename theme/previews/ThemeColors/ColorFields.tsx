import { useState } from 'react';
import { Choice, Group } from '../../components/TryIt/Field';
import * as styles from './ColorFields.module.css';
import { colorGroups } from './colorGroups';
import { Miniature } from './Miniature';
import { type ColorKey, codeThemes, type Theme } from './themes';

/** Every color of a theme, in the three groups of the app, of which one is open at a time. */
export function ColorFields({
  theme,
  onChange,
}: {
  theme: Theme;
  onChange: (changed: Partial<Theme>) => void;
}) {
  const [open, setOpen] = useState<string>();
  return (
    <Group label="Colors">
      {colorGroups.map(({ label, colors }) => (
        <details
          key={label}
          className={styles.group}
          open={open === label}
          onToggle={({ currentTarget }) =>
            setOpen((now) => (currentTarget.open ? label : now === label ? undefined : now))
          }
        >
          <summary>{label}</summary>
          {open === label && (
            <div className={styles.beside} aria-hidden="true">
              <Miniature theme={theme} name="these" />
            </div>
          )}
          <div className={styles.colors}>
            {(Object.entries(colors) as [ColorKey, string][]).map(([key, words]) => (
              <label key={key} className={styles.color}>
                <input
                  type="color"
                  value={theme[key]}
                  onChange={(event) => onChange({ [key]: event.target.value })}
                />
                <span>{words}</span>
              </label>
            ))}
          </div>
          {'centerChannelBg' in colors && (
            <div className={styles.codeTheme}>
              <Choice
                label="Code Theme"
                value={theme.codeTheme}
                options={codeThemes}
                onChange={(codeTheme) => onChange({ codeTheme })}
              />
            </div>
          )}
        </details>
      ))}
    </Group>
  );
}
