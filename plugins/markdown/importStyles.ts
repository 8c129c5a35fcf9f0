import type { Root, RootContent } from 'hast';

/**
 * Lets a page import style sheets, so that only pages carry them that need them: what the theme imports is in the
 * styles of all.
 *
 * @param files below theme/components/
 */
export function importStyles(page: Root, ...files: string[]): void {
  const imports = files.map((file) => ({
    type: 'ImportDeclaration',
    specifiers: [],
    source: { type: 'Literal', value: `components/${file}` },
  }));
  if (imports.length > 0) {
    const estree = { type: 'Program', sourceType: 'module', body: imports };
    page.children.unshift({ type: 'mdxjsEsm', value: '', data: { estree } } as unknown as RootContent);
  }
}
