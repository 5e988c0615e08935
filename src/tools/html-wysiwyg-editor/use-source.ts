import type { Editor } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { useEffect, useRef, useState } from 'react';
import { toTextSource, type TextSource } from '../../lib/text-source';
import { documentInSteps, replaceDocument } from './editing/documents';
import type { PrintOptions } from './options';
import { printAhead, printDocument } from './printing/print-document';
import { finishInSlices } from './reading/read-html';
import type { Removed } from './removed';
import { sourceText, type SourceFault } from './source-text';

/** Typing rests this long, in milliseconds, before the source becomes the document. */
export const SOURCE_PAUSE = 200;

interface Typed {
  readonly source: TextSource;
  /** The document that it was typed over, or became. */
  readonly document: Node;
  readonly isPending: boolean;
  readonly fault: SourceFault | undefined;
}

export interface SourceState {
  readonly isPending: boolean;
  readonly fault: SourceFault | undefined;
  readonly type: (source: TextSource) => void;
  /** What was typed, as long as it is the document; else the document as HTML. */
  readonly shown: (options: PrintOptions) => TextSource;
  /** Does at once what would be done after the pause. */
  readonly flush: () => void;
}

/** The document as HTML that can be edited. A change made elsewhere, such as undoing, shows in it at once. */
export function useSource(
  editor: Editor | undefined,
  document: Node | undefined,
  onRemoved: (removed: Removed) => void,
  options: PrintOptions,
): SourceState {
  const [typed, setTyped] = useState<Typed>();
  const current = typed && typed.document === document ? typed : undefined;
  const isPending = current?.isPending ?? false;

  const reading = useRef<AbortController>(undefined);
  useEffect(() => () => reading.current?.abort(), []);

  async function apply(pending: Typed) {
    reading.current?.abort();
    const { signal } = (reading.current = new AbortController());
    const text = await sourceText(pending.source);
    if (!editor || editor.isDestroyed) return;
    const print = (block: Node) => printAhead(block, options);
    const read = text.ok ? await finishInSlices(documentInSteps(editor.schema, text.value, print), signal) : undefined;
    // In between the source may have been typed on, or the document changed elsewhere.
    if (signal.aborted || editor.isDestroyed || editor.state.doc !== pending.document) return;
    if (read) {
      replaceDocument(editor, read.document);
      onRemoved(read.removed);
    }
    setTyped({
      source: pending.source,
      document: editor.state.doc,
      isPending: false,
      fault: text.ok ? undefined : text.fault,
    });
  }

  useEffect(() => {
    if (!current?.isPending) return undefined;
    const timer = setTimeout(() => void apply(current), SOURCE_PAUSE);
    return () => clearTimeout(timer);
    // A new function to apply with is no reason to wait anew.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [current]);

  return {
    isPending,
    fault: current?.fault,
    type: (source) => {
      reading.current?.abort();
      if (document) setTyped({ source, document, isPending: true, fault: undefined });
    },
    shown: (options) => {
      if (current) return current.source;
      return document ? toTextSource(printDocument(document, options), 'document.html') : '';
    },
    flush: () => {
      if (current?.isPending) void apply(current);
    },
  };
}
