import { readFileSync } from 'node:fs';
import path from 'node:path';
import { SiteProblems } from './siteProblems.ts';

const TOKENS = path.join(import.meta.dirname, '../../theme/styles/tokens.css');

interface Color {
  value: string;
  /** In `tokens.css`, from 1. */
  line: number;
}

/** The properties of each mode by their names, without the dashes: those that are not set for dark mode are the light ones. */
export function siteColors(css = readFileSync(TOKENS, 'utf8')): Record<'light' | 'dark', Map<string, Color>> {
  const light = new Map<string, Color>();
  const dark = new Map<string, Color>();
  let block: Map<string, Color> | undefined;
  for (const [index, text] of css.split('\n').entries()) {
    const [, selector] = /^\s*(\S.*) \{$/.exec(text) ?? [];
    const [, name, value] = /^\s*--([\w-]+): (.*);$/.exec(text) ?? [];
    if (selector && !selector.startsWith('@')) {
      block = selector === ':root' ? light : selector === ':root[data-theme="dark"]' ? dark : undefined;
    } else if (name && value) {
      block?.set(name, { value, line: index + 1 });
    }
  }
  return { light, dark: new Map([...light, ...dark]) };
}

/** A color of light mode. @throws SiteProblems where there is none of that name */
export function lightColor(name: string): string {
  const color = siteColors().light.get(name);
  if (!color) {
    throw new SiteProblems([`theme/styles/tokens.css: there is no --${name}, which a picture asks for`]);
  }
  return color.value;
}

/** A drawing as a file of its own: with the light colors in the place of `var(--accent)` and others. */
export const withLightColors = (svg: string) =>
  svg.replaceAll(/var\(--([\w-]+)\)/g, (_, name: string) => lightColor(name));
