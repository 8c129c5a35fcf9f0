/** Faults of where a navigation leaves the view and the focus. @type {import('./index.mjs').Fault[]} */
export const viewFaults = [
  {
    fault: 'the focus stays on the link that was followed',
    file: 'theme/browser/navigation/moveView.ts',
    from: '    focus(heading);\n',
    to: '',
    noticedBy: 'e2e/scrollAndFocus.spec.ts › a new page starts at its top, with the focus on its heading',
  },
  {
    fault: 'screen readers are not told of the next page',
    file: 'theme/browser/navigation/navigation.ts',
    from: /^ +announce\(document\.title.*\n/m,
    to: '',
    noticedBy: 'e2e/scrollAndFocus.spec.ts › a new page starts at its top, with the focus on its heading',
  },
  {
    fault: 'screen readers are told the name of the site with each title',
    file: 'theme/browser/navigation/navigation.ts',
    from: "announce(document.title.replace(` – ${siteName()}`, ''));",
    to: 'announce(document.title);',
    noticedBy: 'e2e/scrollAndFocus.spec.ts › a new page starts at its top, with the focus on its heading',
  },
  {
    fault: 'a new page begins where the one before was left',
    file: 'theme/browser/navigation/scrollTarget.ts',
    from: 'return { target, top: 0 };',
    to: 'return { target };',
    noticedBy:
      'theme/browser/navigation/scrollTarget.test.ts › a new page shows its hash target, else its top',
  },
  {
    fault: 'Back forgets that the page was left at its top',
    file: 'theme/browser/navigation/scrollTarget.ts',
    from: 'isReturn && remembered !== undefined',
    to: 'isReturn && remembered',
    noticedBy:
      'theme/browser/navigation/scrollTarget.test.ts › back and forward go to where the page was left',
  },
  {
    fault: 'a reload forgets the scroll positions',
    file: 'theme/browser/navigation/navigation.ts',
    from: '    storeScrollMemory();\n',
    to: '',
    noticedBy: 'e2e/scrollAndFocus.spec.ts › after a reload, back still restores the scroll position',
  },
  {
    fault: 'the browser scrolls the page that Back is about to leave',
    file: 'theme/browser/navigation/navigation.ts',
    from: "history.scrollRestoration = 'manual';",
    to: "history.scrollRestoration = 'auto';",
    noticedBy:
      'e2e/scrollAndFocus.spec.ts › while back waits for a slow page, the scroll position does not change',
  },
  {
    fault: 'Back from another site begins at the top',
    file: 'theme/browser/navigation/navigation.ts',
    from: "    history.scrollRestoration = 'auto';\n",
    to: '',
    noticedBy: 'e2e/scrollAndFocus.spec.ts › back from another document restores the scroll position',
  },
  {
    fault: 'the navbar covers the heading that a link leads to',
    file: 'theme/styles/global.css',
    from: 'scroll-margin-block-start: calc(var(--navbar) + 1.25rem);',
    to: 'scroll-margin-block-start: 1.25rem;',
    noticedBy: 'e2e/scrollAndFocus.spec.ts › a link with a hash scrolls to its target',
  },
  {
    fault: 'a malformed hash is a script error',
    file: 'shared/address.ts',
    from: /try \{\n( +return decodeURIComponent.*\n) +\} catch \{\n.*\n +\}/,
    to: '$1',
    noticedBy: 'e2e/scrollAndFocus.spec.ts › the hash #%E0%A4%A, which names no element, causes no error',
  },
  {
    fault: 'typing in the search page scrolls to its top',
    file: 'theme/browser/navigation/scrollTarget.ts',
    from: ' || to.search !== from.search',
    to: '',
    noticedBy: 'e2e/scrollAndFocus.spec.ts › a link that changes only the query does not scroll',
  },
];
