import { isJsonNumber } from '../../../lib/json-number';
import type { DocumentValue } from '../../../lib/document/document';
import { writeJson } from '../../../lib/document/write-json';
import {
  add,
  countDecimals,
  divide,
  formatDecimal,
  parseDecimal,
  rational,
  type Rational,
} from '../../../lib/rational';
import {
  booleanValue,
  codePoints,
  compareSources,
  compareTexts,
  isSameValue,
  listOf,
  mapOf,
  NULL,
  numberFrom,
  textOf,
  textValue,
} from '../model';
import { Wrong } from './lex';

/** An expression that a function applies to values itself: `&age`. */
export interface Reference {
  readonly kind: 'reference';
  readonly apply: (value: DocumentValue) => DocumentValue;
}

export type Argument = DocumentValue | Reference;

type Type =
  'any' | 'number' | 'string' | 'array' | 'object' | 'boolean' | 'expression' | 'array[number]' | 'array[string]';

interface Call {
  readonly name: string;
  readonly at: number;
}

interface JmespathFunction {
  readonly takes: readonly (readonly Type[])[];
  /** The last of what it takes may come any number of times. */
  readonly isVariadic?: true;
  readonly run: (values: readonly DocumentValue[], call: Call, references: readonly Reference[]) => DocumentValue;
}

const ANY: readonly Type[] = ['any'];
const NUMBER: readonly Type[] = ['number'];
const STRING: readonly Type[] = ['string'];
const ARRAY: readonly Type[] = ['array'];
const OBJECT: readonly Type[] = ['object'];
const EXPRESSION: readonly Type[] = ['expression'];
const SORTABLE: readonly Type[] = ['array[number]', 'array[string]'];

const itemsOf = (value: DocumentValue | undefined) => (value?.kind === 'list' ? value.items : []);
const membersOf = (value: DocumentValue | undefined) => (value?.kind === 'map' ? value.members : []);
const say = (value: DocumentValue | undefined) => (value && textOf(value)) ?? '';
const sourceOf = (value: DocumentValue | undefined) => (value?.kind === 'number' ? value.source : '0');

/** Beyond these exponents a number is reckoned with as a double. */
function exact(source: string): Rational | undefined {
  return parseDecimal(source);
}

function fromRational(value: Rational): DocumentValue {
  const decimals = countDecimals(value);
  if (decimals !== undefined) return numberFrom(formatDecimal(value, decimals));
  // A third has no end: as many digits as a double has.
  return numberFrom(Number(formatDecimal(value, 20)));
}

function sum(values: readonly DocumentValue[]): Rational | undefined {
  let total = rational(0n);
  for (const value of values) {
    const one = exact(sourceOf(value));
    if (!one) return undefined;
    total = add(total, one);
  }
  return total;
}

const doubleSum = (values: readonly DocumentValue[]) =>
  values.reduce((total, value) => total + Number(sourceOf(value)), 0);

function whole(value: DocumentValue | undefined, up: boolean): DocumentValue {
  const source = sourceOf(value);
  if (/^-?\d+$/.test(source)) return value ?? NULL;
  const number = exact(source);
  if (!number) return numberFrom(up ? Math.ceil(Number(source)) : Math.floor(Number(source)));
  const { numerator, denominator } = number;
  // Division cuts off, which is towards zero.
  const cut = numerator / denominator;
  const isBeyond = numerator % denominator !== 0n && numerator > 0n === up;
  return numberFrom(String(isBeyond ? cut + (up ? 1n : -1n) : cut));
}

function order(first: DocumentValue, second: DocumentValue): number {
  if (first.kind === 'number' && second.kind === 'number') return compareSources(first.source, second.source);
  return compareTexts(say(first), say(second));
}

/** The first of those that stand at an end. */
function extreme(items: readonly DocumentValue[], keys: readonly DocumentValue[], sign: 1 | -1): DocumentValue {
  let best = 0;
  keys.forEach((key, n) => {
    const first = keys[best];
    if (first && order(key, first) * sign > 0) best = n;
  });
  return items[best] ?? NULL;
}

/** What an expression gives for each value: numbers or texts, all of one kind. */
function keysOf(
  items: readonly DocumentValue[],
  reference: Reference | undefined,
  { name, at }: Call,
): DocumentValue[] {
  const keys = items.map((item) => reference?.apply(item) ?? NULL);
  const kind = keys[0] && typeName(keys[0]);
  for (const key of keys) {
    const given = typeName(key);
    const isSortable = given === 'number' || given === 'string';
    if (isSortable && given === kind) continue;
    const expected = kind === 'number' || kind === 'string' ? [kind] : ['number', 'string'];
    throw new Wrong({ code: 'argument-type', name, number: 2, expected, given }, at);
  }
  return keys;
}

function sortedBy(items: readonly DocumentValue[], keys: readonly DocumentValue[]): DocumentValue {
  const places = items.map((_, n) => n);
  places.sort((a, b) => order(keys[a] ?? NULL, keys[b] ?? NULL));
  return listOf(places.map((place) => items[place] ?? NULL));
}

const by = (
  act: (items: readonly DocumentValue[], keys: readonly DocumentValue[]) => DocumentValue,
): JmespathFunction => ({
  takes: [ARRAY, EXPRESSION],
  run: ([list], call, [reference]) => act(itemsOf(list), keysOf(itemsOf(list), reference, call)),
});

const FUNCTIONS: Readonly<Record<string, JmespathFunction>> = {
  abs: { takes: [NUMBER], run: ([value]) => numberFrom(sourceOf(value).replace(/^-/, '')) },
  avg: {
    takes: [['array[number]']],
    run: ([list]) => {
      const items = itemsOf(list);
      if (items.length === 0) return NULL;
      const total = sum(items);
      return total
        ? fromRational(divide(total, rational(BigInt(items.length))))
        : numberFrom(doubleSum(items) / items.length);
    },
  },
  ceil: { takes: [NUMBER], run: ([value]) => whole(value, true) },
  contains: {
    takes: [['array', 'string'], ANY],
    run: ([where, what = NULL]) =>
      booleanValue(
        where?.kind === 'list'
          ? where.items.some((item) => isSameValue(item, what))
          : textOf(what) !== undefined && say(where).includes(say(what)),
      ),
  },
  ends_with: { takes: [STRING, STRING], run: ([text, end]) => booleanValue(say(text).endsWith(say(end))) },
  floor: { takes: [NUMBER], run: ([value]) => whole(value, false) },
  join: {
    takes: [STRING, ['array[string]']],
    run: ([glue, list]) => textValue(itemsOf(list).map(say).join(say(glue))),
  },
  keys: { takes: [OBJECT], run: ([map]) => listOf(membersOf(map).map(({ key }) => textValue(key))) },
  length: {
    takes: [['string', 'array', 'object']],
    run: ([value]) =>
      numberFrom(
        value?.kind === 'list' || value?.kind === 'map'
          ? itemsOf(value).length + membersOf(value).length
          : codePoints(say(value)),
      ),
  },
  map: {
    takes: [EXPRESSION, ARRAY],
    run: ([list], _, [reference]) => listOf(itemsOf(list).map((item) => reference?.apply(item) ?? NULL)),
  },
  max: { takes: [SORTABLE], run: ([list]) => extreme(itemsOf(list), itemsOf(list), 1) },
  max_by: by((items, keys) => extreme(items, keys, 1)),
  merge: {
    takes: [OBJECT],
    isVariadic: true,
    run: (maps) => mapOf(new Map(maps.flatMap((map) => membersOf(map).map(({ key, value }) => [key, value] as const)))),
  },
  min: { takes: [SORTABLE], run: ([list]) => extreme(itemsOf(list), itemsOf(list), -1) },
  min_by: by((items, keys) => extreme(items, keys, -1)),
  not_null: { takes: [ANY], isVariadic: true, run: (values) => values.find(({ kind }) => kind !== 'null') ?? NULL },
  reverse: {
    takes: [['string', 'array']],
    run: ([value]) =>
      value?.kind === 'list' ? listOf(value.items.toReversed()) : textValue([...say(value)].toReversed().join('')),
  },
  sort: { takes: [SORTABLE], run: ([list]) => sortedBy(itemsOf(list), itemsOf(list)) },
  sort_by: by(sortedBy),
  starts_with: { takes: [STRING, STRING], run: ([text, start]) => booleanValue(say(text).startsWith(say(start))) },
  sum: {
    takes: [['array[number]']],
    run: ([list]) => {
      const total = sum(itemsOf(list));
      return total ? fromRational(total) : numberFrom(doubleSum(itemsOf(list)));
    },
  },
  to_array: { takes: [ANY], run: ([value = NULL]) => (value.kind === 'list' ? value : listOf([value])) },
  to_number: {
    takes: [ANY],
    run: ([value = NULL]) => {
      if (value.kind === 'number') return value;
      return isJsonNumber(say(value)) ? numberFrom(say(value)) : NULL;
    },
  },
  to_string: {
    takes: [ANY],
    run: ([value = NULL]) => textValue(textOf(value) ?? writeJson(value, { indent: 0 }).text),
  },
  type: { takes: [ANY], run: ([value = NULL]) => textValue(typeName(value)) },
  values: { takes: [OBJECT], run: ([map]) => listOf(membersOf(map).map(({ value }) => value)) },
};

/** The names of all functions, for completion. */
export const FUNCTION_NAMES: readonly string[] = Object.keys(FUNCTIONS);

function typeName(value: Argument): string {
  if (value.kind === 'reference') return 'expression';
  if (value.kind === 'map') return 'object';
  if (value.kind === 'list') return 'array';
  return value.kind === 'date' ? 'string' : value.kind;
}

function fits(value: Argument, type: Type): boolean {
  const name = typeName(value);
  if (type === 'any') return name !== 'expression';
  if (!type.startsWith('array[')) return name === type;
  const inner = type.slice('array['.length, -1);
  return value.kind === 'list' && value.items.every((item) => typeName(item) === inner);
}

/** What a list holds that should hold one kind, else what the value is. */
function givenType(value: Argument, expected: readonly Type[]): string {
  const inner = expected.filter((type) => type.startsWith('array[')).map((type) => type.slice('array['.length, -1));
  if (value.kind !== 'list' || inner.length === 0) return typeName(value);
  return `array[${[...new Set(value.items.map(typeName))].join('|')}]`;
}

/** Calls a function, once it is sure that its arguments are what it takes. */
export function callFunction(call: Call, args: readonly Argument[]): DocumentValue {
  const { name, at } = call;
  const called = Object.hasOwn(FUNCTIONS, name) ? FUNCTIONS[name] : undefined;
  if (!called) throw new Wrong({ code: 'not-defined', name: `${name}()` }, at);
  const { takes, isVariadic, run } = called;
  const [expected, given] = [takes.length, args.length];
  if (isVariadic && given < expected) throw new Wrong({ code: 'too-few-arguments', name, expected, given }, at);
  if (!isVariadic && given !== expected) throw new Wrong({ code: 'argument-count', name, expected, given }, at);
  args.forEach((arg, n) => {
    const types = takes[Math.min(n, expected - 1)] ?? ANY;
    if (types.some((type) => fits(arg, type))) return;
    throw new Wrong({ code: 'argument-type', name, number: n + 1, expected: types, given: givenType(arg, types) }, at);
  });
  return run(
    args.filter((arg) => arg.kind !== 'reference'),
    call,
    args.filter((arg) => arg.kind === 'reference'),
  );
}
