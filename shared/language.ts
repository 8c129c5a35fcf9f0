/**
 * The language of a page in French; undefined for one in English, the language of the interface,
 * which `<html>` names.
 */
export type PageLanguage = 'fr' | undefined;
