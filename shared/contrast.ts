/**
 * The lowest contrast ratio that ordinary text may have (WCAG 2.2, success criterion 1.4.3). Ratios
 * are not rounded: 4.499 is too low.
 */
export const MINIMUM_CONTRAST = 4.5;

/**
 * Returns the contrast ratio of two colors such as `#0a5a68`, from 1 to 21:
 * https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio
 */
export function contrastRatio(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [relativeLuminance(one), relativeLuminance(other)].sort(
    (a, b) => a - b,
  );
  return (lighter + 0.05) / (darker + 0.05);
}

/**
 * Returns the relative luminance of a color, a number from 0 for black to 1 for white:
 * https://www.w3.org/TR/WCAG22/#dfn-relative-luminance
 */
function relativeLuminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(color.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
