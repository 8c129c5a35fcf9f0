/*
 * What decides the order of the results. `npm run bench:search` shows what a change does to the queries that
 * visitors type.
 */

/** How much a word counts by where it stands. */
export const WEIGHTS = {
  /** A page is about its title. */
  title: 11,
  /** A section is about its heading. */
  heading: 7.5,
  /** Keywords are there because visitors type them, but a page may have twenty. */
  keywords: 6.5,
  /** The headings above a section say what it is a part of. */
  parents: 1.5,
  /** A text mentions many things; three mentions count a third as much as a heading. */
  text: 5,
};

/**
 * What is left of a title, a heading or a keyword of which only a small part was typed: “Log out” is a better
 * answer to “log out” than “Check who is logged in” is.
 */
export const LEAST_SHARE = 0.2;

/** Added where all words stand side by side, as the visitor typed them; less the further they are apart. */
export const NEARNESS = 3;

/**
 * Added where a text has the whole query as it was typed, or the query has a keyword as it was written, words that say
 * nothing included: “let’s encrypt”, “who does what”.
 */
export const LITERAL = 3;

/** Words of a phrase, such as “years old”, belong together where they stand so near in a text, counted in words. */
export const PHRASE_SPAN = 6;
/** What is left of a phrase whose words stand farther apart. */
export const APART = 0.3;

/**
 * What is left of the score of a page without one of two words that say as much; more where the word that it lacks says
 * less, being on most pages. Pages with all words come first.
 */
export const MISSING = 0.35;

/** What is left of the score of a section that has none of the words that its page has. */
export const ELSEWHERE = 0.3;

/** What a part of a query says about which section to show when all sections of the page have it. */
export const LEAST_WITHIN = 0.4;

/**
 * How much of its page's score the beginning of a page has: less than a heading with the words. It comes first where
 * the whole title was typed, and no heading.
 */
export const BEGINNING = 0.05;

/**
 * What is left of the score of the best section of a page that mentions everything and explains nothing. Its title and
 * its keywords count: they are there for what only this page answers.
 */
export const OVERVIEW = 0.35;

/** How much a second mention adds, and how much a long section takes away: https://en.wikipedia.org/wiki/Okapi_BM25 */
export const BM25 = { k: 1.6, b: 0.6 };
/** Words of an average section. */
export const AVERAGE_LENGTH = 90;
/** What a word says that every page has: little, but two of them say more than one. */
export const LEAST_RARITY = 0.5;

/**
 * How surely a word of the pages is what was typed. What is not the word itself is worth less, so that an
 * exact word always comes first.
 */
export const SURENESS = {
  /** “polls” for “poll”, “organize” for “organising”. */
  sameStem: 0.4,
  /** The thesaurus is right as a rule, but the visitor's own word is better where pages have it. */
  synonym: 0.55,
  /** “notifications” for “notif”: the less of it was typed, the less sure. */
  beginning: 0.4,
  /** Typing errors are guesses. */
  oneError: 0.6,
  twoErrors: 0.4,
  /** “mute” for “/mute” where no page has that. */
  withoutSigns: 0.6,
};
