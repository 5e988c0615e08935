import type { DocumentMember, DocumentValue } from '../document/document';
import { writeJson } from '../document/write-json';
import { shorten } from '../shorten';
import { fail, type Check, type Frame } from './evaluation';
import { compareNumbers, isFiniteSource, isMultiple, isWhole } from '../json-diff/exact-number';
import type { Checker, MakeCheck } from './checker';
import { sameText } from './same-document';
import type { TypeName } from './schema-error';
import type { SchemaNode } from './schema-node';

/** So many values of an `enum` are named. */
const NAMED = 8;

/** A value as short JSON, for a sentence. */
export function shownValue(value: DocumentValue): string {
  return shorten(writeJson(value, { indent: 0, notFinite: 'text' }).text);
}

/** The text that a value says; a date of YAML 1.1 is text, as JSON has none. */
export function textOf(value: DocumentValue): string | undefined {
  return value.kind === 'string' ? value.text : value.kind === 'date' ? value.source : undefined;
}

/** How many characters a text has: code points, not halves of them. */
function countCodePoints(text: string): number {
  let count = 0;
  for (let at = 0; at < text.length; at++) {
    if ((text.codePointAt(at) ?? 0) > 0xffff) at++;
    count++;
  }
  return count;
}

/** The type of a value, as `type` names it. Draft 4 has no integer with a point or an exponent. */
export function typeOf(value: DocumentValue, { resource }: SchemaNode): TypeName {
  switch (value.kind) {
    case 'map':
      return 'object';
    case 'list':
      return 'array';
    case 'date':
      return 'string';
    case 'number':
      if (resource.dialect.draft === '4') return /^-?\d+$/.test(value.source) ? 'integer' : 'number';
      return isWhole(value.source) ? 'integer' : 'number';
    default:
      return value.kind;
  }
}

function type(node: SchemaNode, { value: wanted }: DocumentMember): Check {
  const items = wanted.kind === 'list' ? wanted.items : [wanted];
  const expected = items.flatMap((item) => textOf(item) ?? []);
  return (frame) => {
    const found = typeOf(frame.value, node);
    if (expected.includes(found) || (found === 'integer' && expected.includes('number'))) return;
    fail(frame, 'type', { code: 'type', expected, found });
  };
}

function enumeration(_: SchemaNode, { value: wanted }: DocumentMember): Check | undefined {
  if (wanted.kind !== 'list') return undefined;
  const texts = new Set(wanted.items.map(sameText));
  return (frame) => {
    if (texts.has(sameText(frame.value))) return;
    const allowed = wanted.items.slice(0, NAMED).map(shownValue);
    fail(frame, 'enum', { code: 'enum', allowed, count: wanted.items.length });
  };
}

function constant(_: SchemaNode, { value: wanted }: DocumentMember): Check {
  const text = sameText(wanted);
  return (frame) => {
    if (sameText(frame.value) !== text) fail(frame, 'const', { code: 'const', expected: shownValue(wanted) });
  };
}

type NumberCode = 'multipleOf' | 'minimum' | 'maximum' | 'exclusiveMinimum' | 'exclusiveMaximum';

/** A check of numbers; NaN and the infinities of YAML are beyond all limits, and nothing is said of them. */
function ofNumber(code: NumberCode, keyword: string, limit: string, fits: (source: string) => boolean): Check {
  return (frame) => {
    const { value } = frame;
    if (value.kind !== 'number' || !isFiniteSource(value.source) || fits(value.source)) return;
    fail(frame, keyword, { code, limit, found: shorten(value.source) });
  };
}

function numberIn(member: DocumentMember | undefined): string | undefined {
  return member?.value.kind === 'number' && isFiniteSource(member.value.source) ? member.value.source : undefined;
}

function multipleOf(_: SchemaNode, member: DocumentMember): Check | undefined {
  const divisor = numberIn(member);
  if (divisor === undefined || compareNumbers(divisor, '0') <= 0) return undefined;
  return ofNumber('multipleOf', 'multipleOf', divisor, (source) => isMultiple(source, divisor));
}

function isSwitchedOn(node: SchemaNode, keyword: string): boolean {
  const value = node.members.get(keyword)?.value;
  return value?.kind === 'boolean' && value.value;
}

function limit(keyword: 'minimum' | 'maximum'): MakeCheck {
  const exclusive = keyword === 'minimum' ? 'exclusiveMinimum' : 'exclusiveMaximum';
  const side = keyword === 'minimum' ? 1 : -1;
  return (node, member) => {
    const bound = numberIn(member);
    if (bound === undefined) return undefined;
    const isExclusive = node.resource.dialect.draft === '4' && isSwitchedOn(node, exclusive);
    return ofNumber(isExclusive ? exclusive : keyword, keyword, bound, (source) => {
      const order = compareNumbers(source, bound) * side;
      return isExclusive ? order > 0 : order >= 0;
    });
  };
}

function exclusiveLimit(keyword: 'exclusiveMinimum' | 'exclusiveMaximum'): MakeCheck {
  const side = keyword === 'exclusiveMinimum' ? 1 : -1;
  return (_, member) => {
    const bound = numberIn(member);
    if (bound === undefined) return undefined;
    return ofNumber(keyword, keyword, bound, (source) => compareNumbers(source, bound) * side > 0);
  };
}

type CountCode = 'minLength' | 'maxLength' | 'minItems' | 'maxItems' | 'minProperties' | 'maxProperties';

/** A check of how many there are of something. */
function counted(code: CountCode, count: (value: DocumentValue) => number | undefined): MakeCheck {
  const isLeast = code.startsWith('min');
  return (_, member) => {
    const bound = numberIn(member);
    if (bound === undefined) return undefined;
    const size = Number(bound);
    return (frame) => {
      const found = count(frame.value);
      if (found === undefined || (isLeast ? found >= size : found <= size)) return;
      fail(frame, code, { code, limit: bound, found });
    };
  };
}

const lengthOf = (value: DocumentValue) => {
  const text = textOf(value);
  return text === undefined ? undefined : countCodePoints(text);
};
const itemsOf = (value: DocumentValue) => (value.kind === 'list' ? value.items.length : undefined);
const membersOf = (value: DocumentValue) => (value.kind === 'map' ? value.members.length : undefined);

function uniqueItems(node: SchemaNode): Check | undefined {
  if (!isSwitchedOn(node, 'uniqueItems')) return undefined;
  return (frame: Frame) => {
    if (frame.value.kind !== 'list') return;
    const first = new Map<string, number>();
    for (const [item, value] of frame.value.items.entries()) {
      const text = sameText(value);
      const of = first.get(text);
      if (of === undefined) first.set(text, item);
      // One repetition is enough to tell.
      else return fail(frame, 'uniqueItems', { code: 'uniqueItems', item, of });
    }
  };
}

/** The keywords that ask no other schema. */
export const scalarChecks: Readonly<Record<string, MakeCheck>> = {
  type,
  enum: enumeration,
  const: constant,
  multipleOf,
  minimum: limit('minimum'),
  maximum: limit('maximum'),
  exclusiveMinimum: exclusiveLimit('exclusiveMinimum'),
  exclusiveMaximum: exclusiveLimit('exclusiveMaximum'),
  minLength: counted('minLength', lengthOf),
  maxLength: counted('maxLength', lengthOf),
  minItems: counted('minItems', itemsOf),
  maxItems: counted('maxItems', itemsOf),
  minProperties: counted('minProperties', membersOf),
  maxProperties: counted('maxProperties', membersOf),
  uniqueItems,
};

/** The check of the keyword `pattern`. */
export function patternCheck(checker: Checker): MakeCheck {
  return (_, { value: wanted }) => {
    const source = textOf(wanted);
    const matches = source === undefined ? undefined : checker.pattern(source);
    if (source === undefined || !matches) return undefined;
    return (frame) => {
      const text = textOf(frame.value);
      if (text !== undefined && !matches(text)) fail(frame, 'pattern', { code: 'pattern', pattern: source });
    };
  };
}
