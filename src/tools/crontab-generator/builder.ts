import { countsSundayAsOne, type Dialect, domainOf, FIELDS, type FieldName, knowsAny } from './dialects';
import { type Item, parseField } from './field';
import { nameOf } from './names';
import { type Split, splitExpression } from './expression';

/** What one row of the builder says about its field. Weekdays have Sunday as 0. */
export type Choice =
  | { readonly kind: 'every' }
  | { readonly kind: 'step'; readonly step: number }
  | { readonly kind: 'range'; readonly from: number; readonly to: number }
  | { readonly kind: 'values'; readonly values: readonly number[] }
  /** `?`: the other day field decides. */
  | { readonly kind: 'any' }
  /** What no other kind can say, as it is typed. */
  | { readonly kind: 'typed' };

export type ChoiceKind = Choice['kind'];

export interface Row {
  readonly field: FieldName;
  readonly text: string;
  readonly choice: Choice;
}

/** The rows of the builder for a text, with the dialect; undefined where it has not the right number of fields. */
export function rowsOf(
  text: string,
  asked: Dialect | 'auto',
): { readonly dialect: Dialect; readonly rows: readonly Row[] } | undefined {
  const split = splitExpression(text, asked);
  if (!split.ok || split.value.words.length === 0) return undefined;
  const { dialect, words } = split.value;
  const rows = words.map((word, index) => {
    const field = FIELDS[dialect][index] ?? 'minute';
    return { field, text: word.text, choice: choiceOf(field, word.text, dialect) };
  });
  return { dialect, rows };
}

function choiceOf(field: FieldName, text: string, dialect: Dialect): Choice {
  const parsed = parseField(field, text, 0, dialect);
  if (!parsed.ok) return { kind: 'typed' };
  const { items, values } = parsed.value;
  if (items.every(({ kind }) => kind === 'value')) return { kind: 'values', values };
  const [item, ...others] = items;
  return item && others.length === 0 ? choiceOfItem(item, domainOf(field, dialect).max) : { kind: 'typed' };
}

function choiceOfItem(item: Item, max: number): Choice {
  if (item.kind === 'any') return item;
  if (item.kind === 'every') return item.step === 1 ? { kind: 'every' } : { kind: 'step', step: item.step };
  // A range in lists of names or numbers: one that goes on to the second Sunday or round the end is none of these.
  const isPlain = item.kind === 'range' && item.step === 1 && item.from <= item.to && item.to <= max;
  return isPlain ? { kind: 'range', from: item.from, to: item.to } : { kind: 'typed' };
}

/** The kinds that a field can have in a dialect. */
export function kindsOf(field: FieldName, dialect: Dialect): ChoiceKind[] {
  const isDay = field === 'day' || field === 'weekday';
  return ['every', 'step', 'range', 'values', ...(isDay && knowsAny(dialect) ? (['any'] as const) : []), 'typed'];
}

/** What a row begins with when its kind is changed; as much as possible stays of what it said before. */
export function choiceOfKind(kind: ChoiceKind, { field, text }: Row, dialect: Dialect): Choice {
  const { min, max } = domainOf(field, dialect);
  const parsed = parseField(field, text, 0, dialect);
  const values = parsed.ok ? parsed.value.values : [];
  const [first = min] = values;
  const last = values.at(-1) ?? max;
  switch (kind) {
    case 'step':
      return { kind, step: 2 };
    case 'range':
      return first < last ? { kind, from: first, to: last } : { kind, from: min, to: max };
    case 'values':
      return { kind, values: values.length > 0 && values.length <= max - min ? values : [min] };
    default:
      return { kind };
  }
}

/** The range with another end; the one beyond it comes along. */
export function rangeWith({ from, to }: Choice & { kind: 'range' }, end: 'from' | 'to', value: number): Choice {
  return end === 'from'
    ? { kind: 'range', from: value, to: Math.max(value, to) }
    : { kind: 'range', from: Math.min(value, from), to: value };
}

/** The values with one more, or without it where it is among them. */
export function toggled(values: readonly number[], value: number): Choice {
  const others = values.filter((other) => other !== value);
  const isIn = others.length < values.length;
  return { kind: 'values', values: isIn ? others : [...values, value].toSorted((one, other) => one - other) };
}

/** All values of a field, named in a language (BCP 47). */
export function namedValues(field: FieldName, dialect: Dialect, language: string) {
  const { min, max } = domainOf(field, dialect);
  const length = field === 'month' || field === 'weekday' ? 'short' : 'long';
  return Array.from({ length: max - min + 1 }, (_, index) => ({
    value: min + index,
    label: nameOf(field, min + index, language, length),
  }));
}

/** The text of a field for a choice; undefined where the choice leaves the text as it is. */
export function textOf(choice: Choice, field: FieldName, dialect: Dialect): string | undefined {
  const shift = field === 'weekday' && countsSundayAsOne(dialect) ? 1 : 0;
  switch (choice.kind) {
    case 'every':
      return '*';
    case 'any':
      return '?';
    case 'step':
      return `*/${choice.step}`;
    case 'range':
      return `${choice.from + shift}-${choice.to + shift}`;
    case 'values':
      return choice.values.length === 0 ? '*' : choice.values.map((value) => value + shift).join(',');
    case 'typed':
      return undefined;
  }
}

/**
 * The whole text with another field. A macro becomes its fields. In Quartz and AWS one of the day fields is `?`: writing
 * into one of them turns the other into that.
 */
export function withField(text: string, asked: Dialect | 'auto', field: FieldName, value: string): string {
  const split = splitExpression(text, asked);
  if (!split.ok) return text;
  const { dialect, words } = split.value;
  const names = FIELDS[dialect].slice(0, words.length);
  const texts = words.map((word, index) => (names[index] === field ? value : word.text));
  const other = field === 'day' ? 'weekday' : field === 'weekday' ? 'day' : undefined;
  if (other && countsSundayAsOne(dialect)) {
    const index = names.indexOf(other);
    if (value !== '?') texts[index] = '?';
    else if (texts[index] === '?') texts[index] = '*';
  }
  return joined(text, split.value, texts);
}

/** Puts other fields into the text, in the place of the old ones. */
function joined(text: string, { macro, words, zone, command }: Split, texts: readonly string[]): string {
  if (macro !== undefined) {
    return [zone?.text.trim(), texts.join(' '), command].filter((part) => part !== undefined).join(' ');
  }
  const [first] = words;
  const last = words.at(-1);
  if (!first || !last) return text;
  return text.slice(0, first.at) + texts.join(' ') + text.slice(last.at + last.text.length);
}
