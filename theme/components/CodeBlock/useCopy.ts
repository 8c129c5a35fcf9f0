import { useCallback, useEffect, useState } from 'react';

/** How long “copied” is shown, in milliseconds. */
const SHOWN_MS = 2000;

/** Copies text to the clipboard; `copied` is true for two seconds after each success. */
export function useCopy(): { copied: boolean; copy: (text: string) => void } {
  const [copied, setCopied] = useState(false);

  useEffect(() => {
    if (!copied) {
      return;
    }
    const timer = setTimeout(() => setCopied(false), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [copied]);

  const copy = useCallback((text: string) => {
    // Refused, or absent on an insecure origin: the text can still be selected by hand.
    navigator.clipboard?.writeText(text).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  }, []);

  return { copied, copy };
}
