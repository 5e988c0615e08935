const NAMES: Readonly<Record<string, string>> = { Mod: 'Ctrl', Enter: 'Enter', '\\': '\\' };
const MAC_SIGNS: Readonly<Record<string, string>> = { Mod: '⌘', Alt: '⌥', Shift: '⇧', Ctrl: '⌃', Enter: '↩' };
const ARIA: Readonly<Record<string, string>> = { Mod: 'Control', Ctrl: 'Control', ' ': 'Space' };

/** The keys of a shortcut such as `Mod-Alt-k`; the last one may be the hyphen itself. */
function keysOf(shortcut: string): string[] {
  return shortcut.split(/-(?!$)/);
}

const upper = (key: string) => (key.length === 1 ? key.toUpperCase() : key);

/** A shortcut as people read it: `Ctrl+Alt+K`, on a Mac `⌥⌘K`. `Mod` is Ctrl, on a Mac ⌘. */
export function shownShortcut(shortcut: string, isMac: boolean): string {
  const keys = keysOf(shortcut);
  if (!isMac) return keys.map((key) => NAMES[key] ?? upper(key)).join('+');
  const order = ['Ctrl', 'Alt', 'Shift', 'Mod'];
  const [last = '', ...modifiers] = keys.toReversed();
  const sorted = modifiers.toSorted((one, other) => order.indexOf(one) - order.indexOf(other));
  return [...sorted, last].map((key) => MAC_SIGNS[key] ?? upper(key)).join('');
}

/** A shortcut as `aria-keyshortcuts` has it: `Control+Alt+K`. */
export function ariaShortcut(shortcut: string, isMac: boolean): string {
  return keysOf(shortcut)
    .map((key) => (key === 'Mod' && isMac ? 'Meta' : (ARIA[key] ?? upper(key))))
    .join('+');
}
