import { useHead } from '@rspress/core/runtime';
import type { ReactNode } from 'react';
import { PAGE_STYLE_ATTRIBUTE } from '../../../shared/pageParts';
import { NOT_SEARCHED_ATTRIBUTE } from '../../../shared/searchRecords';
import css from './PrintCard.css?inline';

/**
 * Renders a card of two halves, the children. A page with a card prints nothing else: a sheet of
 * A4, to fold between the halves.
 */
export function PrintCard({ children }: { children: ReactNode }) {
  useHead({ style: [{ innerHTML: css, [PAGE_STYLE_ATTRIBUTE]: '' }] });
  return (
    <div className="print-card" {...{ [NOT_SEARCHED_ATTRIBUTE]: '' }}>
      {children}
    </div>
  );
}

/** Renders a button that prints the page (PrintCard.browser.ts). */
export const PrintButton = ({ children }: { children: ReactNode }) => (
  <p>
    <button type="button" className="button" data-needs-scripts="" data-print="">
      {children}
    </button>
  </p>
);

/** Renders a half of the card, which is a page of A5 on paper. */
export const CardHalf = ({ children }: { children: ReactNode }) => (
  <div className="card-half">{children}</div>
);

/** Renders a line to fill in by hand, with what to write on it. */
export const Blank = ({ children }: { children: ReactNode }) => (
  <p className="card-blank">
    {children}: <span />
  </p>
);
