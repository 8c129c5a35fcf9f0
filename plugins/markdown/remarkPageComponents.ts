import path from 'node:path';
import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';

const components = path.join(import.meta.dirname, '../../theme/components');

/** Components that few pages use, and where they are; CONTRIBUTING.md lists them for those who write. */
const files: Record<string, string> = {
  Hero: 'Home/Hero',
  ServiceCards: 'Home/ServiceCards',
  Promises: 'Home/Promises',
  PromiseItem: 'Home/Promises',
  Band: 'Home/Promises',
  SearchPage: 'SearchPage/SearchPage',
  SearchPrivacy: 'SearchPrivacy/SearchPrivacy',
  LegalNotice: 'LegalNotice/LegalNotice',
  HostNotice: 'LegalNotice/LegalNotice',
  ServiceTable: 'ServiceTable/ServiceTable',
  PostList: 'PostList/PostList',
};

interface MdxElement {
  name: string | null;
}

/** `import { Hero } from '…/Home/Hero'`, as a node of the document. */
function importOf(name: string) {
  const source = path.join(components, String(files[name]));
  return {
    type: 'mdxjsEsm' as const,
    value: '',
    data: {
      estree: {
        type: 'Program',
        sourceType: 'module',
        body: [
          {
            type: 'ImportDeclaration',
            attributes: [],
            source: { type: 'Literal', value: source, raw: JSON.stringify(source) },
            specifiers: [
              {
                type: 'ImportSpecifier',
                imported: { type: 'Identifier', name },
                local: { type: 'Identifier', name },
              },
            ],
          },
        ],
      },
    },
  };
}

/**
 * Imports these components into the pages that name them. They then travel with those
 * pages; what theme/components/Article/components.ts offers, every visitor downloads.
 */
export function remarkPageComponents() {
  return (tree: Root) => {
    const used = new Set<string>();
    visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
      const { name } = node as unknown as MdxElement;
      if (name && Object.hasOwn(files, name)) {
        used.add(name);
      }
    });
    tree.children.unshift(...([...used].map(importOf) as unknown as Root['children']));
  };
}
