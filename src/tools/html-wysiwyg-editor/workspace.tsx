import type { Node } from '@tiptap/pm/model';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { highlightXmlLine } from '../../lib/xml/highlight-xml';
import { useDraft } from '../../operations/use-draft';
import { useOperation } from '../../operations/use-operation';
import { useOptions } from '../../operations/use-options';
import { Button } from '../../ui/button/button';
import { copyRichText } from '../../ui/copy/copy';
import { Panes, Stack } from '../../ui/layout/layout';
import { Pane } from '../../ui/pane/pane';
import { makePart, usePart } from '../../ui/part';
import { Tabs } from '../../ui/tabs/tabs';
import { TextOutput } from '../../ui/text-output/text-output';
import { showToast } from '../../ui/toast/toast';
import { hasMacKeys, shownShortcut } from '../../ui/toolbar/shortcut';
import { Toolbar, type ToolbarHandle } from '../../ui/toolbar/toolbar';
import { useSettled } from '../../ui/use-settled';
import type { Dialog } from './dialogs';
import { DocumentNotes } from './document-notes';
import { documentInSteps, hasRemotePicture, replaceDocument, textOf } from './editing/documents';
import { linkAtCursor } from './editing/selection';
import type { Command } from './editing/shortcuts';
import { useRichEditor } from './editing/use-rich-editor';
import { count } from './operations';
import { editorOptions } from './options';
import { OutputOptions } from './output-options';
import { printDocument } from './printing/print-document';
import { finish } from './reading/read-html';
import type { Removed } from './removed';
import { SAMPLE, storedDocument } from './stored-document';
import { history, toolbarGroups } from './toolbar-groups';
import { SOURCE_PAUSE, useSource } from './use-source';
import { useWords } from './use-words';
import styles from './view.module.css';

const dialogsPart = makePart(() => import('./dialogs'));
const sourcePart = makePart(() => import('./source-pane'));

/** Every line is whole in itself: no tag is broken. */
const highlight = (line: string) => highlightXmlLine(line);

/** The editor, its source and what comes out. A part of its own, since the libraries behind it are large. */
export function Workspace() {
  const words = useWords();
  const hintId = useId();
  const [options, setOptions] = useOptions(editorOptions);
  const [draft, setDraft] = useDraft<{ html: string | null }>('document', NO_DRAFT);
  const [view, setView] = useState<'visual' | 'source'>('visual');
  const [dialog, setDialog] = useState<Dialog>();
  const [removed, setRemoved] = useState<Removed>();
  const [element, setElement] = useState<HTMLElement | null>(null);
  const toolbar = useRef<ToolbarHandle>(null);
  const rich = useRichEditor(element, {
    initialHtml: () => draft.html ?? (options.remember ? storedDocument.get() : null) ?? SAMPLE,
    placeholder: words.placeholder,
    label: words.editor,
    hintId,
    onPasted: setRemoved,
    onCommand: (command) => open(command),
    onLeave: (left) => save(left, options.remember, setDraft),
  });
  const { editor, document } = rich ?? {};
  const dialogs = usePart(dialogsPart, dialog !== undefined);
  const sourcePane = usePart(sourcePart, view === 'source');
  const source = useSource(editor, document, setRemoved);
  const settled = useSettled(document, SOURCE_PAUSE);
  const html = useMemo(() => (settled ? printDocument(settled, options) : ''), [settled, options]);
  // What nobody waits for comes later, so that a long document is not worked on by all at once.
  const rested = useSettled(settled, SAVE_PAUSE);
  const text = useMemo(() => (rested ? textOf(rested) : ''), [rested]);
  const counts = useOperation(count, { text }, {});
  const hasRemote = useMemo(() => rested !== undefined && hasRemotePicture(rested), [rested]);
  useEffect(() => {
    if (rested) save(rested, options.remember, setDraft);
  }, [rested, options.remember, setDraft]);
  useEffect(() => {
    // A dialog that closes gives the focus back, but not the selection.
    if (!dialog && editor?.view.hasFocus()) editor.view.focus();
  }, [dialog, editor]);

  const isBusy = document === undefined || document !== settled || source.isPending;
  const run = {
    status: source.fault ? ('fault' as const) : isBusy ? ('busy' as const) : ('done' as const),
    stale: isBusy,
    cancel: nothing,
    retry: nothing,
  };

  function choose(next: 'visual' | 'source') {
    source.flush();
    setView(next);
  }

  function open(command: Command) {
    if (editor) setDialog(command === 'link' ? { command, link: linkAtCursor(editor) } : { command });
  }

  function reset() {
    if (!editor) return;
    replaceDocument(editor, finish(documentInSteps(editor.schema, SAMPLE)).document);
    setRemoved(undefined);
    showToast({
      message: words.wasReset,
      action: { label: words.undo, onAction: () => void (editor.isDestroyed || editor.commands.undo()) },
    });
  }

  const making = editor && { words, editor, onCommand: open };
  return (
    <Stack>
      <OutputOptions options={options} onChange={setOptions} onReset={reset} />
      <Tabs
        label={words.views}
        tabs={[
          { id: 'visual', label: words.visual },
          { id: 'source', label: words.source },
        ]}
        value={view}
        onChange={choose}
      />
      <Panes className={styles.panes}>
        <Pane
          label={words.editor}
          hidden={view !== 'visual'}
          className={styles.editor}
          footer={counts.value ? <span>{words.counts(counts.value)}</span> : null}
        >
          {making ? <Toolbar ref={toolbar} label={words.toolbar} groups={toolbarGroups(making)} /> : null}
          {/* Escape leads to the toolbar, since Tab has a meaning in lists and tables. */}
          {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
          <div
            ref={setElement}
            className={styles.surface}
            data-long={document && document.childCount > LONG ? '' : undefined}
            onKeyDown={(event) => {
              if (event.key === 'Escape') toolbar.current?.focus();
            }}
          />
          <p id={hintId} className={styles.hint}>
            {words.editorHint(shownShortcut('Mod-Shift-v', hasMacKeys()))}
          </p>
        </Pane>
        {view === 'source' && sourcePane ? (
          <sourcePane.SourcePane source={source} options={options} history={making ? history(making) : []} />
        ) : view === 'source' ? (
          <Pane label={words.source} aria-busy>
            {null}
          </Pane>
        ) : null}
        <TextOutput
          label={words.output}
          run={run}
          text={html}
          fileName="document.html"
          mimeType="text/html"
          highlight={highlight}
          empty={<span>{words.outputEmpty}</span>}
          actions={
            <Button
              size="small"
              variant="quiet"
              icon="format/clipboard-type"
              iconOnly
              aria-label={words.copyRich}
              disabled={run.status !== 'done' || html === ''}
              onClick={() => {
                if (document)
                  void copyRichText(printDocument(document, { ...options, layout: 'one-line' }), textOf(document));
              }}
            />
          }
        />
      </Panes>
      <DocumentNotes removed={removed} hasRemotePicture={hasRemote} />
      {editor && dialog && dialogs ? (
        <dialogs.EditorDialog
          editor={editor}
          dialog={dialog}
          onClose={() => setDialog(undefined)}
          links={options.links}
          onLinks={(links) => setOptions({ links })}
        />
      ) : null}
    </Stack>
  );
}

/** The document rests so much longer, in milliseconds, before it is counted and stored. */
const SAVE_PAUSE = 300;
/** Blocks beyond which only those in sight are laid out. */
const LONG = 500;
const NO_DRAFT = { html: null };
const nothing = () => undefined;

/** Keeps the document for this page's life, and between visits if that is wanted. */
function save(document: Node, isRemembered: boolean, setDraft: (draft: { html: string | null }) => void): void {
  const html = printDocument(document, { layout: 'one-line', links: 'plain' });
  setDraft({ html });
  if (isRemembered && html !== SAMPLE) storedDocument.set(html);
  else storedDocument.remove();
}
