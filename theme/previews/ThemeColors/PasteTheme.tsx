import { useId, useState } from 'react';
import { Icon } from '../../components/Icon/Icon';
import { Field } from '../../components/TryIt/Field';
import * as styles from './ThemeColors.module.css';
import type { Theme } from './themes';
import { type ReadTheme, readTheme } from './themeText';

/** A theme from somebody else. What cannot be read stays in the box, and changes no color. */
export function PasteTheme({ onRead }: { onRead: (theme: Partial<Theme>) => void }) {
  const [text, setText] = useState('');
  const told = useId();
  const read = readTheme(text);

  const change = (changed: string) => {
    setText(changed);
    const now = readTheme(changed);
    if (now.status === 'read') {
      onRead(now.theme);
    }
  };

  return (
    <div>
      <Field label="Paste a theme">
        {(id) => (
          <textarea
            id={id}
            rows={3}
            autoComplete="off"
            spellCheck={false}
            aria-invalid={read.status === 'wrong'}
            aria-describedby={told}
            value={text}
            onChange={(event) => change(event.target.value)}
          />
        )}
      </Field>
      <p id={told} role="status" className={styles.told} data-status={read.status}>
        {read.status === 'wrong' && <Icon name="warning" />}
        {read.status === 'read' && <Icon name="check" />}
        <span>{inWords(read)}</span>
      </p>
    </div>
  );
}

function inWords(read: ReadTheme): string {
  if (read.status === 'empty') {
    return 'As somebody sent it to you, from the first brace to the last.';
  }
  if (read.status === 'wrong') {
    return read.problem;
  }
  const { theme, missing, unknown } = read;
  const count = Object.keys(theme).length;
  return [
    count === 1 ? '1 value was taken over.' : `${count} values were taken over.`,
    missing.length > 0 && `Not in it, so left as they were: ${missing.join(', ')}.`,
    unknown.length > 0 && `Unknown to the app: ${unknown.join(', ')}.`,
  ]
    .filter(Boolean)
    .join(' ');
}
