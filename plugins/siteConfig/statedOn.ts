import { optionalFact } from './facts.ts';

/* Facts by the pages that state them, and why they are asked. */

export const TERMS = '/cgu';
export const ASSOCIATION = '/docs/association';
export const STATUTES = '/docs/association/statuts';
export const SERVICES = '/docs/services';
export const inTerms = optionalFact(TERMS);
export const inAssociation = optionalFact(ASSOCIATION);
export const inBoth = optionalFact(TERMS, ASSOCIATION);
export const inStatutes = optionalFact(STATUTES)('must');
export const legalNotice = {
  pages: [TERMS, ASSOCIATION],
  why: 'Law 2004-575 (LCEN), article 1-1: the legal notice.',
};
export const digitalServices = (articles: string) =>
  `Regulation (EU) 2022/2065 on digital services, ${articles}.`;
export const PERIODS = 'GDPR, article 13: how long data is kept.';
