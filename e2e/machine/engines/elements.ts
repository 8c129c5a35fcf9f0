/** The selectors for the accessible roles that the tests use. */
const SELECTORS = {
  // An empty alert says nothing. It is there so that a later text is announced.
  alert: '[role=alert]:not(:empty)',
  article: 'article',
  banner: 'header',
  button: 'button',
  checkbox: 'input[type=checkbox]',
  contentinfo: 'footer',
  combobox: 'input[role=combobox]',
  dialog: 'dialog, [role=dialog]',
  figure: 'figure',
  group: '[role=group]',
  heading: 'h1, h2, h3',
  link: 'a[href]',
  main: 'main',
  navigation: 'nav',
  option: '[role=option]',
  searchbox: 'input[type=search]',
  status: '[role=status]',
  textbox: 'input[type=text], textarea',
};

/** Elements of a page, described as a person would describe them. */
export interface Target {
  role: keyof typeof SELECTORS;
  /** The whole accessible name. Without it, the target is every element that has the role. */
  name?: string | undefined;
  /** An element that contains the target. */
  within?: Target | undefined;
}

// These functions take an accessible name; some also take an element that contains the target.
export const heading = (name: string): Target => ({ role: 'heading', name });
export const button = (name: string, within?: Target): Target => ({ role: 'button', name, within });
export const link = (name: string, within?: Target): Target => ({ role: 'link', name, within });
export const navigation = (name: string): Target => ({ role: 'navigation', name });

/**
 * Finds elements. The function runs in the page, because not every engine has Playwright's
 * locators.
 *
 * @param selectors the selector of each role; a parameter, because a function that runs in the page
 *   must not use anything outside of itself
 * @returns the elements that a visitor can see, in the order of the page
 */
function findElements(target: Target, selectors: Record<string, string>): HTMLElement[] {
  const isVisible = (element: Element) => element.checkVisibility({ visibilityProperty: true });

  const readText = (node: Node): string => {
    if (!(node instanceof Element)) {
      return node.nodeValue ?? '';
    }
    if (node.getAttribute('aria-hidden') === 'true' || !isVisible(node)) {
      return '';
    }
    return node.getAttribute('aria-label') ?? [...node.childNodes].map(readText).join('');
  };

  /** Follows https://www.w3.org/TR/accname-1.2/, but only the rules that the site needs. */
  const computeName = (element: Element): string => {
    const ids = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
    const labels = [
      ...ids.map((id) => document.getElementById(id)),
      ...((element as HTMLInputElement).labels ?? []),
      ...(element.matches('figure') ? element.querySelectorAll('figcaption') : []),
    ];
    const name =
      element.getAttribute('aria-label') ?? (labels[0] ? labels[0].textContent : readText(element));
    return String(name).replace(/\s+/g, ' ').trim();
  };

  const findTarget = ({ role, name, within }: Target): HTMLElement[] => {
    const roots = within ? findTarget(within) : [document];
    return roots
      .flatMap((root) => [...root.querySelectorAll<HTMLElement>(String(selectors[role]))])
      .filter(
        (element) => isVisible(element) && (name === undefined || computeName(element) === name),
      );
  };
  return findTarget(target);
}

/**
 * Returns a JavaScript expression for `Tab.evaluate`. It calls a function with the elements of a
 * target.
 *
 * @param action runs in the page, so it must not use anything outside of itself
 */
export function makeExpression(
  action: (elements: HTMLElement[]) => unknown,
  target: Target,
): string {
  return `(${action})((${findElements})(${JSON.stringify(target)}, ${JSON.stringify(SELECTORS)}))`;
}
