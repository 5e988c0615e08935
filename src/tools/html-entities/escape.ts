import { findLoneSurrogate, replaceLoneSurrogates } from '../../lib/lone-surrogate';

/** `every` writes all characters as entities, the others only what must not stand, or not stand outside ASCII. */
export const MODES = ['minimal', 'names', 'decimal', 'hexadecimal', 'every'] as const;
export type Mode = (typeof MODES)[number];
/** How `every` writes a character; names only where there are some. */
export const FORMS = ['decimal', 'hexadecimal', 'names'] as const;
export type Form = (typeof FORMS)[number];
/** `&#39;`, which every HTML knows, or `&apos;`, which XML and HTML 5 know. */
export const APOSTROPHES = ['number', 'name'] as const;

export interface EscapeSettings {
  readonly mode: Mode;
  readonly everyAs: Form;
  readonly apostrophe: (typeof APOSTROPHES)[number];
  readonly keepExisting: boolean;
}

/** The tables that only some settings need. */
export interface Tables {
  readonly names?: typeof import('./names');
  readonly references?: typeof import('./references');
}

export interface Escaped {
  readonly text: string;
  /** Entities written. */
  readonly count: number;
  /** Entities that stood there already and were left alone. */
  readonly keptCount: number;
  /** UTF-16 offset of the first surrogate without its other half; it was written as U+FFFD. */
  readonly loneSurrogateAt?: number;
  /** Characters that no entity can stand for, each once, at most ten; they stand as they are. */
  readonly unwritable: readonly number[];
}

const MARKUP: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const PATTERNS = { minimal: /[&<>"']/g, beyondAscii: /[&<>"']|[^\0-\x7F]+/g, every: /&|[^&]+/g };
/** Longer runs are taken in parts, so that progress can be told. */
const RUN = 50_000;
const UNWRITABLE_SHOWN = 10;
/** Numbers in 128–159 that HTML reads as themselves and not as windows-1252. */
const UNMAPPED = new Set([0x81, 0x8d, 0x8f, 0x90, 0x9d]);

/** Whether the number of a character, written as a reference, is read as another character. */
function isMisread(codePoint: number): boolean {
  return codePoint === 0 || (codePoint >= 0x80 && codePoint <= 0x9f && !UNMAPPED.has(codePoint));
}

/** Writes text so that HTML and XML show it as it is. Whatever the mode, unescaping gives the text back. */
export function escapeText(
  text: string,
  settings: EscapeSettings,
  { names, references }: Tables,
  progress: (done: number, total: number) => void,
): Escaped {
  const { mode, keepExisting } = settings;
  const loneSurrogateAt = findLoneSurrogate(text);
  const source = loneSurrogateAt < 0 ? text : replaceLoneSurrogates(text);
  const pattern = mode === 'minimal' ? PATTERNS.minimal : mode === 'every' ? PATTERNS.every : PATTERNS.beyondAscii;
  const readReference = keepExisting ? references?.createReader('strict') : undefined;
  const writer = new Writer(settings, names);
  const parts: string[] = [];
  let keptCount = 0;
  let done = 0;
  pattern.lastIndex = 0;
  for (let match = pattern.exec(source); match; match = pattern.exec(source)) {
    const [run] = match;
    const existing = run === '&' ? readReference?.(source, match.index) : undefined;
    if (existing) {
      keptCount++;
      pattern.lastIndex = match.index + existing.length;
      continue;
    }
    parts.push(source.slice(done, match.index));
    for (let from = 0; from < run.length;) {
      const to = endOfPart(run, from);
      parts.push(writer.write(run.slice(from, to)));
      from = to;
      progress(match.index + to, source.length);
    }
    done = pattern.lastIndex;
  }
  parts.push(source.slice(done));
  return {
    text: parts.join(''),
    count: writer.count,
    keptCount,
    ...(loneSurrogateAt >= 0 && { loneSurrogateAt }),
    unwritable: [...writer.unwritable],
  };
}

/** Never between the halves of a pair, nor before a character that may share a name with the one in front of it. */
function endOfPart(run: string, from: number): number {
  let to = Math.min(run.length, from + RUN);
  while (to < run.length && to > from + 1 && /[\p{M}\p{Cf}\uDC00-\uDFFF]/u.test(run.charAt(to))) to--;
  return to;
}

function formOf({ mode, everyAs }: EscapeSettings): Form {
  if (mode === 'every') return everyAs;
  return mode === 'hexadecimal' || mode === 'names' ? mode : 'decimal';
}

class Writer {
  count = 0;
  readonly unwritable = new Set<number>();
  private readonly known = new Map<number, string>();
  private readonly form: Form;
  private readonly settings: EscapeSettings;
  private readonly names: Tables['names'];

  constructor(settings: EscapeSettings, names: Tables['names']) {
    this.settings = settings;
    this.names = names;
    this.form = formOf(settings);
  }

  /** A run of characters that all are to be written as entities. */
  write(run: string): string {
    const isMarkup = this.settings.mode !== 'every' && run.charCodeAt(0) < 0x80;
    if (isMarkup) {
      this.count++;
      return this.markup(run);
    }
    if (this.settings.mode === 'names') return this.namedRun(run);
    let written = '';
    for (const character of run) written += this.character(character.codePointAt(0) ?? 0, character);
    return written;
  }

  private markup(character: string): string {
    return MARKUP[character] ?? (this.settings.apostrophe === 'name' ? '&apos;' : '&#39;');
  }

  private namedRun(run: string): string {
    return run.replace(/[\x80-\x9F]+|[^\x80-\x9F]+/g, (piece) => {
      if (piece.charCodeAt(0) <= 0x9f) {
        return Array.from(piece, (character) => this.character(character.charCodeAt(0), character)).join('');
      }
      const named = this.names?.nameRun(piece) ?? piece;
      this.count += named.split(';').length - 1;
      return named;
    });
  }

  private character(codePoint: number, character: string): string {
    const known = this.known.get(codePoint);
    if (known !== undefined) {
      if (known !== character) this.count++;
      return known;
    }
    const written = isMisread(codePoint) ? character : this.reference(codePoint, character);
    this.known.set(codePoint, written);
    if (written !== character) this.count++;
    else if (this.unwritable.size < UNWRITABLE_SHOWN) this.unwritable.add(codePoint);
    return written;
  }

  private reference(codePoint: number, character: string): string {
    if (this.form === 'hexadecimal') return `&#x${codePoint.toString(16).toUpperCase()};`;
    const named = this.form === 'names' ? this.named(character) : undefined;
    return named ?? `&#${codePoint};`;
  }

  private named(character: string): string | undefined {
    if (character === "'" || character in MARKUP) return this.markup(character);
    return this.names?.nameOf(character);
  }
}
