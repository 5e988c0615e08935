/**
 * A ref for the element that has focus once its dialog or popover opens. React's `autoFocus` focuses on mounting, when a
 * dialog is still closed; the attribute is what `showModal()` and `showPopover()` look for.
 */
export function markAutofocus(element: HTMLElement | null): void {
  element?.setAttribute('autofocus', '');
}
