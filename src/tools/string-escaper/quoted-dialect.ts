import type { Dialect, Named, Style, Unheld } from './dialect';
import type { EscapeReading } from './read-escapes';
import { readLiterals, type LiteralReading } from './read-literals';
import { writeEscapes, type EscapeWriting } from './write-escapes';

// oxlint-disable-next-line no-control-regex -- it is what is looked for
export const NUL: readonly [Unheld, RegExp] = ['nul', /\0/];
export const HALVES: readonly [Unheld, RegExp] = ['surrogate', /\p{Surrogate}/u];

export interface QuotedDialect {
  readonly open: string;
  /** @default the last character of what begins it */
  readonly close?: string;
  readonly writing: EscapeWriting;
  readonly reading: LiteralReading | ((named: Named | undefined) => LiteralReading);
  readonly refuses?: readonly (readonly [Unheld, RegExp])[];
  readonly joint?: string;
  readonly around?: readonly [string, string];
  /** Beside the quotes. @default those that numbers make possible */
  readonly styles?: readonly (keyof Style)[];
}

const NUMBERED: readonly (keyof Style)[] = ['ascii', 'every'];

/** A language whose literals have escapes. */
export function quotedDialect(given: QuotedDialect): Dialect {
  const { open, close = open.slice(-1), writing, reading, refuses = [], joint, around } = given;
  const styles = given.styles ?? (writing.number ? NUMBERED : []);
  return {
    write: (text, style) => {
      const body = writeEscapes(text, style, writing);
      return style.quotes ? `${open}${body}${close}` : body;
    },
    read: (source, named) => readLiterals(source, typeof reading === 'function' ? reading(named) : reading),
    refuses,
    styles: ['quotes', ...styles],
    ...(joint !== undefined && { joint }),
    ...(around && { around }),
  };
}

/** Between two literals of a language that adds them with a sign. */
export const JOINED_BY_PLUS = /\s*\+\s*/y;
export const JOINED_BY_BLANKS = /\s*/y;

/** Two or four digits, and so on. */
export const exactly = (count: number) => ({ least: count, most: count });

export const reader = (
  literals: LiteralReading['literals'],
  bare: EscapeReading,
  joint: RegExp = JOINED_BY_PLUS,
): LiteralReading => ({ literals, bare, joint });
