import { all, create, type BigNumber, type MathJsInstance, type MathNode } from 'mathjs';
import { PERCENT } from './rewrite';

/** Anything that an expression can give. The engine tells by name what it is. */
export type Value = unknown;

type Calculation = (...values: readonly Value[]) => Value;

/** Would change the calculator for good, read code from a text, or give what is no value. */
export const REFUSED: ReadonlySet<string> = new Set([
  'import',
  'create',
  'createUnit',
  'config',
  'typed',
  'chain',
  'parse',
  'parser',
  'compile',
  'evaluate',
  'help',
  'reviver',
  'replacer',
]);

/** Rest on code under the LGPL, which the build leaves out (docs/decisions/math.md). */
export const UNAVAILABLE: ReadonlySet<string> = new Set(['lusolve', 'slu']);

const PRECISION = 64;
/** Below this, a sine or a cosine of a multiple of pi is zero but for the last of its 64 digits. */
const ZERO = '1e-60';

function refuse(): never {
  throw new Error('Refused');
}

/** One engine for all runs of a worker: what it knows cannot be changed by an expression. */
function createEngine(): MathJsInstance {
  // The type of `all` allows for nothing at all, which the package never gives.
  const math = create(all ?? {}, { number: 'BigNumber', precision: PRECISION });
  const isAsciiName = math.parse.isAlpha;
  // Any letter may start a name. Letters beyond U+FFFF come as two units, of which each is asked for on its own.
  math.parse.isAlpha = (unit, before, after) =>
    isAsciiName(unit, before, after) ||
    [unit, before + unit, unit + after].some((text) => /^[\p{L}\p{M}]$/u.test(text));
  // What is refused by name could still be reached through a function that parses a text.
  math.import({ import: refuse, createUnit: refuse, reviver: refuse }, { override: true });
  return math;
}

let engine: MathJsInstance | undefined;

/** The engine, made on first use. */
export function mathEngine(): MathJsInstance {
  engine ??= createEngine();
  return engine;
}

type Angle = 'rad' | 'deg';

const FORWARD = ['sin', 'cos', 'tan', 'sec', 'csc', 'cot'] as const;
const INVERSE = ['asin', 'acos', 'atan', 'atan2', 'asec', 'acsc', 'acot'] as const;

/** Names of which a result that is nearly zero is zero. */
export const TRIGONOMETRY: ReadonlySet<string> = new Set([
  ...FORWARD,
  ...INVERSE,
  'pi',
  'PI',
  'tau',
  'rotationMatrix',
  'arg',
]);

/** Functions that take binary numbers alone, with some arguments at least. */
const BINARY_ONLY = [
  'column',
  'erf',
  'expm',
  'factorial',
  'fraction',
  'gamma',
  'lgamma',
  'norm',
  'nthRoots',
  'partitionSelect',
  'permutations',
  'pickRandom',
  'random',
  'randomInt',
  'resize',
  'rightLogShift',
  'row',
] as const;

/** Calls a function of the engine as an expression does, with indices from 1. */
function call(math: MathJsInstance, name: string, values: readonly Value[]): Value {
  const found: unknown = Reflect.get(Object(Reflect.get(math.expression, 'mathWithTransform')), name);
  if (typeof found !== 'function') throw new Error(`Undefined function ${name}`);
  // The engine checks its arguments itself.
  return Reflect.apply(found as Calculation, undefined, values);
}

/** The decimals in a value as binary numbers. */
function toBinary(math: MathJsInstance, value: Value): Value {
  if (math.isBigNumber(value)) return value.toNumber();
  return math.isMatrix(value) ? value.map((item: Value) => toBinary(math, item)) : value;
}

/** Calls with decimals, and where the engine has no form for them, with binary numbers. */
function callEither(math: MathJsInstance, name: string, values: readonly Value[]): Value {
  try {
    return call(math, name, values);
  } catch (error) {
    const binary = values.map((value) => toBinary(math, value));
    if (binary.every((value, index) => value === values[index])) throw error;
    return call(math, name, binary);
  }
}

/**
 * What every sheet begins with: percentages, the natural logarithm, and angles in the chosen unit. Where a tangent or a secant has no
 * value it is undefined (NaN), not a huge number that stands for the rounding of pi.
 */
export function firstNames(math: MathJsInstance, angle: Angle): Map<string, Value> {
  const names = new Map<string, Value>([
    [PERCENT, (value: Value) => call(math, 'divide', [value, math.bignumber(100)])],
    ['ln', (...values: readonly Value[]) => call(math, 'log', values.slice(0, 1))],
  ]);
  for (const name of BINARY_ONLY) names.set(name, (...values: readonly Value[]) => callEither(math, name, values));
  for (const name of FORWARD) {
    names.set(name, (...values: readonly Value[]) => {
      const [value] = values;
      const inRadians = angle === 'deg' && values.length === 1 ? [toRadians(math, value)] : values;
      return hasPole(math, name, inRadians[0]) ? math.bignumber(Number.NaN) : call(math, name, inRadians);
    });
  }
  if (angle === 'deg') {
    for (const name of INVERSE) {
      names.set(name, (...values: readonly Value[]) => inDegrees(math, call(math, name, values)));
    }
  }
  return names;
}

/** An angle in degrees; one that has a unit of its own stays as it is. */
function toRadians(math: MathJsInstance, value: Value): Value {
  if (!math.isBigNumber(value) && !math.isNumber(value) && !math.isComplex(value)) return value;
  // Whole turns are taken off exactly, before the rounding of pi comes in.
  const turned = math.isBigNumber(value) ? value.mod(360) : value;
  return call(math, 'divide', [call(math, 'multiply', [turned, math.evaluate('pi')]), math.bignumber(180)]);
}

function inDegrees(math: MathJsInstance, value: Value): Value {
  if (math.isMatrix(value) || Array.isArray(value)) return value;
  return call(math, 'divide', [call(math, 'multiply', [value, math.bignumber(180)]), math.evaluate('pi')]);
}

function hasPole(math: MathJsInstance, name: (typeof FORWARD)[number], value: Value): boolean {
  if (name === 'sin' || name === 'cos' || !math.isBigNumber(value)) return false;
  const divisor = name === 'tan' || name === 'sec' ? value.cos() : value.sin();
  return isNearlyZero(divisor);
}

/** Zero, but for the last of the 64 digits of pi. */
export function isNearlyZero(value: BigNumber): boolean {
  return value.abs().lt(ZERO);
}

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
