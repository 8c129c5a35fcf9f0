import { CodeBlock } from '../../components/CodeBlock/CodeBlock';
import { TryIt } from '../../components/TryIt/TryIt';
import { ColorFields } from './ColorFields';
import { ContrastList } from './ContrastList';
import { Miniature } from './Miniature';
import { PasteTheme } from './PasteTheme';
import { ThemeCards, ThemeList } from './ThemeCards';
import * as styles from './ThemeColors.module.css';
import { themeText } from './themeText';
import { useTheme } from './useTheme';

/** The colors of the team chat, changed one by one, seen at once, and written as the app takes them. */
export function ThemeColors() {
  const { chosen, theme, own, choose, change } = useTheme();
  return (
    <TryIt
      title="Try theme colors"
      controls={
        <div className={styles.controls}>
          <ThemeCards chosen={chosen} own={own} onChoose={choose} />
          <ColorFields theme={theme} onChange={change} />
          <PasteTheme onRead={change} />
        </div>
      }
      withoutScripts={<ThemeList />}
    >
      <Miniature theme={theme} name={chosen} />
      <ContrastList theme={theme} />
      <p>
        What to paste under <strong>Copy and paste to share theme colors</strong>:
      </p>
      <CodeBlock wraps>
        <code>
          {themeText(theme)
            .split(/(?<= )/)
            .map((entry) => (
              <Entry key={entry} entry={entry} />
            ))}
        </code>
      </CodeBlock>
    </TryIt>
  );
}

/** A name and its value, `"linkColor":"#386fe5", `, on one line where that fits. */
function Entry({ entry }: { entry: string }) {
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
