import { useId } from 'react';
import { Fieldset } from '../../components/Figure/FormFields';
import * as styles from './ThemeCards.module.css';
import * as pictureStyles from './ThemeColors.module.css';
import { type Theme, type ThemeChoice, themeNames, themes } from './themes';

/**
 * Shows a small picture of a theme. It is decorative, because the name of the theme stands beside
 * it.
 */
function Thumbnail({ theme }: { theme: Theme }) {
  return (
    <svg
      className={pictureStyles.thumbnail}
      width="84"
      height="52"
      viewBox="0 0 96 60"
      preserveAspectRatio="xMinYMin slice"
      aria-hidden="true"
    >
      <rect width="96" height="60" fill={theme.centerChannelBg} />
      <rect width="38" height="60" fill={theme.sidebarBg} />
      <path d="M0 0h96v8h-88v52h-8z" fill={theme.sidebarHeaderBg} />
      <rect x="8" y="32" width="30" height="7" fill={theme.sidebarTextHoverBg} />
      <path d="M8 32h2v7h-2z" fill={theme.sidebarTextActiveBorder} />
      <path
        d="M11 11h15v2h-15zM13 21h16v2h-16zM13 27h12v2h-12zM13 34.5h18v2h-18zM13 43h14v2h-14zM13 49h11v2h-11z"
        fill={theme.sidebarText}
      />
      <circle cx="33" cy="28" r="2.5" fill={theme.mentionBg} />
      <path
        d="M44 14h34v2h-34zM44 19h24v2h-24zM44 34h40v2h-40zM60 40h20v2h-20z"
        fill={theme.centerChannelColor}
      />
      <rect x="70" y="19" width="14" height="2" fill={theme.linkColor} />
      <rect x="44" y="26.5" width="46" height="1" fill={theme.newMessageSeparator} />
      <rect x="44" y="39" width="13" height="4" rx="1" fill={theme.mentionHighlightBg} />
      <rect x="78" y="49" width="12" height="6" rx="1.5" fill={theme.buttonBg} />
    </svg>
  );
}

/** Shows radio buttons for the built-in themes, our theme, and the custom theme. */
export function ThemeCards({
  selectedName,
  customTheme,
  onSelect,
}: {
  selectedName: ThemeChoice;
  customTheme: Theme;
  onSelect: (name: ThemeChoice) => void;
}) {
  const radioGroup = useId();
  const names: ThemeChoice[] = [...themeNames, 'Custom Theme'];
  return (
    <Fieldset label="Theme" isWide>
      <div className={styles.cards}>
        {names.map((name) => (
          <label key={name} className="choice">
            <Thumbnail theme={name === 'Custom Theme' ? customTheme : themes[name]} />
            <input
              type="radio"
              name={radioGroup}
              checked={name === selectedName}
              onChange={() => onSelect(name)}
            />
            {name}
          </label>
        ))}
      </div>
    </Fieldset>
  );
}
