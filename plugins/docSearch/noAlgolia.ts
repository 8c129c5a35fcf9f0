/**
 * Takes the place of `algoliasearch/lite` (5 kB brotli) while no hosted index is
 * configured: DocSearch makes a client before it lets us put ours in its place.
 */
export function liteClient() {
  return {
    addAlgoliaAgent() {},
    transporter: { algoliaAgent: { value: '' } },
    search: () => Promise.reject(new Error('No hosted index is configured.')),
  };
}
