/**
 * Replaces `algoliasearch/lite` (5 kB brotli) while no hosted index is configured. DocSearch
 * creates this client first and only then lets `transformSearchClient` replace it.
 * Seam: docsearch-client.
 */
export function liteClient() {
  return {
    addAlgoliaAgent() {},
    transporter: { algoliaAgent: { value: '' } },
    search: () => Promise.reject(new Error('No hosted index is configured.')),
  };
}
