/** A line as Biome formats it, from 1, and the path to what it holds, in which elements between braces are numbers. */
type ConfigLine = { number: number; text: string; keys: string[] };

/** The lines of a file, each with the path to its value: two spaces more are one level more, so nobody parses TypeScript. */
export function configLines(source: string): ConfigLine[] {
  let path: { indent: number; key: string }[] = [];
  const elements = new Map<string, number>();
  return source.split('\n').map((text, index) => {
    const [, spaces = '', name, brace] = /^( +)(?:['"]?([^'":\s/{]+)['"]?:|(\{))/.exec(text) ?? [];
    if (name || brace) {
      const above = path.filter(({ indent }) => indent < spaces.length);
      const list = above.map(({ key }) => key).join('.');
      const number = elements.get(list) ?? 0;
      elements.set(list, brace ? number + 1 : number);
      path = [...above, { indent: spaces.length, key: name ?? String(number) }];
    }
    return { number: index + 1, text, keys: path.map((part) => part.key) };
  });
}

/** The line of a value, or of the object that lacks it. */
export function lineOf(lines: ConfigLine[], keys: string[]): number {
  const paths = keys.map((_, index) => keys.slice(0, keys.length - index).join('.'));
  const found = paths.map((path) => lines.find((line) => line.keys.join('.') === path)).find(Boolean);
  return found?.number ?? 1;
}
