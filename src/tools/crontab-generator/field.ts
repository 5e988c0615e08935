import { err, ok, type Result } from '../../lib/result';
import {
  type Bounds,
  boundsOf,
  countsSundayAsOne,
  type Dialect,
  domainOf,
  type FieldName,
  knowsAny,
  numberOfName,
} from './dialects';

/** One part of a field's list. Weekdays have Sunday as 0, and as 7 at the end of a range. */
export type Item =
  | { readonly kind: 'every'; readonly step: number }
  | { readonly kind: 'any' }
  | { readonly kind: 'value'; readonly value: number }
  | { readonly kind: 'range'; readonly from: number; readonly to: number; readonly step: number }
  /** `5/15`: from a value to the end of the field. */
  | { readonly kind: 'onward'; readonly from: number; readonly step: number }
  /** `L`, `L-3`, `LW`: so many days before the last of the month, or the weekday nearest to that. */
  | { readonly kind: 'last'; readonly before: number; readonly nearest: boolean }
  /** `15W`: the weekday nearest to a day. */
  | { readonly kind: 'nearest'; readonly day: number }
  /** `1#2`: the second Monday. */
  | { readonly kind: 'nth'; readonly weekday: number; readonly nth: number }
  /** `5L`: the last Friday. */
  | { readonly kind: 'last-weekday'; readonly weekday: number };

/** A field that is valid in its dialect. */
export interface Field {
  readonly name: FieldName;
  readonly text: string;
  readonly items: readonly Item[];
  /** What the plain items come to, in order; weekdays with Sunday as 0. */
  readonly values: readonly number[];
  /** Begins with `*` or is `?`: the sign that cron's day rule and its handling of clock changes go by. */
  readonly isStar: boolean;
}

/** Where a fault is: UTF-16 units from the beginning of the text. */
interface Place {
  readonly field: FieldName;
  readonly at: number;
  readonly text: string;
}

export type FieldFault = Place &
  (
    | { readonly code: 'out-of-range'; readonly value: string; readonly min: number; readonly max: number }
    | { readonly code: 'backwards' }
    | { readonly code: 'bare-step' }
    | { readonly code: 'zero-step' }
    | { readonly code: 'empty-item' }
    | { readonly code: 'not-a-value' }
    | { readonly code: 'not-here'; readonly sign: string; readonly dialect: Dialect }
    | { readonly code: 'not-alone'; readonly sign: string }
    | { readonly code: 'no-such-nth'; readonly nth: string }
    | { readonly code: 'too-far-back'; readonly max: number }
  );

/** What is valid here and not everywhere. */
export type Warning =
  | { readonly code: 'onward-step'; readonly field: FieldName; readonly text: string; readonly same: string }
  | { readonly code: 'large-step'; readonly field: FieldName; readonly text: string }
  | { readonly code: 'extension'; readonly field: FieldName; readonly text: string }
  /** Six fields with a `?` may be meant for Quartz, which counts weekdays otherwise. */
  | { readonly code: 'maybe-quartz' }
  /** Six fields with a `?`, read as Quartz, may be meant for a cron with seconds. */
  | { readonly code: 'maybe-seconds' };

interface Context {
  readonly field: FieldName;
  readonly dialect: Dialect;
  readonly bounds: Bounds;
}

/** So many days before the last may be counted: the first day of a long month. */
const FARTHEST_BACK = 30;

/** Reads one field. `at` is where it begins in the whole text. */
export function parseField(name: FieldName, text: string, at: number, dialect: Dialect): Result<Field, FieldFault> {
  const context = { field: name, dialect, bounds: boundsOf(name, dialect) };
  const items: Item[] = [];
  let offset = at;
  const parts = text.split(',');
  for (const part of parts) {
    const place = { field: name, at: offset, text: part };
    const item = parseItem(part, place, context);
    if (!item.ok) return item;
    const sign = parts.length > 1 ? loner(item.value, dialect) : undefined;
    if (sign !== undefined) return err({ code: 'not-alone', sign, ...place });
    items.push(item.value);
    offset += part.length + 1;
  }
  return ok({ name, text, items, values: valuesOf(items, name, dialect), isStar: /^[*?]/.test(text) });
}

/** The sign of an item that must be the only one of its field: `?` always, the letters and `#` in Quartz and AWS. */
function loner(item: Item, dialect: Dialect): string | undefined {
  if (item.kind === 'any') return '?';
  if (!countsSundayAsOne(dialect)) return undefined;
  if (item.kind === 'nth') return '#';
  if (item.kind === 'nearest') return 'W';
  return item.kind === 'last' || item.kind === 'last-weekday' ? 'L' : undefined;
}

function parseItem(text: string, place: Place, context: Context): Result<Item, FieldFault> {
  if (text === '') return err({ code: 'empty-item', ...place });
  if (text === '?') return parseAny(place, context);
  const special = parseSpecial(text, place, context);
  if (special) return special;
  const [base = '', stepText, ...rest] = text.split('/');
  if (rest.length > 0 || (stepText !== undefined && !/^\d+$/.test(stepText)))
    return err({ code: 'not-a-value', ...place });
  const step = Number(stepText ?? 1);
  if (step === 0) return err({ code: 'zero-step', ...place });
  if (base === '*') return ok({ kind: 'every', step });
  if (base === '') {
    // Only Quartz reads `/10` as `0/10`.
    if (context.dialect !== 'quartz') return err({ code: 'bare-step', ...place });
    return ok({ kind: 'onward', from: domainOf(context.field, context.dialect).min, step });
  }
  return base.includes('-')
    ? parseRange(base, step, place, context)
    : parseSingle(base, stepText === undefined ? undefined : step, place, context);
}

function parseAny(place: Place, { field, dialect }: Context): Result<Item, FieldFault> {
  if (!knowsAny(dialect) || (field !== 'day' && field !== 'weekday')) {
    return err({ code: 'not-here', sign: '?', dialect, ...place });
  }
  return ok({ kind: 'any' });
}

function parseSingle(text: string, step: number | undefined, place: Place, context: Context): Result<Item, FieldFault> {
  const value = parseValue(text, place, context);
  if (!value.ok) return value;
  return ok(
    step === undefined
      ? { kind: 'value', value: value.value % weekdayTurn(context) }
      : { kind: 'onward', from: value.value, step },
  );
}

/** 7 is Sunday again; the other fields never come round. */
function weekdayTurn({ field }: Pick<Context, 'field'>): number {
  return field === 'weekday' ? 7 : Infinity;
}

function parseRange(base: string, step: number, place: Place, context: Context): Result<Item, FieldFault> {
  const [first = '', second = '', ...more] = base.split('-');
  if (more.length > 0) return err({ code: 'not-a-value', ...place });
  const from = parseValue(first, place, context);
  if (!from.ok) return from;
  const to = parseValue(second, place, context);
  if (!to.ok) return to;
  // Quartz goes on at the beginning of the field: 22-2, FRI-MON.
  const mayWrap = context.dialect === 'quartz' && context.field !== 'year';
  if (from.value > to.value && !mayWrap) return err({ code: 'backwards', ...place });
  return ok({ kind: 'range', from: from.value, to: to.value, step });
}

/** A number or a name within the field's bounds; weekdays with Sunday as 0 (or 7 in Unix). */
function parseValue(text: string, place: Place, { field, dialect, bounds }: Context): Result<number, FieldFault> {
  const value = /^\d+$/.test(text) ? Number(text) : numberOfName(text, field, dialect);
  if (value === undefined) return err({ code: 'not-a-value', ...place });
  if (value < bounds.min || value > bounds.max) {
    return err({ code: 'out-of-range', ...place, value: text, min: bounds.min, max: bounds.max });
  }
  return ok(field === 'weekday' && countsSundayAsOne(dialect) ? value - 1 : value);
}

/** Items with `L`, `W` or `#`. Undefined for all others. */
function parseSpecial(text: string, place: Place, context: Context): Result<Item, FieldFault> | undefined {
  const { field, dialect } = context;
  const sign =
    /#/.exec(text)?.[0] ?? /(?:^|\d|^[A-Z]{3})([WL])$|^(L)(?:-\d+)?W?$|^(W)L$/i.exec(text)?.slice(1).find(Boolean);
  if (sign === undefined || numberOfName(text, field, dialect) !== undefined) return undefined;
  const item =
    field === 'day'
      ? parseDay(text, place, context)
      : field === 'weekday'
        ? parseWeekday(text, place, context)
        : undefined;
  return item ?? err({ code: 'not-here', sign: sign.toUpperCase(), dialect, ...place });
}

function parseDay(text: string, place: Place, context: Context): Result<Item, FieldFault> | undefined {
  const last = /^L(?:-(\d+))?(W?)$/i.exec(text);
  if (last) {
    const before = Number(last[1] ?? 0);
    if (before > FARTHEST_BACK) return err({ code: 'too-far-back', ...place, max: FARTHEST_BACK });
    return ok({ kind: 'last', before, nearest: last[2] !== '' });
  }
  if (/^WL$/i.test(text)) return ok({ kind: 'last', before: 0, nearest: true });
  const nearest = /^(\d+)W$/i.exec(text);
  if (!nearest) return undefined;
  const day = parseValue(nearest[1] ?? '', place, context);
  return day.ok ? ok({ kind: 'nearest', day: day.value }) : day;
}

function parseWeekday(text: string, place: Place, context: Context): Result<Item, FieldFault> | undefined {
  // The last day of Java's week is Saturday. Elsewhere `L` without a day says nothing.
  if (/^L$/i.test(text)) {
    return countsSundayAsOne(context.dialect)
      ? ok({ kind: 'value', value: 6 })
      : err({ code: 'not-a-value', ...place });
  }
  const last = /^(\d+|[A-Z]{3})L$/i.exec(text);
  if (last) {
    const weekday = parseValue(last[1] ?? '', place, context);
    return weekday.ok ? ok({ kind: 'last-weekday', weekday: weekday.value % 7 }) : weekday;
  }
  const nth = /^(\w*)#(.*)$/.exec(text);
  if (!nth) return undefined;
  const [, day = '', count = ''] = nth;
  const weekday = parseValue(day, place, context);
  if (!weekday.ok) return weekday;
  if (!/^[1-5]$/.test(count)) return err({ code: 'no-such-nth', ...place, nth: count });
  return ok({ kind: 'nth', weekday: weekday.value % 7, nth: Number(count) });
}

/** What the plain items of a list come to, sorted and once each; weekdays with Sunday as 0. */
function valuesOf(items: readonly Item[], field: FieldName, dialect: Dialect): number[] {
  const found = new Set(items.flatMap((item) => expandItem(item, field, dialect)));
  return [...found].toSorted((one, other) => one - other);
}

function expandItem(item: Item, field: FieldName, dialect: Dialect): number[] {
  const domain = domainOf(field, dialect);
  const turn = weekdayTurn({ field });
  switch (item.kind) {
    case 'any':
      return stepsFrom(domain.min, domain.max, 1, turn);
    case 'every':
      return stepsFrom(domain.min, domain.max, item.step, turn);
    case 'value':
      return [item.value];
    case 'onward':
      // From 7, which is Sunday again, there is nowhere to go.
      return stepsFrom(item.from, Math.max(item.from, domain.max), item.step, turn);
    case 'range':
      return item.from <= item.to
        ? stepsFrom(item.from, item.to, item.step, turn)
        : wrappedSteps(item.from, item.to, item.step, domain);
    default:
      return [];
  }
}

function stepsFrom(from: number, to: number, step: number, turn: number): number[] {
  const values: number[] = [];
  for (let value = from; value <= to; value += step) values.push(value % turn);
  return values;
}

/** A range that goes over the end of the field and on from its beginning. */
function wrappedSteps(from: number, to: number, step: number, { min, max }: Bounds): number[] {
  const size = max - min + 1;
  return stepsFrom(from, to + size, step, Infinity).map((value) => ((value - min) % size) + min);
}

/** Whether the field leaves something out. */
export function isRestricted({ name, items, values }: Field, dialect: Dialect): boolean {
  const { min, max } = domainOf(name, dialect);
  return items.some((item) => isSpecial(item)) || values.length < max - min + 1;
}

/** Whether an item depends on the month: it has no fixed values. */
export function isSpecial({ kind }: Item): boolean {
  return kind === 'last' || kind === 'nearest' || kind === 'nth' || kind === 'last-weekday';
}

/** Whether a step is so large that only the first value is left. */
export function isLargeStep(item: Item, field: FieldName, dialect: Dialect): boolean {
  const { min, max } = domainOf(field, dialect);
  return 'step' in item && item.step > max - min;
}

/** What other crons may refuse or take otherwise, although the field is valid. */
export function warningsOf({ name, text, items }: Field, dialect: Dialect): Warning[] {
  const { max } = domainOf(name, dialect);
  const warnings: Warning[] = [];
  for (const item of items) {
    if (dialect === 'unix' && item.kind === 'onward') {
      warnings.push({
        code: 'onward-step',
        field: name,
        text,
        same: `${item.from}-${Math.max(item.from, max)}/${item.step}`,
      });
    }
    if (dialect === 'unix' && isSpecial(item)) warnings.push({ code: 'extension', field: name, text });
    if (isLargeStep(item, name, dialect)) warnings.push({ code: 'large-step', field: name, text });
  }
  return warnings;
}
