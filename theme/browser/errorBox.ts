interface ErrorText {
  /** Subject of the sentence: `This page`. */
  what: string;
  /** A technical detail, such as the address of a file. */
  detail: string;
  /** How many requests have failed. */
  attempts?: number;
  /** Address of the document to open instead, which works after a new deployment, too. */
  href: string;
  /** Text of the link to it. */
  instead?: string;
}

function make(tag: string, ...children: (Node | string)[]): HTMLElement {
  const element = document.createElement(tag);
  element.append(...children);
  return element;
}

/**
 * A box that says what could not be loaded, with a button to try again.
 *
 * @param former the box that it replaces, whose button has the focus if the visitor has pressed it
 */
export function errorBox(
  { what, detail, attempts = 1, href, instead = 'Load the whole page instead' }: ErrorText,
  onRetry: () => void,
  former?: HTMLElement,
): HTMLElement {
  const retry = make('button', 'Retry');
  retry.className = 'button';
  retry.addEventListener('click', onRetry, { once: true });
  // With a target, the browser follows the link instead of our navigation.
  const whole = Object.assign(make('a', instead), { href, target: '_top' });
  const actions = make('p', retry, whole);
  actions.className = 'load-error-actions';
  const tried = attempts > 1 ? ` Tried ${attempts} times.` : '';
  const message = make(
    'p',
    make('strong', `${what} could not be loaded.`),
    ` Check your connection, then try again.${tried}`,
  );
  const element = make('div', message, make('p', make('code', detail)), actions);
  element.className = 'load-error';
  element.setAttribute('role', 'alert');
  if (former) {
    const hadFocus = former.contains(document.activeElement);
    former.replaceWith(element);
    if (hadFocus) {
      retry.focus();
    }
  }
  return element;
}
