/** The parts of the declarations, as HTML: a page has them as `declared` (plugins/declarations). */
export type Declared = Record<'accessibility' | 'ecodesign', string>;

/** The name of the document with all criteria of ecodesign, beside the page that declares them. */
export const ECODESIGN_FILE = 'ecodesign.xhtml';
