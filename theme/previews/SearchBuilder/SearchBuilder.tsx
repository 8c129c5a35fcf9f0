import { Fragment, useState } from 'react';
import { CodeBlock } from '../../components/CodeBlock/CodeBlock';
import { TryIt } from '../../components/TryIt/TryIt';
import { Examples } from './Examples';
import { explain } from './explain';
import { Found } from './Found';
import { find } from './find';
import { Problems } from './Problems';
import { formatPart, parseQuery } from './query';
import type { SearchedFor } from './rules';
import { SearchForm } from './SearchForm';
import { samples } from './samples';

const first = 'budget from:amina in:treasury after:2026-01-01 -draft';

/** A search of the team chat, put together or typed, told in words, and tried on a few messages. */
export function SearchBuilder() {
  const [query, setQuery] = useState(first);
  const [searchedFor, setSearchedFor] = useState<SearchedFor>('messages');
  const parts = parseQuery(query);
  const found = find(samples, parts, searchedFor);

  return (
    <TryIt
      title="Build a search"
      controls={
        <SearchForm
          query={query}
          searchedFor={searchedFor}
          onQuery={setQuery}
          onSearchedFor={setSearchedFor}
        />
      }
      withoutScripts={<Examples />}
    >
      <p>What to type in the search box, under {searchedFor === 'files' ? 'Files' : 'Messages'}:</p>
      <CodeBlock wraps>
        <code>
          {parts.map((part, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a part has no other identity than its place
            <Fragment key={index}>
              {index > 0 && ' '}
              <span>{formatPart(part)}</span>
            </Fragment>
          ))}
        </code>
      </CodeBlock>
      <p>{explain(parts, searchedFor) ?? 'Type or choose something, and it is told here what it finds.'}</p>
      <Problems parts={parts} searchedFor={searchedFor} />
      <p role="status">{countOf(found.length, searchedFor)}</p>
      {found.length > 0 && <Found samples={found} parts={parts} />}
    </TryIt>
  );
}

function countOf(found: number, searchedFor: SearchedFor): string {
  const all = samples.filter(({ name }) => (name !== undefined) === (searchedFor === 'files')).length;
  return found === 0
    ? `Nothing found among the ${all} ${searchedFor} of this example.`
    : `Found in this example: ${found} of ${all} ${searchedFor}.`;
}
