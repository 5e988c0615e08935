import type { Editor } from '@tiptap/core';
import type { ToolbarGroup, ToolbarItem } from '../../ui/toolbar/toolbar';
import { clearFormatting, NEW_TABLE } from './editing/formatting';
import { OWN_KEYS, type Command } from './editing/shortcuts';
import type { words as zhCn } from './locales/zh-cn';

const LEVELS = [1, 2, 3, 4] as const;

interface Making {
  readonly words: typeof zhCn;
  readonly editor: Editor;
  readonly onCommand: (command: Command) => void;
}

/** Everything that formats, with what is on at the cursor. */
export function toolbarGroups(making: Making): ToolbarGroup[] {
  const { words } = making;
  const groups = [
    { label: words.groups.history, items: history(making) },
    { label: words.groups.text, items: textItems(making) },
    { label: words.groups.blocks, items: blockItems(making) },
    { label: words.groups.lists, items: listItems(making) },
    { label: words.groups.insert, items: insertItems(making) },
    { label: words.groups.colours, items: colourItems(making) },
    { label: words.groups.alignment, items: alignmentItems(making) },
  ];
  return making.editor.isActive('table')
    ? [...groups, { label: words.groups.table, items: tableItems(making) }]
    : groups;
}

/** What a button does, and that the cursor is back in the text after a click. */
function act(editor: Editor, run: () => unknown): ToolbarItem['onPress'] {
  return (byPointer) => {
    run();
    if (byPointer) editor.view.focus();
  };
}

export function history({ words, editor }: Making): ToolbarItem[] {
  return [
    {
      id: 'undo',
      label: words.undo,
      icon: 'undo-2',
      shortcut: 'Mod-z',
      disabled: !editor.can().undo(),
      onPress: act(editor, () => editor.commands.undo()),
    },
    {
      id: 'redo',
      label: words.redo,
      icon: 'format/redo-2',
      shortcut: 'Mod-Shift-z',
      disabled: !editor.can().redo(),
      onPress: act(editor, () => editor.commands.redo()),
    },
  ];
}

function textItems({ words, editor }: Making): ToolbarItem[] {
  const mark = (name: string, label: string, icon: string, shortcut: string): ToolbarItem => ({
    id: name,
    label,
    icon,
    shortcut,
    pressed: editor.isActive(name),
    disabled: editor.isActive('codeBlock'),
    onPress: act(editor, () => editor.commands.toggleMark(name, {}, { extendEmptyMarkRange: false })),
  });
  return [
    mark('bold', words.bold, 'format/bold', 'Mod-b'),
    mark('italic', words.italic, 'format/italic', 'Mod-i'),
    mark('underline', words.underline, 'format/underline', 'Mod-u'),
    mark('strike', words.strike, 'format/strikethrough', 'Mod-Shift-s'),
    mark('code', words.code, 'format/code', 'Mod-e'),
    {
      id: 'clear',
      label: words.clear,
      icon: 'format/remove-formatting',
      shortcut: OWN_KEYS.clear,
      onPress: act(editor, () => clearFormatting(editor)),
    },
  ];
}

function blockItems({ words, editor }: Making): ToolbarItem[] {
  return [
    {
      id: 'paragraph',
      label: words.paragraph,
      icon: 'format/pilcrow',
      shortcut: 'Mod-Alt-0',
      pressed: editor.isActive('paragraph'),
      onPress: act(editor, () => editor.commands.setParagraph()),
    },
    ...LEVELS.map((level) => ({
      id: `heading-${level}`,
      label: words.heading(level),
      icon: `format/heading-${level}`,
      shortcut: `Mod-Alt-${level}`,
      pressed: editor.isActive('heading', { level }),
      onPress: act(editor, () => editor.commands.toggleHeading({ level })),
    })),
  ];
}

function listItems({ words, editor }: Making): ToolbarItem[] {
  const block = (id: string, label: string, icon: string, shortcut: string, run: () => unknown): ToolbarItem => ({
    id,
    label,
    icon,
    shortcut,
    pressed: editor.isActive(id),
    onPress: act(editor, run),
  });
  const { commands } = editor;
  return [
    block('bulletList', words.bulletList, 'format/list', 'Mod-Shift-8', () => commands.toggleBulletList()),
    block('orderedList', words.orderedList, 'format/list-ordered', 'Mod-Shift-7', () => commands.toggleOrderedList()),
    block('blockquote', words.quote, 'format/text-quote', 'Mod-Shift-b', () => commands.toggleBlockquote()),
    block('codeBlock', words.codeBlock, 'format/square-code', 'Mod-Alt-c', () => commands.toggleCodeBlock()),
  ];
}

function insertItems({ words, editor, onCommand }: Making): ToolbarItem[] {
  const inCode = editor.isActive('codeBlock');
  return [
    {
      id: 'link',
      label: words.link,
      icon: 'link',
      shortcut: OWN_KEYS.link,
      pressed: editor.isActive('link'),
      disabled: inCode,
      onPress: () => onCommand('link'),
    },
    {
      id: 'picture',
      label: words.picture,
      icon: 'format/image',
      shortcut: OWN_KEYS.picture,
      pressed: editor.isActive('image'),
      disabled: inCode,
      onPress: () => onCommand('picture'),
    },
    {
      id: 'table',
      label: words.table,
      icon: 'format/table',
      shortcut: OWN_KEYS.table,
      pressed: editor.isActive('table'),
      onPress: act(editor, () => editor.commands.insertTable(NEW_TABLE)),
    },
    {
      id: 'rule',
      label: words.rule,
      icon: 'format/minus',
      shortcut: OWN_KEYS.rule,
      onPress: act(editor, () => editor.commands.setHorizontalRule()),
    },
    {
      id: 'lineBreak',
      label: words.lineBreak,
      icon: 'format/wrap-text',
      shortcut: 'Shift-Enter',
      disabled: inCode,
      onPress: act(editor, () => editor.commands.setHardBreak()),
    },
  ];
}

function colourItems({ words, editor, onCommand }: Making): ToolbarItem[] {
  const { color, backgroundColor } = editor.getAttributes('textStyle');
  const disabled = editor.isActive('codeBlock');
  return [
    {
      id: 'color',
      label: words.color,
      icon: 'format/baseline',
      shortcut: OWN_KEYS.color,
      pressed: typeof color === 'string',
      disabled,
      onPress: () => onCommand('color'),
    },
    {
      id: 'background',
      label: words.background,
      icon: 'format/highlighter',
      shortcut: OWN_KEYS.background,
      pressed: typeof backgroundColor === 'string',
      disabled,
      onPress: () => onCommand('background'),
    },
  ];
}

function alignmentItems({ words, editor }: Making): ToolbarItem[] {
  const others = ['center', 'right', 'justify'];
  const item = (name: 'left' | 'center' | 'right' | 'justify', icon: string, key: string): ToolbarItem => ({
    id: name,
    label: words[name],
    icon,
    shortcut: `Mod-Shift-${key}`,
    pressed:
      name === 'left'
        ? !editor.isActive('codeBlock') && !others.some((textAlign) => editor.isActive({ textAlign }))
        : editor.isActive({ textAlign: name }),
    disabled: editor.isActive('codeBlock'),
    // Left is what text has anyway, so it is not written.
    onPress: act(editor, () =>
      name === 'left' ? editor.commands.unsetTextAlign() : editor.commands.toggleTextAlign(name),
    ),
  });
  return [
    item('left', 'format/text-align-start', 'l'),
    item('center', 'format/text-align-center', 'e'),
    item('right', 'format/text-align-end', 'r'),
    item('justify', 'format/text-align-justify', 'j'),
  ];
}

function tableItems({ words, editor }: Making): ToolbarItem[] {
  const { commands } = editor;
  const item = (id: string, label: string, run: () => unknown): ToolbarItem => ({
    id,
    label,
    onPress: act(editor, run),
  });
  return [
    item('rowAbove', words.rowAbove, () => commands.addRowBefore()),
    item('rowBelow', words.rowBelow, () => commands.addRowAfter()),
    item('columnLeft', words.columnLeft, () => commands.addColumnBefore()),
    item('columnRight', words.columnRight, () => commands.addColumnAfter()),
    item('headerRow', words.headerRow, () => commands.toggleHeaderRow()),
    item('headerColumn', words.headerColumn, () => commands.toggleHeaderColumn()),
    item('merge', words.merge, () => commands.mergeOrSplit()),
    item('deleteRow', words.deleteRow, () => commands.deleteRow()),
    item('deleteColumn', words.deleteColumn, () => commands.deleteColumn()),
    item('deleteTable', words.deleteTable, () => commands.deleteTable()),
  ];
}
