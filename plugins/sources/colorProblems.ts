import { contrastRatio, MINIMUM_CONTRAST } from '../../shared/contrast.ts';
import { siteColors } from '../site/siteColors.ts';

/** What text of the site is drawn in, and on. */
const PAIRS = [
  ...['text', 'muted', 'accent', 'second-accent', 'string'].flatMap((text) => [
    [text, 'background'],
    [text, 'surface'],
  ]),
  ['on-accent', 'accent'],
  ['on-failure', 'failure'],
] as const;

/** A line for each color that text cannot be read in. @param css the text of `tokens.css` */
export const colorProblems = (css?: string): string[] =>
  Object.entries(siteColors(css)).flatMap(([mode, colors]) =>
    PAIRS.flatMap(([text = '', behind = '']) => {
      const { value, line } = colors.get(text) ?? {};
      const { value: other } = colors.get(behind) ?? {};
      if (!value || !other) {
        return `theme/styles/tokens.css: --${value ? behind : text} must be # and six digits, such as #0a5a68`;
      }
      const ratio = contrastRatio(value, other);
      const told = `has a contrast of ${Math.floor(ratio * 100) / 100} in ${mode} mode, and text needs ${MINIMUM_CONTRAST}`;
      return ratio < MINIMUM_CONTRAST
        ? `theme/styles/tokens.css:${line}: --${text} ${value} on --${behind} ${other} ${told}: make one darker or lighter`
        : [];
    }),
  );
