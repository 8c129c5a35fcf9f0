/**
 * Takes the place of `@base-ui/react/menu` (39 kB brotli), which DocSearch needs for
 * filters by facet; this site offers none in the modal.
 */
export const Menu = {};
