import { useRef } from 'react';
import { isEmptySource, type TextSource } from '../../lib/text-source';
import { useDraft } from '../../operations/use-draft';
import { useOperation, type Run } from '../../operations/use-operation';
import { Button } from '../../ui/button/button';
import { Stack } from '../../ui/layout/layout';
import { Notes, type NoteItem } from '../../ui/notes/notes';
import { TextInput, type FieldError, type TextInputHandle } from '../../ui/text-input/text-input';
import { Unfinished } from '../../ui/unfinished/unfinished';
import { decode, decodeFile } from './operations';
import type { Restored, RestoreFault } from './restore';
import { RestoredFile } from './restored-file';
import { type ToolWords, useWords } from './use-words';

/** A small picture, so that the example shows something. */
const EXAMPLE =
  'data:image/svg+xml;base64,PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciIHdpZHRoPSIxMjAiIGhlaWdodD0iMTIwIj48Y2lyY2xlIGN4PSI2MCIgY3k9IjYwIiByPSI1MCIgZmlsbD0iIzJmODBlZCIvPjwvc3ZnPg==';

const NO_FILE = new File([], '');

/** Base64 or a data URI, typed, pasted or in a text file of any size, back to the file it was. */
export function DecodeTab({ onEncode }: { onEncode: (file: File) => void }) {
  const words = useWords();
  const [source, setSource] = useDraft<TextSource>('base64', '', { takes: 'text' });
  const [, setExtension] = useDraft<string>('extension', '');
  const input = useRef<TextInputHandle>(null);
  const isFile = typeof source !== 'string';
  const isEmpty = isEmptySource(source);
  const ofText = useOperation(decode, { text: isFile ? '' : source }, {}, { enabled: !isFile && !isEmpty });
  const ofFile = useOperation(decodeFile, { file: isFile ? source : NO_FILE }, {}, { enabled: isFile && !isEmpty });
  const run: Run<Restored, RestoreFault> = isFile ? ofFile : ofText;
  const restored = run.status === 'done' ? run.value : undefined;

  return (
    <Stack>
      <TextInput
        ref={input}
        label={words.source}
        value={source}
        onChange={(next) => {
          setSource(next);
          // The extension that was written for another content does not fit this one.
          setExtension('');
        }}
        rows={6}
        placeholder={words.sourcePlaceholder}
        example={EXAMPLE}
        error={run.status === 'fault' && run.fault ? errorOf(words, run.fault, source, onEncode) : undefined}
      />
      <Unfinished run={run} />
      {restored ? (
        <>
          {/* The ref is read when a note is pressed. */}
          {/* oxlint-disable-next-line react/refs */}
          <Notes items={notesOf(words, restored, isFile ? undefined : (at) => input.current?.goTo(at))} />
          <RestoredFile restored={restored} />
        </>
      ) : null}
    </Stack>
  );
}

function errorOf(
  words: ToolWords,
  fault: RestoreFault,
  source: TextSource,
  onEncode: (file: File) => void,
): FieldError {
  if (fault.code === 'unreadable') {
    return { message: words.unreadable(typeof source === 'string' ? words.source : source.name) };
  }
  const at = 'at' in fault ? { at: fault.at } : {};
  const actions =
    typeof source === 'string' ? undefined : (
      <Button size="small" onClick={() => onEncode(source)}>
        {words.encodeInstead}
      </Button>
    );
  return { message: words.fault(fault), ...at, actions };
}

function notesOf(words: ToolWords, restored: Restored, goTo: ((at: number) => void) | undefined): NoteItem[] {
  const { type, file, notes } = restored;
  const items = notes.map((note): NoteItem => ({
    kind: 'warning',
    message: words.note(note),
    where: words.atPosition(note.at + 1),
    ...(goTo && { onGo: () => goTo(note.at) }),
  }));
  if (type.conflict) {
    items.unshift({ kind: 'warning', message: words.conflict(type.conflict.declared, type.conflict.detected) });
  }
  if (file.size === 0) items.push({ kind: 'warning', message: words.empty });
  return items;
}
