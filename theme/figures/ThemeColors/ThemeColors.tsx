import { useState } from 'react';
import { CodeBlock } from '../../components/CodeBlock/CodeBlock';
import { Figure } from '../../components/Figure/Figure';
import { ColorFields } from './ColorFields';
import { ContrastList } from './ContrastList';
import { Fold } from './Fold';
import { Miniature } from './Miniature';
import { PasteTheme } from './PasteTheme';
import { ThemeCards } from './ThemeCards';
import * as styles from './ThemeColors.module.css';
import { formatTheme } from './themeJson';
import { type Theme, type ThemeChoice, themes } from './themes';

/**
 * Shows a form for the colors of the team chat, with a picture, their contrasts, and the JSON that
 * Mattermost imports.
 */
export function ThemeColors() {
  const [selectedName, setSelectedName] = useState<ThemeChoice>('Denim');
  // The figure keeps the visitor's custom theme while the visitor selects other themes.
  const [keptCustomTheme, setKeptCustomTheme] = useState<Theme>();
  const theme =
    selectedName === 'Custom Theme' ? (keptCustomTheme ?? themes.Denim) : themes[selectedName];
  // The custom theme has the colors of the selected theme until the visitor selects the custom
  // theme or changes a color.
  const customTheme = keptCustomTheme ?? theme;
  const selectTheme = (name: ThemeChoice) => {
    if (name === 'Custom Theme') {
      setKeptCustomTheme(customTheme);
    }
    setSelectedName(name);
  };
  const changeTheme = (changes: Partial<Theme>) => {
    setKeptCustomTheme({ ...theme, ...changes });
    setSelectedName('Custom Theme');
  };

  return (
    <Figure
      title="Try theme colors"
      controls={
        <ThemeCards selectedName={selectedName} customTheme={customTheme} onSelect={selectTheme} />
      }
    >
      <div className={styles.picture}>
        <Miniature theme={theme} name={selectedName} />
      </div>
      <ContrastList theme={theme} name={selectedName} />
      <div data-needs-scripts="">
        <ColorFields theme={theme} onChange={changeTheme} />
      </div>
      <Fold summary="Paste a theme">
        <PasteTheme onPaste={changeTheme} />
      </Fold>
      <Fold summary="What to paste into Mattermost">
        <CodeBlock>
          <code>
            {formatTheme(theme)
              .match(/.+?(?:, |$)/g)
              ?.map((entry) => (
                <ThemeEntry key={entry} text={entry} />
              ))}
          </code>
        </CodeBlock>
      </Fold>
    </Figure>
  );
}

/** Shows a line of the JSON: a key and its value, with a swatch if the value is a color. */
function ThemeEntry({ text }: { text: string }) {
  const [color] = /#\w+/.exec(text) ?? [];
  return (
    <span className={styles.entry}>
      {/* The color is an SVG attribute, because the Content-Security-Policy forbids style
          attributes. */}
      {color && <svg className={styles.swatch} color={color} aria-hidden="true" />}
      {text}
    </span>
  );
}
