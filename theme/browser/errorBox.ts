/** A box that tells what could not be loaded, with a button to try again. */
export interface ErrorBox {
  element: HTMLElement;
  /** Shows another text; the button stays, with the focus if it has it. */
  tell(text: ErrorText): void;
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
 * @param onRetry called at each press of the button
 * @param others further ways on, beside the button
 */
export function errorBox(text: ErrorText, onRetry: () => void, ...others: Node[]): ErrorBox {
  const message = make('p', '');
  const detail = make('code', '');
  const retry = make('button', 'Retry');
  retry.addEventListener('click', onRetry);
  const actions = make('p', '', retry, ...others);
  actions.className = 'load-error-actions';
  const element = make('div', '', message, make('p', '', detail), actions);
  element.className = 'load-error';
  element.setAttribute('role', 'alert');

  const tell = (told: ErrorText) => {
    message.replaceChildren(make('strong', told.title), ` ${told.advice}`);
    detail.textContent = told.detail;
  };
  tell(text);
  return { element, tell };
}
