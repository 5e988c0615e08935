import fc from 'fast-check';
import type { InputKind, Operation } from '../../src/operations/define';
import type { OptionField } from '../../src/operations/option-field';
import { optionsOf } from '../option-arguments';
import { CORPUS } from './corpus';

/** So far above the least that a number takes, it is drawn: what it counts may be made that often. */
const REACH = 60;

function numbers({ min, max, isWhole }: Extract<OptionField, { kind: 'number' }>): fc.Arbitrary<number> {
  const least = Number.isFinite(min) ? min : -REACH;
  const most = Math.min(max, least + 2 * REACH);
  if (isWhole) return fc.integer({ min: Math.ceil(least), max: Math.floor(most) });
  return fc.double({ min: least, max: most, noNaN: true });
}

function ofField(field: OptionField): fc.Arbitrary<unknown> {
  switch (field.kind) {
    case 'switch':
      return fc.boolean();
    case 'choice':
      return fc.constantFrom(...field.values);
    case 'number':
      return numbers(field);
    case 'text':
      return fc.oneof(fc.string({ unit: 'binary', maxLength: field.maxLength ?? 20 }), fc.string({ maxLength: 3 }));
  }
}

/** What the examples give for an option that no control can draw from its schema. */
function ofExamples({ examples }: Operation, name: string): fc.Arbitrary<unknown> {
  const found = examples.flatMap(({ options }) => Object.entries({ ...options }));
  const values = found.flatMap(([key, value]: [string, unknown]) => (key === name ? [value] : []));
  return fc.constantFrom(undefined, ...values);
}

/** Options within the schema, each of them there or not. */
export function arbitraryOptions(operation: Operation): fc.Arbitrary<object> {
  const entries = optionsOf(operation).map(({ name, field }) => {
    return [name, field ? ofField(field) : ofExamples(operation, name)] as const;
  });
  return fc.record(Object.fromEntries(entries), { requiredKeys: [] });
}

const unit = fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code));

/** A text that an operation knows, with a part of another in its middle. */
function mended(known: readonly string[]): fc.Arbitrary<string> {
  const text = known.length > 0 ? fc.constantFrom(...known) : fc.string();
  return fc
    .tuple(text, fc.double({ min: 0, max: 1, noNaN: true }), fc.nat(3), fc.string({ unit: 'binary', maxLength: 4 }))
    .map(([whole, share, cut, part]) => {
      const at = Math.floor(share * whole.length);
      return whole.slice(0, at) + part + whole.slice(at + cut);
    });
}

function texts(known: readonly string[]): fc.Arbitrary<string> {
  return fc.oneof(
    { weight: 4, arbitrary: mended(known) },
    { weight: 2, arbitrary: fc.string({ unit: 'grapheme' }) },
    { weight: 1, arbitrary: fc.string({ unit }) },
    { weight: 1, arbitrary: fc.constantFrom(...CORPUS).map(({ make }) => make('short')) },
  );
}

function ofKind(kind: InputKind, known: readonly unknown[]): fc.Arbitrary<unknown> {
  const text = texts(known.filter((one) => typeof one === 'string').map((one) => one.slice(0, 2000)));
  const bytes = fc.oneof(
    fc.uint8Array({ maxLength: 200 }),
    text.map((one) => new TextEncoder().encode(one)),
  );
  switch (kind) {
    case 'text':
      return text;
    case 'bytes':
      return bytes;
    case 'content':
      return fc.oneof(text, bytes);
    case 'file':
      return bytes.map((content) => new File([new Uint8Array(content)], 'hostile.bin'));
  }
}

/** Inputs of the kinds that an operation declares; what may be left out sometimes is. */
export function arbitraryInputs({ inputs, examples }: Operation): fc.Arbitrary<Readonly<Record<string, unknown>>> {
  const entries = Object.entries(inputs).map(([name, { kind }]) => {
    const known = examples.flatMap(({ inputs: given }) => Object.entries(given).filter(([key]) => key === name));
    return [
      name,
      ofKind(
        kind,
        known.map(([, value]) => value),
      ),
    ] as const;
  });
  const requiredKeys = Object.entries(inputs).flatMap(([name, { isOptional }]) => (isOptional ? [] : [name]));
  return fc.record(Object.fromEntries(entries), { requiredKeys });
}
