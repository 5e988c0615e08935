import { KIND, NONE, at, keyOf, kindOf, type JsonNodes } from '../../lib/json/json-index';
import type { PathStep } from '../../lib/json/json-path';

/** Ways that begin alike, each step once. */
interface Way {
  isEnd: boolean;
  readonly next: Map<PathStep, Way>;
}

const newWay = (): Way => ({ isEnd: false, next: new Map() });

/** The nodes to which ways lead, ascending. Only what stands beside a step is walked over. */
export function nodesAt(index: JsonNodes, ways: readonly (readonly PathStep[])[]): Uint32Array {
  const root = newWay();
  for (const steps of ways) {
    let here = root;
    for (const step of steps) {
      const next = here.next.get(step) ?? newWay();
      here.next.set(step, next);
      here = next;
    }
    here.isEnd = true;
  }
  const found: number[] = [];
  const open: (readonly [node: number, way: Way])[] = index.count > 0 ? [[0, root]] : [];
  for (let place = open.pop(); place; place = open.pop()) {
    const [node, way] = place;
    if (way.isEnd) found.push(node);
    if (way.next.size > 0) open.push(...below(index, node, way));
  }
  return Uint32Array.from(found).sort();
}

function below(index: JsonNodes, node: number, way: Way): (readonly [number, Way])[] {
  const isList = kindOf(index, node) === KIND.array;
  if (!isList && kindOf(index, node) !== KIND.object) return [];
  const found: (readonly [number, Way])[] = [];
  let ordinal = 0;
  for (let child = node + 1; child < at(index.nexts, node) && child !== NONE; child = at(index.nexts, child)) {
    const next = way.next.get(isList ? ordinal : keyOf(index, child));
    if (next) found.push([child, next]);
    ordinal += 1;
    if (found.length === way.next.size) break;
  }
  return found;
}
