/** What could not be loaded. */
export interface ErrorText {
  title: string;
  advice: string;
  /** What the program says, such as the address of a file. */
  detail: string;
}

function make(tag: string, text: string, ...children: Node[]): HTMLElement {
  const element = document.createElement(tag);
  element.append(text, ...children);
  return element;
}

/**
 * A box that tells what could not be loaded, with a button to try again.
 *
 * @param former the box that it replaces, whose button has the focus if the visitor has pressed it
 * @param href address of the page as a document, which after another deployment is the way out
 * @param onRetry called at each press of the button
 */
export function errorBox(
  { title, advice, detail }: ErrorText,
  href: string,
  onRetry: () => void,
  former?: HTMLElement,
): HTMLElement {
  const retry = make('button', 'Retry');
  retry.className = 'button';
  retry.addEventListener('click', onRetry);
  // The target keeps navigation from taking it for another try.
  const whole = Object.assign(make('a', 'Load the whole page instead'), { href, target: '_top' });
  const actions = make('p', '', retry, whole);
  actions.className = 'load-error-actions';
  const message = make('p', '', make('strong', title), document.createTextNode(` ${advice}`));
  const element = make('div', '', message, make('p', '', make('code', detail)), actions);
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
