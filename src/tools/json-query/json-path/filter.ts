import type { jsonpath } from 'json-p3';
import type { DocumentValue } from '../../../lib/document/document';
import {
  booleanValue,
  codePoints,
  compareSources,
  compareTexts,
  isSameValue,
  NULL,
  numberFrom,
  textOf,
  textValue,
} from '../model';

import { environment, expressions } from './parse';
import { walkPath, type PathNode } from './walk';

type Filter = jsonpath.expressions.FilterExpression;

/** What a comparison has on one side: a value, or nothing at all. */
type Side = DocumentValue | undefined;

/** Whether a filter lets a node through. */
export function holds(filter: Filter, node: PathNode, root: PathNode): boolean {
  if (filter instanceof expressions.InfixExpression) {
    const { left, operator, right } = filter;
    if (operator === '&&') return holds(left, node, root) && holds(right, node, root);
    if (operator === '||') return holds(left, node, root) || holds(right, node, root);
    return compare(sideOf(left, node, root), operator, sideOf(right, node, root));
  }
  if (filter instanceof expressions.PrefixExpression) return !holds(filter.right, node, root);
  if (filter instanceof expressions.LogicalExpression) return holds(filter.expression, node, root);
  if (filter instanceof expressions.FunctionExtension) return matches(filter, node, root);
  for (const _ of nodesOf(filter, node, root)) return true;
  return false;
}

function nodesOf(filter: Filter | undefined, node: PathNode, root: PathNode): Iterable<PathNode> {
  if (filter instanceof expressions.RelativeQuery) return walkPath(filter.path, node, { root, holds });
  if (filter instanceof expressions.RootQuery) return walkPath(filter.path, root, { root, holds });
  return [];
}

/** `match()` and `search()`: the patterns are I-Regexp (RFC 9485); what is none fits nothing. */
function matches({ name, args }: jsonpath.expressions.FunctionExtension, node: PathNode, root: PathNode): boolean {
  const [text, pattern] = args.map((arg) => sideOf(arg, node, root)).map((side) => side && textOf(side));
  if (text === undefined || pattern === undefined) return false;
  return environment.functionRegister.get(name)?.call(text, pattern) === true;
}

function sideOf(filter: Filter, node: PathNode, root: PathNode): Side {
  if (filter instanceof expressions.StringLiteral) return textValue(filter.value);
  // As it is written: no digit is lost.
  if (filter instanceof expressions.NumberLiteral) return numberFrom(filter.token.value);
  if (filter instanceof expressions.BooleanLiteral) return booleanValue(filter.value);
  if (filter instanceof expressions.NullLiteral) return NULL;
  if (filter instanceof expressions.FunctionExtension) return resultOf(filter, node, root);
  return only(nodesOf(filter, node, root));
}

function only(nodes: Iterable<PathNode>): Side {
  const [first, second] = nodes;
  return second ? undefined : first?.value;
}

function resultOf({ name, args }: jsonpath.expressions.FunctionExtension, node: PathNode, root: PathNode): Side {
  const [arg] = args;
  if (!arg) return undefined;
  if (name === 'value') return only(nodesOf(arg, node, root));
  if (name === 'count') return numberFrom([...nodesOf(arg, node, root)].length);
  const value = sideOf(arg, node, root);
  if (value?.kind === 'list') return numberFrom(value.items.length);
  if (value?.kind === 'map') return numberFrom(value.members.length);
  const text = value && textOf(value);
  return text === undefined ? undefined : numberFrom(codePoints(text));
}

function compare(left: Side, operator: string, right: Side): boolean {
  switch (operator) {
    case '==':
      return isEqual(left, right);
    case '!=':
      return !isEqual(left, right);
    case '<':
      return isLess(left, right);
    case '>':
      return isLess(right, left);
    case '<=':
      return isLess(left, right) || isEqual(left, right);
    default:
      return isLess(right, left) || isEqual(left, right);
  }
}

function isEqual(left: Side, right: Side): boolean {
  return left && right ? isSameValue(left, right) : left === right;
}

/** Only numbers have an order among each other, and texts. */
function isLess(left: Side, right: Side): boolean {
  if (!left || !right) return false;
  if (left.kind === 'number' && right.kind === 'number') return compareSources(left.source, right.source) < 0;
  const [first, second] = [textOf(left), textOf(right)];
  return first !== undefined && second !== undefined && compareTexts(first, second) < 0;
}
