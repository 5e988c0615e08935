import { expect, it } from 'vitest';
import { ariaShortcut, shownShortcut } from './shortcut';

it.each([
  ['Mod-b', 'Ctrl+B', '⌘B', 'Control+B', 'Meta+B'],
  ['Mod-Alt-k', 'Ctrl+Alt+K', '⌥⌘K', 'Control+Alt+K', 'Meta+Alt+K'],
  ['Mod-Shift-8', 'Ctrl+Shift+8', '⇧⌘8', 'Control+Shift+8', 'Meta+Shift+8'],
  ['Mod-Alt--', 'Ctrl+Alt+-', '⌥⌘-', 'Control+Alt+-', 'Meta+Alt+-'],
  ['Mod-\\', 'Ctrl+\\', '⌘\\', 'Control+\\', 'Meta+\\'],
  ['Shift-Enter', 'Shift+Enter', '⇧↩', 'Shift+Enter', 'Shift+Enter'],
])('%s', (shortcut, shown, shownOnMac, aria, ariaOnMac) => {
  expect(shownShortcut(shortcut, false)).toBe(shown);
  expect(shownShortcut(shortcut, true)).toBe(shownOnMac);
  expect(ariaShortcut(shortcut, false)).toBe(aria);
  expect(ariaShortcut(shortcut, true)).toBe(ariaOnMac);
});
