import { isMap, isSeq, parseDocument, type YAMLSeq } from 'yaml';

/** Returns the YAML list of a sidebar's links, and the lists of all groups in it. */
function collectLinkLists(node: unknown): YAMLSeq[] {
  if (!isSeq(node)) {
    return [];
  }
  return [
    node,
    ...node.items.flatMap((item) => (isMap(item) ? collectLinkLists(item.get('items')) : [])),
  ];
}

/**
 * Adds a page to a sidebar, after the last page of the same folder.
 *
 * @param sidebars the text of sidebars.yaml
 * @param pagePath the path of the page inside `docs/`, without the extension
 * @returns the new text; undefined if no sidebar has a page of that folder
 */
export function addToSidebar(
  sidebars: string,
  pagePath: string,
  title: string,
): string | undefined {
  const link = `/${pagePath}`;
  const folder = link.slice(0, link.lastIndexOf('/') + 1);
  const isInFolder = (item: unknown) =>
    isMap(item) && String(item.get('link')).replace(/[^/]*$/, '') === folder;
  const document = parseDocument(sidebars);
  const lists = isMap(document.contents)
    ? document.contents.items.flatMap(({ value }) => collectLinkLists(value))
    : [];
  const list = lists.findLast(({ items }) => items.some(isInFolder));
  if (!list) {
    return undefined;
  }
  list.items.splice(
    list.items.findLastIndex(isInFolder) + 1,
    0,
    document.createNode({ text: title, link }),
  );
  return document.toString({ lineWidth: 0 });
}
