/** Faults of style sheets, and of pages without scripts or on paper. @type {import('./index.mjs').Fault[]} */
export const looksFaults = [
  {
    fault: 'a color is below the contrast that text needs',
    file: 'theme/styles/tokens.css',
    from: '--muted: #545c61;',
    to: '--muted: #8a9297;',
    noticedBy: 'e2e/everyPage.spec.ts › /docs/mattermost/introduction is what its address says',
  },
  {
    fault: 'a dark color is below the contrast that text needs',
    file: 'theme/styles/tokens.css',
    from: '--accent: #74c9d8;',
    to: '--accent: #2f6f7c;',
    noticedBy: 'e2e/everyPage.spec.ts › /cgu is what its address says',
  },
  {
    fault: 'links of the contents are too small to hit',
    file: 'theme/components/TableOfContents/TableOfContents.module.css',
    from: 'padding-block: 0.3rem;',
    to: 'padding-block: 0;',
    noticedBy: 'e2e/everyPage.spec.ts › /cgu is what its address says',
  },
  {
    fault: 'a button of the drawer is too small to hit',
    file: 'theme/components/Menu/Menu.module.css',
    from: /inline-size: 2\.75rem;\n +block-size: 2\.75rem;/,
    to: 'inline-size: 1rem;\n  block-size: 1rem;\n  margin-block-end: -0.5rem;',
    noticedBy:
      'e2e/accessibilityLayout.spec.ts › search and menu fit 375 by 667 pixels with text of 16 pixels',
  },
  {
    fault: 'a wide table makes the page scroll sideways',
    file: 'theme/components/TableScroll/TableScroll.module.css',
    from: 'overflow-x: auto;',
    to: 'overflow-x: visible;',
    noticedBy: 'e2e/everyPage.spec.ts › /docs/services is what its address says',
  },
  {
    fault: 'what is folded away is not printed',
    file: 'theme/components/Article/Article.module.css',
    from: 'content-visibility: visible;',
    to: 'content-visibility: hidden;',
    noticedBy: 'e2e/print.spec.ts › what is folded away is printed',
  },
  {
    fault: 'folded text is too pale',
    file: 'theme/components/Article/Article.module.css',
    from: '.article summary {',
    to: '.article summary ~ * {\n  color: #b0b0b0;\n}\n\n.article summary {',
    noticedBy:
      'e2e/everyPage.spec.ts › /docs/mattermost/messaging/executing-commands is what its address says',
  },
  {
    fault: 'words of a picture are too pale',
    file: 'theme/components/Picture/Picture.module.css',
    from: '.line[data-muted] {\n  color: var(--muted);',
    to: '.line[data-muted] {\n  color: var(--hairline);',
    noticedBy: 'e2e/everyPage.spec.ts › /docs/mattermost/introduction is what its address says',
  },
  {
    fault: 'the line that is open in a picture is lost in forced colors',
    file: 'theme/components/Picture/Picture.module.css',
    from: 'border-inline-start: 3px solid var(--accent);',
    to: 'box-shadow: inset 3px 0 var(--accent);',
    noticedBy:
      'e2e/accessibilityModes.spec.ts › forced colors › pictures keep their numbers, portraits, signs and the line that is open',
  },
  {
    fault: 'numbers of pictures are printed white on white',
    file: 'theme/components/Picture/Picture.module.css',
    from: '    border-color: currentColor;\n    background: none;\n    color: inherit;',
    to: '    background: none;',
    noticedBy: 'e2e/print.spec.ts › numbers and portraits of pictures are printed',
  },
  {
    fault: 'the focus is invisible',
    file: 'theme/styles/global.css',
    from: 'outline: 2px solid var(--accent);',
    to: 'outline: none;',
    noticedBy: 'e2e/accessibilityKeyboard.spec.ts › the focus › reaches every control of a page by Tab',
  },
  {
    fault: 'the skip link stays out of view',
    file: 'theme/components/Layout/Layout.module.css',
    from: '.skip:focus {',
    to: '.skip:active {',
    noticedBy:
      'e2e/accessibilityKeyboard.spec.ts › with the keyboard alone › the first Tab reaches the skip link',
  },
  {
    fault: 'something moves in spite of reduced motion',
    file: 'theme/components/SidebarNav/SidebarNav.module.css',
    from: 'border-inline-start: 2px solid transparent;',
    to: 'border-inline-start: 2px solid transparent;\n  transition: color 0.2s;',
    noticedBy: 'e2e/accessibilityModes.spec.ts › reduced motion › nothing is animated on any kind of page',
  },
  {
    fault: 'buttons have no border in forced colors',
    file: 'theme/styles/global.css',
    from: 'border: 1px solid transparent;',
    to: 'border: 0;',
    noticedBy:
      'e2e/accessibilityModes.spec.ts › forced colors › buttons, icons and the links to the current page are recognizable in light mode',
  },
  {
    fault: 'the current page is told from others by color only',
    file: 'theme/components/SidebarNav/SidebarNav.module.css',
    from: '  color: var(--accent);\n  font-weight: 600;\n',
    to: '  color: var(--accent);\n',
    noticedBy:
      'e2e/accessibilityModes.spec.ts › forced colors › buttons, icons and the links to the current page are recognizable in light mode',
  },
  {
    fault: 'large text is cut off',
    file: 'theme/components/Navbar/Navbar.module.css',
    from: 'min-block-size: var(--navbar);',
    to: 'block-size: 3rem;\n  overflow: hidden;\n  flex-wrap: wrap;',
    noticedBy: 'e2e/everyPage.spec.ts › /cgu is what its address says',
  },
  {
    fault: 'navigation is printed',
    file: 'theme/styles/global.css',
    from: ':is(#menu, nav, [data-needs-scripts]',
    to: ':is(#menu, [data-needs-scripts]',
    noticedBy: 'e2e/print.spec.ts › /cgu is printed in light colors, without navigation',
  },
  {
    fault: 'a service without a drawing has no icon',
    file: 'theme/components/Icon/paths.ts',
    from: "(id as IconName) : 'service'",
    to: '(id as IconName) : (id as IconName)',
    noticedBy: 'theme/components/Icon/paths.test.ts › a service has the drawing of its id',
  },
  {
    fault: 'a dark page is printed dark',
    file: 'theme/styles/tokens.css',
    from: '@media not print {',
    to: '@media all {',
    noticedBy: 'e2e/print.spec.ts › /docs/association/statuts is printed in light colors',
  },
  {
    fault: 'the printed address stays that of the first page',
    file: 'theme/browser/navigation/swap.ts',
    from: /^ +document\.querySelector\(`\[\$\{PAGE_URL\}\]`\).*\n/m,
    to: '',
    noticedBy: 'e2e/regions.spec.ts › a page that was navigated to has the same HTML as its document',
  },
  {
    fault: 'a button that needs scripts is shown without them',
    file: 'theme/components/ColorModeButton/ColorModeButton.tsx',
    from: '      data-needs-scripts=""\n',
    to: '',
    noticedBy:
      'e2e/degraded.spec.ts › without scripts › every visible button and field of / works without scripts at 375',
  },
  {
    fault: 'the menu needs scripts',
    file: 'theme/components/Navbar/Navbar.tsx',
    from: ' popoverTarget={MENU_ID}',
    to: '',
    noticedBy: 'e2e/degraded.spec.ts › without scripts › text, links and the menu work',
  },
];
