/** Replaces `@algolia/autocomplete-plugin-algolia-insights` (2 kB brotli), which this site never turns on. */
export function createAlgoliaInsightsPlugin() {
  return { name: 'none' };
}
