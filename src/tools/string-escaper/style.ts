import type { Style } from './dialect';
import type { DialectId } from './dialects';

export const AMOUNTS = ['needed', 'every'] as const;

/** What the page asks for when a text is written. */
export interface EscapeSettings {
  readonly language: DialectId;
  readonly quotes: boolean;
  readonly ascii: boolean;
  readonly amount: (typeof AMOUNTS)[number];
  readonly html: boolean;
  readonly perLine: boolean;
  /** No literal is longer, where several may be one text; 0 is no limit. */
  readonly width: number;
}

export function styleOf({ quotes, ascii, amount, html }: EscapeSettings): Style {
  return { quotes, ascii, every: amount === 'every', html };
}

/** The least that a literal needs with its quotes and an escape or two. */
export const LEAST_WIDTH = 20;
export const MOST_WIDTH = 1000;

const LINE_BREAK = /\r\n|\r|\n/;

export function linesOf(text: string): readonly string[] {
  return text.split(LINE_BREAK);
}
