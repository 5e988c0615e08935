import type { FaultPlace } from '../document/document-fault';
import type { Dialect } from './dialect';
import type { Expansions, WordText } from './expansions';

/** One word, after quotes and escapes; `at` is where it began in the text (UTF-16 units). */
export interface Word {
  readonly text: WordText;
  readonly at: number;
}

/** The words of one simple command, and what it was told about files (`> log`). */
export interface ShellCommand {
  readonly words: readonly Word[];
  readonly redirections: readonly Word[];
  /** What a here-document or a here-string feeds to it, for programs of which it is read. */
  readonly input?: WordText;
  /** Signs that no shell takes as they were meant. */
  readonly oddities: readonly Oddity[];
  /** The line break that ended the command, if one did (UTF-16 units). */
  readonly brokenAt: number | undefined;
  /** From the first word to behind the last one, redirections included (UTF-16 units). */
  readonly start: number;
  readonly end: number;
  /** The sign that ended the command, such as `|` or `&&`, if one did. */
  readonly endedBy: Word | undefined;
  /** Whether what follows stands on its own, rather than behind that sign. */
  readonly endsLine: boolean;
}

/** What people write for others to read, as it stands in the text. */
export interface Oddity extends Word {
  readonly kind: 'placeholder' | 'typographic-quotes' | 'typographic-quote';
}

export interface SplitText {
  readonly commands: readonly ShellCommand[];
  readonly dialect: Dialect;
  readonly expansions: Expansions;
}

export type QuoteFault = { readonly code: 'unclosed-quote' } & FaultPlace;
