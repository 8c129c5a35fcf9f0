/** Faults of what other programs read: sitemap, feed, Markdown, well-known files. @type {import('./index.mjs').Fault[]} */
export const outputFaults = [
  {
    fault: 'search engines are sent away',
    file: 'plugins/sitemap/sitemap.ts',
    from: 'Allow: /',
    to: 'Disallow: /',
    noticedBy: 'e2e/machineReadable.spec.ts › robots.txt allows everything and names the sitemap',
  },
  {
    fault: 'the sitemap lists a page with noindex',
    file: 'docs/search.mdx',
    from: 'noindex: true\n',
    to: '',
    noticedBy: 'e2e/machineReadable.spec.ts › the sitemap lists every page except the search page',
  },
  {
    fault: 'pages do not name their Markdown',
    file: 'plugins/markdownExport/markdownExport.ts',
    from: /^ +addToHead\(.*\n/m,
    to: '',
    noticedBy: 'e2e/machineReadable.spec.ts › each page has a Markdown export, named in its head',
  },
  {
    fault: 'buttons are text of a page',
    file: 'plugins/builtSite/article.ts',
    from: "  'button',\n",
    to: '',
    noticedBy:
      'plugins/markdownExport/markdownExport.test.ts › the text of the article, without what surrounds it',
  },
  {
    fault: 'the feed has addresses that lead nowhere from a reader',
    file: 'plugins/atomFeed/atomFeed.ts',
    from: 'new URL(value, address).href',
    to: 'value',
    noticedBy:
      'e2e/blog.spec.ts › the feed contains the whole posts, with absolute addresses, and changes that are announced',
  },
  {
    fault: 'the sitemap has no day of the last update',
    file: 'plugins/sitemap/sitemap.ts',
    from: 'day ? `<lastmod>',
    to: 'day === `<lastmod>` ? `<lastmod>',
    noticedBy: 'e2e/freshness.spec.ts › a page that was changed since the last commit does not tell a day',
  },
  {
    fault: 'a change that is announced again is the same entry',
    file: 'plugins/atomFeed/atomFeed.ts',
    from: 'isChange ? `${address}?announced=${date}` : address',
    to: 'address',
    noticedBy: 'e2e/blog.spec.ts › the feed contains the whole posts, with absolute addresses',
  },
  {
    fault: 'the feed begins with the oldest post',
    file: 'plugins/atomFeed/atomFeed.ts',
    from: 'Number(other.published) - Number(one.published)',
    to: 'Number(one.published) - Number(other.published)',
    noticedBy:
      'e2e/blog.spec.ts › the feed contains the whole posts, with absolute addresses, and changes that are announced',
  },
  {
    fault: 'security.txt is valid for ten years',
    file: 'plugins/wellKnown/securityTxt.ts',
    from: '365 * 24',
    to: '3650 * 24',
    noticedBy: 'plugins/wellKnown/wellKnown.test.ts › security.txt is good for a year',
  },
  {
    fault: 'sample values are published as facts',
    file: 'plugins/wellKnown/wellKnown.ts',
    from: 'if (hasSampleValues(site, services)) {',
    to: 'if (!site) {',
    noticedBy: 'e2e/machineReadable.spec.ts › with a sample value, there is no security.txt',
  },
  {
    fault: 'the file of a service lacks the license of its software',
    file: 'plugins/wellKnown/chatonsInfos.ts',
    from: "'software.license.name': license,",
    to: "'software.license.name': undefined,",
    noticedBy: 'plugins/wellKnown/wellKnown.test.ts › a service has the values of its configuration',
  },
  {
    fault: 'browsers add a search that finds nothing',
    file: 'plugins/openSearch/openSearch.ts',
    from: 'search?q={searchTerms}',
    to: 'search?query={searchTerms}',
    noticedBy: 'e2e/searchModal.spec.ts › browsers can add the site to their search engines',
  },
];
