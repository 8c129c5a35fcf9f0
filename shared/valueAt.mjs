/**
 * @param {unknown} value
 * @param {readonly string[]} path
 * @returns {unknown} the value at a path below it; undefined when there is none
 */
export const valueAt = (value, path) =>
  path.reduce((node, key) => /** @type {Record<string, unknown> | undefined | null} */ (node)?.[key], value);
