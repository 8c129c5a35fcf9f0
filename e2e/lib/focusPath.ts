import type { JSHandle, Page } from '@playwright/test';
import { readNodesOfElements } from './accessibilityTree';
import { describeRingCutInPage, findFocusProblemInPage } from './keyboard';

/** The elements of a page that the Tab key should reach, and those that it has reached so far. */
export interface TabStops {
  expected: Element[];
  reached: Element[];
  /** The reached elements that are not where readers look after the previous one. */
  misplaced: Element[];
}

/**
 * Collects the elements that the Tab key should reach. If a dialog is open, these are the elements
 * in it. The elements stay in the page, where they can be compared. Their indexes would not do,
 * because they change when the page adds elements.
 */
export const collectTabStops = (page: Page): Promise<JSHandle<TabStops>> =>
  page.evaluateHandle(() => {
    const dialog = document.querySelector('dialog:modal');
    return {
      expected: [
        ...(dialog ?? document).querySelectorAll(
          [
            'a[href]',
            'button:enabled',
            'summary',
            'select:enabled',
            'textarea:enabled',
            'input:enabled:not([type="radio"], [type="hidden"])',
            'input:enabled:checked',
            '[tabindex="0"]',
          ].join(),
        ),
      ].filter(
        (element) =>
          element.checkVisibility({ visibilityProperty: true }) && !element.closest('[inert]'),
      ),
      reached: [],
      misplaced: [],
    };
  });

/** A page may have at most this many Tab stops that are not expected, such as boxes that scroll. */
const MAX_UNEXPECTED_STOPS = 20;

/**
 * Waits until the page has drawn a frame, because scripts may scroll when the focus has moved. Then
 * notes the focused element if it is not where readers look after the previous one: below it, right
 * of it, or clockwise in the ring of services (WCAG 2.4.3).
 */
async function checkPlaceInPage({ reached, misplaced }: TabStops): Promise<void> {
  await new Promise<void>((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });
  const [previous, element] = [reached.at(-1), document.activeElement];
  // The button that closes the menu is its first stop, although it stands on the right.
  if (!previous || !element || previous.matches('[popovertargetaction="hide"]')) {
    return;
  }
  /** Returns the boxes of the lines. A label stands for its field, which may be invisible. */
  const getLines = (part: Element) => {
    const box = part.matches('input') ? (part.closest('label') ?? part) : part;
    return [...box.getClientRects()].filter(({ width, height }) => width * height > 0);
  };
  const [before, after] = [getLines(previous).at(-1), getLines(element)[0]];
  const SLACK_PX = 4;
  const isAfter =
    !before ||
    !after ||
    previous.contains(element) ||
    after.top >= before.bottom - SLACK_PX ||
    after.left >= before.right - SLACK_PX;
  const drawing = element.closest('svg')?.getBoundingClientRect();
  if (drawing && before && after && previous.closest('svg')) {
    const [fromMiddle, nextFromMiddle] = [before, after].map(({ x, y, width, height }) => ({
      x: x + width / 2 - drawing.x - drawing.width / 2,
      y: y + height / 2 - drawing.y - drawing.height / 2,
    })) as [DOMPoint, DOMPoint];
    const turn = fromMiddle.x * nextFromMiddle.y - fromMiddle.y * nextFromMiddle.x;
    if (turn < -SLACK_PX) {
      misplaced.push(element);
    }
  } else if (!isAfter) {
    misplaced.push(element);
  }
}

/**
 * Holds the Tab key until it reaches a stop for the second time. At the end of a page, a browser
 * moves the focus to its own controls, and then to the other end of the page. At the end of a
 * dialog, the focus may also move to the other end at once.
 *
 * @param direction backward is with Shift
 * @returns a line for each stop whose focus or ring is not visible as a whole, and one if the key
 *   reaches no stop twice
 */
async function walk(
  page: Page,
  direction: 'forward' | 'backward',
  stops: JSHandle<TabStops>,
): Promise<string[]> {
  const problems: string[] = [];
  let remainingPresses =
    MAX_UNEXPECTED_STOPS + (await stops.evaluate(({ expected }) => expected.length));
  if (direction === 'backward') {
    await page.keyboard.down('Shift');
  }
  let problem: string | null = '';
  while (problem !== null && remainingPresses > 0) {
    remainingPresses -= 1;
    await page.keyboard.down('Tab');
    await stops.evaluate(checkPlaceInPage);
    problem = await stops.evaluate(findFocusProblemInPage);
    for (const message of [problem, await page.evaluate(describeRingCutInPage)]) {
      problems.push(...(message ? [`${direction}: ${message}`] : []));
    }
  }
  await page.keyboard.up('Tab');
  await page.keyboard.up('Shift');
  await stops.evaluate(beginWithFirstInPage, direction);
  return problem === null ? problems : [...problems, `${direction}: no stop comes again`];
}

/**
 * Brings the stops of a walk into the order of a forward walk from the beginning of the page. A
 * walk may begin in the middle of the page, and a backward one has the stops in reverse.
 */
function beginWithFirstInPage({ reached }: TabStops, direction: string) {
  if (direction === 'backward') {
    reached.reverse();
  }
  const isBefore = (one: Element, other: Element) =>
    one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING;
  const firstIndex = reached.findIndex((one) =>
    reached.every((other) => one === other || isBefore(one, other)),
  );
  reached.push(...reached.splice(0, firstIndex));
}

/** The parts of a page, in the order in which the Tab key must reach them. */
const REGIONS = ['skip link', 'header', 'menu', 'contents', 'main', 'footer', 'dialog'];

/** What the tests know of a Tab stop. Its name and role are those that screen readers read. */
interface TabStop {
  /** The beginning of its markup, for messages. */
  html: string;
  region: string;
  /** The number, on the page, of the part, such as a heading or a table, that it belongs to. */
  section: string;
  /** Whether the stop is a control, or a box that scrolls. Other stops do nothing. */
  isUsable: boolean;
  /** The address that it leads to; null if it is not a link. */
  href: string | null;
  /** Whether it is where readers look after the previous stop. */
  isInPlace: boolean;
  role: string;
  name: string;
}

/** Describes the stops of a walk, in the order in which the Tab key reached them. */
async function describeStops(page: Page, stops: JSHandle<TabStops>): Promise<TabStop[]> {
  const descriptions = await stops.evaluate(({ reached, misplaced }) => {
    const sections = [...document.querySelectorAll('h1, h2, h3, table, form, fieldset, figure')];
    /** Returns the number of the section that contains the element or begins before it. */
    const findSection = (element: Element, region: Element | null) =>
      sections.findLastIndex(
        (section) =>
          section.contains(element) ||
          (/^H\d$/.test(section.tagName) &&
            region?.contains(section) &&
            section.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING),
      );
    const getRegionName = (region: Element | null) => {
      if (!region) {
        return 'skip link';
      }
      if (region.matches('[popover]:not(:popover-open)')) {
        return 'menu';
      }
      const tagName = region.tagName.toLowerCase();
      return { nav: 'contents', div: 'dialog' }[tagName] ?? tagName;
    };
    return reached.map((element) => {
      const region =
        element.closest('dialog') ??
        element.closest('header, main, footer, [popover]') ??
        element.closest('nav');
      const isControl = element.matches(
        'a, button, summary, input, select, textarea, [role=combobox], [role=option], [role=tab]',
      );
      const canScroll =
        element.scrollWidth > element.clientWidth || element.scrollHeight > element.clientHeight;
      return {
        html: element.outerHTML.slice(0, 120),
        region: getRegionName(region),
        section: String(findSection(element, region)),
        isUsable: isControl || canScroll,
        href: element instanceof HTMLAnchorElement ? element.href : null,
        isInPlace: !misplaced.includes(element),
      };
    });
  });
  const reached = await stops.getProperty('reached');
  const nodes = await readNodesOfElements(page, reached as JSHandle<Element[]>);
  return descriptions.map((description, index) => ({
    ...description,
    role: nodes[index]?.role ?? '',
    name: nodes[index]?.name.trim() ?? '',
  }));
}

/**
 * Finds stops that are not in the order of reading: through the parts of the page as in `REGIONS`,
 * and within a part to the right or down.
 */
function findOrderProblems(stops: TabStop[]): string[] {
  return stops.slice(1).flatMap((stop, index) => {
    const previous = stops[index] as TabStop;
    const movesOn = REGIONS.indexOf(stop.region) - REGIONS.indexOf(previous.region);
    if (movesOn < 0 || (movesOn === 0 && !stop.isInPlace)) {
      return [
        `order: ${stop.html} (${stop.region}) comes after ${previous.html} (${previous.region})`,
      ];
    }
    return [];
  });
}

/** Roles and names that say only what kind of thing a stop is, but not which one. */
const VAGUE_NAMES = [
  /^\w*$/,
  /^(?:button|link) (?:copy|copy code|image|here|click here|more|read more)$/i,
  /^(?:group|region|generic) (?:code|figure|list|table)$/i,
];

/**
 * Finds stops whose names do not tell them from their neighbors (WCAG 2.4.4 and 2.4.6). Links of
 * one section that have the same name must have the same target. Other stops of one section that
 * have the same role must have different names. In another section, such as another figure, a name
 * may come again: each figure may have its own “Send”.
 */
function findNameProblems(stops: TabStop[]): string[] {
  const stopsByPlaceAndName = new Map<string, TabStop>();
  return stops.flatMap((stop) => {
    const roleAndName = `${stop.role} ${stop.name}`.trim();
    if (VAGUE_NAMES.some((pattern) => pattern.test(roleAndName))) {
      return [`name: “${stop.name}” does not tell which one: ${stop.html}`];
    }
    const place = [stop.region, stop.section, stop.role, stop.name.toLowerCase()].join('|');
    const namesake = stopsByPlaceAndName.get(place);
    stopsByPlaceAndName.set(place, stop);
    if (namesake && (stop.href === null || stop.href !== namesake.href)) {
      return [`name: two stops are called “${stop.name}”: ${namesake.html} and ${stop.html}`];
    }
    return [];
  });
}

/**
 * Compares the way back with the way there.
 *
 * @returns a line for each stop that only one of the two ways has; if there is none, a line for
 *   each stop that has another place on the way back
 */
const findDifferencesOfWayBack = (there: JSHandle<TabStops>, back: JSHandle<TabStops>) =>
  there.evaluate(({ reached: forward }, { reached: backward }) => {
    // Going forward, the Tab key enters a group of radio buttons without a checked one at the first
    // button, and going backward at the last one.
    const isSame = (one?: Element, other?: Element) =>
      one === other ||
      (one instanceof HTMLInputElement &&
        other instanceof HTMLInputElement &&
        one.type === 'radio' &&
        one.name === other.name);
    const contains = (list: Element[], element: Element) =>
      list.some((other) => isSame(element, other));
    const describe = ({ outerHTML }: Element) => outerHTML.slice(0, 120);
    const differences = [
      ...forward
        .filter((element) => !contains(backward, element))
        .map((element) => `only forward: ${describe(element)}`),
      ...backward
        .filter((element) => !contains(forward, element))
        .map((element) => `only backward: ${describe(element)}`),
    ];
    return differences.length > 0
      ? differences
      : backward
          .filter((element, index) => !isSame(element, forward[index]))
          .map((element) => `backward in another order: ${describe(element)}`);
  }, back);

/**
 * Walks through the page, or through the open dialog, with the Tab key, and back with Shift+Tab.
 * Finds what makes the focus hard to follow on this path: stops that are not visible, not in the
 * order of reading, not named well enough, or do nothing; controls that the key does not reach; and
 * a way back that differs from the way there.
 *
 * @returns a line for each problem
 */
export async function findFocusPathProblems(page: Page): Promise<string[]> {
  const stops = await collectTabStops(page);
  const problems = await walk(page, 'forward', stops);
  const backwardStops = await collectTabStops(page);
  problems.push(...(await walk(page, 'backward', backwardStops)));
  const notReached = await stops.evaluate(({ expected, reached }) =>
    expected
      .filter((element) => element.isConnected && !reached.includes(element))
      .map(({ outerHTML }) => `not reached: ${outerHTML.slice(0, 120)}`),
  );
  const described = await describeStops(page, stops);
  return [
    ...problems,
    ...notReached,
    ...(await findDifferencesOfWayBack(stops, backwardStops)),
    ...described
      .filter(({ isUsable }) => !isUsable)
      .map(({ html }) => `a stop that does nothing: ${html}`),
    ...findOrderProblems(described),
    ...findNameProblems(described),
  ];
}
