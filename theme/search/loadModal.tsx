import type { ComponentProps } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { SEARCH_STARTS } from '../../shared/pageParts';
import { addSheet } from '../browser/addSheet';
import { loadPage } from '../browser/navigation/pages';
import { SearchModal } from './SearchModal';
import sheet from './SearchModal.css?url';

/** The links of the search page for whoever has not typed anything yet, as HTML; empty when they cannot be had. */
async function loadStarts(): Promise<string> {
  try {
    const page = await loadPage('/search');
    return page.querySelector(`[${SEARCH_STARTS}]`)?.outerHTML ?? '';
  } catch {
    // In development there are no fragments; and the search does without.
    return '';
  }
}

/**
 * Loads what DocSearch's modal still needs. Rejects when its style sheet cannot be had.
 *
 * @returns a function that puts the modal into a dialog, and returns the one that takes it away
 */
export async function loadModal() {
  const starts = loadStarts();
  await addSheet(sheet);
  return (dialog: HTMLElement, props: Omit<ComponentProps<typeof SearchModal>, 'starts'>): (() => void) => {
    // In a section, the header and the footer of the modal are no landmarks of the page.
    const container = document.createElement('section');
    dialog.append(container);
    const root = createRoot(container);
    // At once, so that nothing typed falls between the field that stood for it and its own.
    flushSync(() => root.render(<SearchModal starts={starts} {...props} />));
    return () => {
      root.unmount();
      container.remove();
    };
  };
}
