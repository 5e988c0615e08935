import { at } from '../json/json-index';
import { Uint32List } from '../json/json-table';
import { lastNotAbove } from '../last-not-above';
import { STATUS, STATUS_MASK, type ChangeTree } from './change-tree';

/** One byte per entry: 1 when it is open. */
export type Expansion = Uint8Array;

/** First entries of the folded runs of equal siblings that were opened. */
export type OpenRuns = ReadonlySet<number> | 'all';

/** The same with one more run open. */
export function withRun(runs: OpenRuns, entry: number): OpenRuns {
  return runs === 'all' ? runs : new Set([...runs, entry]);
}

/** The visible rows, top to bottom: entries (ascending), how deep each is, from 1, and how many siblings it stands for. */
export interface DiffRows {
  readonly entries: Uint32Array;
  readonly levels: Uint32Array;
  /** 0 for a row that shows its entry; else it stands for so many unchanged siblings, from its entry on. */
  readonly folded: Uint32Array;
}

export interface RowSettings {
  /** What is the same on both sides has no rows. */
  readonly onlyDifferences: boolean;
  readonly openRuns: OpenRuns;
}

/** So many unchanged siblings stay visible next to a difference. */
const CONTEXT = 2;
/** Fewer unchanged siblings are not worth a row that stands for them. */
const LEAST_FOLDED = 3;
/** An added or removed value of up to so many entries is open from the beginning. */
const OPEN_SIZE = 30;

/** Whether there is anything inside. */
export function isBranch(tree: ChangeTree, entry: number): boolean {
  return at(tree.nexts, entry) > entry + 1;
}

/** Open where something differs inside, and at the top. */
export function initialExpansion(tree: ChangeTree): Expansion {
  const expansion = new Uint8Array(tree.statuses.length);
  for (let entry = 0; entry < expansion.length; entry++) {
    if (statusOf(tree, entry) === STATUS.inside) expansion[entry] = 1;
  }
  expansion[0] = 1;
  for (const entry of tree.changes) {
    const end = at(tree.nexts, entry);
    if (end - entry > OPEN_SIZE || statusOf(tree, entry) === STATUS.equal) continue;
    for (let inner = entry; inner < end; inner++) if (isBranch(tree, inner)) expansion[inner] = 1;
  }
  return expansion;
}

/** Everything that has something inside is open. */
export function fullExpansion(tree: ChangeTree): Expansion {
  return Uint8Array.from(tree.statuses, (_status, entry) => (isBranch(tree, entry) ? 1 : 0));
}

/** A copy with some entries opened or closed. */
export function withExpanded(expansion: Expansion, entries: Iterable<number>, isOpen: boolean): Expansion {
  const changed = expansion.slice();
  for (const entry of entries) changed[entry] = isOpen ? 1 : 0;
  return changed;
}

function statusOf(tree: ChangeTree, entry: number): number {
  return at(tree.statuses, entry) & STATUS_MASK;
}

/** Whether an entry is the same on both sides, at the same place, or does not count. */
function isQuiet(tree: ChangeTree, entry: number): boolean {
  const status = at(tree.statuses, entry);
  return status === STATUS.equal || status === STATUS.ignored;
}

interface Frame {
  at: number;
  readonly first: number;
  readonly end: number;
  /** Runs of unchanged children are folded. */
  readonly folds: boolean;
  /** Where the run ends that was looked at last. */
  runEnd: number;
  foldAt: number;
  foldEnd: number;
  foldCount: number;
}

/** The rows with these entries open. Only what is visible takes time, and the children of what is open. */
export function layOutDiff(tree: ChangeTree, expansion: Expansion, settings: RowSettings): DiffRows {
  const entries = new Uint32List(1024);
  const levels = new Uint32List(1024);
  const folded = new Uint32List(1024);
  const add = (entry: number, level: number, count: number) => {
    entries.push(entry);
    levels.push(level);
    folded.push(count);
  };
  const frames: Frame[] = [frameOf(0, tree.statuses.length, false)];
  for (let frame = frames.at(-1); frame; frame = frames.at(-1)) {
    const entry = frame.at;
    if (entry >= frame.end) {
      frames.pop();
      continue;
    }
    const level = frames.length;
    if (frame.folds && isQuiet(tree, entry)) {
      if (settings.onlyDifferences) {
        frame.at = at(tree.nexts, entry);
        continue;
      }
      if (entry >= frame.runEnd) measureRun(tree, frame, settings.openRuns);
      if (entry === frame.foldAt) {
        add(entry, level, frame.foldCount);
        frame.at = frame.foldEnd;
        continue;
      }
    }
    add(entry, level, 0);
    frame.at = at(tree.nexts, entry);
    if (expansion[entry] === 1 && isBranch(tree, entry)) {
      frames.push(frameOf(entry + 1, frame.at, statusOf(tree, entry) === STATUS.inside));
    }
  }
  return { entries: entries.toArray(), levels: levels.toArray(), folded: folded.toArray() };
}

function frameOf(first: number, end: number, folds: boolean): Frame {
  return { at: first, first, end, folds, runEnd: 0, foldAt: -1, foldEnd: -1, foldCount: 0 };
}

/** Finds how far unchanged siblings go from here, and which of them are folded. */
function measureRun(tree: ChangeTree, frame: Frame, openRuns: OpenRuns): void {
  const lead = frame.at === frame.first ? 0 : CONTEXT;
  // The last entries of the run, so that those next to a difference can be kept.
  const last: number[] = [];
  let count = 0;
  let foldAt = -1;
  let entry = frame.at;
  for (; entry < frame.end && isQuiet(tree, entry); entry = at(tree.nexts, entry)) {
    if (count++ === lead) foldAt = entry;
    last.push(entry);
    if (last.length > CONTEXT) last.shift();
  }
  const trail = entry === frame.end ? 0 : CONTEXT;
  frame.runEnd = entry;
  frame.foldCount = count - lead - trail;
  frame.foldEnd = trail === 0 ? entry : (last[0] ?? entry);
  frame.foldAt = frame.foldCount >= LEAST_FOLDED && openRuns !== 'all' && !openRuns.has(foldAt) ? foldAt : -1;
}

/** The row of an entry; of a hidden one, the last row before it, which is what hides it. */
export function rowOfEntry({ entries }: Pick<DiffRows, 'entries'>, entry: number): number {
  return lastNotAbove(entries, entry);
}

/** The place, among ascending entries, of the next difference after an entry or the last one before it; wraps around. */
export function stepToChange(changes: Uint32Array, from: number, direction: 1 | -1): number | undefined {
  if (changes.length === 0) return undefined;
  // The last difference at or before the entry; -1 where all come later.
  const near = at(changes, 0) > from ? -1 : rowOfEntry({ entries: changes }, from);
  const isOn = near >= 0 && changes[near] === from;
  const target = direction === 1 ? near + 1 : isOn ? near - 1 : near;
  return (target + changes.length) % changes.length;
}
