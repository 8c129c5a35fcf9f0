import { useEffect } from 'react';

/** Marks the document, and tells it, once React has taken over: controls that need it show, what was clicked meanwhile is clicked anew. */
export function useReady() {
  useEffect(() => {
    document.documentElement.dataset.ready = '';
    dispatchEvent(new Event('site:ready'));
  }, []);
}
