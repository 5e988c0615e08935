import { Editor } from '@tiptap/core';
import { Placeholder } from '@tiptap/extensions';
import type { Removed } from '../removed';
import { createExtensions } from './extensions';
import { cleanPasted } from './paste';
import { createShortcuts, type Command } from './shortcuts';

export interface EditorSettings {
  readonly element: HTMLElement;
  /** What stands in an empty document. */
  readonly placeholder: () => string;
  readonly onPasted: (removed: Removed) => void;
  /** A shortcut of what is not the editor's own: a dialog, or the way out to the toolbar. */
  readonly onCommand: (command: Command) => void;
}

/** An editor without a style sheet of its own: the page's policy allows none, and the tool's has what it needs. */
export function createEditor({ element, placeholder, onPasted, onCommand }: EditorSettings): Editor {
  return new Editor({
    element,
    injectCSS: false,
    // Not before it holds its document.
    editable: false,
    // Pasted text is what it is; typed `# ` or `1. ` begins a heading or a list.
    enablePasteRules: false,
    extensions: [...createExtensions(), Placeholder.configure({ placeholder }), createShortcuts(onCommand)],
    editorProps: {
      transformPastedHTML: (html) => cleanPasted(html, onPasted),
    },
  });
}
