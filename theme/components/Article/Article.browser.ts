import css from './notText.css?inline';

// Pages without scripts do not need these styles, so they are not in the style sheet of every page.
// Safari supports `adoptedStyleSheets` from 16.4 on. Older versions display no sign for the links
// to headings that are added below, because these styles contain the sign.
if (document.adoptedStyleSheets) {
  const styleSheet = new CSSStyleSheet();
  styleSheet.replaceSync(css);
  document.adoptedStyleSheets.push(styleSheet);
}

// A heading gets a link to itself when the visitor points at it. For visitors with a keyboard, the
// table of contents has such links.
addEventListener('pointerover', ({ target }) => {
  const heading = target instanceof Element && target.closest('article > :is(h2, h3, h4)[id]');
  if (heading && !heading.querySelector('a')) {
    const link = Object.assign(document.createElement('a'), {
      href: `#${heading.id}`,
      className: 'heading-link',
    });
    link.tabIndex = -1;
    link.setAttribute('aria-hidden', 'true');
    heading.append(link);
  }
});
