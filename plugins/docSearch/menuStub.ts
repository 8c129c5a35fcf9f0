/**
 * Replaces `@base-ui/react/menu` (39 kB brotli), which DocSearch uses only for the menu of
 * facets; this site has no facets in the modal.
 */
export const Menu = {};
