import { familyOf, type Address, type BlockOf } from '../../lib/ip/family';
import { coverRange, mergeRanges, subtractRanges, type Range } from '../../lib/ip/ranges';
import { err, ok, type Result } from '../../lib/result';
import { rangeOf } from './ip-set';
import { MOST_ROWS } from './lists';

/** So many colours a node may have, from 1. */
export const COLOURS = 6;

/** A block of a plan: one piece, or equal subnets of which only those that say something of themselves are written down. */
export interface PlanNode {
  readonly label?: string;
  /** From 1 to `COLOURS`. */
  readonly colour?: number;
  /** It is taken although it has no label. */
  readonly used?: true;
  /** The prefix of its subnets. */
  readonly split?: number;
  /** By their places from 0. */
  readonly children?: { readonly [place: number]: PlanNode };
}

/** A block with what was planned for it. Its family does not change. */
export interface Plan {
  readonly block: BlockOf<Address>;
  readonly node: PlanNode;
}

/** The places of the subnets that lead to a node; none for the whole. */
export type Path = readonly number[];

export const LEAF: PlanNode = {};

/** The subnets that say something of themselves, in their order. */
export function childrenOf({ children = {} }: PlanNode): readonly (readonly [place: number, node: PlanNode])[] {
  // Keys that are whole numbers come in ascending order.
  return Object.entries(children).map(([place, node]) => [Number(place), node] as const);
}

export function childAt({ children = {} }: PlanNode, place: number): PlanNode {
  return children[place] ?? LEAF;
}

/** The block of a subnet. */
export function childBlock(block: BlockOf<Address>, prefix: number, place: number): BlockOf<Address> {
  const { plus, times, sizeOf } = familyOf(block.network);
  return { network: plus(block.network, times(sizeOf(prefix), place)), prefix };
}

/** The place of the subnet around a block. */
export function placeOf(around: BlockOf<Address>, prefix: number, block: BlockOf<Address>): number {
  const { minus, bits } = familyOf(block.network);
  return Number(BigInt(minus(block.network, around.network)) >> BigInt(bits - prefix));
}

/** A node with its block. */
export interface Placed {
  readonly block: BlockOf<Address>;
  readonly node: PlanNode;
}

/** What a path leads to, as far as there is such a node. */
export function nodeAt({ block, node }: Plan, path: Path): Placed {
  let placed: Placed = { block, node };
  for (const place of path) {
    const { split } = placed.node;
    if (split === undefined) break;
    placed = { block: childBlock(placed.block, split, place), node: childAt(placed.node, place) };
  }
  return placed;
}

/** The plan with another node in the place of one. What says nothing is not written down. */
export function withNode(plan: Plan, path: Path, change: (node: PlanNode, block: BlockOf<Address>) => PlanNode): Plan {
  return { ...plan, node: changed(plan.node, plan.block, path, change) };
}

function changed(
  node: PlanNode,
  block: BlockOf<Address>,
  [place, ...rest]: Path,
  change: (node: PlanNode, block: BlockOf<Address>) => PlanNode,
): PlanNode {
  if (place === undefined || node.split === undefined) return change(node, block);
  const child = changed(childAt(node, place), childBlock(block, node.split, place), rest, change);
  return withChild(node, place, child);
}

function withChild(node: PlanNode, place: number, child: PlanNode): PlanNode {
  const { [place]: _former, ...others } = node.children ?? {};
  return { ...node, children: Object.keys(child).length === 0 ? others : { ...others, [place]: child } };
}

/** A node in subnets of a longer prefix. What is split is not taken as a whole any more. */
export function split({ label, colour }: PlanNode, prefix: number): PlanNode {
  return { ...(label !== undefined && { label }), ...(colour !== undefined && { colour }), split: prefix };
}

/** A node in one piece. */
export function join({ split: _split, children: _children, ...node }: PlanNode): PlanNode {
  return node;
}

/** Whether a piece is taken: it is marked so, or has a label. */
export function isTaken({ split: prefix, used, label }: PlanNode): boolean {
  return prefix === undefined && (used === true || (label !== undefined && label !== ''));
}

/** The pieces that are taken, as ranges. */
export function takenIn({ node, block }: Placed): Range<Address>[] {
  if (node.split === undefined) return isTaken(node) ? [rangeOf(block)] : [];
  const { split: prefix } = node;
  return childrenOf(node).flatMap(([place, child]) =>
    takenIn({ node: child, block: childBlock(block, prefix, place) }),
  );
}

/** What is not taken, in ranges. */
export function freeIn(plan: Plan): Range<Address>[] {
  return subtractRanges([rangeOf(plan.block)], mergeRanges(takenIn(plan)));
}

/** The same in the fewest blocks. */
export function freeBlocks(plan: Plan): BlockOf<Address>[] {
  return freeIn(plan).flatMap((range) => coverRange(range));
}

/** A plan in which a block that is free is one piece of its own: what is around it is halved until then. */
export function carve(
  plan: Plan,
  block: BlockOf<Address>,
  piece: PlanNode,
): { readonly plan: Plan; readonly path: Path } {
  const path: number[] = [];
  const carved = (node: PlanNode, around: BlockOf<Address>): PlanNode => {
    if (around.prefix === block.prefix) return piece;
    const ready = node.split === undefined ? split(node, around.prefix + 1) : opened(node, node.split, around, block);
    const prefix = ready.split ?? block.prefix;
    const place = placeOf(around, prefix, block);
    path.push(place);
    return withChild(ready, place, carved(childAt(ready, place), childBlock(around, prefix, place)));
  };
  return { plan: { ...plan, node: carved(plan.node, plan.block) }, path };
}

/** A node whose subnets are not smaller than a block: else they are put into two halves. */
function opened(node: PlanNode, prefix: number, around: BlockOf<Address>, block: BlockOf<Address>): PlanNode {
  if (prefix <= block.prefix) return node;
  const inHalf = 2 ** (prefix - around.prefix - 1);
  const halves: Record<number, Record<number, PlanNode>> = { 0: {}, 1: {} };
  for (const [place, child] of childrenOf(node)) {
    const half = halves[Math.floor(place / inHalf)];
    if (half) half[place % inHalf] = child;
  }
  const halfAt = (half: number): PlanNode => ({ split: prefix, children: halves[half] ?? {} });
  return { ...split(node, around.prefix + 1), children: { 0: halfAt(0), 1: halfAt(1) } };
}

export type PlanFault = { readonly code: 'not-plan' } | { readonly code: 'plan-too-long'; readonly limit: number };

/** How many rows a node takes with all of its subnets. */
export function rowsOf(node: PlanNode, block: BlockOf<Address>): number {
  if (node.split === undefined) return 1;
  let rows = 1 + 2 ** (node.split - block.prefix);
  for (const [, child] of childrenOf(node)) rows += rowsOf(child, { network: block.network, prefix: node.split }) - 1;
  return rows;
}

/** A plan that is short enough to be shown. */
export function checkLength(plan: Plan): Result<Plan, PlanFault> {
  return rowsOf(plan.node, plan.block) > MOST_ROWS ? err({ code: 'plan-too-long', limit: MOST_ROWS }) : ok(plan);
}
