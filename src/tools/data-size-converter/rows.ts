import { divide, multiply, type Rational, rational } from '../../lib/rational';
import { bitsIn, type DataBase, type DataUnit } from '../../lib/data-units';
import {
  baseOf,
  bitsOf,
  DATA_UNITS,
  isBinary,
  PIECES,
  prefixOf,
  symbolOf,
  withUnit,
  type Piece,
  type UnitSettings,
} from './units';
import { writeNumber, type NumberSettings, type WrittenNumber } from './write-number';

export interface Settings extends UnitSettings, NumberSettings {}

/** An amount in one unit. */
export interface UnitRow {
  readonly unit: DataUnit;
  /** As it is written here, with `/s` behind where it is a rate. */
  readonly symbol: string;
  readonly number: string;
  /** Number and unit, to be pasted elsewhere. */
  readonly text: string;
  readonly kind: WrittenNumber['kind'];
}

/** An amount in all units of bytes or of bits, those that fit best first. */
export interface UnitGroup {
  readonly base: DataBase;
  readonly decimal: readonly UnitRow[];
  readonly binary: readonly UnitRow[];
}

export interface PieceRow {
  readonly piece: Piece;
  readonly number: string;
}

/** How many of a unit an amount is; what a unit is does not depend on what `MB` is taken for here. */
export function inUnit(bits: Rational, unit: DataUnit): Rational {
  return divide(bits, inBits(unit));
}

function inBits(unit: DataUnit): Rational {
  return rational(bitsIn(unit));
}

export function unitRow(bits: Rational, unit: DataUnit, settings: Settings, per = ''): UnitRow {
  const { text: number, kind } = writeNumber(inUnit(bits, unit), settings);
  const symbol = symbolOf(unit, settings) + per;
  return { unit, symbol, number, text: withUnit(number, symbol), kind };
}

/** An amount in every unit of bytes, and in every one of bits. */
export function unitGroups(bits: Rational, settings: Settings, first: DataBase, per = ''): UnitGroup[] {
  const groups = (['B', 'bit'] as const).map((base): UnitGroup => {
    const rowsOf = (binary: boolean) =>
      byFit(bits, unitsOf(base, binary)).map((unit) => unitRow(bits, unit, settings, per));
    return { base, decimal: rowsOf(false), binary: rowsOf(true) };
  });
  return first === 'B' ? groups : groups.toReversed();
}

/** The units of each family from the smallest on; the base alone is with those of 1000. */
const FAMILIES = (['B', 'bit'] as const).flatMap((base) =>
  [false, true].map((binary) => ({
    base,
    binary,
    units: DATA_UNITS.filter((unit) => baseOf(unit) === base && isBinary(unit) === binary),
  })),
);

function unitsOf(base: DataBase, binary: boolean): readonly DataUnit[] {
  return FAMILIES.find((family) => family.base === base && family.binary === binary)?.units ?? [];
}

/** Whether there is one of a unit at least. */
function fills(bits: Rational, unit: DataUnit): boolean {
  return bits.numerator >= bitsIn(unit) * bits.denominator;
}

/** The largest unit of which there is one at least comes first, then smaller ones, then larger ones. */
function byFit(bits: Rational, units: readonly DataUnit[]): readonly DataUnit[] {
  const whole = units.filter((unit) => fills(bits, unit));
  return [...whole.toReversed(), ...units.slice(whole.length)];
}

/** The unit of a family in which an amount reads best: its largest with one at least, else the base. */
export function fittingUnit(bits: Rational, base: DataBase, binary: boolean): DataUnit {
  return unitsOf(base, binary).findLast((unit) => fills(bits, unit)) ?? base;
}

export function pieceRows(bits: Rational, settings: Settings): PieceRow[] {
  return PIECES.map((piece) => ({
    piece,
    number: writeNumber(divide(bits, rational(bitsOf(piece, settings))), settings).text,
  }));
}

/** Two units of one step, and by how many percent the binary one is larger. */
export interface Difference {
  readonly decimal: string;
  readonly binary: string;
  readonly percent: string;
}

/** How much the families are apart where the amount is: 7.37 % for GB and GiB. */
export function differenceAt(bits: Rational, settings: Settings): Difference | undefined {
  const unit = fittingUnit(bits, 'B', false);
  const prefix = prefixOf(unit);
  if (prefix === undefined) return undefined;
  const binary = DATA_UNITS.find((other) => other.toLowerCase() === `${prefix}ib`.toLowerCase());
  if (binary === undefined) return undefined;
  const ratio = divide(rational(bitsOf(binary, settings)), inBits(unit));
  const percent = multiply(rational(ratio.numerator - ratio.denominator, ratio.denominator), rational(100n));
  return {
    decimal: symbolOf(unit, settings),
    binary: symbolOf(binary, settings),
    percent: writeNumber(percent, { ...settings, digits: 4 }).text,
  };
}
