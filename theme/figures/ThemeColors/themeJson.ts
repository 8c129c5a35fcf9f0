import { type CodeTheme, type ColorKey, codeThemes, colorKeys, type Theme } from './themes';

/**
 * Returns a theme as the JSON that Mattermost imports, with a space after each comma and colon so
 * that lines can wrap there.
 */
export function formatTheme(theme: Theme): string {
  const entries = [...colorKeys, 'codeTheme' as const].map(
    (key) => `${JSON.stringify(key)}: ${JSON.stringify(theme[key])}`,
  );
  return `{${entries.join(', ')}}`;
}

/** The result of parsing a pasted text, which may be empty, wrong, or a valid theme. */
interface ParsedTheme {
  status: 'empty' | 'wrong' | 'read';
  /** What visitors should know about the text, or do about it. */
  message: string;
  /** The theme, if the text is one. */
  theme?: Partial<Theme>;
}

const makeWrongTheme = (message: string): ParsedTheme => ({ status: 'wrong', message });

/** Parses a theme in JSON, with or without lines of backticks around it. */
export function parseTheme(text: string): ParsedTheme {
  const json = text.replace(/^\s*```\w*|```\s*$/g, '').trim();
  if (json === '') {
    return {
      status: 'empty',
      message: 'As somebody sent it to you, from the first brace to the last.',
    };
  }
  try {
    const parsedJson: unknown = JSON.parse(json);
    if (typeof parsedJson === 'object' && parsedJson !== null && !Array.isArray(parsedJson)) {
      return parseValues(parsedJson);
    }
  } catch {
    // The message of `describeJsonProblem` is clearer than that of the browser's error.
  }
  return makeWrongTheme(describeJsonProblem(json));
}

function parseValues(json: object): ParsedTheme {
  const values: Record<string, unknown> = { ...json };
  // Older versions of Mattermost misspell mentionBg as mentionBj. The correct name takes
  // precedence.
  values.mentionBg ??= values.mentionBj;
  delete values.mentionBj;

  const theme: Partial<Theme> = {};
  for (const key of colorKeys.filter((name) => values[name] !== undefined)) {
    const color = parseColor(values[key]);
    if (!color) {
      return makeWrongTheme(
        describeWrongValue(key, values[key], 'write # and six digits, as in #386fe5'),
      );
    }
    theme[key] = color;
  }
  if (values.codeTheme !== undefined) {
    if (!isCodeTheme(values.codeTheme)) {
      const names = Object.keys(codeThemes).join(', ');
      return makeWrongTheme(
        describeWrongValue('codeTheme', values.codeTheme, `write one of ${names}`),
      );
    }
    theme.codeTheme = values.codeTheme;
  }
  const valueCount = Object.keys(theme).length;
  if (valueCount === 0) {
    return makeWrongTheme(
      'This holds no name of a theme, such as “sidebarBg”: copy a whole theme.',
    );
  }
  const names: string[] = [...colorKeys, 'codeTheme'];
  const missingNames = names.filter((name) => !(name in theme));
  const unknownNames = Object.keys(values).filter((name) => !names.includes(name));
  const sentences = [
    valueCount === 1 ? '1 value was taken over.' : `${valueCount} values were taken over.`,
    missingNames.length > 0 && `Not in it, so left as they were: ${missingNames.join(', ')}.`,
    unknownNames.length > 0 && `Unknown to the app: ${unknownNames.join(', ')}.`,
  ];
  return { status: 'read', message: sentences.filter(Boolean).join(' '), theme };
}

/** Returns a color as `#` and six digits in lower case; undefined if the value is not a color. */
function parseColor(value: unknown): string | undefined {
  if (typeof value !== 'string' || !/^#([\da-f]{3}|[\da-f]{6})$/i.test(value.trim())) {
    return undefined;
  }
  const color = value.trim().toLowerCase();
  return color.length === 4 ? color.replace(/[\da-f]/g, '$&$&') : color;
}

const isCodeTheme = (value: unknown): value is CodeTheme =>
  typeof value === 'string' && Object.hasOwn(codeThemes, value);

function describeWrongValue(key: ColorKey | 'codeTheme', value: unknown, correctionHint: string) {
  const writtenValue = typeof value === 'string' ? `“${value}”` : JSON.stringify(value);
  return `The value of “${key}” is ${writtenValue}: ${correctionHint}.`;
}

/**
 * Explains how to correct a text that is not a JSON object. The errors of `JSON.parse` differ
 * between browsers and are hard to understand.
 */
function describeJsonProblem(json: string): string {
  if (!json.startsWith('{')) {
    return 'A theme begins with a brace: copy it from the first { to the last }.';
  }
  if (/[“”„«»]/.test(json)) {
    return (
      'There are curly quotes in this theme: ' +
      'copy it again from where it came, or write straight ones.'
    );
  }
  const entryPattern = /\s*[{,]\s*"([^"]*)"\s*:\s*"[^"]*"/y;
  let lastKey: string | undefined;
  for (let match = entryPattern.exec(json); match; match = entryPattern.exec(json)) {
    lastKey = match[1];
  }
  const placeAfterKey = lastKey && `after “${lastKey}”`;
  return json.endsWith('}')
    ? `Something is wrong ${placeAfterKey || 'at the beginning'}: write "name":"#color" ` +
        'with straight quotes, and a comma between two of them only.'
    : `This theme stops ${placeAfterKey || 'at its beginning'}: ` +
        'copy it up to the last brace, }.';
}
