import { longestLine, type TextComparison } from './comparison';
import { countChanges } from './count-changes';
import { IGNORE_NOTHING } from './line-diff';
import { splitAtFeeds, wholeLine, type TextLines } from './text-lines';

const HUNK = /^@@ -(\d+)(?:,(\d+))? \+(\d+)(?:,(\d+))? @@/;
/** A file's head, right before its first hunk. */
const FIRST_HUNK = /^--- [^\n]*\n\+\+\+ [^\n]*\n@@ -\d+(?:,\d+)? \+\d+(?:,\d+)? @@/m;

/**
 * A patch in the unified format as the comparison that it was made of: its hunks, with the line numbers that they name,
 * under their heads. Undefined when the text is none. What is cut short or damaged is read as far as it goes.
 */
export function readPatch(text: string): TextComparison | undefined {
  return FIRST_HUNK.test(text) ? new PatchReader(text).read() : undefined;
}

/** One side of the comparison while it grows. */
class Side {
  readonly #lines: string[] = [];
  readonly #numbers: number[] = [];

  get count(): number {
    return this.#lines.length;
  }

  add(line: string, number: number): void {
    this.#lines.push(line);
    this.#numbers.push(number);
  }

  /** The last line has no line feed in its file: `end` is what the patch had to put there. */
  cutEnd(end: string): void {
    const last = this.#lines.pop();
    if (last !== undefined) this.#lines.push(last.endsWith(end) ? last.slice(0, -end.length) : last);
  }

  get numbers(): Uint32Array<ArrayBuffer> {
    return Uint32Array.from(this.#numbers);
  }

  /** The lines as a text. A line may end without a line feed before another: where it begins is what counts. */
  get lines(): TextLines {
    const starts = new Uint32Array(this.#lines.length);
    let at = 0;
    for (const [n, line] of this.#lines.entries()) {
      starts[n] = at;
      at += line.length;
    }
    return { text: this.#lines.join(''), starts, count: starts.length };
  }
}

class PatchReader {
  readonly #source: TextLines;
  readonly #left = new Side();
  readonly #right = new Side();
  readonly #changes: number[] = [];
  #files = 0;
  /** Lines of the hunk that are still to come, and the number of the next one. */
  #rest = { left: 0, right: 0 };
  #next = { left: 0, right: 0 };
  /** Where the block of changes began that is being read. */
  #block: { readonly left: number; readonly right: number } | undefined;
  /** What the line before was, for a note that it has no line feed. */
  #before = ' ';

  constructor(text: string) {
    this.#source = splitAtFeeds(text);
  }

  read(): TextComparison {
    for (let n = 0; n < this.#source.count; n += 1) this.#take(wholeLine(this.#source, n), n);
    this.#endBlock();
    const [left, right] = [this.#left.lines, this.#right.lines];
    const changes = Uint32Array.from(this.#changes);
    const found = { changes, ignored: new Uint8Array(changes.length / 4) };
    return {
      left,
      right,
      changes: found,
      counts: countChanges(left, right, found, IGNORE_NOTHING),
      likeness: 'none',
      ignore: IGNORE_NOTHING,
      columns: Math.max(longestLine(left), longestLine(right)),
      patch: { files: this.#files, numbers: { left: this.#left.numbers, right: this.#right.numbers } },
    };
  }

  #take(line: string, n: number): void {
    // "\ No newline at end of file", in any language.
    if (line.startsWith('\\')) this.#endWithoutFeed(line.endsWith('\r\n') ? '\r\n' : '\n');
    else if (this.#rest.left > 0 || this.#rest.right > 0) this.#takeInHunk(line, n);
    else this.#takeHead(line, n);
  }

  #takeInHunk(line: string, n: number): void {
    const body = line.slice(1);
    const sign = line.charAt(0);
    if (sign === '-' && this.#rest.left > 0) this.#addChange('left', body);
    else if (sign === '+' && this.#rest.right > 0) this.#addChange('right', body);
    else if (sign === ' ') this.#addContext(body);
    // Editors and mail take the blank of an empty line away.
    else if (sign === '\n' || line === '\r\n') this.#addContext(line);
    else {
      // Cut short: what follows is something else.
      this.#rest = { left: 0, right: 0 };
      this.#takeHead(line, n);
    }
  }

  #takeHead(line: string, n: number): void {
    this.#endBlock();
    const hunk = HUNK.exec(line);
    if (hunk) {
      this.#next = { left: Number(hunk[1]), right: Number(hunk[3]) };
      this.#rest = { left: Number(hunk[2] ?? 1), right: Number(hunk[4] ?? 1) };
    } else if (line.startsWith('+++ ') && n > 0 && wholeLine(this.#source, n - 1).startsWith('--- ')) this.#files += 1;
    this.#left.add(line, 0);
    this.#right.add(line, 0);
    this.#before = '@';
  }

  #addChange(side: 'left' | 'right', body: string): void {
    this.#block ??= { left: this.#left.count, right: this.#right.count };
    (side === 'left' ? this.#left : this.#right).add(body, this.#next[side]);
    this.#count(side);
    this.#before = side === 'left' ? '-' : '+';
  }

  #addContext(body: string): void {
    this.#endBlock();
    this.#left.add(body, this.#next.left);
    this.#right.add(body, this.#next.right);
    this.#count('left');
    this.#count('right');
    this.#before = ' ';
  }

  #count(side: 'left' | 'right'): void {
    this.#next[side] += 1;
    this.#rest[side] -= 1;
  }

  #endWithoutFeed(end: string): void {
    if (this.#before === '-' || this.#before === ' ') this.#left.cutEnd(end);
    if (this.#before === '+' || this.#before === ' ') this.#right.cutEnd(end);
  }

  #endBlock(): void {
    if (!this.#block) return;
    this.#changes.push(this.#block.left, this.#left.count, this.#block.right, this.#right.count);
    this.#block = undefined;
  }
}
