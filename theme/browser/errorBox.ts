/** A box that tells what could not be loaded, with a button to try again. */
export interface ErrorBox {
  element: HTMLElement;
  /** Shows another text; the button stays, with the focus if it has it. */
  show(text: ErrorText): void;
}

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
 * @param href address of the page as a document, which after another deployment is the way out
 * @param onRetry called at each press of the button
 */
export function errorBox(text: ErrorText, href: string, onRetry: () => void): ErrorBox {
  const message = make('p', '');
  const detail = make('code', '');
  const retry = make('button', 'Retry');
  retry.className = 'button';
  retry.addEventListener('click', onRetry);
  // The target keeps navigation from taking it for another try.
  const whole = Object.assign(make('a', 'Load the whole page instead'), { href, target: '_top' });
  const actions = make('p', '', retry, whole);
  actions.className = 'load-error-actions';
  const element = make('div', '', message, make('p', '', detail), actions);
  element.className = 'load-error';
  element.setAttribute('role', 'alert');

  const show = ({ title, advice, detail: details }: ErrorText) => {
    message.replaceChildren(make('strong', title), ` ${advice}`);
    detail.textContent = details;
  };
  show(text);
  return { element, show };
}
