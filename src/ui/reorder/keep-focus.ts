import { flushSync } from 'react-dom';

/**
 * Does what may move, disable or remove the very button that was pressed, one of an item of a list. Then the focus goes to the first button of
 * the item, or of that which took its place; there to the one for the same act (`data-act`), if it has one.
 */
export function keepFocus(button: HTMLButtonElement, item: string, act: () => void): void {
  const own = button.closest(item);
  const list = own?.parentElement;
  const place = [...(list?.children ?? [])].findIndex((one) => one === own);
  flushSync(act);
  if (button.isConnected && !button.disabled) return button.focus();
  const near = own?.isConnected ? own : (list?.children[place] ?? list?.lastElementChild);
  const buttons = [...(near?.querySelectorAll<HTMLButtonElement>('button:enabled') ?? [])];
  const same = buttons.find(({ dataset }) => dataset['act'] !== undefined && dataset['act'] === button.dataset['act']);
  (same ?? buttons[0])?.focus();
}
