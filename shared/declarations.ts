/** On an empty element of a page: the name of the part of a declaration that the build puts into it (plugins/declarations). */
export const DECLARED = 'data-declared';

/** The parts of the declarations. */
export type DeclaredPart = 'accessibility' | 'ecodesign';

/** The name of the document with all criteria of ecodesign, beside the page that declares them. */
export const ECODESIGN_FILE = 'ecodesign.xhtml';
