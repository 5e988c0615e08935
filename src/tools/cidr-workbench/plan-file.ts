import { familyOf, type Address, type BlockOf } from '../../lib/ip/family';
import { err, type Result } from '../../lib/result';
import { readOneBlock } from './facts';
import { checkLength, COLOURS, type Plan, type PlanFault, type PlanNode } from './plan';
import { writeBlock } from './write-address';

const LONGEST_LABEL = 200;
/** A subnet may have subnets, and each is smaller. */
const DEEPEST = 128;

/** A plan as JSON: its block, and of each subnet what is said of it, by its place. */
export function writePlan({ block, node }: Plan, indent?: number): string {
  return JSON.stringify({ block: writeBlock(block), ...node }, undefined, indent);
}

/** Reads such JSON, or a block alone, which is a plan that has nothing yet. */
export function readPlan(text: string): Result<Plan, PlanFault> {
  const json = parse(text);
  if (!isObject(json) || typeof json['block'] !== 'string') return err({ code: 'not-plan' });
  const read = readOneBlock(json['block']);
  if (!read.ok) return err({ code: 'not-plan' });
  const { block } = read.value;
  const node = readNode(json, block, 0);
  return node ? checkLength({ block, node }) : err({ code: 'not-plan' });
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isWhole = (value: unknown, least: number, most: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most;

/** A node of a plan; undefined where something in it cannot be. */
function readNode(json: unknown, block: BlockOf<Address>, depth: number): PlanNode | undefined {
  if (!isObject(json) || depth > DEEPEST) return undefined;
  const { label, colour, used, split, children = {} } = json;
  if (label !== undefined && (typeof label !== 'string' || label.length > LONGEST_LABEL)) return undefined;
  if (colour !== undefined && !isWhole(colour, 1, COLOURS)) return undefined;
  if (used !== undefined && typeof used !== 'boolean') return undefined;
  const own = {
    ...(label !== undefined && label !== '' && { label }),
    ...(colour !== undefined && { colour }),
    ...(used === true && { used }),
  };
  if (split === undefined) return own;
  if (!isWhole(split, block.prefix + 1, familyOf(block.network).bits) || !isObject(children)) return undefined;
  const read = readChildren(children, { network: block.network, prefix: split }, 2 ** (split - block.prefix), depth);
  return read && { ...own, split, ...(json['children'] !== undefined && { children: read }) };
}

function readChildren(
  json: Readonly<Record<string, unknown>>,
  block: BlockOf<Address>,
  count: number,
  depth: number,
): PlanNode['children'] | undefined {
  const children: Record<number, PlanNode> = {};
  for (const [place, child] of Object.entries(json)) {
    const node = /^(?:0|[1-9]\d{0,14})$/.test(place) && Number(place) < count && readNode(child, block, depth + 1);
    if (!node) return undefined;
    children[Number(place)] = node;
  }
  return children;
}
