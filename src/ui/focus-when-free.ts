/**
 * Gives an element the focus, so that one can type at once: only where there is a mouse, for a keyboard drawn on the screen would come
 * up, and not once the visitor has gone to another element or down the page.
 */
export function focusWhenFree(element: HTMLElement | null): void {
  const { activeElement } = document;
  const isFree = activeElement === null || activeElement === document.body || activeElement.id === 'main';
  if (isFree && scrollY === 0 && matchMedia('(pointer: fine)').matches) element?.focus({ preventScroll: true });
}
