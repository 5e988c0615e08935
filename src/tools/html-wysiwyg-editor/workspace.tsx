import { useEffect, useId, useRef, useState } from 'react';
import { highlightXmlLine } from '../../lib/xml/highlight-xml';
import { useOptions } from '../../operations/use-options';
import { Button } from '../../ui/button/button';
import { copyRichText } from '../../ui/copy/copy';
import { Panes, Stack } from '../../ui/layout/layout';
import { Notes } from '../../ui/notes/notes';
import { Options } from '../../ui/options/options';
import { Pane } from '../../ui/pane/pane';
import { makePart, usePart } from '../../ui/part';
import { Tabs } from '../../ui/tabs/tabs';
import { TextOutput } from '../../ui/text-output/text-output';
import { hasMacKeys } from '../../ui/has-mac-keys';
import { shownShortcut } from '../../ui/toolbar/shortcut';
import { Toolbar, type ToolbarHandle } from '../../ui/toolbar/toolbar';
import type { Dialog } from './dialogs';
import { documentNotes } from './document-notes';
import { textOf } from './editing/documents';
import { linkAtCursor } from './editing/selection';
import type { Command } from './editing/shortcuts';
import { editorOptions } from './options';
import { printDocument } from './printing/print-document';
import { history, toolbarGroups } from './toolbar-groups';
import { useDocument } from './use-document';
import { useWords } from './use-words';
import styles from './view.module.css';

/** Blocks beyond which only those in sight are laid out. */
const LONG = 500;

const dialogsPart = makePart(() => import('./dialogs'));
const sourcePart = makePart(() => import('./source-pane'));

/** Every line is whole in itself: no tag is broken. */
const highlight = (line: string) => highlightXmlLine(line);

/** The editor, its source and what comes out. A part of its own, since the libraries behind it are large. */
export function Workspace() {
  const words = useWords();
  const hintId = useId();
  const [options] = useOptions(editorOptions);
  const [view, setView] = useState<'visual' | 'source'>('visual');
  const [dialog, setDialog] = useState<Dialog>();
  const [element, setElement] = useState<HTMLElement | null>(null);
  const toolbar = useRef<ToolbarHandle>(null);
  const { editor, document, source, html, run, ...made } = useDocument(element, hintId, (command) => open(command));
  const dialogs = usePart(dialogsPart, dialog !== undefined);
  const sourcePane = usePart(sourcePart, view === 'source');
  useEffect(() => {
    // A dialog that closes gives the focus back, but not the selection.
    if (!dialog && editor?.view.hasFocus()) editor.view.focus();
  }, [dialog, editor]);

  function choose(next: 'visual' | 'source') {
    source.flush();
    setView(next);
  }

  function open(command: Command) {
    if (editor) setDialog(command === 'link' ? { command, link: linkAtCursor(editor) } : { command });
  }

  const making = editor && { words, editor, onCommand: open };
  const sourceView = sourcePane ? (
    <sourcePane.SourcePane source={source} options={options} history={making ? history(making) : []} />
  ) : (
    <Pane label={words.source} aria-busy>
      {null}
    </Pane>
  );
  return (
    <Stack>
      <Options
        schema={editorOptions}
        words={words.options}
        open={['layout', 'links', 'remember']}
        buttons={['layout', 'links']}
        after={
          <Button variant="quiet" size="small" icon="undo-2" onClick={made.reset}>
            {words.reset}
          </Button>
        }
      />
      <Tabs
        label={words.views}
        tabs={(['visual', 'source'] as const).map((id) => ({ id, label: words[id] }))}
        value={view}
        onChange={choose}
      />
      {/* While the document is read there is no toolbar, which would move all below it when it comes. */}
      <Panes className={styles.panes} data-awaited={making ? undefined : ''}>
        <Pane
          label={words.editor}
          hidden={view !== 'visual'}
          className={styles.editor}
          footer={made.counts ? <span>{words.counts(made.counts)}</span> : null}
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
        {view === 'source' ? sourceView : null}
        <Output document={document} html={html} run={run} />
      </Panes>
      <div role="status">
        <Notes items={documentNotes(words, made.removed, made.hasRemote)} />
      </div>
      {editor && dialog && dialogs ? (
        <dialogs.EditorDialog editor={editor} dialog={dialog} onClose={() => setDialog(undefined)} />
      ) : null}
    </Stack>
  );
}

type OutputProps = Pick<ReturnType<typeof useDocument>, 'document' | 'html' | 'run'>;

/** The document as clean HTML, or as rich text for another editor. */
function Output({ document, html, run }: OutputProps) {
  const words = useWords();
  const [options] = useOptions(editorOptions);
  const copyRich = () => {
    if (document) void copyRichText(printDocument(document, { ...options, layout: 'one-line' }), textOf(document));
  };
  return (
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
          onClick={copyRich}
        />
      }
    />
  );
}
