import { Fragment, useId, useState } from 'react';
import { Announcement, useTextOnceTypingRests } from '../../components/Announcement/Announcement';
import { CodeBlock } from '../../components/CodeBlock/CodeBlock';
import { Figure } from '../../components/Figure/Figure';
import { Icon } from '../../components/Icon/Icon';
import { describeQuery } from './describeQuery';
import { findSamples } from './findSamples';
import { formatPart, parseQuery } from './query';
import { findProblem, type SearchTarget, toSearchedParts } from './rules';
import * as styles from './SearchBuilder.module.css';
import { SearchForm } from './SearchForm';
import { SearchResults } from './SearchResults';
import { samples } from './samples';

const initialQuery = 'budget from:amina in:treasury after:2026-01-01 -draft';

/**
 * Shows a search of the team chat, which visitors type or build from fields. The figure describes
 * the search in words and runs it on samples.
 */
export function SearchBuilder() {
  const [query, setQuery] = useState(initialQuery);
  const [target, setTarget] = useState<SearchTarget>('messages');
  const parts = parseQuery(query);
  const searchedParts = toSearchedParts(parts, target);
  const foundSamples = findSamples(samples, searchedParts, target);
  const searchedSampleCount = findSamples(samples, [], target).length;
  const problemsId = useId();
  const problemMessages = [
    ...new Set(parts.flatMap((part) => findProblem(part, target)?.message ?? [])),
  ];
  const countText =
    foundSamples.length === 0
      ? `Nothing found among the ${searchedSampleCount} ${target} of this example.`
      : `Found in this example: ${foundSamples.length} of ${searchedSampleCount} ${target}.`;
  const hasLastingProblem = useTextOnceTypingRests(problemMessages.join(' '), query) !== '';

  return (
    <Figure
      title="Build a search"
      controls={
        <SearchForm
          query={query}
          target={target}
          problemsId={hasLastingProblem ? problemsId : undefined}
          onQueryChange={setQuery}
          onTargetChange={setTarget}
        />
      }
    >
      <p>{`What to type in the search box, under ${target === 'files' ? 'Files' : 'Messages'}:`}</p>
      <CodeBlock>
        <code key={query}>
          {parts.map((part, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: only its position identifies a part
            <Fragment key={index}>
              {index > 0 && ' '}
              <span>{formatPart(part)}</span>
            </Fragment>
          ))}
        </code>
      </CodeBlock>
      <p>
        {describeQuery(searchedParts, target) ??
          'Type or choose something, and it is told here what it finds.'}
      </p>
      <div id={problemsId}>
        {problemMessages.map((message) => (
          <p key={message} className={styles.problem}>
            <Icon name="warning" />
            <span>
              <strong>Mind:</strong> {message}
            </span>
          </p>
        ))}
      </div>
      <p>{countText}</p>
      <Announcement text={[...problemMessages, countText].join(' ')} typedText={query} />
      {foundSamples.length > 0 && <SearchResults samples={foundSamples} parts={searchedParts} />}
    </Figure>
  );
}
