/** A line of a file of the configuration, as Biome formats it. */
export interface ConfigLine {
  /** From 1. */
  number: number;
  text: string;
  /** The path to what it holds; a service, or another element between braces, by its number. */
  keys: string[];
}

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
  for (let length = keys.length; length > 0; length -= 1) {
    const path = keys.slice(0, length).join('.');
    const line = lines.find((candidate) => candidate.keys.join('.') === path);
    if (line) {
      return line.number;
    }
  }
  return 1;
}
