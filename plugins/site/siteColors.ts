import { ASSOCIATION_FOLDER, associationFile } from '../../shared/association.ts';
import { contrastRatio, MINIMUM_CONTRAST } from '../../shared/contrast.ts';
import { lineAt, readText } from '../sources/textFile.ts';
import { SiteProblems } from './siteProblems.ts';

/** The path of `tokens.css`, for messages. */
export const TOKENS_FILE = `${ASSOCIATION_FOLDER}/tokens.css`;

/** The colors of a mode, by their names, each with its line in `tokens.css`. */
type Colors = Map<string, { value: string; line: number }>;

/**
 * A rule with the variables of light mode, `:root`, or of another mode, `:root[data-theme="dark"]`.
 */
const MODE_RULE = /:root(?:\[data-theme=["']?([\w-]+)["']?\])?\s*\{([^{}]*)\}/g;
const DECLARATION = /--([\w-]+)\s*:\s*(#[\da-f]{6})\s*;/gi;

/**
 * Returns the colors of each mode by their names: a value of six digits, and its line in
 * `tokens.css`.
 *
 * @param css the text of `tokens.css`
 */
export function readSiteColors(
  css = readText(associationFile('tokens.css')),
): { light: Colors } & Record<string, Colors> {
  const modes: { light: Colors } & Record<string, Colors> = { light: new Map() };
  for (const { 1: mode = 'light', 2: declarations = '', index } of css.matchAll(MODE_RULE)) {
    const start = css.indexOf('{', index) + 1;
    const colors = [...declarations.matchAll(DECLARATION)].map(
      ({ 1: name = '', 2: value = '', index: at }) =>
        [name, { value, line: lineAt(css, start + at) }] as const,
    );
    // A mode keeps the colors of light mode, which comes first, unless it has its own.
    modes[mode] = new Map([...modes.light, ...(modes[mode] ?? []), ...colors]);
  }
  return modes;
}

/**
 * Returns a color of light mode.
 *
 * @throws SiteProblems if there is no color of that name
 */
export function lightColor(name: string): string {
  const { value } = readSiteColors().light.get(name) ?? {};
  if (value) {
    return value;
  }
  const mistake = `${TOKENS_FILE}: --${name} must be # and six digits, since pictures have it`;
  throw new SiteProblems([mistake]);
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

/** The colors in which the site draws its text. */
const TEXT_COLORS = ['text', 'muted', 'accent', 'second-accent', 'string'];
/** The names of colors of text, each with the name of a color that can be behind it. */
const COLOR_PAIRS = [
  ...TEXT_COLORS.flatMap((text) => ['background', 'surface'].map((behind) => [text, behind])),
  ['on-accent', 'accent'],
  ['on-failure', 'failure'],
];

/**
 * Returns a problem for each color of text that is missing, or has too little contrast with what
 * is behind it.
 *
 * @param css the text of `tokens.css`
 */
export const colorProblems = (css?: string): string[] =>
  Object.entries(readSiteColors(css)).flatMap(([mode, colors]) =>
    COLOR_PAIRS.flatMap(([text = '', behind = '']) => {
      const { value, line } = colors.get(text) ?? {};
      const { value: other } = colors.get(behind) ?? {};
      if (!value || !other) {
        return `${TOKENS_FILE}: --${value ? behind : text} must be # and six digits, such as #0a5a68`;
      }
      const ratio = contrastRatio(value, other);
      const found = `has a contrast of ${Math.floor(ratio * 100) / 100} in ${mode} mode, and text needs ${MINIMUM_CONTRAST}`;
      return ratio < MINIMUM_CONTRAST
        ? `${TOKENS_FILE}:${line}: --${text} ${value} on --${behind} ${other} ${found}: make one darker or lighter`
        : [];
    }),
  );
