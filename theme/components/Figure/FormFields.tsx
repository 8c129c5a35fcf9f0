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
  /** The id of the element that says what is wrong with the value; undefined if it is right. */
  problemId?: string | undefined;
  onChange: (value: Value) => void;
}

/** Returns the attributes by which screen readers say that a value is wrong, and why. */
const makeProblemAttributes = (problemId: string | undefined) =>
  problemId ? { 'aria-invalid': true, 'aria-describedby': problemId } : {};

/** Renders a labeled input for a date or for a text. With `rows`, a text has that many lines. */
export function TextField({
  label,
  isWide,
  problemId,
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
          {...makeProblemAttributes(problemId)}
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
  problemId,
  options,
  onChange,
}: FieldProps<Value> & {
  /** The visible text of each value, in the order of the list. */
  options: Record<Value, string | { label: string }>;
}) {
  return (
    <LabeledField label={label} isWide={isWide}>
      {(id) => (
        <select
          id={id}
          value={value}
          onChange={(event) => onChange(event.target.value as Value)}
          {...makeProblemAttributes(problemId)}
        >
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
export function Checkbox({
  label,
  value,
  isWide,
  onChange,
}: Omit<FieldProps<boolean>, 'problemId'>) {
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
