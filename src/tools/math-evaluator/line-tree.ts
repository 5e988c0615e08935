import type { MathJsInstance, MathNode } from 'mathjs';
import type { Value } from './engine/value';
import type { ParsedLine } from './errors';
import type { LineValue } from './sheet-result';

/** A function that an operator was given in the place of a value, as in `5 max`. */
export function functionAsValue(math: MathJsInstance, root: MathNode, scope: Map<string, Value>): string | undefined {
  let found: string | undefined;
  root.traverse((node) => {
    if (!math.isOperatorNode(node)) return;
    for (const item of node.args) {
      if (!math.isSymbolNode(item)) continue;
      const value: Value = scope.get(item.name) ?? Reflect.get(math, item.name);
      if (typeof value === 'function') found ??= item.name;
    }
  });
  return found;
}

/** Rows of different lengths in a matrix that is written as a list of lists. */
export function unevenRows(math: MathJsInstance, root: MathNode): ParsedLine['unevenRows'] {
  let found: ParsedLine['unevenRows'];
  root.traverse((node) => {
    if (found || !math.isArrayNode(node)) return;
    const lengths = node.items.map((row) => (math.isArrayNode(row) ? row.items.length : undefined));
    const [expected] = lengths;
    const other = lengths.find((length) => length !== expected);
    if (expected !== undefined && other !== undefined) found = { expected, found: other };
  });
  return found;
}

/** All names in a line, as often as they stand there. */
export function namesIn(math: MathJsInstance, root: MathNode): string[] {
  const names: string[] = [];
  root.traverse((node) => {
    if (math.isSymbolNode(node)) names.push(node.name);
    else if (math.isFunctionAssignmentNode(node)) names.push(node.name);
  });
  return names;
}

/** The names that a line gives a value to. */
export function assignedNames(math: MathJsInstance, root: MathNode): string[] {
  const names: string[] = [];
  root.traverse((node) => {
    if (math.isFunctionAssignmentNode(node)) names.push(node.name);
    else if (math.isAssignmentNode(node) && math.isSymbolNode(node.object)) names.push(node.object.name);
  });
  return names;
}

const GROWING = new Set(['^', '.^', '*', '.*', '!']);
const GROWING_NAMES = new Set(['exp', 'factorial', 'gamma', 'pow', 'multiply', 'prod', 'sinh', 'cosh']);

/** Why a line is infinite, when it is for one of the reasons that look like mistakes. */
export function infinityNote(math: MathJsInstance, root: MathNode, scope: Map<string, Value>): LineValue['note'] {
  if (dividesByZero(math, root, scope)) return 'division-by-zero';
  const names = namesIn(math, root);
  const isInfinite = (value: Value) => math.isBigNumber(value) && !value.isFinite();
  if (names.includes('Infinity') || names.some((name) => isInfinite(scope.get(name)))) return undefined;
  const operators = root.filter((node) => math.isOperatorNode(node) && GROWING.has(node.op));
  return operators.length > 0 || names.some((name) => GROWING_NAMES.has(name)) ? 'too-large' : undefined;
}

/**
 * Whether a matrix was inverted that has no inverse. The engine compares with the binary zero there, which no decimal is, and goes on with
 * infinities.
 */
export function lacksInverse(math: MathJsInstance, root: MathNode, value: Value, scope: Map<string, Value>): boolean {
  if (!math.isMatrix(value) || !hasInfinity(math, value)) return false;
  const inverts = (node: MathNode) =>
    (math.isOperatorNode(node) && (node.op === '^' || node.op === '/')) ||
    (math.isSymbolNode(node) && node.name === 'inv');
  return root.filter(inverts).length > 0 && infinityNote(math, root, scope) !== 'division-by-zero';
}

function hasInfinity(math: MathJsInstance, value: Value): boolean {
  if (math.isMatrix(value)) return hasInfinity(math, value.valueOf());
  if (Array.isArray(value)) return value.some((item) => hasInfinity(math, item));
  return math.isBigNumber(value) && !value.isFinite();
}

/** Whether a division of the line has zero below. It is worked out again, with names of its own. */
function dividesByZero(math: MathJsInstance, root: MathNode, names: Map<string, Value>): boolean {
  let found = false;
  root.traverse((node) => {
    if (found || !math.isOperatorNode(node) || node.op !== '/') return;
    try {
      const divisor: Value = node.args[1]?.compile().evaluate(names);
      found = math.isBigNumber(divisor) ? divisor.isZero() : divisor === 0;
    } catch {
      // A divisor that cannot be worked out alone, within a function for instance.
    }
  });
  return found;
}
