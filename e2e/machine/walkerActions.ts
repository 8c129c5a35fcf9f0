import type { ElementHandle, Page } from '@playwright/test';
import { inSite } from '../lib/inSite';
import { waitUntilReady } from '../lib/navigation';
import type { Random } from '../lib/random';
import { removeMarks, startTranslator } from '../lib/translator';
import { commonWord, rareWord } from './pages';

/** The walker: its page, its choices, and whether it has cut the network. */
export interface Walk {
  page: Page;
  random: Random;
  /** The addresses that the walker may type, without the base. */
  addresses: string[];
  isOffline: boolean;
}

/** A step that the walker is going to take. */
interface Step {
  description: string;
  take(): Promise<unknown>;
}

/**
 * Something that the walker can do.
 *
 * @returns the step; undefined if it is not possible now
 */
type Action = (walk: Walk) => Promise<Step | undefined>;

const COMPUTER_SIZE = { width: 1280, height: 800 };
const PHONE_SIZE = { width: 375, height: 700 };

const TYPED_WORDS = [commonWord, rareWord.typed, 'xyzzy', 'poll', 'café', 'a', '"exact words"'];

/** Texts for the fields of the figures. */
const TYPED_TEXTS = ['# One **bold** @bruno', '/poll "Which day?" "Monday"', 'from:chloe a', ''];

const KEYS = [
  ...['Tab', 'Tab', 'Tab', 'Shift+Tab', 'Escape', 'ArrowDown', 'ArrowUp', 'PageDown', 'PageUp'],
  ...['Home', 'End', 'Control+k', '/'],
];

/** Links that stay in this tab. `findUsable` leaves out those that lead to no page of the site. */
const PAGE_LINKS = 'a[href]:not([target], [download])';
/** The controls, without those of the offline copy: its worker would answer all requests. */
const CONTROLS = [
  'button:not(.offline-panel *)',
  'summary',
  'select',
  'label:has(:is([type=radio], [type=checkbox]))',
  'textarea',
  'input[type=text]',
  'input[type=search]',
].join();

/**
 * Finds the elements that a visitor can use now. In an open dialog or drawer, these are the
 * elements in it. The function runs in the page.
 *
 * @param selector which elements
 * @param isOffline whether controls of forms that load a document are left out
 */
function findUsable({ selector, isOffline }: { selector: string; isOffline: boolean }): Element[] {
  const root =
    document.querySelector('dialog[open]') ??
    document.querySelector('#menu[role=dialog]') ??
    document;
  const isPageOfSite = ({ href, pathname }: HTMLAnchorElement) =>
    href.startsWith(location.origin) && !/\.[^/]*$/.test(pathname);
  return [...root.querySelectorAll(selector)].filter(
    (element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      element.getBoundingClientRect().right > 0 &&
      element.getBoundingClientRect().bottom + scrollY > 0 &&
      !element.matches(':disabled, fieldset:disabled *, [aria-disabled=true]') &&
      !(element instanceof HTMLAnchorElement && !isPageOfSite(element)) &&
      !(isOffline && element.closest('form[action]')),
  );
}

/** Picks at random an element that the visitor can use now; `undefined` if there is none. */
async function pickUsable(
  { page, random, isOffline }: Walk,
  selector: string,
): Promise<ElementHandle<HTMLElement> | undefined> {
  const elements = await page.evaluateHandle(findUsable, { selector, isOffline });
  const count = await elements.evaluate((list) => list.length);
  if (count === 0) {
    return undefined;
  }
  const element = await elements.evaluateHandle((list, index) => list[index], random.index(count));
  return element.asElement() as ElementHandle<HTMLElement> | undefined;
}

const describeElement = async (element: ElementHandle<HTMLElement>): Promise<string> =>
  removeMarks(
    await element.evaluate((node) => {
      const name = node.getAttribute('aria-label') ?? node.innerText ?? '';
      return `${node.localName} “${name.replace(/\s+/g, ' ').slice(0, 40)}” ${node.getAttribute('href') ?? ''}`.trim();
    }),
  );

/**
 * Waits until the search has answered, in the dialog or on its page. What the walker sees next must
 * not depend on how fast the machine is.
 */
const waitForSearch = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => {
    const dialog = document.querySelector('dialog[open]');
    if (!dialog) {
      return !document.querySelector('main')?.textContent?.includes('Searching…');
    }
    const field = dialog.querySelector<HTMLInputElement>('[role=combobox]');
    return (
      dialog.querySelector('.load-error, [role=option], .search-ways [data-none]') !== null ||
      field?.value.trim() === ''
    );
  });

/** Waits until the figures near the window work, or say why they do not. */
const waitForFigures = (page: Page): Promise<unknown> =>
  page.waitForFunction(() =>
    [...document.querySelectorAll('site-island:not([data-hydrated])')].every((island) => {
      const { top, bottom } = island.getBoundingClientRect();
      const isNear = bottom > -200 && top < innerHeight + 200;
      // At the top of a page, a figure waits until the visitor scrolls.
      return !isNear || scrollY === 0 || island.querySelector('.load-error') !== null;
    }),
  );

/**
 * Waits until the page does not move any more, because the browser scrolls smoothly after a key.
 */
const waitUntilStill = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    let formerY = Number.NaN;
    for (let stillFrames = 0; stillFrames < 3; ) {
      stillFrames = scrollY === formerY ? stillFrames + 1 : 0;
      formerY = scrollY;
      await new Promise(requestAnimationFrame);
    }
  });

const followLink: Action = async (walk) => {
  const link = await pickUsable(walk, PAGE_LINKS);
  return (
    link && { description: `click the ${await describeElement(link)}`, take: () => link.click() }
  );
};

const useControl: Action = async (walk) => {
  const { page, random } = walk;
  const control = await pickUsable(walk, CONTROLS);
  if (!control) {
    return undefined;
  }
  const name = await describeElement(control);
  const kind = await control.evaluate(({ localName }) => localName);
  if (kind === 'select') {
    const count = await control.evaluate((node) => (node as HTMLSelectElement).options.length);
    const index = random.index(count);
    return {
      description: `choose option ${index} of the ${name}`,
      take: () => control.selectOption({ index }),
    };
  }
  if (kind === 'input' || kind === 'textarea') {
    const text = random.pick(TYPED_TEXTS);
    return {
      description: `type ${JSON.stringify(text)} into the ${name}`,
      async take() {
        await control.fill(text);
        await waitForSearch(page);
      },
    };
  }
  return { description: `click the ${name}`, take: () => control.click() };
};

const pressKey: Action = async ({ page, random }) => {
  const key = random.pick(KEYS);
  return { description: `press ${key}`, take: () => page.keyboard.press(key) };
};

/** Presses Enter, but not on what leads away from the site. */
const pressEnter: Action = async (walk) => {
  const { page, isOffline } = walk;
  const selector = `${PAGE_LINKS}, button:not(.offline-panel *), summary, [role=combobox]`;
  const usable = await page.evaluateHandle(findUsable, { selector, isOffline });
  const name = await usable.evaluate((elements) => {
    const focused = document.activeElement;
    return focused && elements.includes(focused)
      ? `${focused.localName} “${(focused.getAttribute('aria-label') ?? focused.textContent ?? '').slice(0, 40)}”`
      : undefined;
  });
  return name === undefined
    ? undefined
    : {
        description: `press Enter on the ${removeMarks(name)}`,
        take: () => page.keyboard.press('Enter'),
      };
};

const scroll: Action = async ({ page, random }) => {
  const y = random.pick([-3000, -500, 300, 900, 3000]);
  return { description: `scroll by ${y}`, take: () => page.mouse.wheel(0, y) };
};

/** Opens the search, types a word, and perhaps follows a result. */
const search: Action = async ({ page, random, isOffline }) => {
  const word = random.pick(TYPED_WORDS);
  const arrowCount = random.index(5);
  const last = random.pick(isOffline ? ['', 'Escape'] : ['', 'Escape', 'Enter', 'Enter']);
  return {
    description: `search ${JSON.stringify(word)}, go down ${arrowCount} times, press ${last || 'nothing'}`,
    async take() {
      if (!(await page.evaluate(() => document.querySelector('dialog[open]') !== null))) {
        await page.keyboard.press('Control+k');
      }
      await page.keyboard.press('Control+a');
      await page.keyboard.type(word);
      await waitForSearch(page);
      for (const key of [...Array<string>(arrowCount).fill('ArrowDown'), last].filter(Boolean)) {
        await page.keyboard.press(key);
      }
    },
  };
};

/** Goes back or forward in the history of the site. */
const go =
  (direction: -1 | 1): Action =>
  async ({ page, isOffline }) => {
    const canGo = await page.evaluate(
      ([step, needsSameDocument]) => {
        const { navigation } = window as unknown as {
          navigation: {
            currentEntry: { index: number };
            entries(): { sameDocument: boolean }[];
          };
        };
        const entry = navigation.entries()[navigation.currentEntry.index + step];
        return entry !== undefined && (entry.sameDocument || !needsSameDocument);
      },
      [direction, isOffline] as const,
    );
    if (!canGo) {
      return undefined;
    }
    const options = { waitUntil: 'commit' } as const;
    return direction === -1
      ? { description: 'go back', take: () => page.goBack(options) }
      : { description: 'go forward', take: () => page.goForward(options) };
  };

const openAddress: Action = async ({ page, random, addresses, isOffline }) => {
  const address = random.pick(addresses);
  return isOffline
    ? undefined
    : { description: `open ${address}`, take: () => page.goto(inSite(address)) };
};

const reload: Action = async ({ page, isOffline }) =>
  isOffline ? undefined : { description: 'reload', take: () => page.reload() };

const resize: Action = async ({ page }) => {
  const isPhone = page.viewportSize()?.width === PHONE_SIZE.width;
  return {
    description: `make the window as wide as a ${isPhone ? 'computer' : 'phone'}’s`,
    take: () => page.setViewportSize(isPhone ? COMPUTER_SIZE : PHONE_SIZE),
  };
};

const switchNetwork: Action = async (walk) => ({
  description: walk.isOffline ? 'connect the network' : 'cut the network',
  async take() {
    walk.isOffline = !walk.isOffline;
    await walk.page.context().setOffline(walk.isOffline);
  },
});

const changeMedia: Action = async ({ page, random }) => {
  const media = {
    colorScheme: random.pick(['light', 'dark'] as const),
    forcedColors: random.pick(['none', 'active'] as const),
    reducedMotion: random.pick(['no-preference', 'reduce'] as const),
  };
  return {
    description: `set ${Object.values(media).join(', ')}`,
    take: () => page.emulateMedia(media),
  };
};

const switchColorMode: Action = async (walk) => {
  const button = await pickUsable(walk, '[data-color-mode]');
  return button && { description: 'switch the color mode', take: () => button.click() };
};

const translate: Action = async ({ page }) =>
  (await page.locator('font').count()) > 0
    ? undefined
    : { description: 'translate the page', take: () => startTranslator(page) };

/** The actions. The more often one stands here, the more often the walker chooses it. */
const ACTIONS: Action[] = [
  ...Array<Action>(10).fill(followLink),
  ...Array<Action>(8).fill(useControl),
  ...Array<Action>(8).fill(pressKey),
  ...Array<Action>(3).fill(pressEnter),
  ...Array<Action>(3).fill(scroll),
  ...Array<Action>(4).fill(go(-1)),
  ...Array<Action>(2).fill(go(1)),
  ...Array<Action>(3).fill(search),
  ...Array<Action>(2).fill(resize),
  ...Array<Action>(2).fill(switchNetwork),
  switchColorMode,
  changeMedia,
  translate,
  openAddress,
  reload,
];

/** Chooses actions at random until one is possible now, and returns its step. */
export async function chooseStep(walk: Walk): Promise<Step> {
  let step: Step | undefined;
  while (!step) {
    step = await walk.random.pick(ACTIONS)(walk);
  }
  return step;
}

/** Takes a step, and waits until the page is ready and still. */
export async function takeStep({ page }: Walk, step: Step): Promise<void> {
  await step.take();
  await waitUntilReady(page);
  await waitUntilStill(page);
  await waitForFigures(page);
}
