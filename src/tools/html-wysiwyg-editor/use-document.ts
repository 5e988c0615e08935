import type { Node } from '@tiptap/pm/model';
import { useEffect, useMemo, useState } from 'react';
import type { TextSource } from '../../lib/text-source';
import { useDraft } from '../../operations/use-draft';
import { useHandedOver } from '../../operations/use-handed-over';
import { useOperation } from '../../operations/use-operation';
import { useOptions } from '../../operations/use-options';
import { showToast } from '../../ui/toast/toast';
import { useSettled } from '../../ui/use-settled';
import { documentInSteps, hasRemotePicture, replaceDocument, textOf } from './editing/documents';
import type { Command } from './editing/shortcuts';
import { useRichEditor } from './editing/use-rich-editor';
import { count } from './operations';
import { editorOptions } from './options';
import { printAhead, printDocument, STORED } from './printing/print-document';
import { finish } from './reading/read-html';
import type { Removed } from './removed';
import { SAMPLE, storedDocument } from './stored-document';
import { SOURCE_PAUSE, useSource } from './use-source';
import { useWords } from './use-words';

/** The document rests so much longer, in milliseconds, before it is counted and stored. */
const SAVE_PAUSE = 300;
const NO_DRAFT = { html: null };
const nothing = () => undefined;

/**
 * The document in an editor, and all that is made of it: its HTML, its source and what there is to say of it.
 * @param element where the editor stands
 * @param hintId the id of what describes it
 */
export function useDocument(element: HTMLElement | null, hintId: string, onCommand: (command: Command) => void) {
  const words = useWords();
  const [options] = useOptions(editorOptions);
  const [draft, setDraft] = useDraft<{ html: string | null }>('document', NO_DRAFT);
  const [removed, setRemoved] = useState<Removed>();
  const rich = useRichEditor(element, {
    initialHtml: () => draft.html ?? (options.remember ? storedDocument.get() : null) ?? SAMPLE,
    placeholder: words.placeholder,
    label: words.editor,
    hintId,
    onBlock: (block) => printAhead(block, options),
    onPasted: setRemoved,
    onCommand,
    onLeave: (left) => save(left, options.remember, setDraft),
  });
  const { editor, document } = rich ?? {};
  const source = useSource(editor, document, setRemoved, options);
  // Put in the place of the document, which can be undone, as soon as there is an editor.
  const [given, setGiven] = useState<TextSource>();
  useHandedOver(({ text }) => setGiven(text));
  if (document && given !== undefined) {
    source.type(typeof given === 'string' ? asHtml(given) : given);
    setGiven(undefined);
  }
  const settled = useSettled(document, SOURCE_PAUSE);
  const html = useMemo(() => (settled ? printDocument(settled, options) : ''), [settled, options]);
  // What nobody waits for comes later, so that a long document is not worked on by all at once.
  const rested = useSettled(settled, SAVE_PAUSE);
  const text = useMemo(() => (rested ? textOf(rested) : ''), [rested]);
  const counts = useOperation(count, { text }, {}).value;
  const hasRemote = useMemo(() => rested !== undefined && hasRemotePicture(rested), [rested]);
  useEffect(() => {
    if (rested) save(rested, options.remember, setDraft);
  }, [rested, options.remember, setDraft]);

  const isBusy = document === undefined || document !== settled || source.isPending;
  const working = isBusy ? ('busy' as const) : ('done' as const);
  const status = source.fault ? ('fault' as const) : working;
  const run = { status, stale: isBusy, cancel: nothing, retry: nothing };

  /** Puts the sample in the place of the document. */
  function reset() {
    if (!editor) return;
    replaceDocument(editor, finish(documentInSteps(editor.schema, SAMPLE)).document);
    setRemoved(undefined);
    showToast({
      message: words.wasReset,
      action: { label: words.undo, onAction: () => void (editor.isDestroyed || editor.commands.undo()) },
    });
  }
  return { editor, document, source, html, run, counts, removed, hasRemote, reset };
}

/** A text as HTML: each line of one without tags is a paragraph. */
function asHtml(text: string): string {
  if (/<[a-z!/]/i.test(text)) return text;
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return escaped.replace(/^.*$/gm, '<p>$&</p>');
}

/** Keeps the document for this page's life, and between visits if that is wanted. */
function save(document: Node, isRemembered: boolean, setDraft: (draft: { html: string | null }) => void): void {
  const html = printDocument(document, STORED);
  setDraft({ html });
  if (isRemembered && html !== SAMPLE) storedDocument.set(html);
  else storedDocument.remove();
}
