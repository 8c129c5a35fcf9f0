/** The words of an error box, and its link. */
interface ErrorText {
  /** The subject of the sentence in the box, such as `This page`. */
  subject: string;
  /** True if the subject worked at first and failed later. */
  hasStopped?: boolean;
  /** A technical detail, such as the address of a file. */
  detail: string;
  /** The number of requests that have failed. */
  failedRequests?: number;
  /** The address of a document to open instead, which also works after a new deployment. */
  href: string;
  /** The text of the link to that document. */
  linkText?: string;
}

/**
 * Adds a box to an element. The box says what could not be loaded or has failed, and has a button
 * to try again. It replaces the previous box in the element. If the focus was in the previous box,
 * the button takes it.
 *
 * @param onRetry runs when the visitor presses the button
 * @param position the place of the box, as `insertAdjacentElement` names it
 * @returns the box
 */
export function showErrorBox(
  parent: Element,
  {
    subject,
    hasStopped = false,
    detail,
    failedRequests = 1,
    href,
    linkText = 'Load the whole page instead',
  }: ErrorText,
  onRetry: () => void,
  position: InsertPosition = 'beforeend',
): HTMLElement {
  const box = document.createElement('div');
  box.className = 'load-error';
  box.setAttribute('role', 'alert');
  const triedSentence = failedRequests > 1 ? ` Tried ${failedRequests} times.` : '';
  const errorMessage = hasStopped
    ? `<strong>${subject} stopped working.</strong> Retry starts it anew.`
    : `<strong>${subject} could not be loaded.</strong> ` +
      `Check your connection, then try again.${triedSentence}`;
  // The link has a target, so that the browser follows it instead of our navigation.
  box.innerHTML =
    `<p>${errorMessage}</p>` +
    '<p class="load-error-actions"><button class="button">Retry</button>' +
    `<a target="_top">${linkText}</a></p>` +
    '<details><summary>Details</summary><p><code></code></p></details>';
  const [retryButton, link, detailElement] = box.querySelectorAll('button, a, code') as unknown as [
    HTMLButtonElement,
    HTMLAnchorElement,
    HTMLElement,
  ];
  detailElement.textContent = detail;
  retryButton.addEventListener('click', onRetry, { once: true });
  link.href = href;
  const formerBox = parent.querySelector('.load-error');
  const hadFocus = formerBox?.contains(document.activeElement);
  formerBox?.remove();
  parent.insertAdjacentElement(position, box);
  if (hadFocus) {
    retryButton.focus();
  }
  return box;
}
