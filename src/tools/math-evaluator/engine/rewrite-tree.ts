import type { MathJsInstance, MathNode } from 'mathjs';
import { PERCENT } from '../rewrite';

function isPercentage(math: MathJsInstance, node: MathNode | undefined): boolean {
  if (math.isParenthesisNode(node)) return isPercentage(math, node.content);
  if (math.isFunctionNode(node)) return isPercentCall(math, node);
  if (!math.isOperatorNode(node)) return false;
  const [first, second] = node.args;
  if (node.isUnary()) return (node.op === '-' || node.op === '+') && isPercentage(math, first);
  return (node.op === '+' || node.op === '-') && isPercentage(math, first) && isPercentage(math, second);
}

function isPercentCall(math: MathJsInstance, node: unknown): boolean {
  return math.isFunctionNode(node) && math.isSymbolNode(node.fn) && node.fn.name === PERCENT;
}

/** A percentage as it stands after a sum's sign, without parentheses of its own. */
function isBarePercentage(math: MathJsInstance, node: MathNode | undefined): boolean {
  if (math.isOperatorNode(node) && node.isUnary()) return isBarePercentage(math, node.args[0]);
  return isPercentCall(math, node);
}

/** What the remainder of a power becomes: the power itself may have more digits than are kept. */
export const POWER_REMAINDER = '__powerRemainder';

/** `7^100 mod 13` as one call. */
export function withPowerRemainders(math: MathJsInstance, node: MathNode): MathNode {
  const inner = node.map((child) => withPowerRemainders(math, child));
  const isOperator = math.isOperatorNode(inner) && inner.isBinary() && inner.op === 'mod';
  const isCall = math.isFunctionNode(inner) && math.isSymbolNode(inner.fn) && inner.fn.name === 'mod';
  if (!isOperator && !isCall) return inner;
  const [value, divisor, ...more] = inner.args;
  let power = value;
  while (math.isParenthesisNode(power)) power = power.content;
  if (!divisor || more.length > 0 || !math.isOperatorNode(power) || power.op !== '^') return inner;
  return new math.FunctionNode(new math.SymbolNode(POWER_REMAINDER), [...power.args, divisor]);
}

/** Takes a percentage after `+` or `-` of the left side, unless that is a percentage itself. */
export function withPercentSums(math: MathJsInstance, node: MathNode): MathNode {
  const inner = node.map((child) => withPercentSums(math, child));
  if (!math.isOperatorNode(inner) || !inner.isBinary() || (inner.op !== '+' && inner.op !== '-')) return inner;
  const [left, right] = inner.args;
  if (!left || !right || !isBarePercentage(math, right) || isPercentage(math, left)) return inner;
  const one = new math.ConstantNode(math.bignumber(1));
  // The left side stands once: it may be long, and have percentages of its own.
  const share = new math.OperatorNode(inner.op, inner.op === '+' ? 'add' : 'subtract', [one, right]);
  return new math.OperatorNode('*', 'multiply', [left, share]);
}
