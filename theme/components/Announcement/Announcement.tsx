import { useEffect, useRef, useState } from 'react';
import * as navbar from '../Navbar/Navbar.module.css';

/**
 * The time without a change after which a visitor has stopped typing, in milliseconds.
 *
 * Source: `debounce` in src/status.js of GOV.UK's accessible-autocomplete.
 */
const TYPING_REST_MS = 1400;

/**
 * Returns a text that follows from what the visitor types, once typing rests; until then, the
 * former text, which is empty at first.
 *
 * @param typedText what the visitor has typed. While it changes, typing does not rest, also if
 *   `text` stays the same.
 * @param hasTyped whether the visitor has typed already when the component appears
 */
export function useTextOnceTypingRests(text: string, typedText: string, hasTyped = false): string {
  const [restedText, setRestedText] = useState('');
  const isFirstText = useRef(!hasTyped);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each typed letter starts the time anew
  useEffect(() => {
    if (isFirstText.current) {
      isFirstText.current = false;
      return;
    }
    const timer = setTimeout(setRestedText, TYPING_REST_MS, text);
    return () => clearTimeout(timer);
  }, [text, typedText]);

  return restedText;
}

/**
 * Lets screen readers say a text that changes while the visitor types. They say it once typing
 * rests, because they would not come to its end if it changed with each letter. The element is
 * invisible and always there: screen readers may ignore an element that comes together with its
 * text. So the visible text stands beside it, without a role.
 *
 * @param text what is said; empty for nothing
 * @param typedText what the visitor has typed, from which the text follows
 * @param hasTyped whether the visitor has typed already when the component appears
 */
export function Announcement({
  text,
  typedText,
  hasTyped,
}: {
  text: string;
  typedText: string;
  hasTyped?: boolean;
}) {
  return (
    <p role="status" className={navbar.hidden}>
      {useTextOnceTypingRests(text, typedText, hasTyped)}
    </p>
  );
}
