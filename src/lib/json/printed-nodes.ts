import { indexLines } from '../large-text';
import { NONE, at, type JsonNodes } from './json-index';
import { Uint32List } from './json-table';

/** What a printer knows of its text and a reader would have to find out again. */
export interface PrintedNodes {
  /** The values where they stand in the printed text, in its order. */
  readonly nodes: Omit<JsonNodes, 'text'>;
  /** Where each line begins, as `indexLines` says. */
  readonly lines: Uint32Array<ArrayBuffer>;
  /** Pairs of line numbers, from 1: where a bracket opens and where it closes, at most one pair per line. */
  readonly folds: Uint32Array<ArrayBuffer>;
  /** The printed nodes that are repeated keys, in order. */
  readonly duplicates: Uint32Array;
}

/** An array that stands on one line: offsets in it where the array itself and the nodes inside it begin and end. */
export interface PrintedLine {
  readonly text: string;
  readonly starts: readonly number[];
  readonly ends: readonly number[];
}

/** For so many lines and folds there is room at once: memory that is not used is not taken. */
const MOST_ROOM = 1 << 23;

type Source = Omit<JsonNodes, 'text'> & { readonly duplicates: Uint32Array };

/** Takes down where a printer puts the values of an index, so that nobody has to read the printed text to find them. */
export class PrintRecord {
  /** Where the key of the next value begins; 0 when it has none. */
  keyStart = 0;
  /** How many values were printed. */
  count = 0;

  private readonly kinds: Uint8Array;
  private readonly starts: Uint32Array;
  private readonly ends: Uint32Array;
  private readonly keyStarts: Uint32Array;
  /** The places of the source's nodes among the printed ones, where these stand in another order. */
  private readonly places: Uint32Array | undefined;
  private readonly lines: Uint32List;
  private readonly folds: Uint32List;
  /** Where the folds of the open containers are, innermost last. */
  private readonly open: number[] = [];

  constructor(
    private readonly source: Source,
    isReordered: boolean,
  ) {
    const { count } = source;
    this.kinds = new Uint8Array(count);
    this.starts = new Uint32Array(count);
    this.ends = new Uint32Array(count);
    this.keyStarts = new Uint32Array(count);
    this.places = isReordered ? new Uint32Array(count) : undefined;
    this.lines = new Uint32List(Math.min(count * 2 + 16, MOST_ROOM));
    this.folds = new Uint32List(Math.min(count + 16, MOST_ROOM));
    this.lines.push(0);
  }

  /** A line begins. */
  line(start: number): void {
    this.lines.push(start);
  }

  /** A text that may go over several lines was put somewhere. */
  text(text: string, start: number): void {
    const lines = indexLines(text);
    for (let line = 1; line < lines.length; line++) this.lines.push(start + at(lines, line));
  }

  /** A scalar or an empty container. */
  value(node: number, kind: number, start: number, end: number): void {
    const place = this.count++;
    if (this.places) this.places[node] = place;
    this.kinds[place] = kind;
    this.starts[place] = start;
    this.ends[place] = end;
    this.keyStarts[place] = this.keyStart;
    this.keyStart = 0;
  }

  /** A container whose values follow. */
  begin(node: number, kind: number, start: number): void {
    this.value(node, kind, start, 0);
    this.open.push(this.folds.length);
    this.folds.push(this.lines.length);
    this.folds.push(0);
  }

  /** The innermost container, which is this one, ends. */
  end(node: number, end: number): void {
    this.ends[this.places ? at(this.places, node) : node] = end;
    this.folds.values[(this.open.pop() ?? 0) + 1] = this.lines.length;
  }

  /** All of it. */
  finish(): PrintedNodes {
    const { source, places, count, kinds, starts, ends, keyStarts } = this;
    const { depth, roots, duplicates } = source;
    return {
      nodes: {
        count,
        depth,
        roots,
        kinds,
        starts,
        ends,
        keyStarts,
        ...(places ? reordered(source, places) : family(source)),
      },
      lines: this.lines.toArray(),
      folds: this.usedFolds(),
      duplicates: places ? duplicates.map((node) => at(places, node)).sort() : duplicates,
    };
  }

  /** One range per line at most, that of its first bracket. */
  private usedFolds(): Uint32Array<ArrayBuffer> {
    const { values, length } = this.folds;
    const used = new Uint32Array(length);
    let count = 0;
    for (let i = 0; i < length; i += 2) {
      const start = at(values, i);
      const end = at(values, i + 1);
      if (end <= start || (count > 0 && at(used, count - 2) === start)) continue;
      used[count++] = start;
      used[count++] = end;
    }
    return used.slice(0, count);
  }
}

type Family = Pick<JsonNodes, 'parents' | 'nexts' | 'counts'>;

function family({ parents, nexts, counts }: Source): Family {
  return { parents, nexts, counts };
}

/** Who belongs to whom where members changed places: a subtree moves as a whole. */
function reordered(source: Source, places: Uint32Array): Family {
  const { count } = source;
  const parents = new Uint32Array(count);
  const nexts = new Uint32Array(count);
  const counts = new Uint32Array(count);
  for (let node = 0; node < count; node++) {
    const place = at(places, node);
    const parent = at(source.parents, node);
    parents[place] = parent === NONE ? NONE : at(places, parent);
    nexts[place] = place + at(source.nexts, node) - node;
    counts[place] = at(source.counts, node);
  }
  return { parents, nexts, counts };
}
