import type { BigNumber, MathJsInstance } from 'mathjs';
import { PERCENT } from '../rewrite';
import { powerRemainder } from './exact-numbers';
import { POWER_REMAINDER } from './rewrite-tree';
import { type Angle, FORWARD, hasPole, inDegrees, INVERSE, toRadians, withZero } from './trigonometry';
import { call, type Value } from './value';

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
