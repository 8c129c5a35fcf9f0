/** Faults of the search: modal, page, records, ranking, the hosted index. @type {import('./index.mjs').Fault[]} */
export const searchFaults = [
  {
    fault: 'every search fetches the records anew',
    file: 'theme/search/embedded.ts',
    from: 'loading ??= fetchSearch()',
    to: 'loading = fetchSearch()',
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
    fault: 'the field of the modal loses the focus while results are awaited',
    file: 'plugins/docSearch/patchDocSearch.mjs',
    from: '{ key: "loading", ',
    to: '{ ',
    noticedBy:
      'e2e/searchModal.spec.ts › the field keeps the focus while results are awaited, and when they come',
  },
  {
    fault: 'titles count no more than text',
    file: 'theme/search/weights.ts',
    from: 'title: 12,',
    to: 'title: 0.1,',
    noticedBy:
      'theme/search/siteSearch.test.ts › a title counts more than a heading, a heading more than text',
  },
  {
    fault: 'the home page is the best result for all that it mentions',
    file: 'theme/search/weights.ts',
    from: "['/', 0.3],",
    to: "['/', 30],",
    noticedBy: 'theme/search/siteSearch.test.ts › the home page comes after the pages that it mentions',
  },
  {
    fault: 'words with a typing error are not found',
    file: 'theme/search/typingErrors.ts',
    from: 'ONE_ERROR_FROM = 4',
    to: 'ONE_ERROR_FROM = 10',
    noticedBy:
      'theme/search/siteSearch.test.ts › typing errors are understood, a swap of neighbors counts as one',
  },
  {
    fault: 'two letters that were swapped are two errors',
    file: 'theme/search/typingErrors.ts',
    from: 'isSwapped ? (older',
    to: 'isSwapped && row < 0 ? (older',
    noticedBy:
      'theme/search/typingErrors.test.ts › a letter too many, too few or mistaken, and a swap of neighbors',
  },
  {
    fault: 'words that are known are corrected',
    file: 'theme/search/vocabulary.ts',
    from: 'if (own.length > 0 || meanings.length > 0) {',
    to: 'if (own.length > 0) {',
    noticedBy: 'theme/search/siteSearch.test.ts › a word that pages or the thesaurus have is never corrected',
  },
  {
    fault: 'the thesaurus is not looked into',
    file: 'theme/search/vocabulary.ts',
    from: 'this.#synonyms.set(key,',
    to: 'new Map().set(key,',
    noticedBy: 'theme/search/siteSearch.test.ts › words of the thesaurus lead to the page, which says why',
  },
  {
    fault: 'a mention is found as its word',
    file: 'theme/search/vocabulary.ts',
    from: 'if (same.length > 0) {\n      return [ownReading([same]), ...meanings];\n    }\n',
    to: '',
    noticedBy: 'theme/search/siteSearch.test.ts › signs make words of their own',
  },
  {
    fault: 'pages with one of two words come before those with both',
    file: 'theme/search/weights.ts',
    from: 'MISSING = 0.12',
    to: 'MISSING = 100',
    noticedBy:
      'theme/search/siteSearch.test.ts › pages with all words come first; without such a page a notice',
  },
  {
    fault: 'texts are fetched anew for each search',
    file: 'theme/search/siteSearch.ts',
    from: 'this.#fetched.get(path) ??',
    to: '',
    noticedBy: 'theme/search/siteSearch.test.ts › a text is fetched once, for the pages that were found only',
  },
  {
    fault: 'cells of a table run together in what is found',
    file: 'plugins/searchRecords/records.ts',
    from: "TD: ' · ', TH: ' · ', TR: ' ; ',",
    to: '',
    noticedBy:
      'plugins/searchRecords/records.test.ts › cells, lines of a table and items of a list stand apart',
  },
  {
    fault: 'the hosted index is asked for every letter',
    file: 'theme/search/afterPause.ts',
    from: 'mine === latest ?',
    to: 'mine !== undefined ?',
    noticedBy: 'theme/search/afterPause.test.ts › what is typed without a pause is asked once',
  },
  {
    fault: 'the thesaurus is not pushed to the hosted index',
    file: 'scripts/searchPush.mjs',
    from: /^ +await client\.saveSynonyms.*\n/m,
    to: '',
    noticedBy: 'e2e/server/searchPush.spec.ts › the whole index is replaced at once, with its facets',
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
    file: 'plugins/searchRecords/searchRecords.ts',
    from: 'if (!isIndexed(page))',
    to: 'if (!isIndexed(page) && page.file === undefined)',
    noticedBy: 'plugins/searchRecords/records.test.ts › a page with noindex has no record',
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
