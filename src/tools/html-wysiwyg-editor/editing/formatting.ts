import type { Editor } from '@tiptap/core';

/** A table as the button makes it. */
export const NEW_TABLE = { rows: 3, cols: 3, withHeaderRow: true };

/** Back to plain paragraphs: no marks, no alignment, no headings, lists or quotes in the selection. */
export function clearFormatting(editor: Editor): boolean {
  return editor.chain().unsetAllMarks().clearNodes().unsetTextAlign().run();
}
