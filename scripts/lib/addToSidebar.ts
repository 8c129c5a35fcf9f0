/** The text of sidebars.ts with a page after the last one of its folder; undefined where there is none. */
export function addToSidebar(sidebars: string, file: string, title: string): string | undefined {
  const link = `/${file}`;
  const folder = link.slice(0, link.lastIndexOf('/') + 1);
  const pageBeside = new RegExp(`link: '${folder.replaceAll(/\W/g, '\\$&')}[^/]+' }`);
  const lines = sidebars.split('\n');
  const last = lines.findLastIndex((line) => pageBeside.test(line));
  const line = lines[last]
    ?.replace(/text: .*, link/, () => `text: '${title.replaceAll("'", '’')}', link`)
    .replace(/[^/]+(?=' })/, link.slice(folder.length));
  return line && lines.toSpliced(last + 1, 0, line).join('\n');
}
