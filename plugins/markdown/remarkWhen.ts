import type { Root, RootContent } from 'mdast';
import type { Processor } from 'unified';
import { isConditionMet } from '../../shared/when.ts';

/**
 * Returns whether the page shows the content of a tag. Returns undefined for a tag that is not a
 * `<When>` or `<WhenNot>`, and for a condition that only the theme can answer.
 */
function isShown(node: RootContent): boolean | undefined {
  if (node.type !== 'mdxJsxFlowElement' || !/^When(?:Not)?$/.test(node.name ?? '')) {
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
 * Removes the tags `<When>` and `<WhenNot>` around whole parts of a page, and the parts that the
 * page does not show. The parser does that, before Rspress reads the tree, because Rspress lists
 * only headings outside of tags in the contents of the page.
 */
export function remarkWhen(this: Processor): void {
  const { parser } = this;
  this.parser = (document, file) => {
    const tree = parser?.(document, file) as Root;
    return { ...tree, children: withoutWhenTags(tree.children) } as Root;
  };
}
