/** Faults of what is fetched ahead, and of what visitors who save data download. @type {import('./index.mjs').Fault[]} */
export const loadingFaults = [
  {
    fault: 'pages are prefetched in spite of Save-Data',
    file: 'theme/browser/navigation/prefetch.ts',
    from: ' || savesData(connection)',
    to: '',
    noticedBy: 'e2e/prefetch.spec.ts › nothing is prefetched with {"saveData":true,"effectiveType":"4g"}',
  },
  {
    fault: 'a slow 2g connection counts as a fast one',
    file: 'shared/connection.ts',
    from: '/2g/',
    to: '/^2g$/',
    noticedBy:
      'shared/connection.test.ts › data is saved when the visitor asks for it and on a 2g connection',
  },
  {
    fault: 'every link in view is prefetched',
    file: 'theme/browser/navigation/prefetch.ts',
    from: /for \(const selector of LIKELIEST\) \{\n.*\n +if \(link\) \{\n( +observer\.observe\(link\);\n) +\}\n/,
    to: "for (const link of document.querySelectorAll('main a[href]')) {\n$1",
    noticedBy: 'e2e/prefetch.spec.ts › at most two links in view are prefetched',
  },
  {
    fault: 'the page of a link under the pointer is not prefetched',
    file: 'theme/browser/navigation/prefetch.ts',
    from: "addEventListener('pointerover'",
    to: "addEventListener('pointerdown'",
    noticedBy:
      'e2e/prefetch.spec.ts › a pointer over a link prefetches its page, and a click then requests nothing',
  },
  {
    fault: 'a touch does not prefetch',
    file: 'theme/browser/navigation/prefetch.ts',
    from: "['touchstart', 'focusin']",
    to: "['focusin']",
    noticedBy: 'e2e/prefetch.spec.ts › on a touch screen › touching a link prefetches its page',
  },
  {
    fault: 'a prefetch that fails is a script error',
    file: 'theme/browser/navigation/prefetch.ts',
    from: '  } catch {\n    // Told when the link is followed.\n  }',
    to: '  } finally {\n  }',
    noticedBy: 'e2e/prefetch.spec.ts › a prefetch that fails is silent',
  },
  {
    fault: 'links to other sites are prefetched',
    file: 'theme/browser/navigation/pageLink.ts',
    from: '    link.origin !== origin ||\n',
    to: '',
    noticedBy: 'e2e/prefetch.spec.ts › links to other sites are not prefetched',
  },
  {
    fault: 'a page is fetched anew at each visit',
    file: 'theme/browser/navigation/pages.ts',
    from: 'const KEPT_MS = 5 * 60_000;',
    to: 'const KEPT_MS = 0;',
    noticedBy:
      'e2e/loading.spec.ts › a link requests the fragment of its page and nothing else, and only the first time',
  },
  {
    fault: 'the script is fetched before the page has loaded',
    file: 'theme/browser/boot/boot.ts',
    from: "addEventListener('load', () => whenIdle(start));",
    to: 'start();',
    noticedBy: 'e2e/boot.spec.ts › while a picture of the page is still loading, the script is not requested',
  },
  {
    fault: 'the navbar is painted before it is complete',
    file: 'plugins/site/template.html',
    from: /^.*rel="expect".*\n/m,
    to: '',
    noticedBy: 'e2e/firstPaint.spec.ts › nothing is painted before the navbar and the sidebar are complete',
  },
  {
    fault: 'in development, the browser warns of a link to an element that scripts make',
    file: 'plugins/site/template.html',
    from: "rspackConfig.mode === 'production'",
    to: 'true',
    noticedBy: 'e2e/devAndProduction.spec.ts › in development: the color mode',
  },
];
