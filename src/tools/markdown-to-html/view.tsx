import { useRef, useState } from 'react';
import { indexLines } from '../../lib/large-text';
import { inlineText } from '../../lib/text-source';
import { highlightXmlLine } from '../../lib/xml/highlight-xml';
import { useOptions } from '../../operations/use-options';
import { Button } from '../../ui/button/button';
import { ConverterPanes, useConversion, type Places } from '../../ui/converter/converter';
import { copyRichText } from '../../ui/copy/copy';
import { later } from '../../ui/later';
import type { NoteItem } from '../../ui/notes/notes';
import { Options } from '../../ui/options/options';
import { ViewTabs } from '../../ui/tabs/view-tabs';
import { convert, markdownOptions } from './operations';
import type { RenderedMarkdown } from './render-markdown';
import { SAMPLE } from './sample';
import { useWords, type ToolWords } from './use-words';

const ACCEPT = '.md,.markdown,.mdown,.mkd,.txt,text/markdown,text/plain';

const Preview = later(async () => (await import('./preview')).Preview);

const highlight = (line: string) => highlightXmlLine(line);

/** Markdown left, right the document as one reads it or its HTML. */
export default function MarkdownToHtml() {
  const words = useWords();
  const [options] = useOptions(markdownOptions);
  const [view, setView] = useState<'preview' | 'html'>('preview');
  const conversion = useConversion(convert, options, { initial: SAMPLE });
  const { run, source } = conversion;
  const frame = useRef<HTMLIFrameElement>(null);
  const value = run.status === 'done' ? run.value : undefined;
  const canTake = value !== undefined && value.text !== '';
  const markdown = inlineText(source);
  return (
    <ConverterPanes
      {...conversion}
      inputLabel={words.input}
      outputLabel={words.result}
      placeholder={words.inputHint}
      accept={ACCEPT}
      example={SAMPLE}
      fileName="document.html"
      mimeType="text/html"
      highlight={highlight}
      optionRow={
        <Options
          schema={markdownOptions}
          words={words.options}
          open={['github', 'html', 'ids', 'contents', 'page']}
          buttons={['html']}
          off={options.contents ? ['ids'] : []}
        />
      }
      tabs={<ViewTabs words={words} views={['preview', 'html']} value={view} onChange={setView} />}
      body={({ pieces }) =>
        view === 'preview' && pieces.length > 0 ? (
          <Preview pieces={pieces} label={words.preview} frameRef={frame} />
        ) : undefined
      }
      notes={(rendered, places) => notesOf(words, rendered, { places, markdown, isPreview: view === 'preview' })}
      actions={
        <>
          {view === 'preview' ? (
            <Button
              size="small"
              variant="quiet"
              icon="format/printer"
              iconOnly
              aria-label={words.print}
              disabled={!canTake}
              onClick={() => frame.current?.contentWindow?.print()}
            />
          ) : null}
          <Button
            size="small"
            variant="quiet"
            icon="format/clipboard-type"
            iconOnly
            aria-label={words.copyRich}
            disabled={!canTake}
            onClick={() => {
              if (value) void copyRichText(value.body, markdown === '' ? value.body : markdown);
            }}
          />
        </>
      }
    />
  );
}

interface Shown {
  readonly places: Places;
  /** What is in the field; `''` for a file. */
  readonly markdown: string;
  readonly isPreview: boolean;
}

function notesOf(words: ToolWords, rendered: RenderedMarkdown, { places, markdown, isPreview }: Shown): NoteItem[] {
  const lines = rendered.notes.some(({ code }) => code === 'refused') ? indexLines(markdown) : undefined;
  const notes = rendered.notes.map((note): NoteItem => {
    const kind = note.code === 'front-matter' || note.code === 'shown-tags' ? 'info' : 'warning';
    const message = words.note(note);
    if (note.code !== 'refused' || note.line === undefined) return { kind, message };
    return {
      kind,
      message,
      where: words.line(note.line),
      onGo: places.toInput(lines?.[note.line - 1] ?? 0),
    };
  });
  const { remotePictures, isPreviewCut } = rendered;
  if (isPreview && isPreviewCut) notes.unshift({ kind: 'info', message: words.previewCut });
  if (isPreview && remotePictures > 0) notes.push({ kind: 'info', message: words.remotePictures(remotePictures) });
  return notes;
}
