import fc from 'fast-check';
import { RegExpParser } from '@eslint-community/regexpp';
import { describe, expect, it } from 'vitest';
import { checkText, readySchema } from '../../lib/json-schema/check-text';
import { DRAFTS, type Draft } from '../../lib/json-schema/draft';
import { readStructured } from '../../lib/json-schema/read-structured';
import { basicOutput } from './basic-output';
import { furtherSchemas } from './further-schemas';
import { inferSchema, type InferSettings } from './infer-schema';
import { makeSamples } from './make-samples';
import { patternParser } from './parse-pattern';
import { patternsIn } from './slow-pattern';

const USUAL: InferSettings = {
  draft: '2020-12',
  required: true,
  closed: false,
  enums: true,
  formats: true,
  examples: false,
};

function infer(text: string, settings: Partial<InferSettings> = {}): string {
  const read = readStructured(text);
  if (!read.ok) throw new Error(read.fault.code);
  return inferSchema(read.value.roots, { ...USUAL, ...settings });
}

const bare = (text: string, settings?: Partial<InferSettings>) => {
  const { $schema: _, ...schema } = JSON.parse(infer(text, settings)) as Record<string, unknown>;
  return schema;
};

function ready(schema: string, draft: Draft = '2020-12') {
  const found = readySchema([{ name: '', text: schema }], { draft, formats: true });
  if (!found.ok) throw new Error(JSON.stringify(found.fault));
  return found.value;
}

function isValid(schema: string, data: string, draft?: Draft): boolean {
  const found = checkText(data, ready(schema, draft));
  if (!found.ok) throw new Error(JSON.stringify(found.fault));
  return found.value.isValid;
}

describe('a schema from data', () => {
  it.each<[string, object, Partial<InferSettings>?]>([
    ['[]', { type: 'array' }],
    ['"x"', { type: 'string' }],
    [
      '{"a":null}\n{"a":{"b":1}}',
      {
        type: 'object',
        properties: { a: { type: ['object', 'null'], properties: { b: { type: 'integer' } }, required: ['b'] } },
        required: ['a'],
      },
    ],
    ['{"a":1}', { type: 'object', properties: { a: { type: 'integer' } } }, { required: false }],
    ['{}', { type: 'object', additionalProperties: false }, { closed: true }],
    ['[1,2.5]', { type: 'array', items: { type: 'number' } }],
    ['[1,"a"]', { type: 'array', items: { type: ['string', 'integer'] } }],
    ['1.0', { type: 'number' }, { draft: '4' }],
    ['1.0', { type: 'integer' }, { draft: '6' }],
    ['["on","off","on","off"]', { type: 'array', items: { type: 'string', enum: ['on', 'off'] } }],
    ['["on","off","on","off"]', { type: 'array', items: { type: 'string' } }, { enums: false }],
    ['"2024-05-06T07:08:09Z"', { type: 'string', format: 'date-time' }],
    ['"a@b.example"', { type: 'string', format: 'email' }],
    ['"https://a.b/c"', { type: 'string', format: 'uri' }],
    ['"8b0c7b36-5a3e-4b47-a4a7-1c0a5b6d7e8f"', { type: 'string', format: 'uuid' }],
    ['"8b0c7b36-5a3e-4b47-a4a7-1c0a5b6d7e8f"', { type: 'string' }, { draft: '7' }],
    ['"a@b.example"', { type: 'string' }, { formats: false }],
    ['1\n1.0\n2', { type: 'integer', examples: [1, 2] }, { examples: true }],
    ['a: 1\n---\nb: x\n', { type: 'object', properties: { a: { type: 'integer' }, b: { type: 'string' } } }],
  ])('%s', (text, schema, settings) => expect(bare(text, settings)).toEqual(schema));

  it('keeps odd keys, and digits', () => {
    expect(infer('{"__proto__":{"constructor":1}}')).toContain('"__proto__"');
    expect(infer('12345678901234567890', { examples: true })).toContain('12345678901234567890');
  });

  it('fits all that it was made of, in each draft', () => {
    fc.assert(
      fc.property(
        fc.array(fc.jsonValue({ maxDepth: 3 }), { minLength: 1, maxLength: 5 }),
        fc.constantFrom(...DRAFTS),
        fc.record({
          required: fc.boolean(),
          closed: fc.boolean(),
          enums: fc.boolean(),
          formats: fc.boolean(),
          examples: fc.boolean(),
        }),
        (samples, draft, settings) => {
          const text = samples.map((one) => JSON.stringify(one)).join('\n');
          const schema = infer(text, { ...settings, draft });
          expect(isValid(schema, text)).toBe(true);
        },
      ),
      { numRuns: 200 },
    );
  });
});

describe('data from a schema', () => {
  const parsePattern = patternParser(new RegExpParser());
  const make = (schema: string, { seed = 1, count = 1, requiredOnly = false } = {}) =>
    makeSamples(ready(schema).set, { seed, count, requiredOnly, parsePattern });
  const made = (schema: string, settings?: Parameters<typeof make>[1]) => {
    const found = make(schema, settings);
    if (!found.ok) throw new Error(`${schema}: ${found.fault.code}`);
    return found.value;
  };

  const ORDER =
    '{"type":"object","properties":{"id":{"type":"integer"},"price":{"type":"number","exclusiveMinimum":0},"tags":{"type":"array","items":{"type":"string"},"uniqueItems":true}},"required":["id","price"],"additionalProperties":false}';

  it('is the same for the same seed, and another for another', () => {
    const value = JSON.parse(made(ORDER)) as { id: number; price: number };
    expect(Number.isInteger(value.id)).toBe(true);
    expect(value.price).toBeGreaterThan(0);
    expect(made(ORDER)).toBe(made(ORDER));
    expect(made(ORDER, { seed: 2 })).not.toBe(made(ORDER));
    expect(Object.keys(JSON.parse(made(ORDER, { requiredOnly: true })) as object)).toEqual(['id', 'price']);
    expect(JSON.parse(made(ORDER, { count: 100 }))).toHaveLength(100);
  });

  it.each([
    ORDER,
    'true',
    '{}',
    '{"const":{"a":[1.50]}}',
    '{"enum":["a","b",3],"type":"string"}',
    '{"type":"number","minimum":0.1,"maximum":0.2}',
    '{"type":"number","minimum":0.1,"maximum":0.1}',
    '{"type":"number","exclusiveMinimum":1,"exclusiveMaximum":1.0001}',
    '{"type":"number","multipleOf":0.01,"minimum":-5,"maximum":-4}',
    '{"type":"integer","multipleOf":1.5,"minimum":10}',
    '{"type":"integer","exclusiveMaximum":-100}',
    '{"type":"integer","minimum":9007199254740993}',
    '{"type":"string","minLength":40,"maxLength":41}',
    '{"type":"string","maxLength":0}',
    '{"type":"string","pattern":"^[A-Z]{3}-\\\\d{4,}(?:x|y)+$"}',
    '{"type":"string","pattern":"^\\\\p{Lu}[^a-z]$","maxLength":3}',
    '{"type":"string","format":"date-time"}',
    '{"type":"array","items":{"enum":[1,2,3]},"uniqueItems":true,"minItems":3}',
    '{"type":"array","contains":{"const":7},"minContains":2,"items":{"type":"integer"},"maxItems":4}',
    '{"type":"array","prefixItems":[{"type":"null"},{"type":"boolean"}],"items":false,"minItems":2}',
    '{"type":"object","patternProperties":{"^x-":{"type":"null"}},"additionalProperties":false,"minProperties":2}',
    '{"type":"object","propertyNames":{"pattern":"^k[0-9]+$"},"minProperties":3}',
    '{"allOf":[{"properties":{"a":{"type":"integer"}},"required":["a"]},{"properties":{"a":{"minimum":5}}}]}',
    '{"oneOf":[{"properties":{"kind":{"const":"a"}},"required":["kind"]},{"properties":{"kind":{"const":"b"}},"required":["kind"]}],"type":"object"}',
    '{"type":"object","properties":{"a":{"type":"integer"}},"required":["a"],"if":{"properties":{"a":{"minimum":10}}},"then":{"required":["b"]}}',
    '{"$defs":{"node":{"type":"object","properties":{"v":{"type":"integer"},"next":{"$ref":"#/$defs/node"},"all":{"type":"array","items":{"$ref":"#/$defs/node"}}},"required":["v"]}},"$ref":"#/$defs/node"}',
    '{"type":"object","properties":{"card":{"type":"string"}},"dependentRequired":{"card":["addr"]}}',
    '{"not":{"type":"string"}}',
    '{"type":["null","integer"]}',
    '{"$schema":"http://json-schema.org/draft-04/schema#","minimum":1,"maximum":2,"exclusiveMinimum":true,"type":"integer"}',
    '{"$schema":"http://json-schema.org/draft-07/schema#","items":[{"type":"null"}],"additionalItems":false,"type":"array"}',
  ])('fits %s', (schema) => {
    for (const requiredOnly of [true, false]) {
      const text = made(schema, { count: 10, requiredOnly });
      const read = JSON.parse(text) as unknown[];
      expect(read).toHaveLength(10);
      expect(
        isValid(
          `{"items":${schema},"type":"array"}`.replace(/"\$ref":"#\/\$defs\/node"/g, '"$ref":"#/items/$defs/node"'),
          text,
          schema.includes('draft-04') ? '4' : schema.includes('draft-07') ? '7' : '2020-12',
        ),
      ).toBe(true);
    }
  });

  it.each([
    'false',
    '{"type":"integer","minimum":2,"maximum":1}',
    '{"allOf":[{"type":"string"},{"type":"null"}]}',
    '{"not":{}}',
  ])('gives up at %s', (schema) => expect(make(schema)).toMatchObject({ ok: false, fault: { code: 'no-sample' } }));

  it('fits the schema that was made of data', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 3 }), fc.integer({ min: 0, max: 1000 }), (value, seed) => {
        const schema = infer(JSON.stringify(value), { closed: true });
        expect(isValid(schema, made(schema, { seed }))).toBe(true);
      }),
      { numRuns: 100 },
    );
  });
});

describe('around them', () => {
  it('the output of the standard', () => {
    const found = checkText('{"a":1}', ready('{"properties":{"a":{"type":"string"}}}'));
    if (!found.ok) throw new Error(found.fault.code);
    expect(JSON.parse(basicOutput(found.value))).toEqual({
      valid: false,
      errors: [
        {
          valid: false,
          keywordLocation: '/properties/a/type',
          absoluteKeywordLocation: '#/properties/a/type',
          instanceLocation: '/a',
          line: 1,
          column: 6,
          error: 'type',
        },
      ],
    });
    expect(JSON.parse(basicOutput({ isValid: true, errors: [] }))).toEqual({ valid: true });
  });

  it('further schemas: texts by names, or one schema', () => {
    expect(furtherSchemas(undefined)).toEqual([]);
    expect(furtherSchemas('{"a.json":"{}"}')).toEqual([{ name: 'a.json', text: '{}' }]);
    expect(furtherSchemas('{"$id":"https://a.b/c","type":"null","x":1}')).toEqual([
      { name: '', text: '{"$id":"https://a.b/c","type":"null","x":1}' },
    ]);
    expect(furtherSchemas('[')).toEqual([{ name: '', text: '[' }]);
  });

  it('the patterns of a schema', () => {
    expect(
      patternsIn(['{"pattern":"a","properties":{"x":{"patternProperties":{"b":{"pattern":"c"}}}}}', 'pattern: d']),
    ).toEqual(['a', 'b', 'c', 'd']);
  });
});
