/**
 * Sets an attribute, or removes it for `null`. Firefox before 119 ignores properties such as
 * `ariaCurrent`.
 */
export function setOrRemove(element: Element, name: string, value: string | null): void {
  if (value === null) {
    element.removeAttribute(name);
  } else {
    element.setAttribute(name, value);
  }
}
