import type { PhrasingContent, Root, RootContent } from 'mdast';
import type { Processor } from 'unified';
import { SKIP, visit } from 'unist-util-visit';
import { isConditionMet } from '../../shared/when.ts';

/**
 * Returns whether the page shows the content of a tag. Returns undefined for a tag that is not a
 * `<When>` or `<WhenNot>`, and for a condition that only the theme can answer.
 */
function isShown(node: RootContent): boolean | undefined {
  const isTag = node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
  if (!isTag || !/^When(?:Not)?$/.test(node.name ?? '')) {
    return undefined;
  }
  const valuesByName = new Map<string, unknown>(
    node.attributes.map((attribute) =>
      attribute.type === 'mdxJsxAttribute' ? [attribute.name, attribute.value] : ['', undefined],
    ),
  );
  const hasOnlyStrings = [...valuesByName.values()].every((value) => typeof value === 'string');
  if (!hasOnlyStrings || String(valuesByName.get('of')).startsWith('derived.')) {
    return undefined;
  }
  return isConditionMet(Object.fromEntries(valuesByName)) === (node.name === 'When');
}

const withoutWhenTags = (nodes: RootContent[]): RootContent[] =>
  nodes.flatMap((node) => {
    const isContentShown = isShown(node);
    if (isContentShown === undefined) {
      return [node];
    }
    return isContentShown && 'children' in node
      ? withoutWhenTags(node.children as RootContent[])
      : [];
  });

/**
 * Removes the tags `<When>` and `<WhenNot>` around whole parts of a page and inside of paragraphs,
 * and the parts that the page does not show. The parser does that, before Rspress and MDX read the
 * tree: Rspress lists only headings outside of tags in the contents of the page. If a paragraph
 * holds nothing but tags, MDX removes the paragraph around them.
 */
export function remarkWhen(this: Processor): void {
  const { parser } = this;
  this.parser = (document, file) => {
    const tree = parser?.(document, file) as Root;
    const shownTree = { ...tree, children: withoutWhenTags(tree.children) } as Root;
    visit(shownTree, 'paragraph', (paragraph, index, parent) => {
      paragraph.children = withoutWhenTags(paragraph.children) as PhrasingContent[];
      const isEmpty = paragraph.children.every(
        (child) => child.type === 'text' && child.value.trim() === '',
      );
      if (isEmpty && parent && index !== undefined) {
        parent.children.splice(index, 1);
        return [SKIP, index] as const;
      }
      return undefined;
    });
    return shownTree;
  };
}
