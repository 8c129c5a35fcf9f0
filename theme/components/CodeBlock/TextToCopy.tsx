import type { ReactNode } from 'react';
import { NOT_SEARCHED_ATTRIBUTE } from '../../../shared/searchRecords';
import { CopyBlock } from './CopyBlock';

interface TextToCopyProps {
  /** What the text is, for the name of its button: “Invitation, in French”. */
  name: string;
  /** The language of the text, if it is not that of the page. */
  lang?: string;
  /** The paragraphs of the text. */
  children: ReactNode;
}

/**
 * Renders a text that visitors copy and send to others, with a button that copies it as plain text.
 * Lists are no use in it, because their signs and numbers are not copied. The search leaves it out,
 * because its words answer nobody’s question.
 */
export const TextToCopy = ({ name, lang, children }: TextToCopyProps) => (
  <CopyBlock name={`Copy text: ${name}`}>
    <blockquote lang={lang} {...{ [NOT_SEARCHED_ATTRIBUTE]: '' }}>
      {children}
    </blockquote>
  </CopyBlock>
);
