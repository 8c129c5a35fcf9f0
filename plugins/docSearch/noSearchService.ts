/** `algoliasearch/lite` where there is no hosted index: DocSearch makes a client before `transformSearchClient` replaces it. */
export const liteClient = () => ({
  addAlgoliaAgent() {},
  transporter: { algoliaAgent: { value: '' } },
});
