/**
 * Returns a function that computes a value for an object, such as the list of all pages, only the
 * first time that it gets the object. Without it, a build of a thousand pages would compute a
 * thousand times what all of them share.
 *
 * @param compute must return the same for the same object
 */
export function oncePer<Key extends object, Value extends object>(
  compute: (key: Key) => Value,
): (key: Key) => Value {
  const values = new WeakMap<Key, Value>();
  return (key) => {
    const value = values.get(key) ?? compute(key);
    values.set(key, value);
    return value;
  };
}
