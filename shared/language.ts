/**
 * The language of a French page; undefined for a page in English. English is the language of the
 * interface, which `<html>` names.
 */
export type PageLanguage = 'fr' | undefined;
