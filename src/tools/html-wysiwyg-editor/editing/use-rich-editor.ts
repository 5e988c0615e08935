import type { Editor } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { useEffect, useEffectEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { nextTask } from '../../../lib/next-task';
import { focusWhenFree } from '../../../ui/focus-when-free';
import type { Removed } from '../removed';
import { finishInSlices } from '../reading/read-html';
import { createEditor } from './create-editor';
import { beginDocument, documentInSteps } from './documents';
import type { Command } from './shortcuts';

export interface RichEditor {
  readonly editor: Editor;
  /** The document as it is now; another object after every change. */
  readonly document: Node;
}

export interface RichEditorSettings {
  /** The HTML that the document begins with. */
  readonly initialHtml: () => string;
  readonly placeholder: string;
  readonly label: string;
  /** The id of what describes it. */
  readonly hintId: string;
  /** Gets each block of the first document when it is made. */
  readonly onBlock: (block: Node) => void;
  readonly onPasted: (removed: Removed) => void;
  readonly onCommand: (command: Command) => void;
  /** Gets the document as it is when the editor goes. */
  readonly onLeave: (document: Node) => void;
}

/** An editor in the element, rendered again after everything that happens in it; undefined until it is there. */
export function useRichEditor(element: HTMLElement | null, settings: RichEditorSettings): RichEditor | undefined {
  const { label, hintId } = settings;
  const [made, setMade] = useState<RichEditor>();
  const onBlock = useEffectEvent((block: Node) => settings.onBlock(block));
  const onPasted = useEffectEvent((removed: Removed) => settings.onPasted(removed));
  const onCommand = useEffectEvent((command: Command) => settings.onCommand(command));
  const onLeave = useEffectEvent((document: Node) => settings.onLeave(document));
  const currentPlaceholder = useEffectEvent(() => settings.placeholder);
  const initialHtml = useEffectEvent(() => settings.initialHtml());

  useEffect(() => {
    if (!element) return undefined;
    const editor = createEditor({
      element,
      placeholder: () => currentPlaceholder(),
      onPasted: (removed) => onPasted(removed),
      onCommand: (command) => onCommand(command),
    });
    const leaving = new AbortController();
    const tell = () => setMade({ editor, document: editor.state.doc });
    const begin = async () => {
      // Making the editor, reading the document and drawing it are tasks of their own: in one they stop a slow phone for half a second.
      await nextTask();
      const steps = documentInSteps(editor.schema, initialHtml(), (block) => onBlock(block));
      const read = await finishInSlices(steps, leaving.signal);
      await nextTask();
      if (!read || leaving.signal.aborted) return;
      beginDocument(editor, read.document);
      editor.setEditable(true, false);
      editor.on('transaction', tell);
      // Nothing that is not seen takes the focus.
      flushSync(tell);
      focusWhenFree(editor.view.dom);
    };
    void begin();
    return () => {
      leaving.abort();
      // Before it is editable it does not hold its document yet.
      if (editor.isEditable) onLeave(editor.state.doc);
      setMade(undefined);
      editor.destroy();
    };
  }, [element]);

  const editor = made?.editor;
  useEffect(() => {
    editor?.setOptions({
      editorProps: {
        ...editor.options.editorProps,
        attributes: { role: 'textbox', 'aria-multiline': 'true', 'aria-label': label, 'aria-describedby': hintId },
      },
    });
  }, [editor, label, hintId]);
  return made;
}
