/**
 * Sets an attribute, or removes it if the value is null. Properties such as `ariaCurrent` are no
 * alternative, because Firefox before 119 ignores them.
 */
export function setOrRemoveAttribute(element: Element, name: string, value: string | null): void {
  if (value === null) {
    element.removeAttribute(name);
  } else {
    element.setAttribute(name, value);
  }
}
