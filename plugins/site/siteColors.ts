import { readFileSync } from 'node:fs';
import path from 'node:path';
import { lineAt } from '../sources/unreadable.ts';
import { SiteProblems } from './siteProblems.ts';

const TOKENS = path.join(import.meta.dirname, '../../theme/styles/tokens.css');

/** The colors of each mode by their names: a value of six digits, and its line in `tokens.css`. */
export function siteColors(css = readFileSync(TOKENS, 'utf8')) {
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
  if (!value) {
    throw new SiteProblems([
      `theme/styles/tokens.css: --${name} must be # and six digits, since pictures have it`,
    ]);
  }
  return value;
}

/** A drawing as a file of its own: with the light colors in the place of `var(--accent)` and others. */
export const withLightColors = (svg: string) =>
  svg.replaceAll(/var\(--([\w-]+)\)/g, (_, name: string) => lightColor(name));
