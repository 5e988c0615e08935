import { all, create, type BigNumber, type Fraction, type MathJsInstance, type MathNode } from 'mathjs';
import { PERCENT } from './rewrite';
import { erf, gamma, lgamma } from './special-functions';
import { correctUnits, unitMemory } from './units';

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

/** Results are exact to so many digits … */
export const EXACT_DIGITS = 64;
/** … as the engine has more, for what rounding takes. */
const PRECISION = 80;
/** Factorials of larger numbers are no longer multiplied out. */
const MAX_PRODUCT = 3000;
/** Numbers that are as near to each other as this differ by rounding only: they are equal. */
const TOLERANCE = 1e-70;
/** Digits of a binary number that are sure. */
const BINARY_DIGITS = 15;
/** Below this, a sine or a cosine of a multiple of pi is zero but for the last of its 64 digits. */
const ZERO = '1e-60';

/** A remainder of a number that has more digits than are kept. */
export class InexactError extends RangeError {}

function refuse(): never {
  throw new Error('Refused');
}

/** One engine for all runs of a worker: what it knows cannot be changed by an expression. */
function createEngine(): MathJsInstance {
  // The type of `all` allows for nothing at all, which the package never gives.
  const math = create(all ?? {}, { number: 'BigNumber', precision: PRECISION, relTol: TOLERANCE, absTol: 0 });
  mixNumbers(math);
  const isAsciiName = math.parse.isAlpha;
  // Any letter may start a name. Letters beyond U+FFFF come as two units, of which each is asked for on its own.
  math.parse.isAlpha = (unit, before, after) =>
    isAsciiName(unit, before, after) ||
    [unit, before + unit, unit + after].some((text) => /^[\p{L}\p{M}]$/u.test(text));
  correctUnits(math);
  const { mod } = math;
  const special = specialFunctions(math);
  // What is refused by name could still be reached through a function that parses a text.
  math.import(
    {
      ...special,
      import: refuse,
      createUnit: refuse,
      reviver: refuse,
      mod: (...values: readonly Value[]) => {
        const [value, divisor] = values;
        const isExact = values.length === 2 && math.isBigNumber(value) && math.isBigNumber(divisor);
        return isExact ? remainder(value, divisor) : Reflect.apply(mod as Calculation, undefined, values);
      },
    },
    { override: true },
  );
  return math;
}

/**
 * Lets decimals stand beside other kinds of numbers. The engine refuses binary numbers of more than 15 digits there, which its own functions
 * give, and fractions. A decimal comes before the kinds that it could be as well: the order is that of adding.
 */
function mixNumbers(math: MathJsInstance): void {
  // The types of the engine know `typed` as a function only.
  const { addConversion } = math.typed as unknown as { addConversion: (conversion: object, options: object) => void };
  const conversions = [
    { from: 'number', to: 'BigNumber', convert: (value: number) => fromBinary(math, value) },
    { from: 'number', to: 'Complex', convert: (value: number) => math.complex(value, 0) },
    { from: 'number', to: 'Fraction', convert: (value: number) => math.fraction(value) },
    { from: 'Fraction', to: 'BigNumber', convert: (value: Fraction) => fromFraction(math, value) },
    { from: 'Fraction', to: 'Complex', convert: (value: Fraction) => math.complex(value.valueOf(), 0) },
  ];
  for (const conversion of conversions) addConversion(conversion, { override: true });
}

/** A binary number as a decimal, to the digits that are sure. */
export function fromBinary(math: MathJsInstance, value: number): BigNumber {
  const isSure = Number.isSafeInteger(value) || !Number.isFinite(value);
  return math.bignumber(isSure ? String(value) : value.toPrecision(BINARY_DIGITS));
}

/** Functions that the engine has for decimals in part, or not at all: those of a fraction are binary there. */
function specialFunctions(math: MathJsInstance): Record<string, Calculation> {
  const { gamma: engineGamma, lgamma: engineLgamma, erf: engineErf, factorial: engineFactorial } = math;
  const either =
    (isOurs: (value: BigNumber) => boolean, own: (value: BigNumber) => BigNumber, original: unknown): Calculation =>
    (...values) => {
      const [value] = values;
      if (values.length === 1 && math.isMatrix(value)) {
        return value.map((item: Value) => either(isOurs, own, original)(item));
      }
      if (values.length === 1 && math.isBigNumber(value) && value.isFinite() && isOurs(value)) return own(value);
      // Functions of the engine check their arguments themselves.
      return Reflect.apply(original as Calculation, undefined, values);
    };
  const isLarge = (value: BigNumber) => value.gt(MAX_PRODUCT);
  return {
    gamma: either((value) => !value.isInteger() || isLarge(value), gamma, engineGamma),
    factorial: either(
      (value) => (!value.isInteger() && value.gt(-1)) || isLarge(value),
      (value) => gamma(value.plus(1)),
      engineFactorial,
    ),
    lgamma: either((value) => value.gt(0), lgamma, engineLgamma),
    erf: either(() => true, erf, engineErf),
  };
}

/** A fraction as a decimal. */
export function fromFraction(math: MathJsInstance, { n, d, s }: Fraction): BigNumber {
  return math.bignumber(String(n)).mul(String(s)).div(String(d));
}

/** Takes off what rounding has left in the last of the engine's digits: three thirds are 1. */
export function settled(value: BigNumber): BigNumber {
  if (!value.isFinite()) return value;
  const rounded = value.toSignificantDigits(EXACT_DIGITS + 2);
  return value.minus(rounded).abs().lte(rounded.abs().mul(TOLERANCE)) ? rounded : value;
}

/** What is left of a division, with the sign of the divisor; all of its digits are exact. */
function remainder(value: BigNumber, divisor: BigNumber): BigNumber {
  const [above, below] = [settled(value), settled(divisor)];
  if (below.isZero()) return above;
  // So large that not all of its digits are known, it has no remainder that could be.
  if (above.e >= EXACT_DIGITS && above.precision() > EXACT_DIGITS + 10) throw new InexactError('Not exact');
  const rest = above.mod(below);
  return rest.isZero() || rest.isNegative() === below.isNegative() ? rest : rest.plus(below);
}

/** The remainder of a power, exact however many digits that has; undefined where it is no power of whole numbers. */
function powerRemainder(math: MathJsInstance, values: readonly Value[]): BigNumber | undefined {
  const whole = values.flatMap((value) => {
    const number = math.isBigNumber(value) ? settled(value) : undefined;
    return number?.isInteger() && number.precision(true) <= EXACT_DIGITS ? [BigInt(number.toFixed())] : [];
  });
  const [base, exponent, divisor] = whole;
  if (base === undefined || exponent === undefined || divisor === undefined || exponent < 0n || divisor === 0n) {
    return undefined;
  }
  let rest = 1n % divisor;
  let square = base % divisor;
  for (let left = exponent; left > 0n; left >>= 1n) {
    if (left & 1n) rest = (rest * square) % divisor;
    square = (square * square) % divisor;
  }
  const hasOtherSign = rest !== 0n && rest < 0n !== divisor < 0n;
  return math.bignumber(String(hasOtherSign ? rest + divisor : rest));
}

export interface Engine {
  readonly math: MathJsInstance;
  /** Begins a line: what was read in those before has no effect on how units are written. */
  readonly forgetUnits: () => void;
}

let engine: Engine | undefined;

/** The engine, made on first use. */
export function mathEngine(): Engine {
  if (!engine) {
    const math = createEngine();
    engine = { math, forgetUnits: unitMemory(math) };
  }
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

/** Inverse functions of real numbers, whose values beyond some of them are complex. */
const BEYOND_REAL = ['asin', 'acos', 'asec', 'acsc', 'acosh', 'atanh', 'acoth', 'asech'] as const;

/** Calls with a decimal, and where that has no real value, with a number that may have a complex one, as a root does. */
function callComplex(math: MathJsInstance, name: string, values: readonly Value[]): Value {
  const result = call(math, name, values);
  const [value] = values;
  if (!math.isBigNumber(result) || !result.isNaN() || !math.isBigNumber(value) || value.isNaN()) return result;
  return call(math, name, [value.toNumber()]);
}

/** Whether more are to be chosen than there are, of which there is no way. */
function isTooMany(math: MathJsInstance, values: readonly Value[]): boolean {
  const [all, chosen] = values;
  if (values.length !== 2 || !math.isBigNumber(all) || !math.isBigNumber(chosen)) return false;
  return all.isInteger() && chosen.isInteger() && !all.isNegative() && chosen.gt(all);
}

const ROUNDING = ['round', 'floor', 'ceil', 'fix'] as const;

/** Rounded to tens, hundreds and so on: places left of the point, which the engine does not count. */
function roundedLeft(math: MathJsInstance, name: (typeof ROUNDING)[number], values: readonly Value[]): Value {
  const [value, places] = values;
  if (values.length !== 2 || !math.isBigNumber(places) || !places.isInteger() || !places.isNegative()) return undefined;
  if (math.isMatrix(value)) return value.map((item: Value) => roundedLeft(math, name, [item, places]));
  if (!math.isBigNumber(value)) return undefined;
  const unit = math.bignumber(10).pow(places.neg());
  return call(math, 'multiply', [call(math, name, [value.div(unit)]), unit]);
}

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

const OF_PARTS: Readonly<Record<string, (math: MathJsInstance, re: BigNumber, im: BigNumber) => Value>> = {
  abs: (math, re, im) => call(math, 'hypot', [re, im]),
  arg: (math, re, im) => call(math, 'atan2', [im, re]),
};

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
  names.set(POWER_REMAINDER, (...values: readonly Value[]) => {
    const [base, exponent, divisor] = values;
    return powerRemainder(math, values) ?? call(math, 'mod', [call(math, 'pow', [base, exponent]), divisor]);
  });
  // The parts of a complex number are binary, but its size and angle need be no less exact than those of decimals.
  for (const [name, ofParts] of Object.entries(OF_PARTS)) {
    names.set(name, (...values: readonly Value[]) => {
      const [value] = values;
      if (values.length !== 1 || !math.isComplex(value)) return call(math, name, values);
      const [re, im] = [math.bignumber(String(value.re)), math.bignumber(String(value.im))];
      return ofParts(math, re, im);
    });
  }
  // The engine would look for as many digits as numbers are compared by, and find none.
  names.set('eigs', (...values: readonly Value[]) =>
    call(math, 'eigs', values.length === 1 ? [...values, math.bignumber('1e-20')] : values),
  );
  for (const name of BINARY_ONLY) names.set(name, (...values: readonly Value[]) => callEither(math, name, values));
  for (const name of FORWARD) {
    names.set(name, (...values: readonly Value[]) => {
      const [value] = values;
      const inRadians = angle === 'deg' && values.length === 1 ? [toRadians(math, value)] : values;
      return hasPole(math, name, inRadians[0])
        ? math.bignumber(Number.NaN)
        : withZero(math, call(math, name, inRadians), inRadians[0]);
    });
  }
  for (const name of BEYOND_REAL) names.set(name, (...values: readonly Value[]) => callComplex(math, name, values));
  for (const name of ['combinations', 'permutations'] as const) {
    names.set(name, (...values: readonly Value[]) =>
      isTooMany(math, values) ? math.bignumber(0) : callEither(math, name, values),
    );
  }
  for (const name of ROUNDING) {
    names.set(name, (...values: readonly Value[]) => roundedLeft(math, name, values) ?? call(math, name, values));
  }
  if (angle === 'deg') {
    for (const name of INVERSE) {
      names.set(name, (...values: readonly Value[]) => inDegrees(math, callComplex(math, name, values)));
    }
  }
  return names;
}

/** The sine of pi is zero, and equal to it: what pi lacks after its last digit is no angle. That of a tiny angle is as tiny. */
function withZero(math: MathJsInstance, result: Value, angle: Value): Value {
  const isRounding = math.isBigNumber(result) && math.isBigNumber(angle) && isNearlyZero(result) && angle.abs().gte(1);
  return isRounding ? math.bignumber(0) : result;
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

/** What the remainder of a power becomes: the power itself may have more digits than are kept. */
const POWER_REMAINDER = '__powerRemainder';

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
