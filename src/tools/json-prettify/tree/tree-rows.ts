import { Uint32List } from '../../../lib/json/json-table';
import { KIND, KIND_MASK, NONE, at, type JsonIndex } from '../../../lib/json/json-index';

/** One byte per node: 1 when the container is open. */
export type Expansion = Uint8Array;

/** The visible rows of a tree, top to bottom: the nodes (ascending) and how deep each is, from 1. */
export interface TreeRows {
  readonly nodes: Uint32Array;
  readonly levels: Uint32Array;
}

/** So many rows a tree may have at the beginning, so that one sees its shape. */
const INITIAL_ROWS = 200;

/** The rows that show with these containers open. Only what is visible takes time. */
export function layOutTree(index: JsonIndex, expansion: Expansion): TreeRows {
  const nodes = new Uint32List(1024);
  const levels = new Uint32List(1024);
  const open = new OpenBranches(index);
  for (let node = 0; node < index.count; node = nextVisible(index, expansion, node)) {
    const level = open.levelOf(node);
    nodes.push(node);
    levels.push(level);
    if (expansion[node] === 1) open.enter(node);
  }
  return { nodes: nodes.toArray(), levels: levels.toArray() };
}

/** The containers around the node at hand while going down a tree in source order. */
class OpenBranches {
  private readonly ends: number[] = [];
  private end = Infinity;

  constructor(private readonly index: JsonIndex) {}

  /** Leaves what ends before the node; answers the node's level, from 1. */
  levelOf(node: number): number {
    while (node >= this.end) this.end = this.ends.pop() ?? Infinity;
    return this.end === Infinity ? 1 : this.ends.length + 1;
  }

  enter(node: number): void {
    this.ends.push(this.end);
    this.end = at(this.index.nexts, node);
  }
}

function nextVisible(index: JsonIndex, expansion: Expansion, node: number): number {
  return expansion[node] === 1 ? node + 1 : at(index.nexts, node);
}

/** Opens all containers above a level (the roots are level 1) and closes the others. */
export function expandToLevel(index: JsonIndex, level: number): Expansion {
  const expansion = new Uint8Array(index.count);
  const open = new OpenBranches(index);
  for (let node = 0; node < index.count; node = nextVisible(index, expansion, node)) {
    if (open.levelOf(node) >= level || !isBranch(index, node)) continue;
    expansion[node] = 1;
    open.enter(node);
  }
  return expansion;
}

/** Opens as many levels as give a readable number of rows, at least the first. */
export function initialExpansion(index: JsonIndex): Expansion {
  let expansion = expandToLevel(index, 2);
  if (hasMoreRows(index, expansion, INITIAL_ROWS)) return expansion;
  for (let level = 3; level <= Math.min(index.depth + 1, 12); level++) {
    const further = expandToLevel(index, level);
    if (hasMoreRows(index, further, INITIAL_ROWS)) break;
    expansion = further;
  }
  return expansion;
}

function hasMoreRows(index: JsonIndex, expansion: Expansion, limit: number): boolean {
  let rows = 0;
  for (let node = 0; node < index.count && rows <= limit; node = nextVisible(index, expansion, node)) rows++;
  return rows > limit;
}

/** Tells whether the node is a container with something in it. */
export function isBranch(index: JsonIndex, node: number): boolean {
  return (at(index.kinds, node) & KIND_MASK) <= KIND.array && at(index.counts, node) > 0;
}

/** A copy with some containers opened or closed. */
export function withExpanded(expansion: Expansion, nodes: Iterable<number>, isOpen: boolean): Expansion {
  const changed = expansion.slice();
  for (const node of nodes) changed[node] = isOpen ? 1 : 0;
  return changed;
}

/** The containers around a node, innermost first. */
export function ancestorsOf(index: JsonIndex, node: number): number[] {
  const ancestors: number[] = [];
  for (let up = at(index.parents, node); up !== NONE; up = at(index.parents, up)) ancestors.push(up);
  return ancestors;
}

/** The node itself, or the outermost closed container that hides it. */
export function visibleNode(index: JsonIndex, expansion: Expansion, node: number): number {
  return ancestorsOf(index, node).findLast((container) => expansion[container] !== 1) ?? node;
}

/** The row of a node; of one inside a closed container, the row of what hides it. */
export function rowOfNode({ nodes }: TreeRows, node: number): number {
  let low = 0;
  let high = nodes.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (at(nodes, middle) <= node) low = middle;
    else high = middle - 1;
  }
  return low;
}
