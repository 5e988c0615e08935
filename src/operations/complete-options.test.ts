import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { defaultOptions, readOptions } from './complete-options';
import { chosenOptions } from './use-options';

const schema = v.object({
  indent: v.optional(v.picklist([2, 4]), 2),
  length: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(512)), 64),
  marks: v.optional(v.array(v.string()), ['.']),
});
const defaults = { indent: 2, length: 64, marks: ['.'] };

it('knows the defaults', () => expect(defaultOptions(schema)).toEqual(defaults));

it('refuses a schema with a field that has none', () =>
  expect(() => defaultOptions(v.object({ length: v.number() }))).toThrow('no default'));

describe('reading', () => {
  it.each([
    ['nothing', {}, {}],
    ['good fields', { indent: 4, length: 8 }, { indent: 4, length: 8 }],
    ['one bad field among good ones', { indent: 3, length: 8 }, { length: 8 }],
    ['a number out of range', { length: 513 }, {}],
    ['a wrong type', { length: '8', marks: [1] }, {}],
    ['a field that is no more', { colour: 'red', indent: 4 }, { indent: 4 }],
    ['null', { indent: null }, {}],
    ['a field of the prototype', JSON.parse('{"__proto__":{"indent":4}}') as Record<string, unknown>, {}],
  ])('%s', (_name, raw, differing) => expect(readOptions(schema, raw)).toEqual({ ...defaults, ...differing }));

  it('keeps the current value of a bad field where one is given', () =>
    expect(readOptions(schema, { indent: 3, length: 8 }, { ...defaults, indent: 4 })).toEqual({
      ...defaults,
      indent: 4,
      length: 8,
    }));

  it('falls back as a whole where fields do not go together', () => {
    const pair = v.object({ low: v.optional(v.number(), 1), high: v.optional(v.number(), 2) });
    const ordered = v.pipe(
      pair,
      v.check(({ low, high }) => low < high, 'low is below high'),
    );
    expect(readOptions(ordered, { low: 5 })).toEqual({ low: 1, high: 2 });
    expect(readOptions(ordered, { low: 5, high: 6 })).toEqual({ low: 5, high: 6 });
  });
});

it.each([
  [defaults, {}],
  [{ ...defaults, indent: 4 }, { indent: 4 }],
  [{ ...defaults, marks: [] }, { marks: [] }],
])('of %j only what differs is remembered', (options, chosen) =>
  expect(chosenOptions(schema, options)).toEqual(chosen),
);
