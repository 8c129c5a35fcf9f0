import type { HTMLAttributes } from 'react';

declare module 'react' {
  namespace JSX {
    /** The elements that `*.browser.ts` files define. */
    interface IntrinsicElements {
      'page-contents': HTMLAttributes<HTMLElement>;
      'service-finder': HTMLAttributes<HTMLElement>;
      'search-box': HTMLAttributes<HTMLElement>;
      'site-island': HTMLAttributes<HTMLElement>;
      'table-scroll': HTMLAttributes<HTMLElement>;
    }
  }
}
