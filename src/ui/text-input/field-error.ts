import type { ReactNode } from 'react';
import { excerptWithCaret } from '../../lib/excerpt';
import type { Act } from '../button/act-buttons';
import { offsetOf, positionAt, type Position } from '../../lib/large-text';

/** What is wrong with an input, and where. */
export interface FieldError {
  readonly message: ReactNode;
  /** Offset in the text, in UTF-16 units. */
  readonly at?: number | undefined;
  /** From 1. Needed only where `at` is not known, or where the text is a file. */
  readonly line?: number | undefined;
  /** From 1, in code points. */
  readonly column?: number | undefined;
  /** The line with a caret under the place; made from the text when it is at hand. */
  readonly excerpt?: string | undefined;
  /** What else can be done about it, such as a repair. */
  readonly acts?: readonly Act[];
  /** The same as links or words. */
  readonly actions?: ReactNode;
}

/** Where an error is, as far as the error and the text tell. `text` is undefined when it is a file. */
export interface ErrorPlace {
  readonly position: Partial<Position> & { readonly line: number };
  readonly offset: number | undefined;
  readonly excerpt: string | undefined;
}

/** Completes what the error says with what the text tells: position, offset and excerpt. */
export function placeOf({ at, line, column, excerpt }: FieldError, text: string | undefined): ErrorPlace | undefined {
  if (text === undefined) {
    if (line === undefined) return undefined;
    return { position: column === undefined ? { line } : { line, column }, offset: undefined, excerpt };
  }
  const offset = at ?? (line === undefined ? undefined : offsetOf(text, { line, column: column ?? 1 }));
  if (offset === undefined) return undefined;
  const found = positionAt(text, offset);
  return {
    position: { line: line ?? found.line, column: column ?? found.column },
    offset,
    excerpt: excerpt ?? excerptWithCaret(text, offset),
  };
}
