import { lastOfBlock } from '../../lib/ip/family';
import { lastNotAbove } from '../../lib/last-not-above';
import { blocksOf, setOf, type IpSet } from './ip-set';
import type { Labelled, ResultRange } from './lists';
import { readEntry, type AnyBlock, type AnyRange } from './read-entry';

/** A range that was written by this tool. */
export function readBack({ first, last }: { readonly first: string; readonly last: string }): AnyRange {
  const read = readEntry(first === last ? first : `${first}-${last}`);
  if (!read.ok) throw new Error(`Not a range: ${first}-${last}`);
  return read.value.range;
}

/** The set that ranges of a result are. */
export function setOfRanges(ranges: readonly ResultRange[]): IpSet {
  return setOf(ranges.map(readBack));
}

/** So many labels of one block are told. */
const MOST_LABELS = 5;

/** The blocks of a result by their rows, worked out when they come into sight: there may be 2²⁴. */
export class ResultRows {
  readonly count: number;
  private readonly starts: Uint32Array;
  private readonly labels: readonly { readonly range: AnyRange; readonly label: string }[];
  private last: { readonly at: number; readonly blocks: readonly AnyBlock[] } | undefined;

  constructor(
    private readonly ranges: readonly ResultRange[],
    labels: readonly Labelled[],
  ) {
    this.starts = new Uint32Array(ranges.length);
    let count = 0;
    for (const [index, { blocks }] of ranges.entries()) {
      this.starts[index] = count;
      count += blocks;
    }
    this.count = count;
    this.labels = labels.map((labelled) => ({ range: readBack(labelled), label: labelled.label }));
  }

  get hasLabels(): boolean {
    return this.labels.length > 0;
  }

  /** The block of a row that there is. */
  blockAt(row: number): AnyBlock {
    const at = lastNotAbove(this.starts, row);
    const range = this.ranges[at];
    if (this.last?.at !== at && range) this.last = { at, blocks: blocksOf(readBack(range)) };
    return this.last?.blocks[row - (this.starts[at] ?? 0)] ?? { network: 0, prefix: 32 };
  }

  /** The labels of the entries that a block was made of. */
  labelsOf(block: AnyBlock): string {
    const last = lastOfBlock<number | bigint>(block);
    const version = typeof block.network;
    const found = new Set<string>();
    for (const { range, label } of this.labels) {
      if (typeof range.first === version && range.first <= last && range.last >= block.network) found.add(label);
      if (found.size > MOST_LABELS) break;
    }
    const labels = [...found];
    return labels.length > MOST_LABELS ? `${labels.slice(0, MOST_LABELS).join(', ')}, …` : labels.join(', ');
  }
}
