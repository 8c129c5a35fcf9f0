/**
 * Replaces `algoliasearch/lite` when there is no hosted index, because DocSearch always makes a
 * client.
 */
export const liteClient = () => ({
  addAlgoliaAgent() {},
  transporter: { algoliaAgent: { value: '' } },
});
