/** Words that many readers do not know, with meanings that fit into parentheses after them. */
export const glossary = {
  'free software': 'programs that anyone may use, read, change and share',
  'end-to-end encrypted': 'readable only by you and those you choose',
  'second step': 'a code from your phone beside the password, also called two-factor login',
  'domain name': 'a name on the internet, such as example.org',
  IMAP: 'how a program reads your mailbox',
  SMTP: 'how a program sends email',
  WebDAV: 'an open way for programs to reach files on a server',
  SFTP: 'an encrypted way to copy files to a server',
  'key pair': 'two files with which you log in, a public half and a private one',
  database: 'where a program keeps its texts and settings',
};

/** A word of the glossary with its meaning, for its first use on a page. An unknown word stops the build. */
export function GlossaryTerm({ of: word }: { of: keyof typeof glossary }) {
  if (!glossary[word]) {
    throw new Error(`<GlossaryTerm of="${word}" />: Glossary.tsx has no such word`);
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
