import { useId, useState } from 'react';
import { Field } from '../../components/Figure/FormFields';
import { Icon } from '../../components/Icon/Icon';
import * as styles from './ThemeColors.module.css';
import { type ParsedTheme, parseTheme } from './themeJson';
import type { Theme } from './themes';

/**
 * A text box for a theme that somebody else shares. A text that is not a theme stays in the
 * box with an error message.
 *
 * @param onPaste receives the values of a valid theme
 */
export function PasteTheme({ onPaste }: { onPaste: (theme: Partial<Theme>) => void }) {
  const [text, setText] = useState('');
  const statusId = useId();
  const parsed = parseTheme(text);

  const handleChange = (newText: string) => {
    setText(newText);
    const newParsed = parseTheme(newText);
    if (newParsed.status === 'read') {
      onPaste(newParsed.theme);
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
            spellCheck="false"
            aria-invalid={parsed.status === 'wrong'}
            aria-describedby={statusId}
            value={text}
            onChange={(event) => handleChange(event.target.value)}
          />
        )}
      </Field>
      <p id={statusId} role="status" className={styles.status} data-status={parsed.status}>
        {parsed.status === 'wrong' && <Icon name="warning" />}
        {parsed.status === 'read' && <Icon name="check" />}
        <span>{describeStatus(parsed)}</span>
      </p>
    </div>
  );
}

function describeStatus(parsed: ParsedTheme): string {
  if (parsed.status === 'empty') {
    return 'As somebody sent it to you, from the first brace to the last.';
  }
  if (parsed.status === 'wrong') {
    return parsed.problem;
  }
  const { theme, missing, unknown } = parsed;
  const count = Object.keys(theme).length;
  return [
    count === 1 ? '1 value was taken over.' : `${count} values were taken over.`,
    missing.length > 0 && `Not in it, so left as they were: ${missing.join(', ')}.`,
    unknown.length > 0 && `Unknown to the app: ${unknown.join(', ')}.`,
  ]
    .filter(Boolean)
    .join(' ');
}
