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

describe('the nearest branch', () => {
  const nearest = (schema: string, data: string) => report(schema, data).errors[0]?.branches?.[0]?.index;

  it.each([
    [
      '{"anyOf":[{"$ref":"#/$defs/a"},{"$ref":"#/$defs/b"}],"$defs":{"a":{"anyOf":[{"type":"integer"},{"type":"null"}]},"b":{"type":"object","properties":{"k":{"oneOf":[{"const":1},{"const":2}]}}}}}',
      '{"k":3}',
      1,
    ],
    ['{"anyOf":[{"oneOf":[{"type":"string"},{"enum":[1]}]},{"minimum":5}]}', '3', 1],
    ['{"anyOf":[{"oneOf":[{"type":"string"},{"minimum":4,"multipleOf":2}]},{"type":"null"}]}', '3', 0],
    [
      '{"oneOf":[{"properties":{"kind":{"anyOf":[{"const":"a"},{"const":"b"}]}}},{"properties":{"kind":{"const":"c"},"n":{"minimum":1},"m":{"minimum":1}}}]}',
      '{"kind":"c","n":0,"m":0}',
      1,
    ],
    ['{"anyOf":[false,{"minimum":5,"multipleOf":7}]}', '3', 1],
  ])('%s on %s: %i', (schema, data, index) => expect(nearest(schema, data)).toBe(index));
});

describe('a draft that is chosen', () => {
  const SEVEN = '{"$schema":"http://json-schema.org/draft-07/schema#","$defs":{},"prefixItems":[{"type":"null"}]}';
  const asChosen = (text: string, draft: Draft) => {
    const ready = readySchema([{ name: '', text }], { draft, isChosen: true, formats: true });
    if (!ready.ok) throw new Error(JSON.stringify(ready.fault));
    const found = checkText('[1]', ready.value);
    if (!found.ok) throw new Error(found.fault.code);
    return found.value;
  };

  it('counts in place of $schema, and a note says so', () => {
    expect(report(SEVEN, '[1]')).toMatchObject({ isValid: true, draft: '7' });
    const found = asChosen(SEVEN, '2020-12');
    expect(found).toMatchObject({ isValid: false, draft: '2020-12' });
    expect(found.schemaNotes).toMatchObject([
      { code: 'draft-chosen', said: '7', taken: '2020-12', schema: { place: { line: 1, column: 2 } } },
    ]);
    expect(asChosen(SEVEN, '7').schemaNotes).toMatchObject([{ code: 'other-draft' }, { code: 'other-draft' }]);
  });

  it('counts beside $ref as well, and where $schema is not known', () => {
    const text = '{"$schema":"http://json-schema.org/draft-04/schema","$ref":"#/definitions/a","definitions":{"a":{}}}';
    expect(asChosen(text, '7').schemaNotes).toMatchObject([{ code: 'draft-chosen', said: '4', taken: '7' }]);
    expect(asChosen('{"$schema":"https://a.b/c"}', '6').schemaNotes).toMatchObject([
      { code: 'unknown-draft', taken: '6' },
    ]);
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
    ['{"items":[{}]}', ['1:10 items items-list']],
    ['{"additionalProperties":"no"}', ['1:25 additionalProperties bad-shape']],
    ['{"multipleOf":0}', ['1:15 multipleOf bad-shape']],
    ['{"minLength":-1}', ['1:14 minLength bad-shape']],
    ['{"$ref":"#"}', ['1:2 $ref endless']],
    ['{"$ref":"https://example.com/x.json"}', ['1:9 $ref not-here']],
    ['{"$ref":"#/$defs/a"}', ['1:9 $ref no-such-place']],
    ['{"anyOf":[]}', ['1:10 anyOf bad-shape']],
    ['true', ['1:1  bad-shape'], '4'],
    ['12', ['1:1  bad-shape']],
    ['{"required":["a","a"]}', ['1:18 required repeated'], '7'],
    ['{"type":["string",\n"string"]}', ['2:1 type repeated']],
    ['{"dependentRequired":{"a":["b","b"]}}', ['1:32 dependentRequired repeated']],
    ['{"enum":[1,1.0]}', ['1:12 enum repeated'], '4'],
    ['{"enum":[1,1.0]}', [], '7'],
    ['{"enum":[]}', ['1:9 enum bad-shape'], '4'],
    ['{"enum":[]}', []],
    ['{"properties":{"items":[]}}', ['1:24 properties bad-shape']],
    ['{"properties":{"required":{"type":"strnig"}}}', ['1:35 type unknown-type']],
    ['{"$defs":{"a":{"allOf":[{"$ref":"#/$defs/b"}]},"b":{"not":{"$ref":"#/$defs/a"}}}}', ['1:60 $ref endless']],
  ])('%s', (schema, expected, draft) => expect(flaws(schema, draft)).toEqual(expected));

  it('names what was most likely meant', () => {
    const result = check('{"type":"strnig"}', '1');
    expect(result).toMatchObject({ fault: { flaws: [{ found: 'strnig', nearest: 'string' }] } });
  });

  it.each<[string, object]>([
    ['{"properties":{"a":"string"}}', { keyword: 'properties', token: 'a', found: 'string', meant: 'string' }],
    ['{"anyOf":[{},7]}', { keyword: 'anyOf', token: '1', found: 'integer' }],
    ['{"type":["null","null"]}', { keyword: 'type', found: 'null' }],
  ])('tells which schema is none: %s', (schema, flaw) => {
    expect(check(schema, '1')).toMatchObject({ fault: { flaws: [flaw] } });
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
    ['{"$schema":"draft-07"}', { code: 'unknown-draft', address: 'draft-07', taken: '7' }],
    ['{"$schema":"draft 2019-09"}', { code: 'unknown-draft', taken: '2019-09' }],
    ['{"enum":[]}', { code: 'empty-enum', keyword: 'enum' }],
    ['{\n"title":"a",\n"title":"b"}', { code: 'reading', note: { code: 'duplicate-key', place: { line: 3 } } }],
    ['{title:"a"}', { code: 'reading', note: { code: 'read-as-json5' } }],
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

describe('further files that nothing refers to', () => {
  const ready = (...further: readonly [name: string, text: string][]) =>
    readySchema(
      [
        { name: '', text: '{"properties":{"a":{"$ref":"a.json"}}}' },
        ...further.map(([name, text]) => ({ name, text })),
      ],
      { draft: '2020-12', formats: true },
    );
  const A = ['a.json', '{"type":"null"}'] as const;
  const unusedOf = (...further: readonly [name: string, text: string][]) => {
    const found = ready([...A], ...further);
    if (!found.ok) throw new Error(JSON.stringify(found.fault));
    expect(checkText('{"a":1}', found.value)).toMatchObject({
      value: { count: 1, errors: [{ schema: { name: 'a.json' } }] },
    });
    return found.value.unused;
  };

  it('stop nothing, whatever is wrong with them', () => {
    expect(unusedOf(['b.json', '{"type":'])).toMatchObject([{ code: 'schema-unreadable', name: 'b.json' }]);
    expect(unusedOf(['b.json', ''])).toMatchObject([{ code: 'schema-not-one', name: 'b.json' }]);
    expect(unusedOf(['b.json', '{\n"type":"strnig"}'])).toMatchObject([
      { code: 'faulty-schema', flaws: [{ code: 'unknown-type', schema: { name: 'b.json', place: { line: 2 } } }] },
    ]);
    expect(unusedOf(['b.json', '{"$ref":"#"}'], ['c.json', '{"$ref":"gone.json"}'])).toMatchObject([
      { flaws: [{ code: 'endless' }] },
      { flaws: [{ code: 'not-here' }] },
    ]);
    expect(unusedOf(['b.json', '{}'])).toEqual([]);
  });

  it('are told first where something refers to them, through others as well', () => {
    expect(ready(['a.json', '{'])).toMatchObject({ fault: { code: 'schema-unreadable', name: 'a.json' } });
    expect(ready(['a.json', '{"type":"x"}'])).toMatchObject({ fault: { flaws: [{ schema: { name: 'a.json' } }] } });
    expect(ready(['a.json', '{"not":{"$ref":"b.json"}}'], ['b.json', '{"type":"x"}'])).toMatchObject({
      fault: { flaws: [{ schema: { name: 'b.json' } }] },
    });
    expect(ready(['x.json', '{"$id":"https://schema.invalid/a.json",']).ok).toBe(false);
  });

  it('known by an address in what cannot be read', () => {
    const found = readySchema(
      [
        { name: '', text: '{"$ref":"https://x.y/z"}' },
        { name: 'other.json', text: '{"$id":"https://x.y/z",}}' },
      ],
      { draft: '7', formats: true },
    );
    expect(found).toMatchObject({ fault: { code: 'schema-unreadable', name: 'other.json' } });
  });
});

describe('descriptions of interfaces', () => {
  const PETS =
    '{"openapi":"3.0.3","info":{"title":"x","version":"1"},"paths":{},"components":{"schemas":{"Pet":{"type":"object","properties":{"id":{"type":"integer","example":1,"minimum":0,"exclusiveMinimum":true},"of":{"$ref":"#/components/schemas/Owner"}}},"Owner":{"type":"string"}}}}';
  const part = (text: string, of: string) =>
    readySchema([{ name: '', text }], { draft: '2020-12', formats: true, part: of });

  it('are named as such, without guesses about their members', () => {
    const found = report(PETS, '{"id":0}');
    expect(found.schemaNotes).toEqual([
      {
        code: 'api-document',
        keyword: '',
        kind: 'OpenAPI',
        version: '3.0.3',
        count: 2,
        example: '/components/schemas/Pet',
        schema: { file: 0, name: 'schema.json', pointer: '', place: undefined },
      },
    ]);
    expect(found.api?.pointers).toEqual(['/components/schemas/Pet', '/components/schemas/Owner']);
    expect(report('swagger: "2.0"\ndefinitions:\n  a/b: {}\n', '1').api).toMatchObject({
      kind: 'Swagger',
      draft: '4',
      pointers: ['/definitions/a~1b'],
    });
    expect(report('swagger: 2.0\npaths: {}\n', '1').schemaNotes).toMatchObject([{ count: 0 }]);
    expect(report('{"openapi":"3.1.0","properties":{}}', '1').api?.draft).toBe('2020-12');
    expect(report('{"type":"object"}', '1').api).toBeUndefined();
  });

  it('one of their schemas may be meant, with what it refers to', () => {
    for (const of of ['/components/schemas/Pet', '#/components/schemas/Pet']) {
      const ready = part(PETS, of);
      if (!ready.ok) throw new Error(JSON.stringify(ready.fault));
      const found = checkText('{"id":0,"of":1}', ready.value);
      expect(found).toMatchObject({
        value: {
          draft: '4',
          schemaNotes: [],
          errors: [
            { pointer: '/id', schema: { pointer: '/components/schemas/Pet/properties/id/minimum' } },
            { pointer: '/of', schema: { pointer: '/components/schemas/Owner/type' } },
          ],
        },
      });
    }
  });

  it('a place of any schema may be meant; one that is not there is told', () => {
    const text = '{"$defs":{"ä b":{"type":"null"},"x":{"type":"strnig"}}}';
    expect(part('{"$defs":{"ä b":{"type":"null"}}}', '/$defs/ä b').ok).toBe(true);
    expect(part(text, '/$defs/y')).toMatchObject({
      fault: { flaws: [{ code: 'no-such-place', reference: '/$defs/y' }] },
    });
    // Half of a character is in no address.
    for (const of of ['/$defs/\ud800', '#/\udc00'])
      expect(part(text, of)).toMatchObject({ fault: { flaws: [{ code: 'no-such-place', reference: of }] } });
    const files = [
      { name: '', text: '{}' },
      { name: '\ud800.json', text: '{}' },
    ] as const;
    expect(readySchema(files, { draft: '2020-12', formats: true }).ok).toBe(true);
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

  it('a pattern that is too large for the engine', () => {
    const schema = JSON.stringify({ pattern: '~'.repeat(1_000_000) });
    expect(check(schema, '"a"')).toMatchObject({ fault: { code: 'faulty-schema', flaws: [{ keyword: 'pattern' }] } });
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
