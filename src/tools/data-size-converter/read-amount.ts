import { divide, multiply, type Rational, rational } from '../../lib/rational';
import { err, ok, type Result } from '../../lib/result';
import { shorten } from '../../lib/shorten';
import { type Leading, type NumberFault, takeLeading, takeMultiplier } from './read-number';
import { readUnit, type LoneSettings, type ReadUnit } from './read-unit';
import { bitsOf, type AnyUnit, type UnitSettings } from './units';

/** Where something is typed. */
export type Field = 'size' | 'rate' | 'time' | 'period' | 'events';

/** Why a field cannot be read. */
export type ReadFault =
  | { readonly code: 'empty'; readonly field: Field }
  /** `at` is where what is no unit begins, in UTF-16 units. */
  | { readonly code: 'not-read'; readonly field: Field; readonly found: string; readonly at: number }
  | { readonly code: 'no-unit'; readonly field: Field; readonly found: string }
  /** A rate where a size is wanted. */
  | { readonly code: 'is-rate'; readonly field: Field; readonly found: string }
  | { readonly code: 'zero'; readonly field: Field }
  | { readonly code: 'number'; readonly field: Field; readonly why: Exclude<NumberFault, { code: 'no-number' }> };

export type Read<V> = Result<V, ReadFault>;

/** What is to be said of how a text was read. */
export type ReadNote =
  /** No unit stands there, so it is this one. */
  | { readonly code: 'assumed-bytes' }
  | { readonly code: 'lone-letter'; readonly unit: AnyUnit }
  | { readonly code: 'bit-or-byte'; readonly unit: AnyUnit }
  | { readonly code: 'per-second' }
  | { readonly code: 'cut-off' }
  | { readonly code: 'calendar' }
  /** Two sizes stand there; this one is exact. */
  | { readonly code: 'of-both'; readonly read: string }
  | { readonly code: 'other-number'; readonly read: string; readonly other: string };

/** The unit of a text, and what stands before and behind it, to write another one in its place. */
export interface TypedUnit {
  readonly unit: AnyUnit;
  readonly head: string;
  readonly tail: string;
}

/** How the text of a field was read. */
export interface Reading {
  readonly field: Field;
  readonly notes: readonly ReadNote[];
  readonly typed?: TypedUnit;
}

/** An amount of data, or that of each second. */
export interface Amount {
  readonly bits: Rational;
  readonly typed: TypedUnit;
  readonly notes: readonly ReadNote[];
}

const SIZE_LONE: LoneSettings = { base: 'B', isBinary: true };
/** Those who sell lines mean bits when they say "100 M"; programs that write "1.5M/s" mean bytes. */
const RATE_LONE: LoneSettings = { base: 'bit', isBinary: false };

/** Reads a size such as `4.7 GB`, `1,5 Go`, `0x400 B`, `3 万字节`; without a unit it is in bytes. */
export function readSize(text: string, settings: UnitSettings, lone: LoneSettings = SIZE_LONE): Read<Amount> {
  const exact = inBytes(text, settings);
  if (exact) return ok(exact);
  const leading = startOf(text, 'size', settings);
  if (!leading.ok) return leading;
  const found = unitOf(leading.value, settings, lone);
  if (found) return ok(amountOf(text, leading.value, found, settings, { per: 1n, tail: '', isRate: false }));
  const isRate = takePer(leading.value.rest) !== undefined;
  return err(
    isRate ? { code: 'is-rate', field: 'size', found: shorten(text.trim()) } : notRead(text, 'size', leading.value),
  );
}

/** `4.37 GB (4,700,000,000 bytes)`, or the other way round, as file managers tell a size: in bytes it is exact. */
const TWICE = /^([^()（）]+)[(（]([^()（）]+)[)）]$/;
const PLAIN_BYTES = /(?:bytes?|octets?|字节|B)\s*$/i;

function inBytes(text: string, settings: UnitSettings): Amount | undefined {
  const [, ...both] = text.length > LONGEST_TWICE ? [] : (TWICE.exec(text.trim()) ?? []);
  for (const part of both) {
    const amount = PLAIN_BYTES.test(part) ? readSize(part.trim(), settings) : undefined;
    if (amount?.ok && amount.value.typed.unit === 'B') {
      const { notes } = amount.value;
      return { ...amount.value, notes: [{ code: 'of-both', read: part.trim() }, ...notes] };
    }
  }
  return undefined;
}

/** Reads a rate such as `100 Mbit/s`, `8 Mbps`, `5 GB/h`; without a span of time it is of each second. */
export function readRate(text: string, settings: UnitSettings): Read<Amount> {
  const leading = startOf(text, 'rate', settings);
  if (!leading.ok) return leading;
  const per = takePer(leading.value.rest);
  const found = unitOf(
    { ...leading.value, rest: per?.rest ?? leading.value.rest },
    settings,
    per ? SIZE_LONE : RATE_LONE,
  );
  if (!found) return err(notRead(text, 'rate', leading.value));
  return ok(
    amountOf(text, leading.value, found, settings, { per: per?.seconds ?? 1n, tail: per?.tail ?? '', isRate: true }),
  );
}

/** Reads how many events there are in each second: `500/s`, `2 million per day`. */
export function readEvents(
  text: string,
  settings: UnitSettings,
): Read<{ readonly perSecond: Rational; readonly notes: readonly ReadNote[] }> {
  const leading = startOf(text, 'events', settings);
  if (!leading.ok) return leading;
  const per = takePer(leading.value.rest);
  const rest = per?.rest ?? leading.value.rest;
  const times = takeMultiplier(rest, settings.language) ?? takeLetter(rest);
  const word = (times?.rest ?? rest).trim();
  // What is counted has any name: 500 requests per second. A letter alone is none.
  if (!/^(?:\p{L}{2,20}|\p{Script=Han})?$/u.test(word)) return err(notRead(text, 'events', leading.value));
  const perSecond = multiply(leading.value.value, rational(times?.by ?? 1n, per?.seconds ?? 1n));
  const isToldPer = per !== undefined || /^(?:[a-z]ps|hz)$/i.test(word);
  const notes = [...numberNotes(leading.value), ...spanNotes(per?.seconds)];
  return ok({ perSecond, notes: isToldPer ? notes : [...notes, { code: 'per-second' }] });
}

const LETTERS: ReadonlyMap<string, bigint> = new Map([
  ['k', 1000n],
  ['K', 1000n],
  ['M', 10n ** 6n],
  ['G', 10n ** 9n],
]);

/** `5k`, `5 kHz`, `2 Mreq`: a letter for thousands, alone or before what is usually counted. */
function takeLetter(rest: string): { readonly by: bigint; readonly rest: string } | undefined {
  const [all = '', letter = ''] = /^\s*([kKMG])(?=\s*$|\s?(?:req|[a-z]ps|hz|msg|events?|ops)\b)/i.exec(rest) ?? [];
  const by = LETTERS.get(letter);
  return by === undefined ? undefined : { by, rest: rest.slice(all.length) };
}

function startOf(text: string, field: Field, { language }: UnitSettings): Read<Leading> {
  if (text.trim() === '') return err({ code: 'empty', field });
  const leading = takeLeading(text, language);
  if (leading.ok) return leading;
  const { fault } = leading;
  if (fault.code === 'no-number') return err({ code: 'not-read', field, found: shorten(text.trim()), at: 0 });
  return err({ code: 'number', field, why: fault });
}

function notRead(text: string, field: Field, { rest }: Leading): ReadFault {
  const at = text.length - rest.length;
  const blanks = rest.length - rest.trimStart().length;
  return { code: 'not-read', field, found: shorten(text.trim()), at: at + blanks };
}

interface FoundUnit extends ReadUnit {
  readonly by: bigint;
  /** Characters between the number and the unit: a word such as "million". */
  readonly before: number;
  readonly isAssumed?: true;
}

const LONGEST_TWICE = 200;
/** No unit is written in more characters. */
const LONGEST_UNIT = 60;

/** The unit behind a number, perhaps after a word such as "million". */
function unitOf({ rest }: Leading, { language }: UnitSettings, lone: LoneSettings): FoundUnit | undefined {
  if (rest.length > LONGEST_UNIT) return undefined;
  // A full stop behind it ends a sentence.
  const exact = rest.trimEnd().replace(/[.。]$/, '');
  if (exact.trim() === '') return { unit: 'B', by: 1n, before: 0, isAssumed: true };
  const unit = readUnit(exact, lone);
  if (unit) return { ...unit, by: 1n, before: 0 };
  const times = takeMultiplier(exact, language);
  if (!times) return undefined;
  const before = exact.length - times.rest.length;
  if (times.rest.trim() === '') return { unit: 'B', by: times.by, before, isAssumed: true };
  const behind = readUnit(times.rest, lone);
  return behind && { ...behind, by: times.by, before };
}

function amountOf(
  text: string,
  leading: Leading,
  found: FoundUnit,
  settings: UnitSettings,
  { per, tail, isRate }: { readonly per: bigint; readonly tail: string; readonly isRate: boolean },
): Amount {
  const times = bitsOf(found.unit, settings) * found.by;
  const head = text.slice(0, text.length - leading.rest.length + found.before).trimEnd();
  const notes: ReadNote[] = [...numberNotes(leading)];
  if (found.isAssumed) notes.push({ code: 'assumed-bytes' });
  if (found.isLone) notes.push({ code: 'lone-letter', unit: found.unit });
  if (found.isDoubtful && (!isRate || /[mgtpe]b/.test(leading.rest)))
    notes.push({ code: 'bit-or-byte', unit: found.unit });
  if (isRate && tail === '') notes.push({ code: 'per-second' });
  notes.push(...spanNotes(per));
  return {
    bits: divide(multiply(leading.value, rational(times)), rational(per)),
    typed: { unit: found.unit, head, tail },
    notes,
  };
}

/** Months and years are of no fixed length. */
function spanNotes(seconds: bigint | undefined): ReadNote[] {
  return seconds === MONTH || seconds === YEAR ? [{ code: 'calendar' }] : [];
}

function numberNotes({ doubt, isCut }: Leading): ReadNote[] {
  return [
    ...(doubt ? [{ code: 'other-number' as const, ...doubt }] : []),
    ...(isCut ? [{ code: 'cut-off' as const }] : []),
  ];
}

const MONTH = 2_592_000n;
const YEAR = 31_536_000n;
const SPANS: ReadonlyMap<string, bigint> = new Map([
  ...['s', 'sec', 'second', 'seconds', 'seconde', 'secondes', '秒'].map((word) => [word, 1n] as const),
  ...['min', 'minute', 'minutes', 'mn', '分', '分钟', '分鐘'].map((word) => [word, 60n] as const),
  ...['h', 'hr', 'hour', 'hours', 'heure', 'heures', '时', '小时', '小時'].map((word) => [word, 3600n] as const),
  ...['d', 'day', 'days', 'j', 'jour', 'jours', '天', '日'].map((word) => [word, 86_400n] as const),
  ...['w', 'wk', 'week', 'sem', 'semaine', '周', '週'].map((word) => [word, 604_800n] as const),
  ...['mo', 'month', 'mois', '月', '个月'].map((word) => [word, MONTH] as const),
  ...['y', 'yr', 'year', 'an', '年'].map((word) => [word, YEAR] as const),
]);
const PER = /(?:\/|(?<![\p{L}\p{N}])(?:per|par|a)(?![\p{L}])|每)\s*(\p{L}{1,8})\.?\s*$/iu;
/** `Mbps`, `MBps`, `kbps`. */
const PS = /(?<=[bBo])ps\s*$/;

interface Per {
  readonly seconds: bigint;
  readonly tail: string;
  readonly rest: string;
}

/** What follows a number, parted from the span of time at its end. */
function takePer(rest: string): Per | undefined {
  if (rest.length > LONGEST_UNIT) return undefined;
  const found = PER.exec(rest);
  const seconds = SPANS.get(found?.[1]?.toLowerCase() ?? '');
  if (found && seconds !== undefined) return { seconds, tail: found[0].trimEnd(), rest: rest.slice(0, found.index) };
  const short = PS.exec(rest);
  return short ? { seconds: 1n, tail: '/s', rest: rest.slice(0, short.index) } : undefined;
}
