import type { ClipboardEvent, KeyboardEvent, Ref } from 'react';
import styles from './text-input.module.css';
import type { useTextSource } from './use-text-source';

interface TypedTextProps {
  id: string;
  label: string;
  typed: string;
  edits: ReturnType<typeof useTextSource>;
  /** Of what says what is wrong, if something is. */
  errorId: string | undefined;
  rows: number | undefined;
  placeholder: string | undefined;
  spellCheck: boolean;
  autoFocus: boolean | undefined;
  onSubmit: (() => void) | undefined;
  ref: Ref<HTMLTextAreaElement>;
}

/** The text itself, where it can be edited. */
export function TypedText({
  id,
  label,
  typed,
  edits,
  errorId,
  rows,
  placeholder,
  spellCheck,
  autoFocus,
  onSubmit,
  ref,
}: TypedTextProps) {
  return (
    <textarea
      ref={ref}
      id={id}
      className={styles.area}
      aria-label={label}
      aria-invalid={errorId ? true : undefined}
      aria-describedby={errorId}
      value={typed}
      rows={rows}
      placeholder={placeholder}
      spellCheck={spellCheck}
      autoCapitalize="off"
      autoComplete="off"
      autoCorrect="off"
      // Asked for by the page, where the text is what one comes for.
      // oxlint-disable-next-line jsx-a11y/no-autofocus
      autoFocus={autoFocus}
      onChange={(event) => edits.type(event.target.value)}
      onPaste={(event) => takePaste(event, edits)}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || !onSubmit) return;
        event.preventDefault();
        onSubmit();
      }}
    />
  );
}

/** Pasted files are opened; a paste that the textarea would not keep as it is does not come to it. */
function takePaste(event: ClipboardEvent<HTMLTextAreaElement>, edits: ReturnType<typeof useTextSource>): void {
  const text = event.clipboardData.getData('text/plain');
  const file = event.clipboardData.files[0];
  if (text === '' && file) {
    event.preventDefault();
    void edits.open(file);
    return;
  }
  if (edits.pasteHtml(event.clipboardData.getData('text/html'), text)) {
    event.preventDefault();
    return;
  }
  const { selectionStart, selectionEnd } = event.currentTarget;
  if (edits.pasteOver(text, selectionStart, selectionEnd)) event.preventDefault();
}
