import { Uint32List } from '../../lib/json/json-table';
import { NONE, at } from '../../lib/json/json-index';
import { lastNotAbove } from '../../lib/last-not-above';

/**
 * Nodes in the order of their source as parallel arrays: the children of node `n` begin at `n + 1` and end before
 * `nexts[n]`. A root's parent is `NONE`.
 */
export interface TreeShape {
  readonly count: number;
  readonly parents: Uint32Array;
  readonly nexts: Uint32Array;
  /** How many children. */
  readonly counts: Uint32Array;
  /** Nodes with children inside each other at the deepest place. */
  readonly depth: number;
  readonly roots: number;
  /** Whether the node can be opened. @default when it has children */
  readonly isBranch?: (node: number) => boolean;
}

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
export function layOutTree(shape: TreeShape, expansion: Expansion): TreeRows {
  const nodes = new Uint32List(1024);
  const levels = new Uint32List(1024);
  const open = new OpenBranches(shape);
  for (let node = 0; node < shape.count; node = nextVisible(shape, expansion, node)) {
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

  constructor(private readonly shape: TreeShape) {}

  /** Leaves what ends before the node; answers the node's level, from 1. */
  levelOf(node: number): number {
    while (node >= this.end) this.end = this.ends.pop() ?? Infinity;
    return this.end === Infinity ? 1 : this.ends.length + 1;
  }

  enter(node: number): void {
    this.ends.push(this.end);
    this.end = at(this.shape.nexts, node);
  }
}

function nextVisible(shape: TreeShape, expansion: Expansion, node: number): number {
  return expansion[node] === 1 ? node + 1 : at(shape.nexts, node);
}

/** Opens all containers above a level (the roots are level 1) and closes the others. */
export function expandToLevel(shape: TreeShape, level: number): Expansion {
  const expansion = new Uint8Array(shape.count);
  const open = new OpenBranches(shape);
  for (let node = 0; node < shape.count; node = nextVisible(shape, expansion, node)) {
    if (open.levelOf(node) >= level || !isBranch(shape, node)) continue;
    expansion[node] = 1;
    open.enter(node);
  }
  return expansion;
}

/** Opens as many levels as give a readable number of rows, at least the first. */
export function initialExpansion(shape: TreeShape): Expansion {
  let expansion = expandToLevel(shape, 2);
  if (hasMoreRows(shape, expansion, INITIAL_ROWS)) return expansion;
  for (let level = 3; level <= Math.min(shape.depth + 1, 12); level++) {
    const further = expandToLevel(shape, level);
    if (hasMoreRows(shape, further, INITIAL_ROWS)) break;
    expansion = further;
  }
  return expansion;
}

function hasMoreRows(shape: TreeShape, expansion: Expansion, limit: number): boolean {
  let rows = 0;
  for (let node = 0; node < shape.count && rows <= limit; node = nextVisible(shape, expansion, node)) rows++;
  return rows > limit;
}

/** Tells whether the node can be opened. */
export function isBranch(shape: TreeShape, node: number): boolean {
  return shape.isBranch ? shape.isBranch(node) : at(shape.counts, node) > 0;
}

/** A copy with some containers opened or closed. */
export function withExpanded(expansion: Expansion, nodes: Iterable<number>, isOpen: boolean): Expansion {
  const changed = expansion.slice();
  for (const node of nodes) changed[node] = isOpen ? 1 : 0;
  return changed;
}

/** The containers around a node, innermost first. */
export function ancestorsOf(shape: TreeShape, node: number): number[] {
  const ancestors: number[] = [];
  for (let up = at(shape.parents, node); up !== NONE; up = at(shape.parents, up)) ancestors.push(up);
  return ancestors;
}

/** The node itself, or the outermost closed container that hides it. */
export function visibleNode(shape: TreeShape, expansion: Expansion, node: number): number {
  return ancestorsOf(shape, node).findLast((container) => expansion[container] !== 1) ?? node;
}

/** The row of a node; of one inside a closed container, the row of what hides it. */
export function rowOfNode({ nodes }: Pick<TreeRows, 'nodes'>, node: number): number {
  return lastNotAbove(nodes, node);
}
