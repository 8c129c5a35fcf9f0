import { getAttribute, textOf, visitElements } from '../site/html.ts';
import type { Step } from '../site/site.ts';

/** What people leave out of an address when they write it down. */
const LEFT_OUT_PARTS = /^https?:\/\/|\/$/g;

const shorten = (address: string): string => address.replace(LEFT_OUT_PARTS, '');

/**
 * Marks the links to other sites whose text is their address. On paper, the style sheet adds the
 * address to the links that are not marked.
 */
export const printedAddresses = (): Step => ({
  change({ tree }) {
    visitElements(tree, (element) => {
      const address = element.tagName === 'a' ? getAttribute(element, 'href') : '';
      if (address.startsWith('http') && shorten(address) === shorten(textOf(element))) {
        element.properties.dataAddress = '';
      }
    });
  },
});
