import { usePages } from '@rspress/core/runtime';
import glossary from './glossary.json';

/**
 * A word of the glossary with its meaning, for its first use on a page. An unknown word stops the
 * build.
 */
export function GlossaryTerm({ of: word }: { of: keyof typeof glossary }) {
  if (!glossary[word]) {
    throw new Error(`<GlossaryTerm of="${word}" />: glossary.json has no such word`);
  }
  return (
    <>
      <dfn>{word}</dfn> ({glossary[word]})
    </>
  );
}

/**
 * The words of the glossary that a page of the site uses, as plugins/sources/checkSources.ts says
 * of each.
 */
export function Glossary() {
  const used = (usePages().pages as { terms?: string[] }[]).flatMap(({ terms = [] }) => terms);
  const words = Object.entries(glossary).filter(([word]) => used.includes(word));
  return (
    <ul>
      {words.map(([word, meaning]) => (
        <li key={word}>
          <strong>{word}</strong>: {meaning}
        </li>
      ))}
    </ul>
  );
}
