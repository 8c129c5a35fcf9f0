import glossary from './glossary.json';

/** A word of the glossary with its meaning, for its first use on a page. An unknown word stops the build. */
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

/** All words of the glossary. */
export function Glossary() {
  return (
    <ul>
      {Object.entries(glossary).map(([word, meaning]) => (
        <li key={word}>
          <strong>{word}</strong>: {meaning}
        </li>
      ))}
    </ul>
  );
}
