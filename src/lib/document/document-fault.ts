import { excerptWithCaret } from '../excerpt';
import { positionsOf } from '../text-positions';

/** Where a text could not be read: UTF-16 offset, line and column from 1, and the line with a caret below it. */
export interface FaultPlace {
  readonly at: number;
  readonly line: number;
  readonly column: number;
  readonly excerpt: string;
}

/** Faults that all readers of structured texts share. */
export type DocumentFault =
  | { readonly code: 'too-large'; readonly bytes: number; readonly limit: number }
  | ({ readonly code: 'too-deep'; readonly limit: number } & FaultPlace);

/** Texts above this many bytes of UTF-8 are refused by the converters. */
export const CONVERTER_SIZE_LIMIT = 20 * 1024 * 1024;

/** The place of an offset in a text, for a fault. */
export function placeOf(text: string, offset: number): FaultPlace {
  const [position] = positionsOf(text, [offset]);
  return {
    at: offset,
    line: position?.line ?? 1,
    column: position?.column ?? 1,
    excerpt: excerptWithCaret(text, offset),
  };
}
