/** Returns the list for a key, and adds an empty one if it is missing. */
export function getOrCreateList<Key, Item>(lists: Map<Key, Item[]>, key: Key): Item[] {
  const list = lists.get(key) ?? [];
  lists.set(key, list);
  return list;
}
