import { kindOf, type Kind, type Why } from './kinds';
import type { Detail } from './listener';

/** What is taken out or replaced. */
export interface Cleaning {
  readonly kinds: Readonly<Record<Kind, boolean>>;
  /** Ideographic spaces that nothing explains become plain ones. */
  readonly wide: boolean;
  readonly softHyphens: boolean;
  /** The byte order mark at the beginning. */
  readonly mark: boolean;
  readonly nfc: boolean;
}

/** What each quote and dash is in ASCII. */
const PLAIN: Readonly<Record<string, string>> = {
  ...Object.fromEntries([...'\u2010\u2011\u2012\u2013\u2014\u2015\u2212'].map((dash) => [dash, '-'])),
  ...Object.fromEntries([...'“”„‟«»'].map((quote) => [quote, '"'])),
  ...Object.fromEntries([...'‘’‚‛‹›'].map((quote) => [quote, "'"])),
  '。': '.',
  '、': ',',
};

type Edit = [at: number, end: number, text: string];

/** What stands for a find in the cleaned text; undefined where it stays. */
function replacementOf(why: Why, found: string, cleaning: Cleaning): string | undefined {
  switch (why) {
    case 'mark':
      return cleaning.mark ? '' : undefined;
    case 'soft-hyphen':
      return cleaning.softHyphens ? '' : undefined;
    case 'wide':
      return cleaning.wide ? ' ' : undefined;
    case 'no-break':
    case 'odd-space':
      return ' ';
    case 'line':
      return '\n';
    case 'compatibility':
    case 'ligature':
    case 'punctuation':
      return PLAIN[found] ?? found.normalize('NFKC');
    case 'quote':
    case 'dash':
      return PLAIN[found];
    default:
      return '';
  }
}

/** The pieces of a text that are joined at once. */
const MOST_PIECES = 8192;

/** Makes the cleaned text while another goes through the text. */
export class Cleaner {
  /** How many places were changed. */
  changes = 0;
  private pending: Edit[] = [];
  private pieces: string[] = [];
  private done = '';
  private last = 0;

  constructor(
    private readonly text: string,
    private readonly cleaning: Cleaning,
  ) {}

  found(why: Why, at: number, end: number, detail?: Detail): void {
    if (!this.cleaning.kinds[kindOf(why)]) return;
    if (detail?.word) {
      // Only warned words are changed: the others have no edits.
      const { start = 0 } = detail;
      for (const [from, to, text] of detail.word.edits) this.push(start + from, start + to, text);
      return;
    }
    const text = replacementOf(why, this.text.slice(at, end), this.cleaning);
    if (text !== undefined) this.push(at, end, text);
  }

  private push(at: number, end: number, text: string): void {
    this.changes += 1;
    const last = this.pending.at(-1);
    // Runs of millions are one edit.
    if (last?.[1] === at) {
      last[1] = end;
      last[2] += text;
    } else this.pending.push([at, end, text]);
  }

  /** What is pending is all that there is up to here. */
  settled(): void {
    const { pending } = this;
    if (pending.length === 0) return;
    if (pending.length > 1) pending.sort(([one], [other]) => one - other);
    for (const [at, end, text] of pending) {
      // A letter that is found for two reasons is replaced once.
      if (at < this.last) continue;
      this.add(this.text.slice(this.last, at));
      this.add(text);
      this.last = end;
    }
    this.pending = [];
  }

  /** The cleaned text, once all is settled. */
  finish(): string {
    if (this.changes === 0) return this.normalized(this.text);
    this.add(this.text.slice(this.last));
    return this.normalized(this.done + this.pieces.join(''));
  }

  private normalized(text: string): string {
    return this.cleaning.nfc ? text.normalize('NFC') : text;
  }

  private add(piece: string): void {
    if (piece === '') return;
    this.pieces.push(piece);
    if (this.pieces.length < MOST_PIECES) return;
    this.done += this.pieces.join('');
    this.pieces = [];
  }
}
