/** Returns a stored value; undefined when there is no value, or when storage is denied. */
export function readStoredValue(key: string): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Stores a value, or removes it if it is undefined. Does nothing if storage is denied or full. */
export function storeValue(key: string, value: string | undefined): void {
  try {
    if (value === undefined) {
      localStorage.removeItem(key);
    } else {
      localStorage.setItem(key, value);
    }
  } catch {
    // The visitor's choice lasts only until the page is closed.
  }
}
