/** The names under which the site stores values in the browser. The terms of use list them. */
export const STORAGE_KEYS = {
  /** The mode: `dark`, or `light` if the visitor has switched back to it. */
  theme: 'theme',
  /** The state of the sidebar: `hidden`, or absent. */
  sidebar: 'sidebar',
  /** The device whose steps the guide shows: `computer` or `phone`. */
  device: 'device',
  /** The version of the documentation that the visitor chose last. */
  docsVersion: 'docs-preferred-version',
  /** In session storage: the places at which the visitor left the entries of the history. */
  places: 'scroll-positions',
} as const;
