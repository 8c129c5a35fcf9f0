import type { ReactNode } from 'react';
import { withBase } from '../../../shared/base';
import { countOf, criteria, ECODESIGN_FILE, ecodesignScore, type Priority } from '../../../shared/ecodesign';

/** How many of the criteria of a priority that apply are met. */
function Met({ of: priority }: { of: Priority }) {
  const list = criteria.filter((criterion) => criterion.priority === priority);
  const met = countOf(list, 'yes');
  return (
    <strong>
      {met} of {met + countOf(list, 'no')}
    </strong>
  );
}

/** How far the ecodesign of the site is. */
export function Ecodesign() {
  return (
    <p>
      Of the criteria that apply, <Met of="priority" /> with priority, <Met of="recommended" /> recommended
      and <Met of="moderate" /> moderate ones are met; {countOf(criteria, 'not applicable')} do not apply.
      Weighted by priority, that is a score (<span lang="fr">score d’avancement</span>) of{' '}
      <strong>{ecodesignScore(criteria)} %</strong>.
    </p>
  );
}

/** A link to the document with all criteria. */
export const EcodesignLink = ({ children }: { children: ReactNode }) => (
  <a href={withBase(`/${ECODESIGN_FILE}`)}>{children}</a>
);
