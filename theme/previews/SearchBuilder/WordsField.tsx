import { useState } from 'react';
import { TextField } from '../../components/TryIt/Field';

/**
 * A field of words that is a view of something else, which keeps no spaces at the end.
 * What was typed is shown for as long as it has the same words, so that a second one can be begun.
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
  const isSame = typed.trim().split(/\s+/).join(' ') === value;
  return (
    <TextField
      label={label}
      value={isSame ? typed : value}
      onChange={(text) => {
        setTyped(text);
        onChange(text);
      }}
    />
  );
}
