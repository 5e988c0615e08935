import type { Address, BlockOf } from '../../lib/ip/family';
import { childAt, childBlock, childrenOf, rowsOf, type Path, type Plan, type PlanNode } from './plan';

/** A row of a plan's tree. */
export interface PlanRow {
  readonly block: BlockOf<Address>;
  readonly node: PlanNode;
  readonly path: Path;
  /** Place among its siblings, from 0, and how many they are. */
  readonly ordinal: number;
  readonly siblings: number;
}

/** Which nodes are closed, by their paths. */
export type Closed = ReadonlySet<string>;

export const pathKey = (path: Path) => path.join('/');

/**
 * The rows of a plan, found by going down from the top: only what says something of itself is written down, so that a plan of sixteen million
 * subnets takes no time.
 */
export class PlanRows {
  readonly count: number;
  private readonly sizes = new Map<PlanNode, number>();

  constructor(
    private readonly plan: Plan,
    private readonly closed: Closed,
  ) {
    this.count = this.sizeOf(plan.node, plan.block, []);
  }

  /** Rows of a node; those of a closed one are its own. */
  private sizeOf(node: PlanNode, block: BlockOf<Address>, path: Path): number {
    if (node.split === undefined || this.closed.has(pathKey(path))) return 1;
    if (this.closed.size === 0) {
      const known = this.sizes.get(node) ?? rowsOf(node, block);
      this.sizes.set(node, known);
      return known;
    }
    const { split } = node;
    const inner = { network: block.network, prefix: split };
    return childrenOf(node).reduce(
      (rows, [place, child]) => rows + this.sizeOf(child, inner, [...path, place]) - 1,
      1 + 2 ** (split - block.prefix),
    );
  }

  /** The node of a row that there is. */
  at(row: number): PlanRow {
    let { node, block } = this.plan;
    let path: Path = [];
    let [ordinal, siblings] = [0, 1];
    let left = row;
    while (left > 0 && node.split !== undefined) {
      const { split } = node;
      const found = this.childAtRow(node, block, path, left - 1);
      siblings = 2 ** (split - block.prefix);
      ordinal = found.place;
      left = found.rest;
      path = [...path, found.place];
      block = childBlock(block, split, found.place);
      node = childAt(node, found.place);
    }
    return { block, node, path, ordinal, siblings };
  }

  /** Which subnet has the row that is so many behind the first of all subnets, and which of its rows that is. */
  private childAtRow(node: PlanNode, block: BlockOf<Address>, path: Path, row: number) {
    const inner = { network: block.network, prefix: node.split ?? 0 };
    let rows = 0;
    let next = 0;
    for (const [place, child] of childrenOf(node)) {
      const before = place - next;
      if (row < rows + before) break;
      const size = this.sizeOf(child, inner, [...path, place]);
      if (row < rows + before + size) return { place, rest: row - rows - before };
      rows += before + size;
      next = place + 1;
    }
    return { place: next + row - rows, rest: 0 };
  }

  /** The row of a node, or of what hides it. */
  rowOf(path: Path): number {
    let { node, block } = this.plan;
    let row = 0;
    for (const [depth, place] of path.entries()) {
      const here = path.slice(0, depth);
      if (node.split === undefined || this.closed.has(pathKey(here))) return row;
      const inner = { network: block.network, prefix: node.split };
      row += 1 + place;
      for (const [other, child] of childrenOf(node)) {
        if (other < place) row += this.sizeOf(child, inner, [...here, other]) - 1;
      }
      block = childBlock(block, node.split, place);
      node = childAt(node, place);
    }
    return row;
  }
}
