/** What takes letters itself: fields, and lists that one searches by typing. */
const TAKES_LETTERS = 'input:not([type="checkbox"], [type="radio"]), textarea, [contenteditable], [role="combobox"]';

/** Whether a key press is a letter alone, in lower case as asked for, that nobody else on the page is waiting for. */
export function isPlainKey(
  { key, ctrlKey, metaKey, altKey, target }: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'target'>,
  letter: string,
): boolean {
  if (key.toLowerCase() !== letter || ctrlKey || metaKey || altKey) return false;
  const isTyping = target instanceof Element && target.closest(TAKES_LETTERS) !== null;
  return !isTyping && document.querySelector('dialog[open]') === null;
}
