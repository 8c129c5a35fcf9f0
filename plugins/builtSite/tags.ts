/** Attributes of a tag, whose values may contain a `>`. */
const ATTRIBUTES = `(?:"[^"]*"|'[^']*'|[^"'>])*`;

/**
 * Comments, scripts and style elements whole, other tags one by one. The former come first
 * because their text may look like a tag, and other tags are matched because an attribute's
 * value may look like a script.
 */
export const HTML_PARTS = new RegExp(
  `<!--[\\s\\S]*?-->|<(script|style)\\b(${ATTRIBUTES})>([\\s\\S]*?)</\\1\\s*>|<[a-z]${ATTRIBUTES}>`,
  'gi',
);

/** The opening tags of a page, without the texts of scripts and style elements, and without comments. */
export const tagsIn = (html: string): string[] =>
  [...html.matchAll(HTML_PARTS)].flatMap(([part, name, attributes]) =>
    name ? [`<${name}${attributes}>`] : part.startsWith('<!--') ? [] : [part],
  );
