/** A shortcut: what it does, and its keys as they stand on the keyboard. */
export interface PageShortcut {
  readonly name: string;
  readonly keys: readonly string[];
}

const NAMES: Readonly<Record<string, string>> = { Control: 'Ctrl', Space: '␣' };
const MAC_NAMES: Readonly<Record<string, string>> = { Control: '⌃', Meta: '⌘', Alt: '⌥', Shift: '⇧', Space: '␣' };

/** The keys of a value of `aria-keyshortcuts`: of several ways the one for this kind of keyboard. */
export function keysOf(shortcuts: string, isMac: boolean): string[] {
  const ways = shortcuts.split(' ').filter((way) => way !== '');
  const way = ways.find((one) => one.includes('Meta+') === isMac) ?? ways[0] ?? '';
  const names = isMac ? MAC_NAMES : NAMES;
  return way.split('+').map((key) => names[key] ?? key);
}

/** The shortcuts that controls below an element say they have, each set of keys once. */
export function pageShortcuts(page: Element, isMac: boolean): PageShortcut[] {
  const found = new Map<string, PageShortcut>();
  for (const element of page.querySelectorAll('[aria-keyshortcuts]')) {
    const keys = keysOf(element.getAttribute('aria-keyshortcuts') ?? '', isMac);
    const name = nameOf(element);
    if (name !== '' && !found.has(keys.join())) found.set(keys.join(), { name, keys });
  }
  return [...found.values()];
}

function nameOf(element: Element): string {
  const label = element.getAttribute('aria-label');
  if (label !== null) return label;
  if (element instanceof HTMLInputElement) return element.labels?.[0]?.textContent ?? element.placeholder;
  return element.textContent.trim();
}
