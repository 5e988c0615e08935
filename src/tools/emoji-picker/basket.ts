/** What was collected, and what it was before each change. */
export interface Basket {
  readonly text: string;
  readonly past: readonly string[];
  /** Typing goes on: its letters are undone at once. */
  readonly isTyping: boolean;
}

export const EMPTY_BASKET: Basket = { text: '', past: [], isTyping: false };

/** More than this is not taken back. */
const MOST_STEPS = 200;

function changed({ text, past }: Basket, next: string, isTyping = false): Basket {
  return { text: next, past: [...past, text].slice(-MOST_STEPS), isTyping };
}

/** Puts a text at the end; texts of code stand apart by a blank, emojis do not. */
export function collect(basket: Basket, text: string, isEmoji: boolean): Basket {
  const gap = isEmoji || basket.text === '' || /\s$/.test(basket.text) ? '' : ' ';
  return changed(basket, basket.text + gap + text);
}

/** What the visitor made of it by hand. */
export function edit(basket: Basket, text: string): Basket {
  return basket.isTyping ? { ...basket, text } : changed(basket, text, true);
}

export function empty(basket: Basket): Basket {
  return basket.text === '' ? basket : changed(basket, '');
}

/** The basket before the last change; the same when there was none. */
export function undo(basket: Basket): Basket {
  const before = basket.past.at(-1);
  return before === undefined ? basket : { text: before, past: basket.past.slice(0, -1), isTyping: false };
}
