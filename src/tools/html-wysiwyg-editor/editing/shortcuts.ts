import { Extension } from '@tiptap/core';
import { clearFormatting, NEW_TABLE } from './formatting';

/** A dialog that a shortcut asks the page for. */
export type Command = 'link' | 'picture' | 'color' | 'background';

/** Keys beside those that the library brings, in its own notation. */
export const OWN_KEYS = {
  link: 'Mod-Alt-k',
  picture: 'Mod-Alt-p',
  color: 'Mod-Alt-f',
  background: 'Mod-Alt-b',
  table: 'Mod-Alt-t',
  rule: 'Mod-Alt--',
  clear: 'Mod-\\',
} as const;

/** The shortcuts of this page beside the library's own. */
export function createShortcuts(onCommand: (command: Command) => void): Extension {
  const ask = (command: Command) => () => {
    onCommand(command);
    return true;
  };
  return Extension.create({
    name: 'shortcuts',
    // Before the library's own keys.
    priority: 1000,
    addKeyboardShortcuts() {
      return {
        [OWN_KEYS.link]: ask('link'),
        [OWN_KEYS.picture]: ask('picture'),
        [OWN_KEYS.color]: ask('color'),
        [OWN_KEYS.background]: ask('background'),
        [OWN_KEYS.table]: () => this.editor.commands.insertTable(NEW_TABLE),
        [OWN_KEYS.rule]: () => this.editor.commands.setHorizontalRule(),
        [OWN_KEYS.clear]: () => clearFormatting(this.editor),
        // Left is what text has anyway, so it is not written.
        'Mod-Shift-l': () => this.editor.commands.unsetTextAlign(),
      };
    },
  });
}
