import { useState } from 'react';
import { TextField } from '../../components/Figure/FormFields';

/**
 * A text field for words of the query. The query does not keep the space that a visitor types
 * before the next word, so the field displays the typed text for as long as its words are
 * those of `value`.
 */
export function WordsField({
  label,
  value,
  onChange,
}: {
  label: string;
  value: string;
  onChange: (value: string) => void;
}) {
  const [typed, setTyped] = useState(value);
  const hasSameWords = typed.trim().split(/\s+/).join(' ') === value;
  return (
    <TextField
      label={label}
      value={hasSameWords ? typed : value}
      onChange={(text) => {
        setTyped(text);
        onChange(text);
      }}
    />
  );
}
