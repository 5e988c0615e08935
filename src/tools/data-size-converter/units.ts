import {
  BINARY_PREFIXES,
  bitsIn,
  DECIMAL_PREFIXES,
  type BinaryPrefix,
  type DataBase,
  type DataUnit,
  type DecimalPrefix,
} from '../../lib/data-units';

/** Pieces of fixed size that are counted: a sector of a disk, a page of memory, and a block of any size. */
export const PIECES = ['sector', 'page', 'block'] as const;
export type Piece = (typeof PIECES)[number];

/** All that a size is converted to, bytes before bits, the families of 1000 and of 1024 one after the other. */
export const DATA_UNITS: readonly DataUnit[] = (['B', 'bit'] as const).flatMap((base) => [
  base,
  ...DECIMAL_PREFIXES.map((prefix) => `${prefix}${base}` as const),
  ...BINARY_PREFIXES.map((prefix) => `${prefix}${base}` as const),
]);

/** What a typed amount is counted in. */
export type AnyUnit = DataUnit | Piece;

/** What `KB`, `MB` and `GB` are powers of. */
export const KILOS = ['1000', '1024'] as const;
export type Kilo = (typeof KILOS)[number];

export type Language = 'zh-cn' | 'en' | 'fr';

/** How units are read and written. */
export interface UnitSettings {
  readonly language: Language;
  readonly kilo: Kilo;
  /** Bytes of the block of any size. */
  readonly block: number;
}

export function isPiece(unit: AnyUnit): unit is Piece {
  return unit === 'sector' || unit === 'page' || unit === 'block';
}

export function baseOf(unit: DataUnit): DataBase {
  return unit.endsWith('bit') ? 'bit' : 'B';
}

/** The prefix of 1000 or of 1024; none for the base alone. */
export function prefixOf(unit: DataUnit): DecimalPrefix | BinaryPrefix | undefined {
  const prefix = unit.slice(0, -baseOf(unit).length);
  return [...DECIMAL_PREFIXES, ...BINARY_PREFIXES].find((known) => known === prefix);
}

export function isBinary(unit: DataUnit): boolean {
  return prefixOf(unit)?.endsWith('i') === true;
}

/** How many bits a unit is, where `MB` may mean 1024 × 1024 bytes. */
export function bitsOf(unit: AnyUnit, { kilo, block }: Pick<UnitSettings, 'kilo' | 'block'>): bigint {
  switch (unit) {
    case 'sector':
      return 4096n;
    case 'page':
      return 32_768n;
    case 'block':
      return BigInt(block) * 8n;
    default:
      return bitsIn(meantBy(unit, kilo));
  }
}

/** `MiB` for `MB` where that means 1024 × 1024 bytes; bits are always counted by 1000. */
export function meantBy(unit: DataUnit, kilo: Kilo): DataUnit {
  if (kilo === '1000' || baseOf(unit) === 'bit') return unit;
  const index = DECIMAL_PREFIXES.findIndex((prefix) => prefix === prefixOf(unit));
  const twin = BINARY_PREFIXES[index];
  return twin === undefined ? unit : `${twin}B`;
}

const SUPERSCRIPTS = '⁰¹²³⁴⁵⁶⁷⁸⁹';

/** A power as it is written: `10⁹`, `10⁻³⁰`. */
export function powerOf(base: number, exponent: number): string {
  const raised = [...String(Math.abs(exponent))].map((digit) => SUPERSCRIPTS.charAt(Number(digit))).join('');
  return `${base}${exponent < 0 ? '⁻' : ''}${raised}`;
}

/**
 * The sign of a unit that means just this many bits, whatever `KB` and `MB` are taken for: in French bytes are octets, and where `MB` means
 * 1024 × 1024 the unit of 1000 × 1000 bytes has no name of its own.
 */
export function symbolOf(unit: DataUnit, { language, kilo }: Pick<UnitSettings, 'language' | 'kilo'>): string {
  if (baseOf(unit) === 'bit') return unit;
  const byte = language === 'fr' ? 'o' : 'B';
  const prefix = prefixOf(unit);
  const step = DECIMAL_PREFIXES.findIndex((known) => known === prefix) + 1;
  if (kilo === '1024' && step > 0) return `${powerOf(10, 3 * step)} ${byte}`;
  return (language === 'fr' && prefix === 'k' ? 'K' : (prefix ?? '')) + byte;
}

/** A unit as one types it, whatever it is taken for. */
export function typedName(unit: AnyUnit, language: Language): string {
  return isPiece(unit) ? unit : symbolOf(unit, { language, kilo: '1000' });
}

/** What comes between a number and the sign of its unit. */
export function withUnit(number: string, symbol: string): string {
  return symbol.startsWith('10') ? `${number} × ${symbol}` : `${number} ${symbol}`;
}

/** What a unit with a prefix is, as `1 MB = 1000² B`; nothing for the others. */
export function meaningOf(
  unit: AnyUnit,
  { language, kilo }: Pick<UnitSettings, 'language' | 'kilo'>,
): string | undefined {
  if (isPiece(unit)) return undefined;
  const prefix = prefixOf(unit);
  const base = baseOf(unit);
  const steps = isBinary(unit) ? BINARY_PREFIXES : DECIMAL_PREFIXES;
  const step = steps.findIndex((known) => known === prefix) + 1;
  if (step === 0) return undefined;
  const is1024 = isBinary(unit) || (kilo === '1024' && base === 'B');
  const power = powerOf(is1024 ? 1024 : 1000, step);
  const byte = language === 'fr' ? 'o' : 'B';
  return `1 ${typedName(unit, language)} = ${power} ${base === 'B' ? byte : 'bit'}`;
}
