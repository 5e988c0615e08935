import { familyOf, type Address, type BlockOf } from '../../lib/ip/family';
import { countOf } from '../../lib/ip/ranges';
import { childAt, childBlock, childrenOf, isTaken, takenIn, type Path, type Plan, type PlanNode } from './plan';

/** A stretch of the bar. */
export interface BarPart {
  readonly block: BlockOf<Address>;
  readonly path: Path;
  /** Of the whole, from 0 to 1. */
  readonly share: number;
  /** How much of it is taken, from 0 to 1. */
  readonly taken: number;
  readonly label?: string;
  readonly colour?: number;
}

/** Finer parts than this would not be seen. */
const FINEST = 9;

/** The pieces of a plan in their order; what is too small to be seen is shown as a whole. */
export function barParts({ block, node }: Plan): readonly BarPart[] {
  const parts: BarPart[] = [];
  const go = (its: PlanNode, around: BlockOf<Address>, path: Path, colour: number | undefined) => {
    const own = its.colour ?? colour;
    if (its.split === undefined || its.split - block.prefix > FINEST) {
      parts.push({
        block: around,
        path,
        share: 2 ** (block.prefix - around.prefix),
        taken: takenShare(its, around),
        ...(its.label !== undefined && { label: its.label }),
        ...(own !== undefined && { colour: own }),
      });
      return;
    }
    for (let place = 0; place < 2 ** (its.split - around.prefix); place++) {
      go(childAt(its, place), childBlock(around, its.split, place), [...path, place], own);
    }
  };
  go(node, block, [], undefined);
  return parts;
}

function takenShare(node: PlanNode, block: BlockOf<Address>): number {
  if (childrenOf(node).length === 0) return isTaken(node) ? 1 : 0;
  const { bits } = familyOf(block.network);
  const taken = takenIn({ node, block }).reduce((sum, range) => sum + Number(countOf(range)), 0);
  return taken / 2 ** (bits - block.prefix);
}
