import { isMap, isSeq, parseDocument, type YAMLSeq } from 'yaml';

/** Returns the lists of links of a sidebar, and of the groups in it. */
function listsIn(node: unknown): YAMLSeq[] {
  if (!isSeq(node)) {
    return [];
  }
  return [node, ...node.items.flatMap((item) => (isMap(item) ? listsIn(item.get('items')) : []))];
}

/**
 * Returns the text of sidebars.yaml with a new page after the last page of its folder; undefined if
 * the folder has no page in it.
 */
export function addToSidebar(sidebars: string, file: string, title: string): string | undefined {
  const link = `/${file}`;
  const folder = link.slice(0, link.lastIndexOf('/') + 1);
  const isBeside = (item: unknown) =>
    isMap(item) && String(item.get('link')).replace(/[^/]*$/, '') === folder;
  const document = parseDocument(sidebars);
  const lists = isMap(document.contents)
    ? document.contents.items.flatMap(({ value }) => listsIn(value))
    : [];
  const list = lists.findLast(({ items }) => items.some(isBeside));
  if (!list) {
    return undefined;
  }
  list.items.splice(
    list.items.findLastIndex(isBeside) + 1,
    0,
    document.createNode({ text: title, link }),
  );
  return document.toString({ lineWidth: 0 });
}
