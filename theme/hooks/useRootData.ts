import { useEffect, useRef } from 'react';

/**
 * Keeps a `data-` attribute of the document's root in step with a stored choice.
 * The first value is left alone: the inline script has applied what was stored
 * before the first paint, and React does not know it yet.
 *
 * @param value undefined takes the attribute away
 */
export function useRootData(name: string, value: string | undefined): void {
  const isFirst = useRef(true);

  useEffect(() => {
    if (isFirst.current) {
      isFirst.current = false;
    } else if (value === undefined) {
      delete document.documentElement.dataset[name];
    } else {
      document.documentElement.dataset[name] = value;
    }
  }, [name, value]);
}
