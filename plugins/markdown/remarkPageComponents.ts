import path from 'node:path';
import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';

const componentsFolder = path.join(import.meta.dirname, '../../theme/components');

/**
 * Components that only a few pages use, with their files below theme/components. CONTRIBUTING.md
 * explains them to authors.
 */
const componentFiles: Record<string, string> = {
  Hero: 'Home/Hero',
  ServiceCards: 'Home/ServiceCards',
  Promises: 'Home/Promises',
  PromiseItem: 'Home/Promises',
  Band: 'Home/Promises',
  SearchPage: 'SearchPage/SearchIsland',
  SearchPrivacy: 'SearchPrivacy/SearchPrivacy',
  LegalNotice: 'LegalNotice/LegalNotice',
  HostNotice: 'LegalNotice/LegalNotice',
  ServiceTable: 'ServiceTable/ServiceTable',
  PostList: 'PostList/PostList',
};

interface MdxElement {
  name: string | null;
}

/** The statement `import { Hero } from '…/Home/Hero'` as a node of the syntax tree. */
function importNode(name: string) {
  const source = path.join(componentsFolder, String(componentFiles[name]));
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
 * Adds imports of these components to the pages that use them, so that their code is in the
 * chunks of those pages only. Components of theme/components/Article/components.ts are in the
 * code that every visitor downloads.
 */
export function remarkPageComponents() {
  return (tree: Root) => {
    const used = new Set<string>();
    visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
      const { name } = node as unknown as MdxElement;
      if (name && Object.hasOwn(componentFiles, name)) {
        used.add(name);
      }
    });
    tree.children.unshift(...([...used].map(importNode) as unknown as Root['children']));
  };
}
