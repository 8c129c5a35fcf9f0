import { isMap, isSeq, parseDocument, type YAMLSeq } from 'yaml';

/** The lists of links of a sidebar, and of the groups in it. */
function listsIn(node: unknown): YAMLSeq[] {
  if (!isSeq(node)) {
    return [];
  }
  return [node, ...node.items.flatMap((item) => (isMap(item) ? listsIn(item.get('items')) : []))];
}

/**
 * The text of sidebars.yaml with a page after the last one of its folder; undefined where there is
 * none.
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
