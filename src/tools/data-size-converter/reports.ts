import { countDecimals, divide, isLess, multiply, type Rational, rational } from '../../lib/rational';
import { durationText, isoDuration } from '../../lib/duration';
import { err, ok, type Result } from '../../lib/result';
import { asPowerOfTwo, bytesInWords } from './in-words';
import type { Amount, Read, Reading } from './read-amount';
import {
  differenceAt,
  fittingUnit,
  inUnit,
  pieceRows,
  unitGroups,
  unitRow,
  type Difference,
  type PieceRow,
  type Settings,
  type UnitGroup,
  type UnitRow,
} from './rows';
import { shownBy, wholeBytes, type Shower } from './shown-by';
import { baseOf, isPiece, meantBy, powerOf, symbolOf, type AnyUnit } from './units';
import type { DataUnit } from '../../lib/data-units';
import { magnitudeOf, writeNumber } from './write-number';

/** The unit that is wanted, or all of them. */
export type Wanted = 'all' | DataUnit;

export interface Context extends Settings {
  readonly to: Wanted;
}

/** An amount of data in all units. */
export interface SizeReport {
  /** What is handed on: the amount in the wanted unit, or in each unit on a line of its own. */
  readonly text: string;
  /** The wanted unit, or the fitting ones of both families. */
  readonly heads: readonly string[];
  readonly groups: readonly UnitGroup[];
  readonly pieces: readonly PieceRow[];
  readonly notes: readonly Reading[];
  /** Whether it is a whole number of bits: no computer holds less than one. */
  readonly isWholeBits: boolean;
  /** Undefined where it is no whole number of bytes. */
  readonly shown?: Readonly<Record<Shower, string>> | undefined;
  readonly words?: string | undefined;
  readonly power?: string | undefined;
  readonly difference?: Difference | undefined;
}

/** A rate in all units. */
export interface RateReport extends Pick<SizeReport, 'text' | 'heads' | 'groups' | 'notes'> {
  /** How much it makes in longer spans of time. */
  readonly spans: readonly { readonly span: Span; readonly text: string }[];
}

const LONG_SPANS = { minute: 60n, hour: 3600n, day: 86_400n, month: 2_592_000n } as const;
export type Span = keyof typeof LONG_SPANS;
const SPAN_NAMES = ['minute', 'hour', 'day', 'month'] as const satisfies readonly Span[];

export function sizeReport(bits: Rational, unit: AnyUnit, notes: readonly Reading[], context: Context): SizeReport {
  const groups = unitGroups(bits, context, isPiece(unit) ? 'B' : baseOf(unit));
  const bytes = wholeBytes(bits);
  return {
    text: textOf(bits, groups, context, ''),
    heads: headsOf(bits, unit, context, ''),
    groups,
    pieces: pieceRows(bits, context),
    notes,
    isWholeBits: bits.denominator === 1n,
    ...(bytes !== undefined && {
      shown: shownBy(bytes, context.language),
      words: bytesInWords(bytes, context.language),
      power: asPowerOfTwo(bytes),
    }),
    difference: differenceAt(bits, context),
  };
}

export function rateReport(bits: Rational, unit: AnyUnit, notes: readonly Reading[], context: Context): RateReport {
  const groups = unitGroups(bits, context, isPiece(unit) ? 'B' : baseOf(unit), '/s');
  const spans = SPAN_NAMES.map((span) => {
    const amount = multiply(bits, rational(LONG_SPANS[span]));
    return { span, text: unitRow(amount, fittingUnit(amount, 'B', false), context).text };
  });
  return { text: textOf(bits, groups, context, '/s'), heads: headsOf(bits, unit, context, '/s'), groups, notes, spans };
}

function textOf(bits: Rational, groups: readonly UnitGroup[], context: Context, per: string): string {
  if (context.to !== 'all') return unitRow(bits, meantBy(context.to, context.kilo), context, per).text;
  return groups.flatMap(({ decimal, binary }) => [...decimal, ...binary].map(({ text }) => text)).join('\n');
}

/** Numbers of more digits, or of more zeros behind the point, are no headline: powers of ten are. */
const MOST_HEAD_DIGITS = 15;
const MOST_HEAD_ZEROS = 6;

/** An amount as a headline has it. */
function headRow(bits: Rational, unit: DataUnit, settings: Settings, per: string): Pick<UnitRow, 'text' | 'kind'> {
  if (hasRoom(inUnit(bits, unit))) return unitRow(bits, unit, settings, per);
  // A unit that is written as a power of ten itself would make two of them.
  const base = symbolOf(unit, settings).startsWith('10') ? 'B' : unit;
  const value = inUnit(bits, base);
  const magnitude = magnitudeOf(value);
  const power = rational(10n ** BigInt(Math.abs(magnitude)));
  const { text, kind } = writeNumber(magnitude > 0 ? divide(value, power) : multiply(value, power), settings);
  return { text: `${text} × ${powerOf(10, magnitude)} ${symbolOf(base, settings)}${per}`, kind };
}

function hasRoom(value: Rational): boolean {
  const magnitude = value.numerator === 0n ? 0 : magnitudeOf(value);
  return magnitude < MOST_HEAD_DIGITS && magnitude >= -MOST_HEAD_ZEROS;
}

/** Digits of the two that stand first. */
const HEAD_DIGITS = 4;

function headsOf(bits: Rational, unit: AnyUnit, context: Context, per: string): readonly string[] {
  if (context.to !== 'all') return [textOf(bits, [], context, per)];
  const base = isPiece(unit) ? 'B' : baseOf(unit);
  const other = base === 'B' ? 'bit' : 'B';
  const fits =
    per === '' && base === 'B'
      ? [fittingUnit(bits, 'B', false), fittingUnit(bits, 'B', true)]
      : [fittingUnit(bits, base, false), fittingUnit(bits, other, false), fittingUnit(bits, 'B', true)];
  const digits = context.digits === 'exact' ? HEAD_DIGITS : context.digits;
  const rows = [...new Set(fits)].map((fit) => headRow(bits, fit, { ...context, digits }, per));
  // What is exact stands before what is nearly so.
  return [
    ...rows.filter(({ kind }) => kind === 'exact').map(({ text }) => text),
    ...rows.filter(({ kind }) => kind !== 'exact').map(({ text }) => `≈ ${text}`),
  ];
}

/** Seconds in the forms in which one needs them. */
export interface TimeText {
  /** `1 d 2 h 3 min 4 s`. */
  readonly text: string;
  /** `93784 s`. */
  readonly seconds: string;
  readonly iso: string;
}

/** More decimals of a second are of no use beside days and hours; in seconds alone all are shown. */
const MOST_DECIMALS = 9;

export function timeText(seconds: Rational, settings: Settings): TimeText {
  const decimals = countDecimals(seconds);
  const isShort = decimals !== undefined && decimals <= MOST_DECIMALS;
  // What has no end, or ends too late, is rounded as a clock would be read: to thousandths.
  const shown = isShort ? decimals : undefined;
  return {
    text: (isShort ? '' : '≈ ') + durationText(seconds, settings.language, shown),
    seconds: `${writeNumber(seconds, settings).text} s`,
    iso: isoDuration(seconds, isShort ? decimals : MOST_DECIMALS),
  };
}

/** How a field was read. */
export function readingOf(field: Reading['field'], { notes, typed }: Pick<Reading, 'notes' | 'typed'>): Reading {
  return { field, notes, ...(typed && { typed }) };
}

/** How long it takes. */
export interface TimeReport extends TimeText {
  readonly notes: readonly Reading[];
  /** The rate that is left of the line without the overhead, where there is any. */
  readonly net?: string | undefined;
  readonly ladder: readonly LadderStep[];
}

export interface LadderStep {
  readonly link: LinkId;
  readonly rate: string;
  readonly time: string;
}

/** Usual links with their bits per second. */
export const LINKS = {
  modem: 56_000n,
  adsl: 8_000_000n,
  ethernet: 10_000_000n,
  fast: 100_000_000n,
  usb2: 480_000_000n,
  gigabit: 10n ** 9n,
  'gigabit-2.5': 2_500_000_000n,
  usb3: 5n * 10n ** 9n,
  'gigabit-10': 10n ** 10n,
  'gigabit-25': 25n * 10n ** 9n,
  'gigabit-40': 40n * 10n ** 9n,
  'gigabit-100': 10n ** 11n,
  'gigabit-400': 4n * 10n ** 11n,
} as const;
export type LinkId = keyof typeof LINKS;
// The table's own keys.
const LINK_IDS = Object.keys(LINKS) as readonly LinkId[];

export interface Overhead {
  /** Percent of a line that carry no data of one's own. */
  readonly overhead: Rational;
}

/** What is left of a rate without the overhead. */
export function netOf(bits: Rational, { overhead }: Overhead): Rational {
  const share = rational(100n * overhead.denominator - overhead.numerator, 100n * overhead.denominator);
  return multiply(bits, share);
}

export function timeReport(size: Amount, rate: Amount, overhead: Overhead, settings: Settings): Read<TimeReport> {
  if (rate.bits.numerator === 0n) return err({ code: 'zero', field: 'rate' });
  const net = netOf(rate.bits, overhead);
  const timeAt = (bits: Rational) => timeText(divide(size.bits, netOf(bits, overhead)), settings);
  const hasOverhead = overhead.overhead.numerator > 0n;
  return ok({
    ...timeAt(rate.bits),
    notes: [readingOf('size', size), readingOf('rate', rate)],
    net: hasOverhead ? unitRow(net, fittingUnit(net, 'bit', false), settings, '/s').text : undefined,
    ladder: LINK_IDS.map((link) => {
      const bits = rational(LINKS[link]);
      const rateText = unitRow(bits, fittingUnit(bits, 'bit', false), settings, '/s').text;
      return { link, rate: rateText, time: timeAt(bits).text };
    }),
  });
}

/** The rate at which a size is there in a time. */
export interface NeededReport extends RateReport {
  /** The exact rate in megabits or its fitting unit, where its decimals have no end: `12500/9 Mbit/s`. */
  readonly fraction?: string | undefined;
}

export function neededRate(
  bits: Rational,
  seconds: Rational,
  overhead: Overhead,
): Result<Rational, { readonly code: 'zero'; readonly field: 'time' }> {
  if (seconds.numerator === 0n) return err({ code: 'zero', field: 'time' });
  return ok(divide(bits, multiply(seconds, netOf(rational(1n), overhead))));
}

export function neededReport(bits: Rational, notes: readonly Reading[], context: Context): NeededReport {
  const report = rateReport(bits, 'bit', notes, context);
  // Lines are told in megabits, from one on.
  const unit = isLess(inUnit(bits, 'Mbit'), rational(1n)) ? fittingUnit(bits, 'bit', false) : 'Mbit';
  const value = inUnit(bits, unit);
  const isEndless = countDecimals(value) === undefined;
  return { ...report, fraction: isEndless ? `${value.numerator}/${value.denominator} ${unit}/s` : undefined };
}
