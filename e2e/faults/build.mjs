/** Faults of what the build checks, and mistakes that it must refuse. @type {import('./index.mjs').Fault[]} */
export const buildFaults = [
  {
    fault: 'a link of a page leads nowhere',
    file: 'docs/docs/association/statuts.mdx',
    from: /^## /m,
    to: '[Nowhere](/docs/services/nowhere)\n\n## ',
    noticedBy:
      'npm run build › docs/docs/association/statuts.mdx: the link /docs/services/nowhere leads to no page',
  },
  {
    fault: 'a heading of a page skips a level',
    file: 'docs/cgu.mdx',
    from: '### Publisher of this site',
    to: '#### Publisher of this site',
    noticedBy: 'npm run build › docs/cgu.mdx skips from a heading of level 2 to one of level 4',
  },
  {
    fault: 'a mail address is mistyped',
    file: 'site.config.ts',
    from: /general: '(.*)@/,
    to: "general: '$1.",
    noticedBy: 'npm run build › site.config.ts: contact.general: must be a mail address',
  },
  {
    fault: 'the built pages are not checked',
    file: 'rspress.config.ts',
    from: '[reportPlaceholders, checkLinks]',
    to: '[reportPlaceholders]',
    noticedBy: 'e2e/server/build.spec.ts › mistakes in the built pages',
  },
  {
    fault: 'anchors in Markdown are not checked',
    file: 'rspress.config.ts',
    from: ', checkAnchors: true',
    to: '',
    noticedBy: 'e2e/server/build.spec.ts › mistakes in what Markdown is compiled to',
  },
  {
    fault: 'a base without its slash is accepted',
    file: 'plugins/siteConfig/schema.ts',
    from: String.raw`/^\/(?:[\w.~-]+\/)*$/`,
    to: String.raw`/^\//`,
    noticedBy: 'e2e/server/build.spec.ts › mistakes in the configuration',
  },
  {
    fault: 'a figure may bring Rspress into what visitors download',
    file: 'plugins/bundles/bundles.ts',
    from: 'test: RSPRESS_RUNTIME,',
    to: 'test: /rspress-runtime/,',
    noticedBy: 'e2e/server/build.spec.ts › mistakes in figures',
  },
  {
    fault: 'a page that no link leads to is accepted',
    file: 'plugins/links/siteLinks.ts',
    from: "const reached = new Set(['/']);",
    to: 'const reached = new Set(pages.keys());',
    noticedBy: 'plugins/links/links.test.ts › checkSite › a page that no link leads to is a problem',
  },
  {
    fault: 'a page with two titles is accepted',
    file: 'plugins/links/siteLinks.ts',
    from: '.length !== 1',
    to: '.length < 1',
    noticedBy: 'plugins/links/links.test.ts › headingProblem › one heading of level 1, and no level skipped',
  },
  {
    fault: 'a post without a day is accepted',
    file: 'theme/blog/posts.ts',
    from: '!date || Number.isNaN(Date.parse(date))',
    to: "date === ''",
    noticedBy: 'theme/blog/posts.test.ts › a post without a day, or with an impossible one, is a mistake',
  },
  {
    fault: 'a dead link does not tell its file',
    file: 'scripts/lib/buildFailure.mjs',
    from: '`${file}: the link ${link}',
    to: '`the link ${link}',
    noticedBy:
      'scripts/lib/buildFailure.test.ts › a dead link and a dead anchor are reported once, with their file',
  },
  {
    fault: 'an inline event handler does not stop the build',
    file: 'plugins/contentSecurityPolicy/csp.ts',
    from: '/\\sstyle=|\\son[a-z]+=|javascript:/i',
    to: '/\\sstyle=|javascript:/i',
    noticedBy:
      'plugins/contentSecurityPolicy/csp.test.ts › style attributes, event handlers and javascript: addresses',
  },
  {
    fault: 'the policy allows all inline styles',
    file: 'plugins/contentSecurityPolicy/csp.ts',
    from: `'style-src': ["'self'", ...styles],`,
    to: `'style-src': ["'self'", "'unsafe-inline'", ...styles],`,
    noticedBy:
      'e2e/server/headers.spec.ts › the policy allows nothing unsafe, and the inline scripts of each page',
  },
  {
    fault: 'the policy of a page lacks the styles that are its own',
    file: 'plugins/contentSecurityPolicy/contentSecurityPolicy.ts',
    from: '.filter((page) => count(page) > 1)',
    to: '.filter((page) => count(page) > 2)',
    noticedBy: 'e2e/everyPage.spec.ts › /docs/services is what its address says',
  },
  {
    fault: 'pages are not compressed',
    file: 'plugins/builtSite/compress.ts',
    from: 'css|html|js',
    to: 'css|js',
    noticedBy: 'e2e/server/http.spec.ts › caching and compression › text is compressed with brotli',
    compressed: true,
  },
];
