import { KIND, type Kind, type Row } from './cells';
import { ROWS_PER_BLOCK } from './report';

/** Some rows, packed: a string or UTF-8 for all, and where its cells end. */
interface Block {
  /** UTF-8 where a character is beyond Latin-1: a string would take two bytes for each of its characters then. */
  readonly text: string | Uint8Array;
  /** Where each row begins in the text, in its units, and where the last one ends. */
  readonly starts: Uint32Array;
  /** Which is the first cell of each row, and one more. */
  readonly firsts: Uint32Array;
  /** Where each cell ends, from the beginning of its row, in UTF-16 units. */
  readonly ends: Uint16Array | Uint32Array;
  /** Undefined where all are texts. */
  readonly kinds: Uint8Array | undefined;
}

const NO_TEXT: Row = { cells: [] };
const LONGEST_SHORT = 0xffff;

/** Rows packed into few objects: ten million cells as strings of their own would be half a gigabyte. */
export class TableStore {
  rows = 0;
  private readonly blocks: (Block | undefined)[] = [];
  private readonly encoder = new TextEncoder();
  private readonly decoder = new TextDecoder('utf-8', { ignoreBOM: true });
  private cells: string[] = [];
  private firsts: number[] = [0];
  private kinds: Kind[] | undefined;

  /** Adds a row. Its cells are copied, so the array may be used again. */
  add({ cells, kinds }: Row): void {
    if (kinds) this.addKinds(kinds);
    else if (this.kinds) for (let n = 0; n < cells.length; n++) this.kinds.push(KIND.text);
    for (const cell of cells) this.cells.push(cell);
    this.firsts.push(this.cells.length);
    this.rows += 1;
    if (this.rows % ROWS_PER_BLOCK === 0) this.pack();
  }

  private addKinds(kinds: readonly Kind[]): void {
    if (!this.kinds) {
      if (kinds.every((kind) => kind === KIND.text)) return;
      this.kinds = Array.from(this.cells, () => KIND.text);
    }
    for (const kind of kinds) this.kinds.push(kind);
  }

  /** To be called after the last row. */
  finish(): void {
    if (this.cells.length > 0 || this.firsts.length > 1) this.pack();
  }

  /** A row with the cells that it has. */
  row(n: number): Row {
    const block = this.blocks[Math.floor(n / ROWS_PER_BLOCK)];
    if (!block) return NO_TEXT;
    const place = n % ROWS_PER_BLOCK;
    const { text, starts, firsts, ends, kinds } = block;
    const [from = 0, to = 0, first = 0, last = 0] = [
      starts[place],
      starts[place + 1],
      firsts[place],
      firsts[place + 1],
    ];
    const line = typeof text === 'string' ? text.slice(from, to) : this.decoder.decode(text.subarray(from, to));
    const cells: string[] = [];
    let begin = 0;
    for (let cell = first; cell < last; cell++) {
      const end = ends[cell] ?? 0;
      cells.push(line.slice(begin, end));
      begin = end;
    }
    if (!kinds) return { cells };
    // What was put in were kinds.
    return { cells, kinds: Array.from(kinds.subarray(first, last)) as Kind[] };
  }

  /** Gives the room of the rows up to one back, which nobody asks for any more. */
  releaseUpTo(n: number): void {
    const last = Math.floor(n / ROWS_PER_BLOCK);
    for (let block = last - 1; block >= 0 && this.blocks[block]; block--) this.blocks[block] = undefined;
  }

  private pack(): void {
    const { cells, firsts, kinds } = this;
    const ends = new Uint32Array(cells.length);
    // Where rows begin, in UTF-16 units.
    const starts = new Uint32Array(firsts.length);
    let longest = 0;
    for (let row = 0; row + 1 < firsts.length; row++) {
      const to = firsts[row + 1] ?? 0;
      let end = 0;
      for (let cell = firsts[row] ?? 0; cell < to; cell++) {
        end += (cells[cell] ?? '').length;
        ends[cell] = end;
      }
      longest = Math.max(longest, end);
      starts[row + 1] = (starts[row] ?? 0) + end;
    }
    this.blocks.push({
      ...this.packText(cells.join(''), starts),
      firsts: Uint32Array.from(firsts),
      ends: longest <= LONGEST_SHORT ? new Uint16Array(ends) : ends,
      kinds: kinds && Uint8Array.from(kinds),
    });
    this.cells = [];
    this.firsts = [0];
    this.kinds = undefined;
  }

  private packText(text: string, starts: Uint32Array): Pick<Block, 'text' | 'starts'> {
    // UTF-8 has no half of a character.
    if (!/[\u0100-\uffff]/.test(text) || /\p{Surrogate}/u.test(text)) return { text, starts };
    const inBytes = new Uint32Array(starts.length);
    for (let row = 0; row + 1 < starts.length; row++) {
      inBytes[row + 1] = (inBytes[row] ?? 0) + utf8Size(text, starts[row] ?? 0, starts[row + 1] ?? 0);
    }
    return { text: this.encoder.encode(text), starts: inBytes };
  }
}

/** Bytes in UTF-8 of a part of a text without halves of characters. */
function utf8Size(text: string, from: number, to: number): number {
  let bytes = to - from;
  for (let at = from; at < to; at++) {
    const unit = text.charCodeAt(at);
    // Each half of a pair makes two of its four bytes.
    if (unit >= 0x80) bytes += unit < 0x800 || (unit >= 0xd800 && unit <= 0xdfff) ? 1 : 2;
  }
  return bytes;
}
