/**
 * Adds a page to the sidebar, after the last page of its folder.
 *
 * @param sidebars the text of sidebars.ts
 * @param file the page, below `docs/` and without its extension
 * @returns the new text; undefined when no page of the same folder is in a sidebar
 */
export function addToSidebar(sidebars: string, file: string, title: string): string | undefined {
  const link = `/${file}`;
  const guide = /^const guide = '([^']*)';$/m.exec(sidebars)?.[1];
  const written = guide && link.startsWith(`${guide}/`) ? `\${guide}${link.slice(guide.length)}` : link;
  const folder = written.slice(0, written.lastIndexOf('/') + 1);
  const quote = written.startsWith('$') ? '`' : "'";
  const lines = sidebars.split('\n');
  const last = lines.findLastIndex(
    (line) =>
      line.includes(`link: ${quote}${folder}`) &&
      !line.slice(line.indexOf(folder) + folder.length).includes('/'),
  );
  if (last < 0) {
    return undefined;
  }
  const [indent] = /^ */.exec(lines[last] ?? '') ?? [''];
  const text = `'${title.replaceAll("'", '’')}'`;
  return lines
    .toSpliced(last + 1, 0, `${indent}{ text: ${text}, link: ${quote}${written}${quote} },`)
    .join('\n');
}
