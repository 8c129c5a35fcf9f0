import { Choice, TextField } from '../../components/TryIt/Field';
import { type FieldName, fieldValue, withField } from './fields';
import type { SearchedFor } from './rules';
import * as styles from './SearchBuilder.module.css';
import { channels, extensions, people } from './samples';
import { WordsField } from './WordsField';

/** The query, to be typed or to be put together from its parts: each field shows its part of the text and writes it. */
export function SearchForm({
  query,
  searchedFor,
  onQuery,
  onSearchedFor,
}: {
  query: string;
  searchedFor: SearchedFor;
  onQuery: (query: string) => void;
  onSearchedFor: (searchedFor: SearchedFor) => void;
}) {
  const field = (name: FieldName) => ({
    value: fieldValue(query, name),
    onChange: (value: string) => onQuery(withField(query, name, value)),
  });
  const choice = (name: FieldName, none: string, known: Record<string, string>) => {
    const { value, onChange } = field(name);
    // What was typed and is not known here is offered too, or the field would tell something else.
    const options = { '': none, ...known, ...(value in known || value === '' ? {} : { [value]: value }) };
    return { value, onChange, options };
  };

  return (
    <>
      <div className={styles.query}>
        <TextField label="Type a search" value={query} onChange={onQuery} />
      </div>
      <p className={styles.or}>Or put it together:</p>
      <WordsField label="Words, all of them" {...field('words')} />
      <WordsField label="Words to leave out" {...field('leftOut')} />
      <TextField label="Exact phrase" {...field('phrase')} />
      <WordsField label="Beginning of a word (*)" {...field('prefixes')} />
      <div className={styles.choices}>
        <Choice label="From" {...choice('from', 'Anyone', people)} />
        <Choice label="In" {...choice('in', 'Any channel', channels)} />
        <Choice
          label="Search in"
          value={searchedFor}
          options={{ messages: 'Messages', files: 'Files' }}
          onChange={onSearchedFor}
        />
        {(searchedFor === 'files' || fieldValue(query, 'ext') !== '') && (
          <Choice label="File extension" {...choice('ext', 'Any', extensions)} />
        )}
      </div>
      <div className={styles.days}>
        <TextField label="After" type="date" {...field('after')} />
        <TextField label="Before" type="date" {...field('before')} />
        <TextField label="On one day" type="date" {...field('on')} />
      </div>
    </>
  );
}
