import { ASSOCIATION_FOLDER, associationFile } from '../../shared/association.ts';
import { contrastRatio, MINIMUM_CONTRAST } from '../../shared/contrast.ts';
import { lineAt, readText } from '../sources/textFile.ts';
import { SiteProblems } from './siteProblems.ts';

/** The path of `tokens.css`, for messages. */
export const TOKENS_FILE = `${ASSOCIATION_FOLDER}/tokens.css`;

/**
 * The colors of a mode, by the names of their variables, each with its line in `tokens.css`. A
 * value is undefined if it is not `#` and six digits.
 */
type Colors = Map<string, { value: string | undefined; line: number }>;

/**
 * A CSS rule with colors. Its selector is `:root` for light mode, `:root[data-theme="dark"]` for
 * another mode, or `:root[data-theme="dark"] dialog` for parts of the page in that mode.
 */
const MODE_RULE = /:root(?:\[data-theme=["']?([\w-]+)["']?\])?([^{};]*)\{([^{}]*)\}/g;
/** The declaration of a variable, whose value may be a color: `--accent: #0a5a68;` */
const DECLARATION = /--([\w-]+)\s*:\s*(?:(#[\da-f]{6})|[^;{}]*)\s*;/gi;

/**
 * Returns the colors of each mode, by its name. If parts of the page have other colors in a mode,
 * these are listed by the name of the mode and the selector of the parts: `dark dialog`.
 *
 * @param css the text of `tokens.css`
 */
export function readSiteColors(
  css = readText(associationFile('tokens.css')),
): { light: Colors } & Record<string, Colors> {
  const modes: { light: Colors } & Record<string, Colors> = { light: new Map() };
  for (const {
    1: mode = 'light',
    2: partsSelector = '',
    3: declarations = '',
    index,
  } of css.matchAll(MODE_RULE)) {
    const declarationsStart = css.indexOf('{', index) + 1;
    const colors = [...declarations.matchAll(DECLARATION)].map(
      ({ 1: name = '', 2: value, index: declarationIndex }) =>
        [name, { value, line: lineAt(css, declarationsStart + declarationIndex) }] as const,
    );
    const name = `${mode}${partsSelector.trimEnd()}`;
    // A mode keeps the colors of light mode that it does not change. The rule for light mode is the
    // first one in the file.
    const inheritedColors = [...modes.light, ...(modes[mode] ?? []), ...(modes[name] ?? [])];
    modes[name] = new Map([...inheritedColors, ...colors]);
  }
  return modes;
}

/**
 * Returns a color of light mode.
 *
 * @throws SiteProblems if there is no color of that name, or if it is not `#` and six digits
 */
export function lightColor(name: string): string {
  const { value } = readSiteColors().light.get(name) ?? {};
  if (value) {
    return value;
  }
  throw new SiteProblems([
    `${TOKENS_FILE}: --${name} must be # and six digits, since pictures are drawn in it`,
  ]);
}

/** The use of a color in a drawing: `var(--accent)` */
export const COLOR_REFERENCE = /var\(--([\w-]+)\)/g;

/**
 * Returns a drawing that can be a file of its own: the colors of light mode replace `var(--accent)`
 * and other names.
 */
export function withLightColors(svg: string): string {
  const { light } = readSiteColors();
  return svg.replaceAll(COLOR_REFERENCE, (found, name: string) => light.get(name)?.value ?? found);
}

/** The color of text on `--band`, in every mode (Home.css). */
const BAND_TEXT = '#fdfcf9';
/** The names of the colors of text on the background and on surfaces. */
const TEXT_COLORS = ['text', 'muted', 'accent', 'second-accent', 'string'];
/** The names of colors of text, each with the name of a color that can be behind it. */
const COLOR_PAIRS = [
  ...TEXT_COLORS.flatMap((text) => ['background', 'surface'].map((backdrop) => [text, backdrop])),
  ...['text', 'muted', 'accent'].flatMap((text) => [
    [text, 'mark'],
    [text, 'tint'],
  ]),
  ['on-accent', 'accent'],
  ['on-failure', 'failure'],
];

/**
 * Describes the problem if two colors have too little contrast, as the end of a sentence; undefined
 * if they have enough.
 */
function contrastProblem(text: string, backdrop: string, mode: string): string | undefined {
  const ratio = contrastRatio(text, backdrop);
  const roundedRatio = Math.floor(ratio * 100) / 100;
  return ratio < MINIMUM_CONTRAST
    ? `has a contrast of ${roundedRatio} in ${mode} mode, ` +
        `and text needs ${MINIMUM_CONTRAST}: make one darker or lighter`
    : undefined;
}

/**
 * Returns a problem for each color that is missing or not written as `#` and six digits, and for
 * each color of text that has too little contrast with what is behind it.
 *
 * @param css the text of `tokens.css`
 */
export function colorProblems(css?: string): string[] {
  const problems = Object.entries(readSiteColors(css)).flatMap(([mode, colors]) => {
    const findColor = (name: string) => {
      const { value, line } = colors.get(name) ?? {};
      const place = line ? `${TOKENS_FILE}:${line}` : TOKENS_FILE;
      const mistake = `${place}: --${name} must be # and six digits, such as #0a5a68`;
      return { value, place, mistake };
    };
    const pairProblems = COLOR_PAIRS.map(([text = '', backdrop = '']) => {
      const textColor = findColor(text);
      const backdropColor = findColor(backdrop);
      if (!textColor.value || !backdropColor.value) {
        return textColor.value ? backdropColor.mistake : textColor.mistake;
      }
      const problem = contrastProblem(textColor.value, backdropColor.value, mode);
      return (
        problem &&
        `${textColor.place}: --${text} ${textColor.value} ` +
          `on --${backdrop} ${backdropColor.value} ${problem}`
      );
    });
    const band = findColor('band');
    const bandContrastProblem = band.value && contrastProblem(BAND_TEXT, band.value, mode);
    const bandProblem = band.value
      ? bandContrastProblem &&
        `${band.place}: the text ${BAND_TEXT} on --band ${band.value} ${bandContrastProblem}`
      : band.mistake;
    return [...pairProblems, bandProblem];
  });
  return [...new Set(problems)].filter((problem) => problem !== undefined);
}
