import { Window } from 'happy-dom';

/** The document that some HTML describes; of XHTML with `application/xhtml+xml`. */
export const parseHtml = (
  text: string,
  type: 'text/html' | 'application/xhtml+xml' = 'text/html',
) => new new Window().DOMParser().parseFromString(text, type);
