import { FOLDER } from '../../shared/association';

/**
 * A deliberate fault: what is wrong with the site then, the file to edit, the text to replace, and
 * by what.
 */
export type Fault = [fault: string, file: string, from: string | RegExp, to: string];

const NAVIGATION = 'theme/browser/navigation';
const MENU = 'theme/components/Menu/Menu.browser.ts';
const BOOT = 'theme/browser/boot';
const PAGES = `${NAVIGATION}/pages.ts`;
const SWAP = `${NAVIGATION}/swap.ts`;
const PARTS = 'theme/components';
const GLOBAL = 'theme/styles/global.css';

/**
 * Faults that visitors or operators would suffer from, by what must notice them: an end-to-end test
 * (a file in e2e/, without its ending), a unit test, or the build itself.
 */
export const faults: Record<string, Fault[]> = {
  build: [
    [
      'a link of a page leads nowhere',
      'docs/docs/association/statuts.mdx',
      /^## /m,
      '[No](/no)\n\n## ',
    ],
    ['a mail address is mistyped', `${FOLDER}/site.yaml`, /general: (.*)@/, 'general: $1.'],
  ],
  'server/headers': [
    [
      'a security header is missing',
      'nginx.conf',
      /^ +add_header Cross-Origin-Opener-Policy .*\n/m,
      '',
    ],
  ],
  'server/http': [
    [
      'hashed files are revalidated',
      'nginx.conf',
      '"public, max-age=31536000, immutable"',
      '"no-cache"',
    ],
    [
      'pages are cached without revalidation',
      'nginx.conf',
      /default +"no-cache";/,
      'default "max-age=9";',
    ],
    [
      'the not-found page has the status 200',
      'nginx.conf',
      'error_page 404 ',
      'error_page 404 =200 ',
    ],
    ['other methods than GET and HEAD are answered', 'nginx.conf', 'return 405;', 'return 200;'],
    ['hidden files are served', 'nginx.conf', /^ +location ~ .*well-known.*\{\n.*\n +\}\n/m, ''],
    ['redirects lose the query', 'nginx.conf', /\$is_args\$args;/g, ';'],
    ['text is not compressed behind a proxy', 'nginx.conf', 'gzip_proxied any;', ''],
    ['text is not sent with brotli', 'nginx.conf', 'brotli_static on;', 'brotli_static off;'],
    ['pages are not compressed', 'scripts/build.ts', 'css|html|js', 'css|js'],
  ],
  'server/guideBook': [
    [
      'the book lacks a page',
      'plugins/guideBook/guideBook.ts',
      'readingOrder(sidebar)',
      '$&.slice(1)',
    ],
  ],
  machineReadable: [
    [
      'a sample publishes records',
      'plugins/outputs/wellKnown.ts',
      'if (site.sample)',
      'if (!site)',
    ],
    ['search engines are sent away', 'plugins/outputs/siteFiles.ts', 'Allow: /', 'Disallow: /'],
  ],
  loading: [
    ['links load whole documents', `${NAVIGATION}/pageLink.ts`, 'isInside && ', '!isInside && '],
    ['the progress bar flashes', `${NAVIGATION}/progress.ts`, 'DELAY_MS = 1000', 'DELAY_MS = 100'],
    [
      'a late page replaces a later one',
      `${NAVIGATION}/navigation.ts`,
      'pending !== mine',
      '!pending',
    ],
  ],
  swap: [
    ['the head keeps old tags', SWAP, 'head.querySelectorAll(pageTags)', "querySelectorAll('_')"],
    ['the old sidebar stays', SWAP, 'contentOf(open) !== contentOf(next)', 'false'],
  ],
  failedPage: [
    ['Retry does nothing', 'theme/browser/errorBox.ts', /^.*'click', onRetry.*\n/m, ''],
    ['a sign-in page is an error', PAGES, 'fragment === undefined', 'false'],
    [
      'a page that never comes is awaited',
      'theme/browser/withinLimit.ts',
      ', LOAD_LIMIT_MS)',
      ', 1e9)',
    ],
  ],
  redeploy: [
    [
      'pages of two deployments are mixed',
      PAGES,
      /if \(.*getAttribute\(BUNDLE\)\) \{/,
      'if (!page) {',
    ],
  ],
  navigationEdges: [
    ['Back leaves the page inert', MENU, /addEventListener\(LEAVE_EVENT[\s\S]*?\n\}\);\n/, ''],
  ],
  baseBanner: [
    [
      'the banner renders HTML',
      `${BOOT}/tellWrongBase.ts`,
      'banner.textContent',
      'banner.innerHTML',
    ],
  ],
  boot: [
    [
      'a script that failed is never asked for again',
      `${BOOT}/boot.ts`,
      /^ +isAsked = false;\n/m,
      '',
    ],
  ],
  prefetch: [
    [
      'Save-Data does not stop prefetches',
      `${NAVIGATION}/prefetch.ts`,
      /savesData\(\w+\)/,
      'false',
    ],
    [
      'a pointer prefetches nothing',
      `${NAVIGATION}/prefetch.ts`,
      "['pointerover', 't",
      "['pointerdown', 't",
    ],
  ],
  preferences: [
    ['the first visit is dark', 'shared/preferences.ts', "=== 'dark' ?", "!== 'light' ?"],
    [
      'the color mode is forgotten',
      `${PARTS}/ColorModeButton/ColorModeButton.browser.ts`,
      /^ +store\(.*\n/m,
      '',
    ],
    ['a dark page flashes white first', `${BOOT}/boot.ts`, '\napplyPreferences();\n', '\n'],
    ['the focus leaves the open drawer', MENU, /^ +setModal\(target, true\);\n/m, ''],
  ],
  degraded: [
    [
      'denied storage is an error',
      'theme/browser/storage.ts',
      /\} catch \{\n.*\n {2}\}\n\}\n$/,
      '} finally {\n  }\n}\n',
    ],
    [
      'a dead button is shown',
      `${PARTS}/ColorModeButton/ColorModeButton.tsx`,
      ' data-needs-scripts=""',
      '',
    ],
    [
      'the menu needs scripts',
      'theme/components/Navbar/Navbar.tsx',
      ' popoverTarget={MENU_ID}',
      '',
    ],
  ],
  scrollAndFocus: [
    [
      'the focus stays on a followed link',
      `${NAVIGATION}/moveView.ts`,
      'heading.focus(',
      'heading.blur(',
    ],
    ['a link to a page that is gone fails', PAGES, '[404, ', '['],
    [
      'screen readers are not told of the next page',
      `${NAVIGATION}/moveView.ts`,
      'textContent',
      'title',
    ],
  ],
  'theme/browser/navigation/moveView.test.ts': [
    ['a new page is scrolled', `${NAVIGATION}/moveView.ts`, '{ top: 0, jumps }', '{ jumps }'],
  ],
  everyPage: [
    [
      'the navbar covers what a link leads to',
      GLOBAL,
      /(scroll-margin-block-start): .*;/,
      '$1: 0;',
    ],
    ['the focus is invisible', GLOBAL, /outline: 2px .*;/, 'outline: none;'],
    [
      'a color has too little contrast',
      `${PARTS}/Breadcrumbs/Breadcrumbs.module.css`,
      'var(--muted)',
      '#8a9297',
    ],
    [
      'a wide table widens the page',
      `${PARTS}/TableScroll/TableScroll.module.css`,
      'overflow-x: auto;',
      '',
    ],
  ],
  'engines/journeys': [
    [
      'a hidden sidebar comes back',
      `${PARTS}/SidebarButton/SidebarButton.browser.ts`,
      /^ +store\(.*\n/m,
      '',
    ],
  ],
  'engines/jumps': [
    [
      'a jump makes its target focusable',
      `${NAVIGATION}/moveView.ts`,
      '  isJumping = false;',
      "$& document.querySelector(':target')?.setAttribute('tabindex', '-1');",
    ],
  ],
  'engines/keys': [
    [
      'Enter of an input method opens a result',
      'theme/browser/inputMethod.ts',
      'event.stopImm',
      '// $&',
    ],
  ],
  'engines/copiedText': [
    [
      'the link of a heading is copied',
      `${PARTS}/Article/Article.browser.ts`,
      "className: 'heading-link'",
      "textContent: ' #'",
    ],
  ],
  'engines/searchAndFigures': [
    [
      'the skip link stays out of view',
      `${PARTS}/Layout/Layout.module.css`,
      '.skip:focus',
      '.skip:active',
    ],
  ],
  print: [
    ['navigation is printed', GLOBAL, ':is(#menu, nav, ', ':is(#menu, '],
    ['the link of a heading is printed', `${PARTS}/Article/notText.css`, 'display: none;', ''],
  ],
  islands: [
    [
      'a figure hides its failure',
      'theme/islands/SiteIsland.browser.ts',
      ' showErrorBox(',
      ' console.debug(',
    ],
  ],
  'engines/translated': [
    [
      'a translated figure goes blank',
      'theme/figures/Formatting/MarkdownMessage.tsx',
      '<div key={text} ',
      '<div ',
    ],
  ],
  'engines/searchReturn': [
    [
      'coming back shows other results',
      `${NAVIGATION}/scrollMemory.ts`,
      'scrollTo(0, leftAt);',
      '',
    ],
  ],
  'engines/failedIsland': [
    [
      'a figure that fails disappears',
      'theme/islands/mountIsland.tsx',
      ', onUncaughtError: onFailed',
      '',
    ],
  ],
  search: [
    [
      'a search that failed once always fails',
      'theme/search/engine.ts',
      /^ +embedded = undefined;\n/m,
      '',
    ],
  ],
  searchModal: [
    ['Enter opens an old result', 'theme/search/SearchModal.tsx', "key !== 'Enter' ||", 'true ||'],
    [
      'Retry waits for the script that hangs',
      'theme/browser/scriptAddresses.ts',
      'count > 1',
      'count > 9',
    ],
  ],
  'theme/search/embedded.test.ts': [
    [
      'a typing error finds nothing',
      'theme/search/meanings.ts',
      'fuzzyGet(term, most)',
      'fuzzyGet(term, 0)',
    ],
  ],
  hostedSearch: [
    [
      'hosted search is blocked',
      'plugins/outputs/contentSecurityPolicy.ts',
      'hostedSearchHosts(association.search.appId)',
      '[]',
    ],
  ],
};
