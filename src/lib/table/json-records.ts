import type { DocumentPath } from '../document/note';
import { parsePath } from '../document/parse-path';
import { KIND, NONE, at, isContainer, keyOf, kindOf, type JsonIndex } from '../json/json-index';
import { pathTo } from '../json/json-path';
import { err, ok, type Result } from '../result';

export type PathFault =
  | { readonly code: 'bad-path' }
  /** From the part at this position (from 0) on nothing stands there; `part` is its text. */
  | { readonly code: 'path-not-found'; readonly part: string };

/** A list of maps inside a single map: what wraps records in an answer of a server. */
export interface Envelope {
  readonly path: DocumentPath;
  readonly count: number;
}

/** The children of a container, in order; of members with the same key only the last, at the place of the first. */
export function childrenOf(index: JsonIndex, container: number): number[] {
  const children: number[] = [];
  const end = at(index.nexts, container);
  const mayRepeat = index.duplicateCount > 0 && kindOf(index, container) === KIND.object;
  const places = mayRepeat ? new Map<string, number>() : undefined;
  for (let child = container + 1; child < end; child = at(index.nexts, child)) {
    if (!places) children.push(child);
    else {
      const key = keyOf(index, child);
      const place = places.get(key) ?? children.length;
      places.set(key, place);
      children[place] = child;
    }
  }
  return children;
}

/** The values that become rows: the elements of a list, any other value itself; of JSON Lines each value. */
export function recordsOf(index: JsonIndex, pathText: string): Result<number[], PathFault> {
  const path = parsePath(pathText.trim());
  if (!path) return err({ code: 'bad-path' });
  const isRoot = path.length === 0;
  const records: number[] = [];
  let missing: string | undefined;
  for (let root = 0; root < index.count; root = at(index.nexts, root)) {
    const found = find(index, root, path);
    if (typeof found === 'string') missing ??= found;
    // In JSON Lines a list is a row like any other; elsewhere it holds the rows.
    else if (kindOf(index, found) === KIND.array && !(isRoot && index.roots > 1)) {
      for (const element of childrenOf(index, found)) records.push(element);
    } else records.push(found);
  }
  if (missing !== undefined && records.length === 0) return err({ code: 'path-not-found', part: missing });
  return ok(records);
}

/** The node at a path below a root, or the part of the path that leads nowhere. A leading `$` may stand for the root. */
function find(index: JsonIndex, root: number, path: DocumentPath): number | string {
  const found = follow(index, root, path);
  if (typeof found === 'number' || path[0] !== '$') return found;
  return follow(index, root, path.slice(1));
}

function follow(index: JsonIndex, root: number, path: DocumentPath): number | string {
  let node = root;
  for (const part of path) {
    const next = step(index, node, part);
    if (next === undefined) return String(part);
    node = next;
  }
  return node;
}

function step(index: JsonIndex, node: number, part: string | number): number | undefined {
  if (!isContainer(index, node)) return undefined;
  const children = childrenOf(index, node);
  if (kindOf(index, node) === KIND.object) return children.find((child) => keyOf(index, child) === String(part));
  return /^\d+$/.test(String(part)) ? children[Number(part)] : undefined;
}

/** The only list of maps inside a text that is a single map, if there is exactly one. */
export function findEnvelope(index: JsonIndex): Envelope | undefined {
  if (index.roots !== 1 || kindOf(index, 0) !== KIND.object) return undefined;
  let only = NONE;
  for (let node = 1; node < index.count;) {
    const isList = kindOf(index, node) === KIND.array;
    if (isList && isListOfMaps(index, node)) {
      if (only !== NONE) return undefined;
      only = node;
    }
    // What lies inside lists wraps nothing.
    node = isList ? at(index.nexts, node) : node + 1;
  }
  return only === NONE ? undefined : { path: pathTo(index, only), count: at(index.counts, only) };
}

function isListOfMaps(index: JsonIndex, list: number): boolean {
  const end = at(index.nexts, list);
  for (let child = list + 1; child < end; child = at(index.nexts, child)) {
    if (kindOf(index, child) !== KIND.object) return false;
  }
  return at(index.counts, list) > 0;
}
