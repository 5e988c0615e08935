import { useRef } from 'react';
import { useKitWords } from '../../i18n/context';
import { isEmptySource, type TextSource } from '../../lib/text-source';
import { useDraft } from '../../operations/use-draft';
import { Button } from '../../ui/button/button';
import { Stack } from '../../ui/layout/layout';
import { NoResult } from '../../ui/no-result/no-result';
import { Notes } from '../../ui/notes/notes';
import { TextInput, type FieldError, type TextInputHandle } from '../../ui/text-input/text-input';
import { Unfinished } from '../../ui/unfinished/unfinished';
import { restoredNotes } from './file-notes';
import type { RestoreFault } from './restore';
import { RestoredFile } from './restored-file';
import { useRestored } from './use-restored';
import { useWords } from './use-words';

/** A small picture, so that the example shows something. */
const EXAMPLE =
  'data:image/svg+xml;base64,PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciIHdpZHRoPSIxMjAiIGhlaWdodD0iMTIwIj48Y2lyY2xlIGN4PSI2MCIgY3k9IjYwIiByPSI1MCIgZmlsbD0iIzJmODBlZCIvPjwvc3ZnPg==';

/** Base64 or a data URI, typed, pasted or in a text file of any size, back to the file it was. */
export function DecodeTab({ onEncode }: { onEncode: (file: File) => void }) {
  const words = useWords();
  const kit = useKitWords();
  const [source, setSource] = useDraft<TextSource>('base64', '', {
    takes: ({ text, file, direction }) => (file && direction !== 'decode' ? undefined : text),
  });
  const [, setExtension] = useDraft<string>('extension', '');
  const input = useRef<TextInputHandle>(null);
  const file = typeof source === 'string' ? undefined : source;
  const run = useRestored(source);
  const restored = run.status === 'done' ? run.value : undefined;
  const change = (next: TextSource) => {
    setSource(next);
    // The extension that was written for another content does not fit this one.
    setExtension('');
  };
  const errorOf = (fault: RestoreFault): FieldError => {
    if (fault.code === 'unreadable') return { message: words.unreadable(file?.name ?? words.source) };
    const actions = file && (
      <Button size="small" onClick={() => onEncode(file)}>
        {words.encodeInstead}
      </Button>
    );
    return { message: words.fault(fault), at: 'at' in fault ? fault.at : undefined, actions };
  };

  return (
    <Stack>
      <TextInput
        ref={input}
        label={words.source}
        value={source}
        onChange={change}
        rows={6}
        placeholder={words.sourcePlaceholder}
        example={EXAMPLE}
        error={run.fault && errorOf(run.fault)}
      />
      <Unfinished run={run} />
      {run.fault ? <NoResult /> : null}
      {isEmptySource(source) ? <NoResult>{kit.resultHere}</NoResult> : null}
      {restored ? (
        <>
          {/* The ref is read when a note is pressed. */}
          {/* oxlint-disable-next-line react/refs */}
          <Notes items={restoredNotes(restored, words, file ? undefined : (at) => input.current?.goTo(at))} />
          <RestoredFile restored={restored} />
        </>
      ) : null}
    </Stack>
  );
}
