import type { ReactNode, RefObject } from 'react';
import { useKitWords } from '../../i18n/context';
import { isEmptySource, type TextSource } from '../../lib/text-source';
import { Button } from '../button/button';
import { ExampleButton, type Example } from './example-button';
import type { useTextSource } from './use-text-source';

interface InputActionsProps {
  value: TextSource;
  edits: ReturnType<typeof useTextSource>;
  /** Picks a file; other buttons press it, too. */
  picker: RefObject<HTMLInputElement | null>;
  accept: string | undefined;
  example: string | readonly Example[] | undefined;
  /** Whether the examples can be left to another field where there is little room. */
  isDerived: boolean;
  /** Buttons behind these. */
  children: ReactNode;
}

/** The buttons of a text input: what else there is than typing. */
export function InputActions({ value, edits, picker, accept, example, isDerived, children }: InputActionsProps) {
  const words = useKitWords();
  return (
    <>
      {edits.undo ? (
        <Button size="small" variant="quiet" icon="undo-2" iconOnly aria-label={words.undo} onClick={edits.undo} />
      ) : null}
      <Button
        size="small"
        variant="quiet"
        icon="folder-open"
        iconOnly
        aria-label={words.openFile}
        onClick={() => picker.current?.click()}
      />
      {canReadClipboard() ? (
        <Button
          size="small"
          variant="quiet"
          icon="clipboard-paste"
          iconOnly
          aria-label={words.paste}
          onClick={() => void edits.paste()}
        />
      ) : null}
      {example === undefined ? null : <ExampleButton example={example} isSpare={isDerived} onPick={edits.replace} />}
      <Button
        size="small"
        variant="quiet"
        icon="x"
        iconOnly
        aria-label={words.clearText}
        disabled={isEmptySource(value)}
        onClick={() => edits.replace('')}
      />
      {children}
      <input
        ref={picker}
        type="file"
        hidden
        aria-label={words.openFile}
        accept={accept}
        onChange={(event) => {
          const file = event.target.files?.[0];
          if (file) void edits.open(file);
          // The same file may be picked again.
          event.target.value = '';
        }}
      />
    </>
  );
}

/** Only over https and localhost is there a clipboard to read, and not in every browser. */
function canReadClipboard(): boolean {
  return typeof navigator !== 'undefined' && typeof navigator.clipboard?.readText === 'function';
}
