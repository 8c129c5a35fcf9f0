/** Returns a stored value; undefined when there is no value, or when storage is denied. */
export function readStored(key: string): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

/**
 * Stores a value; undefined removes it. When storage is denied or full, a choice lasts until the
 * page is closed.
 */
export function store(key: string, value: string | undefined): void {
  try {
    if (value === undefined) {
      localStorage.removeItem(key);
    } else {
      localStorage.setItem(key, value);
    }
  } catch {
    // The page applies the choice without storage.
  }
}
