import { type ComponentProps, useState } from 'react';
import { Select, TextField } from '../../components/Figure/FormFields';
import { getFieldValue, hasProblem, setFieldValue } from './fields';
import type { QueryPart } from './query';
import type { SearchTarget } from './rules';
import * as styles from './SearchBuilder.module.css';
import { channels, extensions, people } from './samples';

/**
 * Shows the query as one text, and a field for each kind of part. If the visitor changes a field,
 * the parts of this kind change in the text.
 *
 * @param problemsId the id of the element that lists what is wrong with the query; undefined if
 *   nothing is wrong, or as long as the visitor types
 */
export function SearchForm({
  query,
  target,
  problemsId,
  onQueryChange,
  onTargetChange,
}: {
  query: string;
  target: SearchTarget;
  problemsId: string | undefined;
  onQueryChange: (query: string) => void;
  onTargetChange: (target: SearchTarget) => void;
}) {
  const fieldProps = (kind: QueryPart['kind'], isExcluded = false) => ({
    value: getFieldValue(query, { kind, isExcluded }),
    problemId: hasProblem(query, { kind, isExcluded }, target) ? problemsId : undefined,
    onChange: (value: string) => onQueryChange(setFieldValue(query, { kind, isExcluded }, value)),
  });
  const selectProps = (
    kind: QueryPart['kind'],
    emptyLabel: string,
    knownOptions: Record<string, string>,
  ) => {
    const { value, ...otherProps } = fieldProps(kind);
    // A typed value that is not in the list becomes an option, too. Otherwise the dropdown could
    // not show it.
    const unknownOption = value in knownOptions || value === '' ? {} : { [value]: value };
    return { value, ...otherProps, options: { '': emptyLabel, ...knownOptions, ...unknownOption } };
  };

  return (
    <>
      <div className={styles.query} data-wide="">
        <TextField
          label="Type a search"
          value={query}
          problemId={problemsId}
          onChange={onQueryChange}
        />
      </div>
      <small data-wide="">Or put it together:</small>
      <WordsField label="Words, all of them" {...fieldProps('word')} />
      <WordsField label="Words to leave out" {...fieldProps('word', true)} />
      <TextField label="Exact phrase" {...fieldProps('phrase')} />
      <WordsField label="Beginning of a word (*)" {...fieldProps('prefix')} />
      <div className={styles.selects} data-wide="">
        <Select label="From" {...selectProps('from', 'Anyone', people)} />
        <Select label="In" {...selectProps('in', 'Any channel', channels)} />
        <Select
          label="Search in"
          value={target}
          options={{ messages: 'Messages', files: 'Files' }}
          onChange={onTargetChange}
        />
        {/* This field is there for messages, too. If it came and went with its value, the focus
            would be lost when the visitor empties it. */}
        <Select label="File extension" {...selectProps('ext', 'Any', extensions)} />
      </div>
      <div className={styles.dates} data-wide="">
        <TextField label="After" type="date" {...fieldProps('after')} />
        <TextField label="Before" type="date" {...fieldProps('before')} />
        <TextField label="On one day" type="date" {...fieldProps('on')} />
      </div>
    </>
  );
}

/**
 * Shows a text field for words of the query. The query loses the space that a visitor types before
 * the next word. So the field shows the typed text as long as it has the same words as `value`.
 */
function WordsField({ value, onChange, ...fieldProps }: ComponentProps<typeof TextField>) {
  const [typedText, setTypedText] = useState(value);
  const hasSameWords = typedText.trim().split(/\s+/).join(' ') === value;
  return (
    <TextField
      {...fieldProps}
      value={hasSameWords ? typedText : value}
      onChange={(text) => {
        setTypedText(text);
        onChange(text);
      }}
    />
  );
}
