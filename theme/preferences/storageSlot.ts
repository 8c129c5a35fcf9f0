/** One remembered value. Storage is unreliable: denied, full or holding nonsense, it gives the default. */
export interface StorageSlot<Value extends string> {
  /** The stored value, or the default. */
  read(): Value;
  /** Remembers the value where it can; the default is remembered by absence. */
  write(value: Value): void;
  /** Calls back with the new value when another tab changes it; returns the function that stops this. */
  watch(onChange: (value: Value) => void): () => void;
}

/**
 * @param key name in local storage
 * @param values every value that may be stored; the first is the default
 */
export function storageSlot<const Value extends string>(
  key: string,
  values: readonly [Value, ...Value[]],
): StorageSlot<Value> {
  const parse = (stored: string | null): Value => values.find((value) => value === stored) ?? values[0];
  return {
    read() {
      try {
        return parse(localStorage.getItem(key));
      } catch {
        return values[0];
      }
    },
    write(value) {
      try {
        if (value === values[0]) {
          localStorage.removeItem(key);
        } else {
          localStorage.setItem(key, value);
        }
      } catch {
        // The choice then lasts as long as the page.
      }
    },
    watch(onChange) {
      const listener = (event: StorageEvent) => {
        // A null key means that the whole storage was cleared.
        if (event.key === key || event.key === null) {
          onChange(parse(event.newValue));
        }
      };
      addEventListener('storage', listener);
      return () => removeEventListener('storage', listener);
    },
  };
}
