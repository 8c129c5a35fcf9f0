import { type ChangeEvent, type ReactNode, useId } from 'react';
import * as styles from './Figure.module.css';

/**
 * Renders a label above its control.
 *
 * @param isWide true if the field takes the whole width of the form
 * @param children a function that receives an id and renders the control with this id
 */
export function LabeledField({
  label,
  isWide,
  children,
}: {
  label: string;
  isWide?: boolean | undefined;
  children: (id: string) => ReactNode;
}) {
  const id = useId();
  return (
    <div className={styles.field} data-wide={isWide}>
      <label htmlFor={id}>{label}</label>
      {children(id)}
    </div>
  );
}

interface FieldProps<Value> {
  label: string;
  value: Value;
  isWide?: boolean;
  onChange: (value: Value) => void;
}

/** Renders a labeled input for a date or for a text. With `rows`, a text has that many lines. */
export function TextField({
  label,
  isWide,
  onChange,
  rows,
  ...inputProps
}: FieldProps<string> & { type?: 'text' | 'date'; rows?: number }) {
  const ControlTag = rows ? 'textarea' : 'input';
  return (
    <LabeledField label={label} isWide={isWide}>
      {(id) => (
        <ControlTag
          id={id}
          {...(rows ? { rows } : { type: 'text', autoComplete: 'off' })}
          spellCheck="false"
          {...inputProps}
          onChange={({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
            onChange(target.value)
          }
        />
      )}
    </LabeledField>
  );
}

/** Renders a labeled dropdown list. */
export function Select<Value extends string>({
  label,
  isWide,
  value,
  options,
  onChange,
}: FieldProps<Value> & {
  /** The visible text of each value, in the order of the list. */
  options: Record<Value, string | { label: string }>;
}) {
  return (
    <LabeledField label={label} isWide={isWide}>
      {(id) => (
        <select id={id} value={value} onChange={(event) => onChange(event.target.value as Value)}>
          {Object.entries<string | { label: string }>(options).map(([option, text]) => (
            <option key={option} value={option}>
              {typeof text === 'string' ? text : text.label}
            </option>
          ))}
        </select>
      )}
    </LabeledField>
  );
}

/** Renders a checkbox with its label beside it. */
export function Checkbox({ label, value, isWide, onChange }: FieldProps<boolean>) {
  return (
    <label className={styles.checkbox} data-wide={isWide}>
      <input type="checkbox" checked={value} onChange={(event) => onChange(event.target.checked)} />
      <span>{label}</span>
    </label>
  );
}

/** Renders related controls under a common label. */
export function Fieldset({
  label,
  isWide,
  children,
}: {
  label: string;
  isWide?: boolean;
  children: ReactNode;
}) {
  return (
    <fieldset data-wide={isWide}>
      <legend>{label}</legend>
      {children}
    </fieldset>
  );
}
