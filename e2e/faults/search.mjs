/** Faults of the search: modal, page, records, ranking, the hosted index. @type {import('./index.mjs').Fault[]} */
export const searchFaults = [
  {
    fault: 'every search fetches the records anew',
    file: 'theme/search/embedded.ts',
    from: 'loading ??= fetchIndex()',
    to: 'loading = fetchIndex()',
    noticedBy: 'e2e/search.spec.ts › the search records are requested by the first search, once',
  },
  {
    fault: 'a search that failed once always fails',
    file: 'theme/search/embedded.ts',
    from: '    loading = undefined;\n',
    to: '',
    noticedBy:
      'e2e/search.spec.ts › when the search records cannot be loaded, an alert says so, and Retry loads them',
  },
  {
    fault: 'titles count no more than text',
    file: 'theme/search/searchIndex.ts',
    from: 'title: 12, keywords: 8,',
    to: 'title: 1, keywords: 1,',
    noticedBy: 'e2e/search.spec.ts › every query of queries.ts finds its page',
  },
  {
    fault: 'the home page is the best result for all that it mentions',
    file: 'theme/search/searchIndex.ts',
    from: "['/', 0.3],",
    to: "['/', 30],",
    noticedBy: 'e2e/search.spec.ts › every query of queries.ts finds its page',
  },
  {
    fault: 'words with a typing error are not found',
    file: 'theme/search/searchIndex.ts',
    from: 'SHORTEST_FUZZY = 4',
    to: 'SHORTEST_FUZZY = 10',
    noticedBy: 'e2e/search.spec.ts › every query of queries.ts finds its page',
  },
  {
    fault: 'words with accents are not found',
    file: 'theme/search/words.ts',
    from: ".normalize('NFD').replace(/\\p{M}/gu, '')",
    to: '',
    noticedBy:
      'theme/search/words.test.ts › case, accents and words that say nothing are left out of a query',
  },
  {
    fault: 'pages that ask not to be listed are found',
    file: 'plugins/searchRecords/records.ts',
    from: '!article || !isIndexed(page)',
    to: '!article',
    noticedBy:
      'plugins/searchRecords/records.test.ts › keywords come from the head; a page with noindex has no record',
  },
  {
    fault: 'words typed before the modal is there are lost',
    file: 'theme/components/SearchBox/SearchBox.browser.ts',
    from: 'initialQuery: field.value',
    to: "initialQuery: ''",
    noticedBy:
      'e2e/searchModal.spec.ts › the modal is requested when it is opened, and text typed until it is loaded',
  },
  {
    fault: 'the focus is lost when the search closes',
    file: 'theme/components/SearchBox/SearchBox.browser.ts',
    from: /^ +this\.querySelector<HTMLElement>\(shown\)\?\.focus.*\n/m,
    to: '',
    noticedBy:
      'e2e/searchModal.spec.ts › the button opens a dialog with the focus in its field; Escape closes it',
  },
  {
    fault: 'a slash cannot be typed into a field',
    file: 'theme/components/SearchBox/SearchBox.browser.ts',
    from: ' && !isTyping(event)',
    to: '',
    noticedBy: 'e2e/searchModal.spec.ts › a slash typed into a field does not open the modal',
  },
  {
    fault: 'nothing happens when the modal cannot be loaded',
    file: 'theme/components/SearchBox/SearchBox.browser.ts',
    from: /^ +followLink\(withBase.*\n/m,
    to: '',
    noticedBy:
      'e2e/searchModal.spec.ts › when the script of the modal cannot be loaded, the search page opens',
  },
  {
    fault: 'a screen reader leaves the modal for the page behind it',
    file: 'theme/search/SearchModal.tsx',
    from: "    page?.toggleAttribute('inert', true);\n",
    to: '',
    noticedBy: 'e2e/searchModal.spec.ts › Tab keeps the focus inside the modal',
  },
  {
    fault: 'each word typed is an entry of the history',
    file: 'theme/search/useQuery.ts',
    from: 'history.replaceState(',
    to: 'history.pushState(',
    noticedBy: 'e2e/search.spec.ts › the address can be shared, typing adds nothing to the history',
  },
  {
    fault: 'the number of pages found is not announced',
    file: 'theme/components/SearchPage/SearchPage.tsx',
    from: '<p role="status" className',
    to: '<p className',
    noticedBy: 'e2e/search.spec.ts › the number of pages found is announced',
  },
  {
    fault: 'words that were found are not marked',
    file: 'theme/search/HighlightedText.tsx',
    from: 'isFound ? <mark',
    to: 'isFound && key === text ? <mark',
    noticedBy:
      'e2e/search.spec.ts › a result names its page, marks the words found, and leads to the section',
  },
  {
    fault: 'all results are shown at once',
    file: 'theme/components/SearchPage/Results.tsx',
    from: 'PAGES_AT_A_TIME = 15',
    to: 'PAGES_AT_A_TIME = 100',
    noticedBy: 'e2e/search.spec.ts › results are displayed fifteen at a time',
  },
  {
    fault: 'the search finds pages of another version',
    file: 'theme/search/searchIndex.ts',
    from: '!version || !page.version || page.version === version',
    to: '!version || page.version !== undefined',
    noticedBy: 'e2e/versions.spec.ts › the search covers the version of the current page',
  },
  {
    fault: 'the policy blocks the hosted search',
    file: 'plugins/contentSecurityPolicy/contentSecurityPolicy.ts',
    from: 'association.search ? hostedSearchHosts(association.search.appId) : []',
    to: '[]',
    noticedBy: 'e2e/hostedSearch.spec.ts › the search page displays results of the hosted index',
  },
  {
    fault: 'visitors are not told that the hosted search is down',
    file: 'theme/search/engine.ts',
    from: ', notice: NOTICE }',
    to: ' }',
    noticedBy: 'e2e/hostedSearch.spec.ts › when the service cannot be reached, the embedded engine answers',
  },
  {
    fault: 'the hosted search looks in all languages',
    file: 'theme/search/hosted.ts',
    from: 'return [`language:${language}`, tags];',
    to: 'return [tags];',
    noticedBy: 'theme/search/hosted.test.ts › a search is of one language, and of the version read',
  },
  {
    fault: 'records of the hosted index lead to pages without their section',
    file: 'scripts/lib/hostedRecords.mjs',
    from: 'url: anchor ? `${url}#${anchor}` : url,',
    to: 'url,',
    noticedBy: 'scripts/lib/hostedRecords.test.ts › each section is a record with its whole address',
  },
  {
    fault: 'each keystroke makes a client of the hosted search',
    file: 'theme/search/hosted.ts',
    from: 'await client.search<HostedHit>(',
    to: 'await liteClient(appId, apiKey).search<HostedHit>(',
    noticedBy: 'e2e/hostedSearch.spec.ts › one client serves all keystrokes',
  },
];
