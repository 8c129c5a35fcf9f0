import type { JSHandle, Page } from '@playwright/test';
import { collectTabStops, type TabStops } from './focusPath';

/** The least contrast between a pixel with and without the focus (WCAG 2.4.13). */
const MIN_CONTRAST = 3;

/**
 * At least this part of the line around a stop must change. It is less than all of the line,
 * because corners are round, and a ring may cover a border of its own color.
 */
const MIN_CHANGE = 0.9;

/** The ring is around the stop, at most this far away. */
const RING_MARGIN_PX = 6;

/**
 * The ways in which a page may be colored, as options of `page.emulateMedia`. Where no colors are
 * forced, the color scheme is the one that the visitor chose on the site.
 */
const COLORINGS = [
  { colorScheme: 'light', forcedColors: 'none' },
  { colorScheme: 'dark', forcedColors: 'none' },
  { colorScheme: 'light', forcedColors: 'active' },
  { colorScheme: 'dark', forcedColors: 'active' },
] as const;

/** Colors the open page in one of these ways. */
async function colorPage(page: Page, coloring: (typeof COLORINGS)[number]): Promise<void> {
  await page.emulateMedia(coloring);
  await page.evaluate((theme) => {
    document.documentElement.dataset.theme = theme;
  }, coloring.colorScheme);
}

/**
 * Replaces the expected stops by one of each kind. Two stops are of one kind if they have the same
 * tag, classes and type, and if the parts of the page around them have the same tag and classes.
 *
 * @param testedKinds the kinds that need no test any more
 * @returns the kinds of the stops that remain
 */
const keepOneOfEachKind = (stops: JSHandle<TabStops>, testedKinds: Set<string>) =>
  stops.evaluate(
    (tabStops, known) => {
      const stopsByKind = new Map<string, Element>();
      // Options of a list are left out: an option that is chosen keeps its ring without the focus.
      for (const element of tabStops.expected.filter((one) => one.role !== 'option')) {
        const part = element.closest('dialog, header, [popover], nav, figure, table, main, footer');
        const kind = [
          ...[part, element].map((one) => `${one?.tagName}.${one?.getAttribute('class') ?? ''}`),
          element.getAttribute('type'),
        ].join(' ');
        if (!known.includes(kind) && !stopsByKind.has(kind)) {
          stopsByKind.set(kind, element);
        }
      }
      tabStops.expected = [...stopsByKind.values()];
      return [...stopsByKind.keys()];
    },
    [...testedKinds],
  );

/** Focuses a stop, and returns the part of the window in which its ring is. */
const focusStop = (stops: JSHandle<TabStops>, index: number) =>
  stops.evaluate(
    async ({ expected }, [stopIndex, marginPx]) => {
      const element = expected[stopIndex] as HTMLElement;
      element.focus();
      await new Promise(requestAnimationFrame);
      // The label or the form around a field may draw the ring instead of the field.
      const ringElement =
        [element, element.closest('label'), element.closest('form')].find(
          (part) => part && getComputedStyle(part).outlineStyle !== 'none',
        ) ?? element;
      const { left, top, right, bottom } = ringElement.getBoundingClientRect();
      const x = Math.max(left - marginPx, 0);
      const y = Math.max(top - marginPx, 0);
      return {
        clip: {
          x,
          y,
          width: Math.min(right + marginPx, innerWidth) - x,
          height: Math.min(bottom + marginPx, innerHeight) - y,
        },
        html: element.outerHTML.slice(0, 120),
      };
    },
    [index, RING_MARGIN_PX] as const,
  );

/**
 * Compares two pictures of the same place, pixel by pixel. Runs in a page, because the browser can
 * decode the pictures.
 *
 * @param pictures the place without and with the focus, as PNG in base64
 * @param minContrast the contrast from which on a pixel counts as changed
 * @param marginPx how far the pictures reach beyond the stop
 * @returns the number of changed pixels, as a part of the number of pixels around the stop: a line
 *   of one pixel around it gives 1
 * @see https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio
 */
async function comparePicturesInPage({
  pictures,
  minContrast,
  marginPx,
}: {
  pictures: string[];
  minContrast: number;
  marginPx: number;
}): Promise<number> {
  const readPixels = async (picture: string) => {
    const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes]));
    const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
    context?.drawImage(bitmap, 0, 0);
    return context?.getImageData(0, 0, bitmap.width, bitmap.height) as ImageData;
  };
  const getLuminance = ({ data }: ImageData, offset: number) => {
    const [red, green, blue] = [0, 1, 2].map((channel) => {
      const value = Number(data[offset + channel]) / 255;
      return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
    }) as [number, number, number];
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const [before, after] = (await Promise.all(pictures.map(readPixels))) as [ImageData, ImageData];
  let changedCount = 0;
  for (let offset = 0; offset < after.data.length; offset += 4) {
    const luminances = [getLuminance(before, offset), getLuminance(after, offset)];
    const contrast = (Math.max(...luminances) + 0.05) / (Math.min(...luminances) + 0.05);
    changedCount += contrast >= minContrast ? 1 : 0;
  }
  return changedCount / (2 * (after.width + after.height - 4 * marginPx));
}

/**
 * Finds the kinds of stops whose focus is hard to see. Takes pictures of one stop of each kind with
 * and without the focus, in both color modes and with forced colors. What changes must have a
 * contrast of 3:1 with what was there before, and be almost as large as a line of one pixel around
 * the stop.
 *
 * @param testedKinds the kinds that need no test any more; this function adds those of the page
 * @returns a line for each such kind, in each of the colorings
 */
export async function findFaintRings(page: Page, testedKinds: Set<string>): Promise<string[]> {
  // After this key, the browser also marks the focus that a script sets.
  await page.keyboard.press('Tab');
  const stops = await collectTabStops(page);
  const kinds = await keepOneOfEachKind(stops, testedKinds);
  const problems: string[] = [];
  for (const coloring of COLORINGS) {
    await colorPage(page, coloring);
    for (const index of kinds.keys()) {
      const { clip, html } = await focusStop(stops, index);
      const withFocus = await page.screenshot({ clip });
      await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
      const withoutFocus = await page.screenshot({ clip });
      const change = await page.evaluate(comparePicturesInPage, {
        pictures: [withoutFocus, withFocus].map((picture) => picture.toString('base64')),
        minContrast: MIN_CONTRAST,
        marginPx: RING_MARGIN_PX,
      });
      if (change < MIN_CHANGE) {
        problems.push(`${Object.values(coloring).join(', ')}: ${change.toFixed(2)} ${html}`);
      }
    }
  }
  await colorPage(page, COLORINGS[0]);
  for (const kind of kinds) {
    testedKinds.add(kind);
  }
  return problems;
}
