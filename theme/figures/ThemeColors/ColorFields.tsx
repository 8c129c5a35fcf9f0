import { useId } from 'react';
import { Fieldset, Select } from '../../components/Figure/FormFields';
import * as styles from './ColorFields.module.css';
import { colorGroups } from './colorGroups';
import { Fold } from './Fold';
import { type ColorKey, codeThemes, type Theme } from './themes';

/**
 * Shows an input for every color of a theme, in Mattermost's three groups. Only one group is open
 * at a time.
 */
export function ColorFields({
  theme,
  onChange,
}: {
  theme: Theme;
  onChange: (changes: Partial<Theme>) => void;
}) {
  const foldGroup = useId();
  return (
    <Fieldset label="Colors" isWide>
      {colorGroups.map(({ label, colors }) => (
        <Fold key={label} summary={label} name={foldGroup}>
          <div className={styles.colors}>
            {(Object.entries(colors) as [ColorKey, string][]).map(([key, colorLabel]) => (
              <label key={key} className={styles.color}>
                <input
                  type="color"
                  value={theme[key]}
                  onChange={(event) => onChange({ [key]: event.target.value })}
                />
                <span>{colorLabel}</span>
              </label>
            ))}
          </div>
          {'centerChannelBg' in colors && (
            <Select
              label="Code Theme"
              value={theme.codeTheme}
              options={codeThemes}
              onChange={(codeTheme) => onChange({ codeTheme })}
            />
          )}
        </Fold>
      ))}
    </Fieldset>
  );
}
