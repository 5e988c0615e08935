import {
  add,
  divide,
  formatDecimal,
  isLess,
  isTerminating,
  multiply,
  parseDecimal,
  rational,
  type Rational,
} from '../../lib/rational';
import type { Chance } from './random-numbers';

/** What the schemas of a place ask of its number. */
export interface NumberLimits {
  readonly least: readonly string[];
  readonly above: readonly string[];
  readonly most: readonly string[];
  readonly below: readonly string[];
  readonly multiples: readonly string[];
  readonly isInteger: boolean;
}

const ONE = rational(1n);
/** How many steps away from a limit numbers are drawn. */
const SPREAD = 100n;
/** Of numbers without a limit: hundredths. */
const HUNDREDTH = rational(1n, 100n);

function floor({ numerator, denominator }: Rational): bigint {
  const whole = numerator / denominator;
  return numerator < 0n && whole * denominator !== numerator ? whole - 1n : whole;
}

function ceil({ numerator, denominator }: Rational): bigint {
  return -floor({ numerator: -numerator, denominator });
}

function gcd(a: bigint, b: bigint): bigint {
  return b === 0n ? a : gcd(b, a % b);
}

/** The least number that is a multiple of both. */
function leastCommon(a: Rational, b: Rational): Rational {
  const numerator = (a.numerator * b.numerator) / gcd(a.numerator, b.numerator);
  return rational(numerator, gcd(a.denominator, b.denominator));
}

const read = (texts: readonly string[]) => texts.flatMap((text) => parseDecimal(text) ?? []);
const largest = (numbers: readonly Rational[]) =>
  numbers.reduce<Rational | undefined>((best, one) => (best && isLess(one, best) ? best : one), undefined);
const smallest = (numbers: readonly Rational[]) =>
  numbers.reduce<Rational | undefined>((best, one) => (best && isLess(best, one) ? best : one), undefined);

/** A number within the limits; undefined where there is hardly one. */
export function sampleNumber(limits: NumberLimits, chance: Chance): string | undefined {
  const least = largest([...read(limits.least), ...read(limits.above)]);
  const most = smallest([...read(limits.most), ...read(limits.below)]);
  const isOpenBelow = least !== undefined && read(limits.above).some((one) => !isLess(one, least));
  const isOpenAbove = most !== undefined && read(limits.below).some((one) => !isLess(most, one));
  const step = stepOf(limits, least, most);
  let first = least ? ceil(divide(least, step)) : undefined;
  let last = most ? floor(divide(most, step)) : undefined;
  if (first !== undefined && least && isOpenBelow && !isLess(least, multiply(rational(first), step))) first++;
  if (last !== undefined && most && isOpenAbove && !isLess(multiply(rational(last), step), most)) last--;
  const from = first ?? (last === undefined ? 0n : last - SPREAD < 0n && last >= 0n ? 0n : last - SPREAD);
  const to = last === undefined || last > from + SPREAD ? from + SPREAD : last;
  if (to < from) return undefined;
  const drawn = multiply(rational(from + BigInt(chance.below(Number(to - from) + 1))), step);
  return isTerminating(drawn) ? written(drawn) : undefined;
}

/** How far apart the numbers are that may be drawn. */
function stepOf({ multiples, isInteger }: NumberLimits, least?: Rational, most?: Rational): Rational {
  const given = read(multiples).reduce<Rational | undefined>(
    (all, one) => (all ? leastCommon(all, one) : one),
    undefined,
  );
  if (given) return isInteger ? leastCommon(given, ONE) : given;
  if (isInteger) return ONE;
  if (!least || !most) return HUNDREDTH;
  // Between limits that stand near to each other, smaller steps.
  const width = add(most, { ...least, numerator: -least.numerator });
  let step = HUNDREDTH;
  while (isLess(width, multiply(step, rational(10n))) && step.denominator < 10n ** 30n)
    step = divide(step, rational(10n));
  return step;
}

function written(number: Rational): string {
  if (number.denominator === 1n) return number.numerator.toString();
  let places = 1;
  while (10n ** BigInt(places) % number.denominator !== 0n) places++;
  return formatDecimal(number, places);
}
