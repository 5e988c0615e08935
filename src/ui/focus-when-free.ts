/**
 * Gives an element the focus, so that one can type at once: only where there is a mouse, for a keyboard drawn on the screen would come
 * up, and not once the visitor has gone to another element or down the page.
 */
export function focusWhenFree(element: HTMLElement | null): void {
  const { activeElement } = document;
  const isFree = activeElement === null || activeElement === document.body || activeElement.id === 'main';
  // The place is asked for last: the page has to be laid out for that.
  if (isFree && matchMedia('(pointer: fine)').matches && scrollY === 0) element?.focus({ preventScroll: true });
}
