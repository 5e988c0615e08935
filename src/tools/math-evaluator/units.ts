import type { BigNumber, MathJsInstance, Unit } from 'mathjs';
import {
  ADDED_UNITS,
  BINARY_PREFIXES,
  CORRECTED_CONSTANTS,
  CORRECTED_UNITS,
  LONG_BINARY_PREFIXES,
  type AddedUnit,
} from './unit-values';

type Prefixes = Record<string, { name: string; value: unknown; scientific: boolean } | undefined>;

interface UnitDefinition {
  name: string;
  value: unknown;
  offset: number;
  dimensions: readonly number[];
  prefixes: Prefixes;
  /** Without one, a product of the same dimensions is not written in this unit. */
  base?: unknown;
}

/** A unit of a value: with its prefix and its power. */
interface UnitPart {
  readonly unit: UnitDefinition;
  readonly power: number;
}

/** What the engine has on its class of units, and its types do not say. */
interface UnitTables {
  readonly UNITS: Record<string, UnitDefinition | undefined>;
  readonly PREFIXES: Record<string, Prefixes | undefined>;
  readonly UNIT_SYSTEMS: { readonly auto: Record<string, unknown> };
  readonly prototype: { to: (target: Unit | string) => Unit };
}

function tablesOf(math: MathJsInstance): UnitTables {
  // The class is a public part of the engine; its tables are not in its types.
  return Reflect.get(math, 'Unit') as unknown as UnitTables;
}

function valueOf(math: MathJsInstance, text: string): BigNumber {
  const [above = '', below = '1'] = text.split('/');
  return math.bignumber(above).div(below);
}

/** Puts exact values in the engine's tables and adds what they lack. */
export function correctUnits(math: MathJsInstance): void {
  const tables = tablesOf(math);
  const { UNITS, PREFIXES } = tables;
  for (const [name, value] of CORRECTED_UNITS) {
    const unit = UNITS[name];
    if (unit) unit.value = valueOf(math, value);
  }
  correctBinaryPrefixes(math, PREFIXES['BINARY_SHORT'], BINARY_PREFIXES);
  correctBinaryPrefixes(math, PREFIXES['BINARY_LONG'], LONG_BINARY_PREFIXES);
  // `Mbit` as well as `megabit`.
  for (const name of ['bit', 'bits', 'byte', 'bytes']) {
    const unit = UNITS[name];
    if (unit) unit.prefixes = { ...PREFIXES['BINARY_SHORT'], ...PREFIXES['BINARY_LONG'] };
  }
  for (const added of ADDED_UNITS) addUnit(math, tables, added);
  convertTurns(math, tables);
  const constants = CORRECTED_CONSTANTS.map(([name, value, unit]) => {
    const constant = math.unit(math.bignumber(value), unit);
    Reflect.set(constant, 'fixPrefix', true);
    return [name, constant] as const;
  });
  math.import(Object.fromEntries(constants), { override: true });
}

function correctBinaryPrefixes(math: MathJsInstance, prefixes: Prefixes | undefined, names: readonly string[]): void {
  if (!prefixes) return;
  for (const [power, name] of names.entries()) {
    prefixes[name] = { name, value: math.bignumber(1024).pow(power), scientific: true };
  }
}

function addUnit(math: MathJsInstance, { UNITS, PREFIXES }: UnitTables, added: AddedUnit): void {
  const { names, value, like, prefixes = 'NONE' } = added;
  const [top, below] = like.map((name) => UNITS[name]);
  if (!top) return;
  const factor = math.bignumber(String(like[0] === 'cycle' ? top.value : 1));
  const dimensions = top.dimensions.map((power, index) => power - (below?.dimensions[index] ?? 0));
  for (const name of names) {
    UNITS[name] = {
      name,
      value: valueOf(math, value).mul(factor),
      offset: 0,
      dimensions,
      prefixes: PREFIXES[prefixes] ?? {},
      ...(below ? {} : { base: top.base }),
    };
  }
}

const ANGLE = 7;

/** Revolutions a minute are a frequency and a speed of rotation: they go to `Hz`, and with 2π for each turn to `rad/s`. */
function convertTurns(math: MathJsInstance, { prototype }: UnitTables): void {
  const convert = prototype.to;
  prototype.to = function (this: Unit, target: Unit | string): Unit {
    const wanted = typeof target === 'string' ? math.unit(target) : target;
    const turns = turnsBetween(this, wanted);
    if (turns === 0) return convert.call(this, target);
    const circle = math.unit(math.bignumber(2).mul(math.bignumber(-1).acos()), 'rad');
    return convert.call(math.evaluate('value * circle ^ turns', { value: this, circle, turns }) as Unit, target);
  };
}

/** How many angles the wanted unit has more than the value, when one of them is in revolutions a minute; else 0. */
function turnsBetween(from: Unit, to: Unit): number {
  const isRpm = (unit: Unit) => partsOf(unit).some((part) => part.unit.name === 'rpm');
  if (!isRpm(from) && !isRpm(to)) return 0;
  const [own, wanted] = [from, to].map((unit) => partsOf(unit).reduce((sum, part) => sum + angleOf(part), 0));
  return (wanted ?? 0) - (own ?? 0);
}

function angleOf({ unit, power }: UnitPart): number {
  return (unit.dimensions[ANGLE] ?? 0) * power;
}

function partsOf(unit: Unit): readonly UnitPart[] {
  const parts: unknown = Reflect.get(unit, 'units');
  // The engine keeps them there since its first versions.
  return Array.isArray(parts) ? (parts as UnitPart[]) : [];
}

/**
 * Lets the engine forget the units that it has read: it writes a product in the unit of its dimension that was read last, of whatever line
 * and sheet that was.
 */
export function unitMemory(math: MathJsInstance): () => void {
  const { auto } = tablesOf(math).UNIT_SYSTEMS;
  const first = { ...auto };
  return () => {
    for (const name of Object.keys(auto)) Reflect.deleteProperty(auto, name);
    Object.assign(auto, first);
  };
}

/** The unit in base units of the SI, `undefined` for those that are one, and for degrees, which have another zero. */
export function inBaseUnits(unit: Unit): Unit | undefined {
  const parts = partsOf(unit);
  if (parts.some((part) => part.unit.offset !== 0)) return undefined;
  const base = unit.toSI();
  return base.formatUnits() === unit.formatUnits() ? undefined : base;
}
