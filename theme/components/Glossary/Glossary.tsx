import { usePages } from '@rspress/core/runtime';
import glossary from './glossary.json';

/**
 * Shows a word of the glossary with its meaning, where a page uses it first.
 *
 * @throws Error if the glossary lacks the word, which stops the build
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
 * Lists the words of the glossary that the pages of the site use. plugins/sources/checkSources.ts
 * adds to Rspress's data about each page the words that it uses.
 */
export function Glossary() {
  const usedWords = (usePages().pages as { terms?: string[] }[]).flatMap(({ terms = [] }) => terms);
  const words = Object.entries(glossary).filter(([word]) => usedWords.includes(word));
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
