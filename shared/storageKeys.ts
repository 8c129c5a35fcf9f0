/** Names in the browser's storage; the terms of use list them. */
export const STORAGE_KEYS = {
  /** `dark`, or `light` once it was chosen again. */
  theme: 'theme',
  /** `hidden`, or absent. */
  sidebar: 'sidebar',
  /** Whose steps the guide shows: `computer` or `phone`. */
  device: 'device',
  /** A version of the documentation. */
  docsVersion: 'docs-preferred-version',
  /** In session storage: the scroll positions of the entries of the history. */
  scrollPositions: 'scroll-positions',
} as const;
