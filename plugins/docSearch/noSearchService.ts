/**
 * Replaces `algoliasearch/lite` when there is no hosted index. DocSearch makes a client also then,
 * so this one does nothing.
 */
export const liteClient = () => ({
  addAlgoliaAgent() {},
  transporter: { algoliaAgent: { value: '' } },
});
