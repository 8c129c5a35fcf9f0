import { options } from 'preact';
import type { ComponentProps } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { addSheet } from '../browser/addSheet';
import { SearchModal } from './SearchModal';
import sheet from './SearchModal.css?url';

// Preact, which stands for React in browsers, runs effects after the next paint, where React's flushSync
// runs them at once. One of DocSearch's focuses its field, and what is typed until then would be lost.
options.requestAnimationFrame = queueMicrotask;

/** Puts DocSearch's modal over the page, and returns the function that takes it away. */
function mountModal(props: ComponentProps<typeof SearchModal>): () => void {
  const container = document.createElement('div');
  document.body.append(container);
  const root = createRoot(container);
  // At once, so that nothing typed falls between the field that stood for it and its own.
  flushSync(() => root.render(<SearchModal {...props} />));
  return () => {
    root.unmount();
    container.remove();
  };
}

/** Loads what the modal still needs. Rejects when its style sheet cannot be had. */
export async function loadModal(): Promise<typeof mountModal> {
  await addSheet(sheet);
  return mountModal;
}
