import fc from 'fast-check';
import { RegExpParser } from '@eslint-community/regexpp';
import { describe, expect, it } from 'vitest';
import { checkText, readySchema } from '../../lib/json-schema/check-text';
import { DRAFTS, type Draft } from '../../lib/json-schema/draft';
import { readStructured } from '../../lib/document/read-structured';
import { schemaWords } from '../../i18n/json-schema/en';
import { schemaWords as french } from '../../i18n/json-schema/fr';
import { schemaWords as chinese } from '../../i18n/json-schema/zh-cn';
import type { SchemaProblem } from '../../lib/json-schema/schema-error';
import { validate } from './operations';
import { SENTENCES } from './say-problem';
import { basicOutput } from './basic-output';
import { furtherSchemas } from './further-schemas';
import { inferSchema, type InferSettings } from './infer-schema';
import { makeSamples } from './make-samples';
import { patternParser } from './parse-pattern';
import type { HandedOver } from '../../operations/drafts';
import { dataGiven, schemaGiven } from './handed-over';
import { patternsIn, slowPattern } from './slow-pattern';

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
    ['"urn:isbn:1"', { type: 'string', format: 'uri' }],
    ['"C:/a"', { type: 'string' }],
    ['"key:value"', { type: 'string' }],
    ['["on",null,"off","on","off"]', { type: 'array', items: { type: ['string', 'null'], enum: ['on', 'off', null] } }],
    ['["on",1,"off","on","off"]', { type: 'array', items: { type: ['string', 'integer'] } }],
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

  it('many items and long texts, up to a limit with a message of its own', () => {
    expect(JSON.parse(made('{"type":"array","items":{"type":"integer"},"minItems":100000}'))).toHaveLength(100_000);
    expect(make('{"type":"array","minItems":100001}')).toEqual({
      ok: false,
      fault: {
        code: 'sample-too-large',
        limit: 100_000,
        excess: { keyword: 'minItems', asked: 100_001, limit: 100_000 },
      },
    });
    expect(make('{"type":"string","minLength":1e9}')).toMatchObject({ fault: { excess: { keyword: 'minLength' } } });
    expect(make('{"type":"object","minProperties":1e9}')).toMatchObject({
      fault: { excess: { keyword: 'minProperties' } },
    });
    expect(make('{"type":"array","contains":{},"minContains":1e9}')).toMatchObject({
      fault: { excess: { keyword: 'minContains' } },
    });
    // One branch asks for too much, the other for nothing.
    expect(make('{"anyOf":[{"type":"array","minItems":1e9},{"type":"null"}]}', { count: 20 }).ok).toBe(true);
    const nested = (inside: string) => `{"type":"array","minItems":1000,"items":${inside}}`;
    expect(make(nested(nested(nested('{"type":"null"}'))))).toEqual({
      ok: false,
      fault: { code: 'sample-too-large', limit: 500_000 },
    });
  });

  it.each([
    ['email', 3, 300],
    ['idn-email', 3, 300],
    ['hostname', 1, 253],
    ['ipv4', 7, 15],
    ['ipv6', 2, 39],
    ['uri', 2, 200],
    ['iri', 2, 200],
    ['uri-reference', 0, 50],
    ['json-pointer', 0, 50],
    ['relative-json-pointer', 1, 50],
    ['duration', 3, 50],
    ['date-time', 22, 60],
    ['time', 11, 60],
    ['uri-template', 0, 50],
    ['regex', 0, 50],
  ] as const)('a text of format %s of any length that there is', (format, least, most) => {
    for (let length = least; length <= most; length++) {
      const schema = JSON.stringify({ type: 'string', format, minLength: length, maxLength: length });
      expect(JSON.parse(made(schema))).toHaveLength(length);
    }
  });

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

describe('a pattern that takes too long', () => {
  const of = async (step: number | undefined, further?: string) =>
    slowPattern(step, { schema: '{"pattern":"a",\n"patternProperties":{"b":{}}}', further });

  it('is told with its place', async () => {
    expect(await of(1)).toEqual({
      pattern: 'b',
      file: 0,
      name: '',
      pointer: '',
      place: { start: 37, end: 40, line: 2, column: 22 },
    });
    expect(await of(2, '{"n.yaml":"x: 1\\npattern: c"}')).toMatchObject({
      pattern: 'c',
      name: 'n.yaml',
      place: { line: 2, column: 10 },
    });
    const file = new File(['\uFEFF{"pattern":"z"}'], 'a.json');
    expect(await slowPattern(0, { schema: file, further: undefined })).toMatchObject({ pattern: 'z' });
  });

  it('is not told where it is not known', async () => {
    expect(await of(undefined)).toBeUndefined();
    expect(await of(9)).toBeUndefined();
  });
});

describe('what is said of schemas', () => {
  it.each<[string, string, Draft?]>([
    ['{"type":["string","string"]}', 'line 1, column 19: type: “string” is listed twice.'],
    ['{"items":[{}]}', 'line 1, column 10: In draft 2020-12 items cannot be a list of schemas; that is prefixItems.'],
    [
      '{"properties":{"a":"string"}}',
      'line 1, column 20: properties/a must be a schema (an object, true or false), not a string; {"type": "string"}?',
    ],
    ['{"allOf":[true]}', 'line 1, column 11: allOf/0 must be a schema (an object), not a boolean.', '4'],
    ['[]', 'line 1, column 1: This must be a schema (an object, true or false), not an array.'],
    ['{"enum":[]}', 'line 1, column 9: enum must be a list of at least one value.', '4'],
  ])('%s', (text, message, draft = '2020-12') => {
    const found = readySchema([{ name: '', text }], { draft, formats: true });
    expect(found.ok ? '' : schemaWords.fault(found.fault)).toBe(message);
  });

  it.each([
    ['{"propertyNames":{"pattern":"^a"}}', '{"ba":1}', 'The name “ba”: Does not match the pattern “^a”.'],
    ['{"propertyNames":false}', '{"ba":1}', 'The name “ba” is not allowed.'],
    ['{"enum":[]}', '1', 'Nothing is allowed here: “enum” is empty.'],
  ])('%s on %s', (schema, data, message) => {
    const found = checkText(data, ready(schema));
    expect(found.ok && found.value.errors.map(({ problem }) => schemaWords.problem(problem))).toEqual([message]);
  });
});

describe('what is handed on', () => {
  const PROBLEMS: readonly SchemaProblem[] = [
    { code: 'minLength', limit: '2', found: 1 },
    { code: 'maxItems', limit: '3', found: 1234567 },
    { code: 'enum', allowed: ['1'], count: 2000 },
    { code: 'severalOf', count: 2, matches: [0, 1] },
    { code: 'propertyNames', key: 'a', reason: { code: 'maxLength', limit: '1', found: 0 } },
  ];

  it.each([
    ['en', schemaWords],
    ['fr', french],
    ['zh-cn', chinese],
  ] as const)('says in %s what the page says', async (language, words) => {
    for (const problem of PROBLEMS) {
      const { sayProblem } = await SENTENCES[language]();
      expect(sayProblem(problem)).toBe(words.problem(problem));
    }
  });

  it('has the sentences of the language that is asked for', async () => {
    const found = checkText('1', ready('{"type":"null"}'));
    if (!found.ok) throw new Error(found.fault.code);
    const options = { draft: 'schema', formats: true, language: 'fr' } as const;
    const inputs = { schema: '', data: '', further: undefined, part: undefined };
    const passed = await validate.passed?.(found.value, inputs, options);
    expect(JSON.parse(String(passed))).toMatchObject({ errors: [{ error: 'Doit être null, et non un entier.' }] });
  });
});

describe('what is handed over', () => {
  it.each<[HandedOver, 'schema' | 'data']>([
    [{ text: '{"$schema":"https://json-schema.org/draft/2020-12/schema"}' }, 'schema'],
    [{ text: '$schema: http://json-schema.org/draft-07/schema#\n' }, 'schema'],
    [{ text: '{"$schema":"https://json.schemastore.org/package"}' }, 'data'],
    [{ text: '{}', direction: 'schema' }, 'schema'],
    [{ text: '{}' }, 'data'],
    [{ text: new File(['{}'], 'order.schema.json') }, 'schema'],
    [{ text: new File(['{}'], 'orders.json') }, 'data'],
  ])('%j is %s', (given, side) => {
    expect(schemaGiven(given)).toBe(side === 'schema' ? given.text : undefined);
    expect(dataGiven(given)).toBe(side === 'data' ? given.text : undefined);
  });
});

describe('around them', () => {
  it('the output of the standard', () => {
    const found = checkText('{"a":1}', ready('{"properties":{"a":{"type":"string"}}}'));
    if (!found.ok) throw new Error(found.fault.code);
    expect(JSON.parse(basicOutput(found.value, schemaWords.problem))).toEqual({
      valid: false,
      errors: [
        {
          valid: false,
          keywordLocation: '/properties/a/type',
          absoluteKeywordLocation: '#/properties/a/type',
          instanceLocation: '/a',
          line: 1,
          column: 6,
          error: 'Must be a string, not an integer.',
        },
      ],
    });
    expect(JSON.parse(basicOutput({ isValid: true, errors: [] }, schemaWords.problem))).toEqual({ valid: true });
  });

  it('the output of the standard has the branches of a choice within, the nearest first', () => {
    const schema = ready('{"anyOf":[{"type":"null"},{"properties":{"a":{"oneOf":[{"const":1},{"const":2}]}}}]}');
    const found = checkText('{"a":3}', schema);
    if (!found.ok) throw new Error(found.fault.code);
    const { errors } = JSON.parse(basicOutput(found.value, schemaWords.problem)) as object & { errors: unknown[] };
    expect(errors).toMatchObject([
      {
        keywordLocation: '/anyOf',
        error: 'Fits none of the 2 branches of “anyOf”.',
        errors: [
          {
            keywordLocation: '/anyOf/1/properties/a/oneOf',
            errors: [
              { keywordLocation: '/anyOf/1/properties/a/oneOf/0/const', error: 'Must be 1.' },
              { keywordLocation: '/anyOf/1/properties/a/oneOf/1/const', error: 'Must be 2.' },
            ],
          },
          { keywordLocation: '/anyOf/0/type', error: 'Must be null, not an object.' },
        ],
      },
    ]);
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
    const texts = ['{"pattern":"a","properties":{"x":{"patternProperties":{"b":{"pattern":"c"}}}}}', 'pattern: d'];
    expect([...patternsIn(texts).keys()]).toEqual(['a', 'b', 'c', 'd']);
  });
});
