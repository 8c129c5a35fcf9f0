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
      const [color, other] = [colors.get(text), colors.get(behind)];
      const unreadable = [color, other].find((one) => !/^#[\da-f]{6}$/i.test(one?.value ?? ''));
      const place = `theme/styles/tokens.css:${(unreadable ?? color)?.line}`;
      if (!color || !other || unreadable) {
        return `${place}: --${text} and --${behind} have to be written as # and six digits, such as #0a5a68`;
      }
      const ratio = contrastRatio(color.value, other.value);
      const told = Math.floor(ratio * 100) / 100;
      return ratio < MINIMUM_CONTRAST
        ? `${place}: --${text} ${color.value} on --${behind} ${other.value} has a contrast of ${told} in ${mode} mode, and text needs ${MINIMUM_CONTRAST}: make one darker or lighter`
        : [];
    }),
  );
