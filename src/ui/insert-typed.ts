/** Texts up to this length are put in as if typed, so that the browser's own undo knows; beyond, that takes too long. */
export const TYPED_LIMIT = 20_000;

/** Puts text in the place of the selection of the field that has the focus, as if it were typed. Returns whether that was possible. */
export function insertTyped(text: string): boolean {
  // Deprecated, but the only way that the browser's undo knows of.
  return document.execCommand(text === '' ? 'delete' : 'insertText', false, text);
}
