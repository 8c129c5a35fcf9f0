import type { JSHandle, Page } from '@playwright/test';

/** A node of Chromium's accessibility tree: what the browser tells screen readers. */
export interface AccessibilityNode {
  /** The role, such as `link`, or Chromium's own name of a role, such as `LineBreak`. */
  role: string;
  name: string;
  /** The states and properties, such as `expanded`, by their names. */
  properties: Record<string, unknown>;
  parent: AccessibilityNode | undefined;
  /** The nodes below this one, at any depth, in the order of reading. */
  descendants: AccessibilityNode[];
}

/** The attribute that marks elements until their nodes are found. */
const MARK = 'data-tree-mark';

/** The part of a node of the protocol's `DOM` domain that this file uses. */
interface DomNode {
  backendNodeId: number;
  attributes?: string[];
  children?: DomNode[];
}

/**
 * Collects the ids of the marked elements in a part of the document.
 *
 * @returns the ids by which the accessibility tree names the elements, by the values of the marks
 */
function collectMarkedIds(
  node: DomNode,
  idsByMark = new Map<string, number>(),
): Map<string, number> {
  const { attributes = [], children = [] } = node;
  const markIndex = attributes.indexOf(MARK);
  if (markIndex !== -1) {
    idsByMark.set(String(attributes[markIndex + 1]), node.backendNodeId);
  }
  for (const child of children) {
    collectMarkedIds(child, idsByMark);
  }
  return idsByMark;
}

/**
 * Reads the tree.
 *
 * @returns the nodes that are not ignored, as a list and by the ids of their elements; and the ids
 *   of the marked elements, by their marks
 */
async function readTree(page: Page, elementsAreMarked: boolean) {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  const markedIds = elementsAreMarked
    ? collectMarkedIds((await session.send('DOM.getDocument', { depth: -1 })).root)
    : new Map<string, number>();
  await session.detach();
  const protocolNodes = new Map(nodes.map((node) => [node.nodeId, node]));
  const nodesByElement = new Map<number, AccessibilityNode>();
  const visit = (nodeId: string, parent: AccessibilityNode | undefined): AccessibilityNode[] => {
    const source = protocolNodes.get(nodeId);
    if (!source) {
      return [];
    }
    if (source.ignored) {
      return (source.childIds ?? []).flatMap((childId) => visit(childId, parent));
    }
    const node: AccessibilityNode = {
      role: String(source.role?.value ?? ''),
      name: String(source.name?.value ?? ''),
      properties: Object.fromEntries(
        (source.properties ?? []).map(({ name, value }) => [name, value.value]),
      ),
      parent,
      descendants: [],
    };
    node.descendants = (source.childIds ?? []).flatMap((childId) => visit(childId, node));
    if (source.backendDOMNodeId !== undefined) {
      nodesByElement.set(source.backendDOMNodeId, node);
    }
    return [node, ...node.descendants];
  };
  return { tree: visit(String(nodes[0]?.nodeId), undefined), nodesByElement, markedIds };
}

/**
 * Reads the accessibility tree of a page: the nodes that screen readers see, in the order of
 * reading.
 *
 * @see https://chromedevtools.github.io/devtools-protocol/tot/Accessibility/
 */
export const readAccessibilityTree = async (page: Page): Promise<AccessibilityNode[]> =>
  (await readTree(page, false)).tree;

/**
 * Reads the nodes of some elements in the accessibility tree.
 *
 * @param elements a handle of a list of elements in the page
 * @returns a node for each element, in the order of the list; `undefined` where screen readers do
 *   not see the element
 */
export async function readNodesOfElements(
  page: Page,
  elements: JSHandle<Element[]>,
): Promise<(AccessibilityNode | undefined)[]> {
  // Only an attribute shows which node of the protocol belongs to which element of the list.
  const count = await elements.evaluate((list, mark) => {
    for (const [index, element] of list.entries()) {
      element.setAttribute(mark, String(index));
    }
    return list.length;
  }, MARK);
  const { nodesByElement, markedIds } = await readTree(page, true);
  await elements.evaluate((list, mark) => {
    for (const element of list) {
      element.removeAttribute(mark);
    }
  }, MARK);
  return Array.from({ length: count }, (_, index) =>
    nodesByElement.get(markedIds.get(String(index)) ?? -1),
  );
}
