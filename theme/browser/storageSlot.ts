/**
 * One remembered value. Storage is unreliable: what it holds may be nonsense, which
 * counts as nothing; what it refuses to keep is remembered until the page is left.
 */
export interface StorageSlot<Value extends string> {
  /** The stored value; undefined when there is none. */
  read(): Value | undefined;
  /** Remembers the value; undefined forgets it. */
  write(value: Value | undefined): void;
  /** Calls back when the value changes, here or in another tab; returns the function that stops this. */
  watch(onChange: () => void): () => void;
}

/**
 * @param key name in local storage
 * @param values every value that may be stored
 */
export function storageSlot<const Value extends string>(
  key: string,
  values: readonly Value[],
): StorageSlot<Value> {
  const watchers = new Set<() => void>();
  /** What storage refused to keep. */
  let refused: { value: Value | undefined } | undefined;

  return {
    read() {
      if (refused) {
        return refused.value;
      }
      try {
        const stored = localStorage.getItem(key);
        return values.find((value) => value === stored);
      } catch {
        return undefined;
      }
    },
    write(value) {
      refused = undefined;
      try {
        if (value === undefined) {
          localStorage.removeItem(key);
        } else {
          localStorage.setItem(key, value);
        }
      } catch {
        refused = { value };
      }
      for (const onChange of watchers) {
        onChange();
      }
    },
    watch(onChange) {
      const onStorage = (event: StorageEvent) => {
        // A null key means that the whole storage was cleared.
        if (event.key === key || event.key === null) {
          refused = undefined;
          onChange();
        }
      };
      watchers.add(onChange);
      addEventListener('storage', onStorage);
      return () => {
        watchers.delete(onChange);
        removeEventListener('storage', onStorage);
      };
    },
  };
}
