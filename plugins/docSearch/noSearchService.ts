/**
 * Takes the place of `algoliasearch/lite` where there is no hosted index, since DocSearch always
 * makes a client.
 */
export const liteClient = () => ({
  addAlgoliaAgent() {},
  transporter: { algoliaAgent: { value: '' } },
});
