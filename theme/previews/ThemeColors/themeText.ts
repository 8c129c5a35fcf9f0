import { type CodeTheme, type ColorKey, codeThemes, colorKeys, type Theme } from './themes';

/**
 * A theme as the app takes it: JSON, one name and value after the other, with a space
 * after each comma so that it can wrap there.
 */
export function themeText(theme: Theme): string {
  const entries = [...colorKeys, 'codeTheme' as const].map(
    (key) => `${JSON.stringify(key)}:${JSON.stringify(theme[key])}`,
  );
  return `{${entries.join(', ')}}`;
}

export type ReadTheme =
  | { status: 'empty' }
  | { status: 'wrong'; problem: string }
  | { status: 'read'; theme: Partial<Theme>; missing: string[]; unknown: string[] };

/** Reads a theme that somebody copied, with the lines of backticks around it or without. */
export function readTheme(text: string): ReadTheme {
  const json = text.replace(/^\s*```\w*|```\s*$/g, '').trim();
  if (json === '') {
    return { status: 'empty' };
  }
  try {
    const read: unknown = JSON.parse(json);
    if (typeof read === 'object' && read !== null && !Array.isArray(read)) {
      return readValues(read);
    }
  } catch {
    // Told below, in words that lead somewhere.
  }
  return { status: 'wrong', problem: problemOf(json) };
}

function readValues(read: object): ReadTheme {
  const given: Record<string, unknown> = { ...read };
  // The old name, with its typing error: it counts where the right one is absent.
  given.mentionBg ??= given.mentionBj;
  delete given.mentionBj;

  const theme: Partial<Theme> = {};
  for (const key of colorKeys.filter((name) => given[name] !== undefined)) {
    const color = readColor(given[key]);
    if (!color) {
      return {
        status: 'wrong',
        problem: wrongValue(key, given[key], 'write # and six digits, as in #386fe5'),
      };
    }
    theme[key] = color;
  }
  if (given.codeTheme !== undefined) {
    if (!isCodeTheme(given.codeTheme)) {
      const names = Object.keys(codeThemes).join(', ');
      return { status: 'wrong', problem: wrongValue('codeTheme', given.codeTheme, `write one of ${names}`) };
    }
    theme.codeTheme = given.codeTheme;
  }
  if (Object.keys(theme).length === 0) {
    return {
      status: 'wrong',
      problem: 'This holds no name of a theme, such as “sidebarBg”: copy a whole theme.',
    };
  }
  const names: string[] = [...colorKeys, 'codeTheme'];
  return {
    status: 'read',
    theme,
    missing: names.filter((name) => !(name in theme)),
    unknown: Object.keys(given).filter((name) => !names.includes(name)),
  };
}

/** A color as `#` and six digits in lower case; undefined for what is none. */
function readColor(value: unknown): string | undefined {
  if (typeof value !== 'string' || !/^#([\da-f]{3}|[\da-f]{6})$/i.test(value.trim())) {
    return undefined;
  }
  const color = value.trim().toLowerCase();
  return color.length === 4 ? color.replace(/[\da-f]/g, '$&$&') : color;
}

const isCodeTheme = (value: unknown): value is CodeTheme =>
  typeof value === 'string' && Object.hasOwn(codeThemes, value);

const wrongValue = (key: ColorKey | 'codeTheme', value: unknown, whatToDo: string) =>
  `The value of “${key}” is ${typeof value === 'string' ? `“${value}”` : JSON.stringify(value)}: ${whatToDo}.`;

/** What to do about a text that is no JSON object. How browsers tell it differs, and none tells it plainly. */
function problemOf(json: string): string {
  if (!json.startsWith('{')) {
    return 'A theme begins with a brace: copy it from the first { to the last }.';
  }
  if (/[“”„«»]/.test(json)) {
    return 'There are curly quotes in this theme: copy it again from where it came, or write straight ones.';
  }
  const entry = /\s*[{,]\s*"([^"]*)"\s*:\s*"[^"]*"/y;
  let last: string | undefined;
  for (let found = entry.exec(json); found; found = entry.exec(json)) {
    last = found[1];
  }
  return json.endsWith('}')
    ? `${last ? `Something is wrong after “${last}”` : 'Something is wrong at the beginning'}: write "name":"#color" with straight quotes, and a comma between two of them only.`
    : `This theme stops ${last ? `after “${last}”` : 'at its beginning'}: copy it up to the last brace, }.`;
}
