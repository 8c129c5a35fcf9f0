/** The file with what can be found on the site, below its base. */
export const SEARCH_RECORDS = 'search-records.json';
