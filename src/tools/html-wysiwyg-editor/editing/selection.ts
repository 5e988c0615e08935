import type { Editor } from '@tiptap/core';

/** The link at the cursor, and what a dialog begins with. */
export interface LinkAtCursor {
  readonly href: string;
  readonly text: string;
  /** The selection is no plain text, so its content stays as it is. */
  readonly isFixed: boolean;
  readonly isLinked: boolean;
}

/** Selects the whole link that the cursor stands in, and tells about it. */
export function linkAtCursor(editor: Editor): LinkAtCursor {
  const isLinked = editor.isActive('link');
  if (isLinked) editor.commands.extendMarkRange('link');
  const { from, to, $from, $to } = editor.state.selection;
  const text = editor.state.doc.textBetween(from, to, '\n', '\n');
  const href: unknown = editor.getAttributes('link').href;
  return {
    href: typeof href === 'string' ? href : '',
    text,
    isFixed: !$from.sameParent($to) || text.includes('\n') || to - from !== text.length,
    isLinked,
  };
}

/** Links the selection, or puts a linked text in its place. */
export function setLink(editor: Editor, href: string, text: string, before: LinkAtCursor): void {
  const attributes = { href, title: before.isLinked ? titleOf(editor) : null };
  if (before.isFixed || (text === before.text && text !== '')) {
    editor.chain().setLink(attributes).run();
    return;
  }
  const marks = (editor.state.storedMarks ?? editor.state.selection.$to.marks()).filter(
    ({ type }) => type.name !== 'link',
  );
  const { schema, tr } = editor.state;
  const link = schema.marks.link?.create(attributes);
  const linked = schema.text(text === '' ? href : text, link ? [...marks, link] : marks);
  editor.view.dispatch(tr.replaceSelectionWith(linked, false).scrollIntoView());
}

function titleOf(editor: Editor): string | null {
  const title: unknown = editor.getAttributes('link').title;
  return typeof title === 'string' ? title : null;
}

/** The picture that is selected, if one is. */
export function pictureAtCursor(editor: Editor): { readonly src: string; readonly alt: string } | undefined {
  if (!editor.isActive('image')) return undefined;
  const { src, alt } = editor.getAttributes('image');
  return { src: typeof src === 'string' ? src : '', alt: typeof alt === 'string' ? alt : '' };
}

/** Puts a picture at the cursor, or in the place of the one that is selected. */
export function setPicture(editor: Editor, src: string, alt: string): void {
  if (editor.isActive('image')) editor.commands.updateAttributes('image', { src, alt: alt === '' ? null : alt });
  else editor.commands.setImage(alt === '' ? { src } : { src, alt });
}

/** The colour at the cursor as hex digits; black or white where there is none. */
export function colourAtCursor(editor: Editor, attribute: 'color' | 'backgroundColor'): string {
  const found: unknown = editor.getAttributes('textStyle')[attribute];
  const usual = attribute === 'color' ? '#000000' : '#ffff00';
  return typeof found === 'string' ? hexOf(found, usual) : usual;
}

/** Any CSS colour as hex digits: a canvas knows them all. */
function hexOf(colour: string, fallback: string): string {
  if (/^#[\da-f]{6}$/i.test(colour)) return colour;
  const context = document.createElement('canvas').getContext('2d');
  if (!context) return fallback;
  context.fillStyle = colour;
  const { fillStyle } = context;
  return typeof fillStyle === 'string' && fillStyle.startsWith('#') ? fillStyle : fallback;
}

/** Gives the selection a colour, or takes it away. */
export function setColour(editor: Editor, attribute: 'color' | 'backgroundColor', colour: string | null): void {
  editor
    .chain()
    .setMark('textStyle', { [attribute]: colour })
    .removeEmptyTextStyle()
    .run();
}
