/** The list of a key in a map of lists: a new one, which is put there, where there is none. */
export function listAt<Key, Item>(lists: Map<Key, Item[]>, key: Key): Item[] {
  let list = lists.get(key);
  if (!list) {
    list = [];
    lists.set(key, list);
  }
  return list;
}
