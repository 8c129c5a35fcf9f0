import type { HTMLAttributes } from 'react';

declare module 'react' {
  namespace JSX {
    /** The elements that `*.browser.ts` files define. */
    interface IntrinsicElements {
      'page-contents': HTMLAttributes<HTMLElement>;
      'search-box': HTMLAttributes<HTMLElement>;
      'sidebar-button': HTMLAttributes<HTMLElement>;
      'site-island': HTMLAttributes<HTMLElement>;
    }
  }
}
