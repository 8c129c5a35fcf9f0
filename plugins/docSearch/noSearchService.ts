/**
 * Replaces the client of `algoliasearch/lite` if there is no hosted index, because DocSearch always
 * makes a client.
 */
export const liteClient = () => ({
  addAlgoliaAgent() {},
  transporter: { algoliaAgent: { value: '' } },
});
