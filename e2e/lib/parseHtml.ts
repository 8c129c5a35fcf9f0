import { Window } from 'happy-dom';

/** Parses HTML, or XHTML if the type is `application/xhtml+xml`, and returns the document. */
export const parseHtml = (
  text: string,
  type: 'text/html' | 'application/xhtml+xml' = 'text/html',
) => new new Window().DOMParser().parseFromString(text, type);
