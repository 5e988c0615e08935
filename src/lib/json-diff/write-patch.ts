import { KIND, NONE, at, keyOf, kindOf } from '../json/json-index';
import { escapeToken } from '../json/json-pointer';
import { ArrayMoves } from './array-moves';
import { MOVED, STATUS, STATUS_MASK, type ChangeTree } from './change-tree';
import type { Side } from './side';
import { ValueWriter } from './write-value';

/** All on one line, or one operation per line. */
export type PatchLayout = 'compact' | 'lines';

export interface JsonPatch {
  readonly text: string;
  readonly operations: number;
  /** NaN and Infinity that became `null`. */
  readonly notFinite: number;
}

/**
 * A JSON Patch (RFC 6902) that makes the left document the right one: in objects removals and changes in the order of the
 * left, then additions; in arrays front to back, each index counted in the array as it is by then. Ignored values stay.
 */
export function writePatch(tree: ChangeTree, left: Side, right: Side, layout: PatchLayout): JsonPatch {
  return new PatchWriter(tree, left, right).write(layout);
}

interface Frame {
  readonly entry: number;
  readonly path: string;
  /** In an array: how far it is changed; in an object undefined. */
  readonly cursor: ArrayCursor | undefined;
  at: number;
}

class PatchWriter {
  private readonly operations: string[] = [];
  private readonly frames: Frame[] = [];
  private readonly values: ValueWriter;

  constructor(
    private readonly tree: ChangeTree,
    private readonly left: Side,
    private readonly right: Side,
  ) {
    this.values = new ValueWriter(right);
  }

  write(layout: PatchLayout): JsonPatch {
    this.settle(0, '');
    for (let frame = this.frames.at(-1); frame; frame = this.frames.at(-1)) {
      const child = frame.at;
      if (child >= at(this.tree.nexts, frame.entry)) {
        this.frames.pop();
        continue;
      }
      frame.at = at(this.tree.nexts, child);
      if (frame.cursor) this.writeItem(child, frame.path, frame.cursor);
      else this.writeMember(child, frame.path);
    }
    const { operations, values } = this;
    const text =
      layout === 'lines' && operations.length > 0 ? `[\n  ${operations.join(',\n  ')}\n]` : `[${operations.join(',')}]`;
    return { text, operations: operations.length, notFinite: values.notFinite };
  }

  private writeMember(entry: number, parentPath: string): void {
    const status = this.statusOf(entry);
    if (status === STATUS.equal || status === STATUS.ignored) return;
    const { lefts, rights } = this.tree;
    const key =
      status === STATUS.added ? keyOf(this.right.index, at(rights, entry)) : keyOf(this.left.index, at(lefts, entry));
    const path = `${parentPath}/${escapeToken(key)}`;
    if (status === STATUS.removed) this.push('remove', path);
    else if (status === STATUS.added) this.pushValue('add', path, entry);
    else this.settle(entry, path);
  }

  private writeItem(entry: number, parentPath: string, cursor: ArrayCursor): void {
    const status = this.statusOf(entry);
    const left = at(this.tree.lefts, entry);
    const here = () => `${parentPath}/${cursor.place}`;
    if (status === STATUS.added) {
      this.pushValue('add', here(), entry);
      cursor.place++;
    } else if (status === STATUS.removed) {
      cursor.reach(left);
      this.push('remove', here());
    } else if (left !== NONE) {
      const path =
        (at(this.tree.statuses, entry) & MOVED) === 0
          ? this.pass(left, parentPath, cursor)
          : this.move(left, parentPath, cursor);
      this.settle(entry, path);
    }
  }

  private pass(left: number, parentPath: string, cursor: ArrayCursor): string {
    cursor.reach(left);
    return `${parentPath}/${cursor.place++}`;
  }

  private move(left: number, parentPath: string, cursor: ArrayCursor): string {
    const { from, to } = cursor.move(left);
    const path = `${parentPath}/${to}`;
    if (from !== to) {
      const source = JSON.stringify(`${parentPath}/${from}`);
      this.operations.push(`{"op":"move","from":${source},"path":${JSON.stringify(path)}}`);
    }
    return path;
  }

  /** Writes what makes the left value of a pair, which now stands at the path, the right one. */
  private settle(entry: number, path: string): void {
    const status = this.statusOf(entry);
    if (status === STATUS.changed) this.pushValue('replace', path, entry);
    if (status !== STATUS.inside) return;
    const isArray = kindOf(this.left.index, at(this.tree.lefts, entry)) === KIND.array;
    const cursor = isArray ? new ArrayCursor(this.tree, entry, this.left) : undefined;
    this.frames.push({ entry, path, cursor, at: entry + 1 });
  }

  private statusOf(entry: number): number {
    return at(this.tree.statuses, entry) & STATUS_MASK;
  }

  private push(operation: string, path: string): void {
    this.operations.push(`{"op":"${operation}","path":${JSON.stringify(path)}}`);
  }

  private pushValue(operation: string, path: string, entry: number): void {
    const value = this.values.write(at(this.tree.rights, entry));
    this.operations.push(`{"op":"${operation}","path":${JSON.stringify(path)},"value":${value}}`);
  }
}

/** How far an array is changed. Only where items move is there more to it than counting. */
class ArrayCursor {
  private count = 0;
  private readonly moves: ArrayMoves | undefined;
  private readonly ordinals = new Map<number, number>();

  constructor(tree: ChangeTree, entry: number, left: Side) {
    if (!hasMoves(tree, entry)) return;
    for (const item of left.childrenOf(at(tree.lefts, entry))) this.ordinals.set(item, this.ordinals.size);
    this.moves = new ArrayMoves(this.ordinals.size);
  }

  get place(): number {
    return this.moves?.place ?? this.count;
  }

  set place(place: number) {
    if (this.moves) this.moves.place = place;
    else this.count = place;
  }

  reach(left: number): void {
    this.moves?.reach(this.ordinalOf(left));
  }

  move(left: number): { from: number; to: number } {
    if (!this.moves) throw new Error('Nothing moves in this array');
    return this.moves.move(this.ordinalOf(left));
  }

  private ordinalOf(left: number): number {
    return this.ordinals.get(left) ?? 0;
  }
}

function hasMoves({ statuses, nexts }: ChangeTree, entry: number): boolean {
  const end = at(nexts, entry);
  for (let child = entry + 1; child < end; child = at(nexts, child)) {
    if ((at(statuses, child) & MOVED) !== 0) return true;
  }
  return false;
}
