import { all, type BigNumber, create, type Fraction, type MathJsInstance } from 'mathjs';
import { erf, gamma, lgamma } from '../special-functions';
import { correctUnits, unitMemory } from '../units';
import { fromBinary, fromFraction, remainder, TOLERANCE } from './exact-numbers';
import type { Calculation, Value } from './value';

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

/** … as the engine has more, for what rounding takes. */
const PRECISION = 80;
/** Factorials of larger numbers are no longer multiplied out. */
const MAX_PRODUCT = 3000;

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
