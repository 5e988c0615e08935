import type { jsonpath, JSONPathQuery } from 'json-p3';
import type { DocumentValue } from '../../../lib/document/document';
import type { PathStep } from '../../../lib/json/json-path';
import { memberOf, slicePlaces } from '../model';
import { selectors } from './parse';

/** A value with the way to it, kept as the step from the one above. */
export interface PathNode {
  readonly value: DocumentValue;
  readonly parent?: PathNode;
  readonly step?: PathStep;
}

/** The steps from the root down to a node. */
export function stepsTo(node: PathNode): PathStep[] {
  const steps: PathStep[] = [];
  for (let here: PathNode | undefined = node; here?.step !== undefined; here = here.parent) steps.push(here.step);
  return steps.reverse();
}

type Segment = JSONPathQuery['segments'][number];
type Selector = Segment['selectors'][number];

/** Whether a filter lets a node through. */
export type Holds = (filter: jsonpath.expressions.FilterExpression, node: PathNode, root: PathNode) => boolean;

interface Ground {
  readonly root: PathNode;
  readonly holds: Holds;
}

/** The nodes that a query finds, one after the other. */
export function* walkPath(query: JSONPathQuery, start: PathNode, ground: Ground): Generator<PathNode> {
  yield* runSegments(query.segments, 0, start, ground);
}

function* runSegments(
  segments: readonly Segment[],
  place: number,
  node: PathNode,
  ground: Ground,
): Generator<PathNode> {
  const segment = segments[place];
  if (!segment) {
    yield node;
    return;
  }
  const isDeep = isDescendant(segment);
  for (const from of isDeep ? withDescendants(node) : [node]) {
    for (const selector of segment.selectors) {
      for (const found of select(selector, from, ground)) yield* runSegments(segments, place + 1, found, ground);
    }
  }
}

/** The classes of segments are not among what the library gives; the text of a descendant one begins with two dots. */
function isDescendant(segment: Segment): boolean {
  return segment.toString().startsWith('..');
}

/** The node and all below it, each before what is in it; without recursion, so at any depth. */
function* withDescendants(node: PathNode): Generator<PathNode> {
  const open: Iterator<PathNode>[] = [];
  yield node;
  open.push(childrenOf(node));
  for (let children = open.at(-1); children; children = open.at(-1)) {
    const next = children.next();
    if (next.done) {
      open.pop();
      continue;
    }
    yield next.value;
    open.push(childrenOf(next.value));
  }
}

export function* childrenOf(node: PathNode): Generator<PathNode> {
  const { value } = node;
  if (value.kind === 'map') {
    for (const member of value.members) yield { value: member.value, parent: node, step: member.key };
  } else if (value.kind === 'list') {
    for (const [step, item] of value.items.entries()) yield { value: item, parent: node, step };
  }
}

function* select(selector: Selector, node: PathNode, { root, holds }: Ground): Generator<PathNode> {
  const { value } = node;
  if (selector instanceof selectors.NameSelector) {
    const found = value.kind === 'map' ? memberOf(value, selector.name) : undefined;
    if (found) yield { value: found, parent: node, step: selector.name };
  } else if (selector instanceof selectors.WildcardSelector) {
    yield* childrenOf(node);
  } else if (selector instanceof selectors.FilterSelector) {
    for (const child of childrenOf(node)) if (holds(selector.expression.expression, child, root)) yield child;
  } else if (value.kind === 'list') {
    for (const place of placesOf(selector, value.items.length)) {
      const item = value.items[place];
      if (item) yield { value: item, parent: node, step: place };
    }
  }
}

function placesOf(selector: Selector, length: number): readonly number[] {
  if (selector instanceof selectors.IndexSelector) {
    return [selector.index < 0 ? selector.index + length : selector.index];
  }
  if (!(selector instanceof selectors.SliceSelector)) return [];
  const { start, stop, step = 1 } = selector;
  return step === 0 ? [] : slicePlaces(length, { start, stop, step });
}
