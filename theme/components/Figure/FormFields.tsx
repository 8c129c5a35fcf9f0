import { type ChangeEvent, type ReactNode, useId } from 'react';
import * as styles from './Figure.module.css';

/**
 * A label above its control.
 *
 * @param children renders the control, which must have the given id, so that the label names it
 */
export function Field({ label, children }: { label: string; children: (id: string) => ReactNode }) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {children(id)}
    </div>
  );
}

interface FieldProps<Value> {
  label: string;
  value: Value;
  onChange: (value: Value) => void;
}

/** A labeled input for a date or for text, of one line or of several `rows`. */
export function TextField({
  label,
  onChange,
  rows,
  ...input
}: FieldProps<string> & { type?: 'text' | 'date'; placeholder?: string; rows?: number }) {
  const Control = rows ? 'textarea' : 'input';
  return (
    <Field label={label}>
      {(id) => (
        <Control
          id={id}
          {...(rows ? { rows } : { type: 'text', autoComplete: 'off' })}
          spellCheck="false"
          {...input}
          onChange={({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
            onChange(target.value)
          }
        />
      )}
    </Field>
  );
}

/** A labeled dropdown list. */
export function Select<Value extends string>({
  label,
  value,
  options,
  onChange,
}: FieldProps<Value> & {
  /** The visible text of each value, in the order of the list. */
  options: Record<Value, string>;
}) {
  return (
    <Field label={label}>
      {(id) => (
        <select id={id} value={value} onChange={(event) => onChange(event.target.value as Value)}>
          {Object.entries<string>(options).map(([option, text]) => (
            <option key={option} value={option}>
              {text}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

/** Related controls under a common label. */
export function Fieldset({ label, children }: { label: string; children: ReactNode }) {
  return (
    <fieldset>
      <legend>{label}</legend>
      {children}
    </fieldset>
  );
}
