import {
  add,
  divide,
  formatDecimal,
  isLess,
  isTerminating,
  multiply,
  type Rational,
  rational,
  subtract,
} from '../../lib/rational';

export const SCALE_IDS = [
  'kelvin',
  'celsius',
  'fahrenheit',
  'rankine',
  'delisle',
  'newton',
  'reaumur',
  'romer',
] as const;
export type ScaleId = (typeof SCALE_IDS)[number];

export const SYMBOLS: Readonly<Record<ScaleId, string>> = {
  kelvin: 'K',
  celsius: '°C',
  fahrenheit: '°F',
  rankine: '°R',
  delisle: '°De',
  newton: '°N',
  reaumur: '°Ré',
  romer: '°Rø',
};

/** A scale as a line over Celsius: `factor` degrees per degree Celsius, and what it shows where Celsius shows 0. */
interface Scale {
  readonly factor: Rational;
  readonly offset: Rational;
}

const SCALES: Readonly<Record<ScaleId, Scale>> = {
  kelvin: { factor: rational(1n), offset: rational(27_315n, 100n) },
  celsius: { factor: rational(1n), offset: rational(0n) },
  fahrenheit: { factor: rational(9n, 5n), offset: rational(32n) },
  rankine: { factor: rational(9n, 5n), offset: rational(49_167n, 100n) },
  // Backwards: water boils at 0 and freezes at 150.
  delisle: { factor: rational(-3n, 2n), offset: rational(150n) },
  newton: { factor: rational(33n, 100n), offset: rational(0n) },
  reaumur: { factor: rational(4n, 5n), offset: rational(0n) },
  romer: { factor: rational(21n, 40n), offset: rational(15n, 2n) },
};

/** The same temperature on another scale, exactly. */
export function convert(value: Rational, from: ScaleId, to: ScaleId): Rational {
  if (from === to) return value;
  const celsius = divide(subtract(value, SCALES[from].offset), SCALES[from].factor);
  return add(multiply(celsius, SCALES[to].factor), SCALES[to].offset);
}

/** Colder than anything can be. On Delisle's scale that is above a number, not below. */
export function isBelowAbsoluteZero(value: Rational, scale: ScaleId): boolean {
  return isLess(convert(value, scale, 'kelvin'), rational(0n));
}

/** Temperatures to go by, in degrees Celsius. */
export const MARKS = {
  absoluteZero: rational(-27_315n, 100n),
  freezing: rational(0n),
  body: rational(37n),
  boiling: rational(100n),
} as const;
export const MARK_IDS = ['absoluteZero', 'freezing', 'body', 'boiling'] as const;
export type MarkId = (typeof MARK_IDS)[number];

/** A temperature to go by as a number on a scale. */
export function markIn(scale: ScaleId, id: MarkId): string {
  return formatDecimal(convert(MARKS[id], 'celsius', scale), 'auto');
}

/** The rule from one scale to another as people write it: `°C × 9/5 + 32`, `(°F − 32) × 5/9`. */
export function formula(from: ScaleId, to: ScaleId): string {
  const slope = divide(SCALES[to].factor, SCALES[from].factor);
  const shift = convert(rational(0n), from, to);
  const symbol = SYMBOLS[from];
  const isBackwards = slope.numerator < 0n;
  const times = timesOf(slope);
  if (isTerminating(shift)) {
    if (isBackwards) return shift.numerator === 0n ? `−${symbol}${times}` : `${shownOf(shift)} − ${symbol}${times}`;
    return `${symbol}${times}${signedOf(shift)}`;
  }
  // Shifting first keeps the numbers short: -160/9 is the other way to say (°F − 32) × 5/9.
  const zero = divide({ ...shift, numerator: -shift.numerator }, slope);
  return isBackwards
    ? `(${shownOf(zero)} − ${symbol})${times}`
    : `(${symbol}${signedOf({ ...zero, numerator: -zero.numerator })})${times}`;
}

/** ` × 9/5`; nothing for 1. */
function timesOf({ numerator, denominator }: Rational): string {
  const magnitude = numerator < 0n ? -numerator : numerator;
  if (magnitude === denominator) return '';
  return ` × ${magnitude}${denominator === 1n ? '' : `/${denominator}`}`;
}

function shownOf(value: Rational): string {
  return formatDecimal(value, 'auto').replace('-', '−');
}

/** ` + 32` or ` − 32`; nothing for 0. */
function signedOf(value: Rational): string {
  if (value.numerator === 0n) return '';
  const magnitude = { ...value, numerator: value.numerator < 0n ? -value.numerator : value.numerator };
  return value.numerator < 0n ? ` − ${shownOf(magnitude)}` : ` + ${shownOf(magnitude)}`;
}
