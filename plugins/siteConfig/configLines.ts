/** A line of a file of the configuration, as Biome formats it. */
export interface ConfigLine {
  /** From 1. */
  number: number;
  text: string;
  /** The path to what it holds; a service by its number, elements of other lists by their list. */
  keys: string[];
}

/** The lines of a file, each with the path to its value: two spaces more are one level more, so nobody parses TypeScript. */
export function configLines(source: string): ConfigLine[] {
  const isList = /^export const \w+(?:: [^=]+)? = \[/m.test(source);
  let path: { indent: number; key: string }[] = [];
  let elements = 0;
  return source.split('\n').map((text, index) => {
    const [, spaces = '', key] = /^( +)['"]?([^'":\s/]+)['"]?:/.exec(text) ?? [];
    if (isList && text === '  {') {
      path = [{ indent: 2, key: String(elements) }];
      elements += 1;
    }
    if (key) {
      path = [...path.filter(({ indent }) => indent < spaces.length), { indent: spaces.length, key }];
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
