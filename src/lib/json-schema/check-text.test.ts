import { describe, expect, it } from 'vitest';
import { checkText, readySchema, type CheckReport } from './check-text';
import type { Draft } from './draft';

interface Settings {
  readonly draft?: Draft;
  readonly formats?: boolean;
  readonly isYaml?: boolean;
}

function check(schema: string, data: string, { draft = '2020-12', formats = true, isYaml = false }: Settings = {}) {
  const ready = readySchema([{ name: 'schema.json', text: schema }], { draft, formats });
  return ready.ok ? checkText(data, ready.value, { isYaml }) : ready;
}

function report(schema: string, data: string, settings?: Settings): CheckReport {
  const result = check(schema, data, settings);
  if (!result.ok) throw new Error(JSON.stringify(result.fault));
  return result.value;
}

/** `line:column pointer keyword` of each error. */
function errors(schema: string, data: string, settings?: Settings): string[] {
  return report(schema, data, settings).errors.map(
    ({ place, pointer, keyword }) => `${place.line}:${place.column} ${pointer} ${keyword}`,
  );
}

function flaws(schema: string, draft?: Draft): string[] {
  const result = check(schema, '1', draft ? { draft } : {});
  if (result.ok || result.fault.code !== 'faulty-schema') return [];
  return result.fault.flaws.map(
    ({ code, keyword, schema: { place } }) => `${place?.line}:${place?.column} ${keyword} ${code}`,
  );
}

const S =
  '{"type":"object","properties":{"id":{"type":"integer"},"price":{"type":"number","exclusiveMinimum":0},"tags":{"type":"array","items":{"type":"string"},"uniqueItems":true}},"required":["id","price"],"additionalProperties":false}';

describe('where it is wrong', () => {
  it('in JSON: the value, or the key that should not be there', () => {
    expect(errors(S, '{\n"id":"7",\n"price":0,\n"tags":["a","a"],\n"x":1}')).toEqual([
      '2:6 /id type',
      '3:9 /price exclusiveMinimum',
      '4:8 /tags uniqueItems',
      '5:1 /x additionalProperties',
    ]);
    const [, , tags] = report(S, '{\n"id":"7",\n"price":0,\n"tags":["a","a"],\n"x":1}').errors;
    expect(tags?.problem).toEqual({ code: 'uniqueItems', item: 1, of: 0 });
  });

  it('a missing member is told at the brace', () => {
    const found = report(S, '{}').errors;
    expect(found.map(({ problem, place }) => [problem, place.line, place.column])).toEqual([
      [{ code: 'required', key: 'id' }, 1, 1],
      [{ code: 'required', key: 'price' }, 1, 1],
    ]);
    expect(errors(S, '{"id":7,"price":0.5}')).toEqual([]);
  });

  it('in YAML', () => {
    expect(errors(S, 'id: "7"\nprice: 1\n')).toEqual(['1:5 /id type']);
  });

  it('in each document and each line', () => {
    const found = report('{"type":"integer"}', '1\n"a"\n3\n');
    expect([found.documents, found.format, found.errors[0]?.document, found.errors[0]?.place.line]).toEqual([
      3,
      'lines',
      1,
      2,
    ]);
    expect(errors('{"type":"integer"}', 'a\n---\n1\n', { isYaml: true })).toEqual(['1:1  type']);
  });

  it('in the schema', () => {
    const [error] = report('{\n"properties": {\n "a": {\n  "type": "string"}}}', '{"a":1}').errors;
    expect(error?.schema).toMatchObject({ pointer: '/properties/a/type', place: { line: 4, column: 3 } });
    expect(error?.keywordLocation).toBe('/properties/a/type');
  });

  it('behind references, by the way and by the place', () => {
    const schema =
      '{"$id":"https://a.b/s.json","$defs":{"n":{"type":"integer"}},"properties":{"x":{"$ref":"#/$defs/n"}}}';
    expect(report(schema, '{"x":"1"}').errors[0]).toMatchObject({
      keywordLocation: '/properties/x/$ref/type',
      absoluteLocation: 'https://a.b/s.json#/$defs/n/type',
      schema: { pointer: '/$defs/n/type' },
    });
  });

  it('after a byte order mark, with CRLF, beyond U+FFFF and in odd keys', () => {
    expect(errors('{"properties":{"b":{"type":"string"}}}', '\uFEFF{"😀":1,\r\n"b":1}')).toEqual(['2:5 /b type']);
    expect(errors('{"additionalProperties":false}', '{"__proto__":1,"a/b~c":2}')).toEqual([
      '1:2 /__proto__ additionalProperties',
      '1:16 /a~1b~0c additionalProperties',
    ]);
    expect(errors('{"required":["constructor","toString"]}', '{}')).toHaveLength(2);
  });
});

describe('numbers are compared by value', () => {
  it.each([
    ['{"multipleOf":0.01}', '19.99', true],
    ['{"multipleOf":0.01}', '4.35', true],
    ['{"multipleOf":0.1}', '0.305', false],
    ['{"multipleOf":1e-400}', '3e-399', true],
    ['{"multipleOf":3}', '1e999999999', false],
    ['{"const":12345678901234567890}', '12345678901234567891', false],
    ['{"const":1.0}', '1e0', true],
    ['{"enum":[[1.50]]}', '[1.5]', true],
    ['{"maximum":9007199254740992}', '9007199254740993', false],
    ['{"minimum":-1e400}', '-1e401', false],
    ['{"minimum":-0.0}', '0', true],
    ['{"exclusiveMaximum":0.3}', '0.29999999999999999999', true],
    ['{"type":"integer"}', '1.0', true],
    ['{"type":"integer"}', '1e400', true],
    ['{"type":"integer"}', '1.5', false],
    ['{"uniqueItems":true}', '[1,1.0]', false],
    ['{"uniqueItems":true}', '[1,true]', true],
    ['{"uniqueItems":true}', '[{"a":1,"b":2},{"b":2,"a":1}]', false],
  ])('%s on %s: %s', (schema, data, isValid) => expect(report(schema, data).isValid).toBe(isValid));

  it('by each draft', () => {
    expect(report('{"type":"integer"}', '1.0', { draft: '6' }).isValid).toBe(true);
    expect(report('{"type":"integer"}', '1.0', { draft: '4' }).isValid).toBe(false);
    expect(errors('{"minimum":0,"exclusiveMinimum":true}', '0', { draft: '4' })).toEqual(['1:1  minimum']);
    expect(flaws('{"minimum":0,"exclusiveMinimum":true}')).toEqual(['1:33 exclusiveMinimum bad-shape']);
  });

  it('of YAML, which has some that are none', () => {
    expect(report('{"type":"number","minimum":5,"multipleOf":2}', '.nan', { isYaml: true }).isValid).toBe(true);
    expect(report('{"type":"integer"}', '.inf', { isYaml: true }).isValid).toBe(false);
    expect(report('{"maximum":10}', '0x10', { isYaml: true }).isValid).toBe(false);
  });
});

describe('keywords', () => {
  it.each<[string, string, string[], Settings?]>([
    ['{"items":[{"type":"string"}],"additionalItems":false}', '["a",1]', ['1:6 /1 additionalItems'], { draft: '7' }],
    ['{"prefixItems":[{"type":"string"}],"items":false}', '["a",1]', ['1:6 /1 items']],
    [
      '{"properties":{"a":true},"unevaluatedProperties":false,"allOf":[{"properties":{"b":true}}]}',
      '{"a":1,"b":2,"c":3}',
      ['1:14 /c unevaluatedProperties'],
    ],
    ['{"minLength":2}', '"😀"', ['1:1  minLength']],
    ['{"pattern":"^\\\\p{L}+$"}', '"é你"', []],
    ['{"format":"ipv4"}', '"1.2.3"', ['1:1  format']],
    ['{"format":"ipv4"}', '"1.2.3"', [], { formats: false }],
    ['{"format":"date"}', '"2023-02-30"', ['1:1  format']],
    ['{"propertyNames":{"pattern":"^a"}}', '{"ab":1,"ba":2}', ['1:9 /ba propertyNames']],
    ['{"properties":{"a":false}}', '{"a":1}', ['1:6 /a ']],
    ['{"definitions":{"a":{"type":"string"}},"$ref":"#/definitions/a","maxLength":1}', '"ab"', [], { draft: '7' }],
    [
      '{"definitions":{"a":{"type":"string"}},"$ref":"#/definitions/a","maxLength":1}',
      '"ab"',
      ['1:1  maxLength'],
      { draft: '2019-09' },
    ],
  ])('%s on %s', (schema, data, expected, settings) => expect(errors(schema, data, settings)).toEqual(expected));

  it('tells what of a choice fits', () => {
    expect(report('{"oneOf":[{"type":"integer"},{"minimum":2}]}', '3').errors[0]?.problem).toEqual({
      code: 'severalOf',
      count: 2,
      matches: [0, 1],
    });
    const rule = '{"dependentRequired":{"card":["addr"]}}';
    expect(report(rule, '{"card":1}').errors[0]?.problem).toEqual({
      code: 'dependentRequired',
      key: 'card',
      missing: 'addr',
    });
  });

  it('shows the nearest branch first', () => {
    const schema =
      '{"anyOf":[{"type":"string"},{"properties":{"kind":{"const":"a"},"n":{"type":"integer"},"m":{"type":"integer"}}},{"properties":{"kind":{"const":"b"},"n":{"type":"string"}}}]}';
    const [error] = report(schema, '{"kind":"a","n":"x","m":"y"}').errors;
    expect(error?.branches?.map(({ index }) => index)).toEqual([1, 2, 0]);
  });
});

describe('faulty schemas', () => {
  it.each<[string, string[], Draft?]>([
    ['{"type":"strnig"}', ['1:9 type unknown-type']],
    ['{"type":["string",\n"nul"]}', ['2:1 type unknown-type']],
    ['{"pattern":"("}', ['1:12 pattern bad-pattern']],
    ['{"patternProperties":{"[":{}}}', ['1:23 patternProperties bad-pattern']],
    ['{"required":"id"}', ['1:13 required bad-shape']],
    ['{"properties":[]}', ['1:15 properties bad-shape']],
    ['{"properties":{"a":1}}', ['1:20 properties bad-shape']],
    ['{"items":[{}]}', ['1:10 items bad-shape']],
    ['{"additionalProperties":"no"}', ['1:25 additionalProperties bad-shape']],
    ['{"multipleOf":0}', ['1:15 multipleOf bad-shape']],
    ['{"minLength":-1}', ['1:14 minLength bad-shape']],
    ['{"$ref":"#"}', ['1:2 $ref endless']],
    ['{"$ref":"https://example.com/x.json"}', ['1:9 $ref not-here']],
    ['{"$ref":"#/$defs/a"}', ['1:9 $ref no-such-place']],
    ['{"anyOf":[]}', ['1:10 anyOf bad-shape']],
    ['true', ['1:1  bad-shape'], '4'],
    ['12', ['1:1  bad-shape']],
    ['{"required":["a","a"]}', ['1:13 required metaschema'], '7'],
    ['{"properties":{"required":{"type":"strnig"}}}', ['1:35 type unknown-type']],
    ['{"$defs":{"a":{"allOf":[{"$ref":"#/$defs/b"}]},"b":{"not":{"$ref":"#/$defs/a"}}}}', ['1:60 $ref endless']],
  ])('%s', (schema, expected, draft) => expect(flaws(schema, draft)).toEqual(expected));

  it('names what was most likely meant', () => {
    const result = check('{"type":"strnig"}', '1');
    expect(result).toMatchObject({ fault: { flaws: [{ found: 'strnig', nearest: 'string' }] } });
  });

  it.each([
    ['(', 'group'],
    [')', 'group'],
    ['[a', 'class'],
    ['*a', 'repeat'],
    ['a**', 'repeat'],
    ['\\-', 'escape'],
    ['a{2,1}', 'other'],
  ])('pattern %s: %s', (pattern, problem) => {
    const result = check(JSON.stringify({ pattern }), '1');
    expect(result).toMatchObject({ fault: { flaws: [{ code: 'bad-pattern', problem }] } });
  });

  it('unreadable and empty ones', () => {
    expect(check('{"type":}', '1')).toMatchObject({
      fault: { code: 'schema-unreadable', reason: { line: 1, column: 9 } },
    });
    expect(check('', '1')).toMatchObject({ fault: { code: 'schema-not-one', count: 0 } });
    expect(check('{}\n{}', '1')).toMatchObject({ fault: { code: 'schema-not-one', count: 2 } });
  });
});

describe('what there is to say', () => {
  it.each<[string, object, Draft?]>([
    ['{"requird":[]}', { code: 'unknown-keyword', keyword: 'requird', nearest: 'required' }],
    ['{"nullable":true}', { code: 'unknown-keyword', keyword: 'nullable', nearest: undefined }],
    ['{"definitions":{}}', { code: 'other-draft', draft: '7', own: '2020-12', instead: '$defs', isObeyed: true }],
    ['{"id":"a"}', { code: 'other-draft', draft: '4', instead: '$id', isObeyed: false }],
    ['{"const":1}', { code: 'other-draft', draft: '6', own: '4', isObeyed: false }, '4'],
    ['{"additionalItems":false}', { code: 'other-draft', draft: '2019-09', instead: 'items' }],
    ['{"$schema":"http://json-schema.org/draft-05/schema#"}', { code: 'unknown-draft', taken: '6' }],
    ['{"format":"telephone"}', { code: 'unknown-format', format: 'telephone' }],
    [
      '{"definitions":{"a":{}},"$ref":"#/definitions/a","maxLength":1}',
      { code: 'beside-reference', siblings: ['maxLength'] },
      '7',
    ],
  ])('%s', (schema, note, draft) => {
    expect(report(schema, '1', draft ? { draft } : {}).schemaNotes).toMatchObject([note]);
  });

  it('nothing of keys that are names, of extensions and of metaschemas', () => {
    expect(
      report('{"x-y":1,"properties":{"foo":{}},"$schema":"http://json-schema.org/draft-07/schema#"}', '1').schemaNotes,
    ).toEqual([]);
  });

  it('keys that stand twice, and schema and data swapped', () => {
    expect(report('{}', '{"a":1,"a":2}').notes).toMatchObject([{ code: 'duplicate-key', key: 'a' }]);
    expect(report('{"price":7}', S).isSwapped).toBe(true);
    expect(report('{"id":1,"name":"x","description":"y"}', S).isSwapped).toBe(true);
    expect(report(S, '{"id":7,"price":1}').isSwapped).toBe(false);
  });
});

describe('several files', () => {
  const files = [
    { name: 'main.json', text: '{"properties":{"a":{"$ref":"b.yaml#/$defs/n"},"c":{"$ref":"https://x.y/c"}}}' },
    { name: 'b.yaml', text: '$defs:\n  n:\n    type: integer\n' },
    { name: 'third.json', text: '{"$id":"https://x.y/c","type":"null"}' },
  ] as const;

  it('are known by their names and addresses', () => {
    const ready = readySchema(files, { draft: '2020-12', formats: true });
    if (!ready.ok) throw new Error(JSON.stringify(ready.fault));
    const found = checkText('{"a":"1","c":0}', ready.value);
    expect(found).toMatchObject({
      value: {
        errors: [
          { schema: { file: 1, name: 'b.yaml', pointer: '/$defs/n/type', place: { line: 3, column: 5 } } },
          { schema: { file: 2, name: 'third.json' } },
        ],
      },
    });
  });

  it('are asked for where they are missing', () => {
    const ready = readySchema([files[0], files[1]], { draft: '2020-12', formats: true });
    expect(ready).toMatchObject({ fault: { flaws: [{ code: 'not-here', address: 'https://x.y/c' }] } });
  });
});

describe('hostile texts', () => {
  it('many errors: the first thousand, and how many there are', () => {
    const found = report('{"items":{"type":"string"}}', JSON.stringify(Array.from({ length: 3000 }, (_, n) => n)));
    expect([found.errors.length, found.count]).toEqual([1000, 3000]);
  });

  it('a recursion that only some data enter', () => {
    const schema = '{"$id":"https://a.b/c","$dynamicAnchor":"x","anyOf":[{"type":"string"},{"$dynamicRef":"#x"}]}';
    expect(report(schema, '"a"').isValid).toBe(true);
    expect(check(schema, '1')).toMatchObject({ fault: { code: 'faulty-schema', flaws: [{ code: 'endless' }] } });
  });

  it('levels without end', () => {
    const deep = '['.repeat(100_000) + ']'.repeat(100_000);
    expect(check('{}', deep)).toMatchObject({ ok: false, fault: { code: 'too-deep' } });
    expect(check(`{"items":${deep}}`, '1')).toMatchObject({ fault: { code: 'schema-unreadable' } });
    const schema = `${'{"items":'.repeat(400)}true${'}'.repeat(400)}`;
    expect(report(schema, `${'['.repeat(400)}${']'.repeat(400)}`).isValid).toBe(true);
  });

  it('choices within choices stay quick', () => {
    const schema =
      '{"anyOf":[{"type":"string"},{"properties":{"a":{"$ref":"#"}},"required":["z"]},{"properties":{"a":{"$ref":"#"}}}]}';
    expect(report(schema, `${'{"a":'.repeat(8)}1${'}'.repeat(8)}`).isValid).toBe(true);
  });

  it('lone surrogates and empty texts', () => {
    expect(report('{"maxLength":1}', '"\\ud800"').isValid).toBe(true);
    expect(check('{}', '')).toMatchObject({ fault: { code: 'no-data' } });
    expect(check('{}', ' \n')).toMatchObject({ fault: { code: 'no-data' } });
  });
});
