import type { ReactNode } from 'react';
import { withBase } from '../../../shared/base';
import { countOf, ECODESIGN_FILE, ecodesignScore, parseCriteria } from '../../../shared/ecodesign';
import text from '../../../shared/ecodesign.txt?raw';

const criteria = parseCriteria(text);
const met = countOf(criteria, 'yes');

/** How far the ecodesign of the site is. */
export const Ecodesign = () => (
  <p>
    {met} of the {met + countOf(criteria, 'no')} criteria that apply are met. Weighted by priority, that is a
    score (<span lang="fr">score d’avancement</span>) of <strong>{ecodesignScore(criteria)} %</strong>.
  </p>
);

/** A link to the document with all criteria. */
export const EcodesignLink = ({ children }: { children: ReactNode }) => (
  <a href={withBase(`/${ECODESIGN_FILE}`)}>{children}</a>
);
