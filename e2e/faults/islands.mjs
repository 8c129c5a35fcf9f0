/** Faults of figures: hydration, failing scripts, what they decide. @type {import('./index.mjs').Fault[]} */
export const islandFaults = [
  {
    fault: 'figures far below the view are hydrated at once',
    file: 'theme/islands/SiteIsland.browser.ts',
    from: "const NEAR = '200px';",
    to: "const NEAR = '20000px';",
    noticedBy:
      'e2e/islands.spec.ts › the library of islands is requested when a demo comes near the view, not before',
  },
  {
    fault: 'figures stay dead in browsers without IntersectionObserver',
    file: 'theme/islands/SiteIsland.browser.ts',
    from: '      this.#load();\n      return;\n',
    to: '      return;\n',
    noticedBy: 'e2e/islands.spec.ts › without IntersectionObserver demos are hydrated, too',
  },
  {
    fault: 'a figure whose script fails says nothing',
    file: 'theme/islands/SiteIsland.browser.ts',
    from: '      this.#showError(error as Error);\n',
    to: '      console.debug(error);\n',
    noticedBy: 'e2e/islands.spec.ts › a demo whose script fails to load displays an error',
  },
  {
    fault: 'a figure whose script failed cannot be retried',
    file: 'theme/islands/SiteIsland.browser.ts',
    from: '      this.#isLoading = false;\n',
    to: '',
    noticedBy: 'e2e/islands.spec.ts › a demo whose script fails to load displays an error',
  },
  {
    fault: 'the controls of a figure are shown before they work',
    file: 'theme/styles/global.css',
    from: 'site-island:not([data-hydrated]) [data-needs-scripts]',
    to: 'site-island:not([data-name]) [data-needs-scripts]',
    noticedBy:
      'e2e/islands.spec.ts › the library of islands is requested when a demo comes near the view, not before',
  },
  {
    fault: 'a figure is rendered otherwise in the browser than at build',
    file: 'theme/demos/Poll/Poll.tsx',
    from: 'title="Write a poll"',
    to: "title={typeof window === 'undefined' ? 'Write a poll' : 'Make a poll'}",
    noticedBy:
      'e2e/islands.spec.ts › the demo of /docs/mattermost/messaging/polls is hydrated without an error',
  },
  {
    fault: 'one figure has a script error',
    file: 'theme/demos/Poll/Poll.tsx',
    from: 'const command = pollCommand(poll);',
    to: "const command = pollCommand(poll);\n  if ('ready' in (globalThis.document?.documentElement.dataset ?? {})) {\n    throw new Error('No poll');\n  }",
    noticedBy: 'e2e/everyPage.spec.ts › /docs/mattermost/messaging/polls is what its address says',
  },
  {
    fault: 'a copy button copies markup',
    file: 'theme/components/CodeBlock/CodeBlock.browser.ts',
    from: "block.querySelector('pre')?.textContent",
    to: "block.querySelector('pre')?.innerHTML",
    noticedBy: 'e2e/demosPoll.spec.ts › the copy button copies the command',
  },
  {
    fault: 'the search page is blank until its script is there',
    file: 'theme/components/SearchPage/SearchPage.tsx',
    from: /^ +<p className=\{searchBox\.field\}>.*\n/m,
    to: '',
    noticedBy: 'e2e/islands.spec.ts › the search page displays a notice until its island is mounted',
  },
  {
    fault: 'a quote in a question ends the command',
    file: 'theme/demos/Poll/pollCommand.ts',
    from: '.replace(/["“”]/g, "\'")',
    to: '',
    noticedBy: 'theme/demos/Poll/pollCommand.test.ts › pollCommand › replaces double quotes inside a text',
  },
  {
    fault: 'a contrast that is too low is rounded up to the minimum',
    file: 'theme/demos/ThemeColors/contrast.ts',
    from: 'return reachesMinimumByRounding ?',
    to: 'return ratio < 1 ?',
    noticedBy: 'theme/demos/ThemeColors/contrast.test.ts › formatRatio › does not round 4.499',
  },
];
