import { useEffect } from 'react';

/** Marks the document once React has taken over; global.css then shows the controls that need it. */
export function useReady() {
  useEffect(() => {
    document.documentElement.dataset.ready = '';
  }, []);
}
