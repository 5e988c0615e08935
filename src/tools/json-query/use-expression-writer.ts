import { useState, type RefObject, type SyntheticEvent } from 'react';
import { inlineText, type TextSource } from '../../lib/text-source';
import { insertTyped } from '../../ui/insert-typed';
import type { TextInputHandle } from '../../ui/text-input/text-input';

/** Writes in the field of an expression as if it were typed, so that the browser's own undo takes it back. */
export interface ExpressionWriter {
  /** The caret, or what is chosen, in the expression. */
  readonly start: number;
  readonly end: number;
  /** Takes note of the caret. */
  readonly follow: (event: SyntheticEvent) => void;
  /** Writes in the place of a part. @default in the place of all */
  readonly write: (text: string, start?: number, end?: number) => void;
  /** Writes where the caret stands. */
  readonly insert: (text: string) => void;
}

export function useExpressionWriter(
  field: RefObject<TextInputHandle | null>,
  expression: TextSource,
  onChange: (expression: TextSource) => void,
): ExpressionWriter {
  const [caret, setCaret] = useState({ text: '', start: 0, end: 0 });
  const written = inlineText(expression);
  // What was not typed here has no caret in it yet.
  const { start, end } = caret.text === written ? caret : { start: written.length, end: written.length };
  const write = (text: string, from = 0, to = written.length) => {
    field.current?.goTo(from, to);
    // Where the field does not take it, such as one that holds a file.
    if (typeof expression !== 'string' || !insertTyped(text)) {
      onChange(written.slice(0, from) + text + written.slice(to));
    }
  };
  return {
    start,
    end,
    follow: ({ target }) => {
      if (!(target instanceof HTMLTextAreaElement)) return;
      setCaret({ text: target.value, start: target.selectionStart, end: target.selectionEnd });
    },
    write,
    insert: (text) => write(text, start, end),
  };
}
