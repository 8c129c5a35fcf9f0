import { CodeBlock } from '../../components/CodeBlock/CodeBlock';
import { InteractiveDemo } from '../../components/InteractiveDemo/InteractiveDemo';
import { ColorFields } from './ColorFields';
import { ContrastList } from './ContrastList';
import { Miniature } from './Miniature';
import { PasteTheme } from './PasteTheme';
import { ThemeCards, ThemeList } from './ThemeCards';
import * as styles from './ThemeColors.module.css';
import { formatTheme } from './themeJson';
import { useTheme } from './useTheme';

/** A form for the colors of the team chat, with a picture, their contrasts, and the JSON that Mattermost imports. */
export function ThemeColors() {
  const { selected, theme, customTheme, select, changeTheme } = useTheme();
  return (
    <InteractiveDemo
      title="Try theme colors"
      controls={
        <div className={styles.controls}>
          <ThemeCards selected={selected} customTheme={customTheme} onSelect={select} />
          <ColorFields theme={theme} onChange={changeTheme} />
          <PasteTheme onPaste={changeTheme} />
        </div>
      }
      withoutScripts={<ThemeList />}
    >
      <Miniature theme={theme} name={selected} />
      <ContrastList theme={theme} />
      <p>
        What to paste under <strong>Copy and paste to share theme colors</strong>:
      </p>
      <CodeBlock wraps>
        <code>
          {formatTheme(theme)
            // Each with the space after it. Safari before 16.4 has no look-behind, which `split` would need.
            .match(/[^ ]* |[^ ]+$/g)
            ?.map((entry) => (
              <JsonEntry key={entry} entry={entry} />
            ))}
        </code>
      </CodeBlock>
    </InteractiveDemo>
  );
}

/** A name and its value, `"linkColor":"#386fe5", `, which may wrap only after the colon. */
function JsonEntry({ entry }: { entry: string }) {
  const [name, value] = entry.trimEnd().split(':');
  return (
    <>
      <span>
        {name}:<wbr />
        {value}
      </span>
      {entry.endsWith(' ') && ' '}
    </>
  );
}
