/** The accessible description of an element: the text of what `aria-describedby` names. */
export const describedAs = (element: Element): string =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ')
