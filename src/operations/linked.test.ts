import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import type { FieldsSchema } from './complete-options';
import { bringOptions, judgeLinked, noteSchema, readParameter, resolveLinked, writeParameter } from './linked';

const schema = v.object({
  indent: v.optional(v.picklist([0, 2, 4, 'tab']), 2),
  width: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100)), 80),
  sort: v.optional(v.boolean(), false),
  prefix: v.optional(v.string(), ''),
  list: v.optional(v.array(v.string()), []),
  none: v.optional(v.nullable(v.boolean()), null),
}) satisfies FieldsSchema;

const linked = (query: string) => ({ options: new Map(new URLSearchParams(query)), hasInput: false });

describe('an option in a query', () => {
  const { entries } = schema;

  it.each([
    [entries.indent, 4, '4'],
    [entries.indent, 'tab', 'tab'],
    [entries.sort, true, 'true'],
    [entries.none, null, 'null'],
    [entries.prefix, 'a b', 'a b'],
    [entries.prefix, '', ''],
    [entries.list, ['a', 'b'], '["a","b"]'],
  ])('%# is written so that people can read it', (field, value, text) => {
    expect(writeParameter(field, value)).toBe(text);
    expect(readParameter(field, text)?.value).toEqual(value);
  });

  it('of any text reads back as that text', () => {
    const texts = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.json(),
      fc.constantFrom('null', '"', '1e3', 'true', '"a"'),
    );
    fc.assert(
      fc.property(texts, (text) => {
        expect(readParameter(entries.prefix, writeParameter(entries.prefix, text))?.value).toBe(text);
      }),
    );
  });

  it('of another kind or out of range is refused', () => {
    const refused = [
      'indent=3',
      'indent=[]',
      'width=0',
      'width=1e9',
      'width=1.5',
      'sort=yes',
      'list={"0":"a"}',
      'none=0',
    ];
    for (const query of refused) expect(resolveLinked(schema, linked(query))).toEqual({});
  });
});

describe('a link', () => {
  it('says what a tool has, and what of that it cannot be', () => {
    noteSchema('judged', schema);
    const query = 'indent=4&width=0&__proto__=1&constructor=1&toString=x&utm_source=a';
    expect(judgeLinked('judged', linked(query))).toEqual({ known: ['indent', 'width'], refused: ['width'] });
    expect(resolveLinked(schema, linked(query))).toEqual({ indent: 4 });
    expect(Object.getPrototypeOf(resolveLinked(schema, linked(query)))).toBe(Object.prototype);
  });

  it('that is taken back is as if there had been none', () => {
    bringOptions('taken', linked('indent=4'));
    bringOptions('taken', undefined);
    expect(judgeLinked('taken', linked('indent=4')).known).toEqual([]);
  });
});
