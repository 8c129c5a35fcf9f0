import { associationFile, FOLDER } from '../../shared/association.ts';
import { contrastRatio, MINIMUM_CONTRAST } from '../../shared/contrast.ts';
import { lineAt, readText } from '../sources/textFile.ts';
import { SiteProblems } from './siteProblems.ts';

/** As messages name it. */
export const TOKENS = `${FOLDER}/tokens.css`;

/** The colors of each mode by their names: a value of six digits, and its line in `tokens.css`. */
export function siteColors(css = readText(associationFile('tokens.css'))) {
  const colorsIn = (start: number) =>
    [...css.slice(start, css.indexOf('}', start)).matchAll(/--([\w-]+): (#[\da-f]{6});/gi)].map(
      ({ 1: name, 2: value, index }) => [name, { value, line: lineAt(css, start + index) }] as const,
    );
  const light = colorsIn(0);
  return {
    light: new Map(light),
    dark: new Map([...light, ...colorsIn(css.indexOf(':root[data-theme="dark"]'))]),
  };
}

/** A color of light mode. @throws SiteProblems where there is none of that name */
export function lightColor(name: string): string {
  const { value } = siteColors().light.get(name) ?? {};
  if (value) {
    return value;
  }
  const mistake = `${TOKENS}: --${name} must be # and six digits, since pictures have it`;
  throw new SiteProblems([mistake]);
}

/** A color as drawings name it. */
export const COLOR = /var\(--([\w-]+)\)/g;

/** A drawing as a file of its own: with the light colors in the place of `var(--accent)` and others. */
export function withLightColors(svg: string): string {
  const { light } = siteColors();
  return svg.replaceAll(COLOR, (found, name: string) => light.get(name)?.value ?? found);
}

/** What text of the site is drawn in, and on. */
const TEXTS = ['text', 'muted', 'accent', 'second-accent', 'string'];
const PAIRS = [
  ...TEXTS.flatMap((text) => ['background', 'surface'].map((behind) => [text, behind])),
  ['on-accent', 'accent'],
  ['on-failure', 'failure'],
];

/** A line for each color that text cannot be read in. @param css the text of `tokens.css` */
export const colorProblems = (css?: string): string[] =>
  Object.entries(siteColors(css)).flatMap(([mode, colors]) =>
    PAIRS.flatMap(([text = '', behind = '']) => {
      const { value, line } = colors.get(text) ?? {};
      const { value: other } = colors.get(behind) ?? {};
      if (!value || !other) {
        return `${TOKENS}: --${value ? behind : text} must be # and six digits, such as #0a5a68`;
      }
      const ratio = contrastRatio(value, other);
      const told = `has a contrast of ${Math.floor(ratio * 100) / 100} in ${mode} mode, and text needs ${MINIMUM_CONTRAST}`;
      return ratio < MINIMUM_CONTRAST
        ? `${TOKENS}:${line}: --${text} ${value} on --${behind} ${other} ${told}: make one darker or lighter`
        : [];
    }),
  );
