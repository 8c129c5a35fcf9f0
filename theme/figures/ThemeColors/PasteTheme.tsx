import { useId, useState } from 'react';
import { Announcement } from '../../components/Announcement/Announcement';
import { LabeledField } from '../../components/Figure/FormFields';
import { Icon } from '../../components/Icon/Icon';
import * as styles from './ThemeColors.module.css';
import { parseTheme } from './themeJson';
import type { Theme } from './themes';

/**
 * Shows a text box for a theme that somebody else shares. If the text is not a theme, a message
 * below the box says why.
 *
 * @param onPaste receives the values of a valid theme
 */
export function PasteTheme({ onPaste }: { onPaste: (theme: Partial<Theme>) => void }) {
  const [text, setText] = useState('');
  const statusId = useId();
  const { status, message } = parseTheme(text);

  const handleChange = (newText: string) => {
    setText(newText);
    const { theme } = parseTheme(newText);
    if (theme) {
      onPaste(theme);
    }
  };

  return (
    <>
      <LabeledField label="Paste a theme">
        {(id) => (
          <textarea
            id={id}
            rows={3}
            autoComplete="off"
            spellCheck="false"
            aria-invalid={status === 'wrong'}
            aria-describedby={statusId}
            value={text}
            onChange={(event) => handleChange(event.target.value)}
          />
        )}
      </LabeledField>
      <Announcement text={message} typedText={text} />
      <p id={statusId} className={styles.status} data-status={status}>
        {status === 'wrong' && <Icon name="warning" />}
        {status === 'read' && <Icon name="check" />}
        <span>{message}</span>
      </p>
    </>
  );
}
