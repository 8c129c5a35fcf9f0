/**
 * Takes the place of `algoliasearch/lite` while no hosted index is configured. DocSearch makes this client before
 * `transformSearchClient` replaces it.
 */
export const liteClient = () => ({
  addAlgoliaAgent() {},
  transporter: { algoliaAgent: { value: '' } },
});
