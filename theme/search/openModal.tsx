import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { SearchModal } from './SearchModal';
import sheet from './SearchModal.css?url';

/** Adds a style sheet to the document, once. Rejects when it cannot be loaded. */
function addSheet(href: string): Promise<void> {
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
  if (document.querySelector(`link[href="${CSS.escape(href)}"]`)) {
    return Promise.resolve();
  }
  return new Promise((resolve, reject) => {
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      reject(new Error(`Loading ${href} failed.`));
    };
    document.head.append(link);
  });
}

/**
 * Opens DocSearch's modal over the page.
 *
 * @param options.query what has been typed by the time the modal is there
 * @param options.version of the documentation to look in; empty for all
 * @param options.onClose called when the visitor closes the modal or follows a result
 * @returns the function that takes the modal away
 */
export async function openModal({
  query,
  version,
  onClose,
}: {
  query: () => string;
  version: string;
  onClose: () => void;
}): Promise<() => void> {
  await addSheet(sheet);
  const container = document.createElement('div');
  document.body.append(container);
  const root = createRoot(container);
  flushSync(() => root.render(<SearchModal initialQuery={query()} version={version} onClose={onClose} />));
  return () => {
    root.unmount();
    container.remove();
  };
}
