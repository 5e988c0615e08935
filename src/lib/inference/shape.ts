import type { DocumentValue } from '../document/document';
import { join, losesDigits, widen, type IntegerRange } from './number-facts';

/** Few texts that come again and again are the values of a choice: so many at least, at most half of them different, at most so many different. */
const CHOICE = { texts: 4, different: 12 } as const;

export interface ShapeMember {
  readonly shape: Shape;
  /** In how many of the objects it is. */
  count: number;
}

/** All that was seen at one place of some samples: how often which kind of value, and what is within. */
export interface Shape {
  nulls: number;
  booleans: number;
  texts: number;
  /** Written without point and exponent. */
  integers: number;
  /** Written with one of them, but without a fraction, such as `1.0`, where somebody wants to know. */
  wholes: number;
  /** All other numbers. */
  fractions: number;
  objects: number;
  lists: number;
  range: IntegerRange | undefined;
  /** The first number that a double cannot keep digit for digit, of those with point or exponent. */
  atRisk: string | undefined;
  /** How often which text was there: one more than can be a choice are enough. */
  choices: Map<string, number> | undefined;
  /** Those formats that all texts have. */
  formats: readonly string[] | undefined;
  members: Map<string, ShapeMember> | undefined;
  items: Shape | undefined;
  examples: Map<string, DocumentValue> | undefined;
}

export function emptyShape(): Shape {
  return {
    nulls: 0,
    booleans: 0,
    texts: 0,
    integers: 0,
    wholes: 0,
    fractions: 0,
    objects: 0,
    lists: 0,
    range: undefined,
    atRisk: undefined,
    choices: undefined,
    formats: undefined,
    members: undefined,
    items: undefined,
    examples: undefined,
  };
}

export interface ShapeSettings {
  /** Which of some formats a text has; all that are known for the first text. */
  readonly formatsOf?: ((text: string, among: readonly string[] | undefined) => readonly string[]) | undefined;
  /** Whether a number with point or exponent has no fraction. */
  readonly isWhole?: ((source: string) => boolean) | undefined;
  /** Tells scalars apart, so that some of them are kept as examples. */
  readonly exampleKey?: ((value: DocumentValue) => string) | undefined;
}

const EXAMPLES = 3;

/** Adds a value to what was seen at its place. One level down is one call. */
export function look(shape: Shape, value: DocumentValue, settings: ShapeSettings = {}): void {
  switch (value.kind) {
    case 'map':
      shape.objects++;
      shape.members ??= new Map();
      for (const { key, value: child } of value.members) {
        let member = shape.members.get(key);
        if (!member) shape.members.set(key, (member = { shape: emptyShape(), count: 0 }));
        member.count++;
        look(member.shape, child, settings);
      }
      return;
    case 'list':
      shape.lists++;
      if (value.items.length > 0) shape.items ??= emptyShape();
      for (const item of value.items) if (shape.items) look(shape.items, item, settings);
      return;
    case 'string':
      lookAtText(shape, value.text, settings);
      break;
    case 'date':
      lookAtText(shape, value.source, settings);
      break;
    case 'number':
      lookAtNumber(shape, value.source, settings);
      break;
    case 'boolean':
      shape.booleans++;
      break;
    case 'null':
      shape.nulls++;
  }
  keepExample(shape, value, settings);
}

function keepExample(shape: Shape, value: DocumentValue, { exampleKey }: ShapeSettings): void {
  if (!exampleKey) return;
  shape.examples ??= new Map();
  if (shape.examples.size < EXAMPLES) shape.examples.set(exampleKey(value), value);
}

function lookAtText(shape: Shape, text: string, { formatsOf }: ShapeSettings): void {
  shape.texts++;
  shape.choices ??= new Map();
  addChoice(shape.choices, text, 1);
  if (formatsOf) shape.formats = formatsOf(text, shape.formats);
}

function addChoice(choices: Map<string, number>, text: string, times: number): void {
  const before = choices.get(text);
  if (before !== undefined || choices.size <= CHOICE.different) choices.set(text, (before ?? 0) + times);
}

const INTEGER = /^-?\d+$/;

function lookAtNumber(shape: Shape, source: string, { isWhole }: ShapeSettings): void {
  if (INTEGER.test(source)) {
    shape.integers++;
    shape.range = widen(shape.range, source);
    return;
  }
  if (isWhole?.(source)) shape.wholes++;
  else shape.fractions++;
  if (shape.atRisk === undefined && losesDigits(source)) shape.atRisk = source;
}

/** Adds what was seen at one place to what was seen at another one. */
export function mergeInto(target: Shape, source: Shape): void {
  target.nulls += source.nulls;
  target.booleans += source.booleans;
  target.texts += source.texts;
  target.integers += source.integers;
  target.wholes += source.wholes;
  target.fractions += source.fractions;
  target.objects += source.objects;
  target.lists += source.lists;
  target.range = join(target.range, source.range);
  target.atRisk ??= source.atRisk;
  mergeTexts(target, source);
  for (const [key, { shape, count }] of source.members ?? []) {
    target.members ??= new Map();
    let member = target.members.get(key);
    if (!member) target.members.set(key, (member = { shape: emptyShape(), count: 0 }));
    member.count += count;
    mergeInto(member.shape, shape);
  }
  if (source.items) mergeInto((target.items ??= emptyShape()), source.items);
}

function mergeTexts(target: Shape, source: Shape): void {
  if (source.formats)
    target.formats = target.formats?.filter((name) => source.formats?.includes(name)) ?? source.formats;
  for (const [text, times] of source.choices ?? [])
    addChoice((target.choices ??= new Map<string, number>()), text, times);
}

/** The texts of a place where nothing but few texts, and null, were seen again and again. */
export function choiceOf(shape: Shape): readonly string[] | undefined {
  const { texts, choices } = shape;
  if (!choices || texts < CHOICE.texts || choices.size > CHOICE.different || choices.size * 2 > texts) return undefined;
  const others = shape.booleans + shape.integers + shape.wholes + shape.fractions + shape.objects + shape.lists;
  return others === 0 ? [...choices.keys()] : undefined;
}
