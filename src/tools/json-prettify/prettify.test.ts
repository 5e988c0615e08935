import { describe, expect, it } from 'vitest';
import { parse } from 'valibot';
import { job } from '../../operations/testing';
import { prettify } from './operations';
import type { PrettyJson } from './prettify';
import { repairJson } from './repair';

type Options = Parameters<typeof run>[1];

function run(text: string, options: Partial<Parameters<typeof prettify.run>[1]> = {}) {
  const result = prettify.run({ text }, parse(prettify.options, options), job());
  if (result instanceof Promise) throw new Error('formats at once');
  return result;
}

function pretty(text: string, options: Options = {}): PrettyJson {
  const result = run(text, options);
  if (!result.ok) throw new Error(result.fault.code);
  return result.value;
}

function fault(text: string, options: Options = {}) {
  const result = run(text, options);
  return result.ok ? undefined : result.fault;
}

const minified = (text: string, options: Options = {}) => pretty(text, { indent: 0, ...options }).text;

describe('vectors of the catalogue', () => {
  it.each<[string, Options, string]>([
    [
      '{"userId":17478252242305210114,"d":1.10,"e":1E400,"z":-0}',
      {},
      '{"userId":17478252242305210114,"d":1.10,"e":1E400,"z":-0}',
    ],
    ['{"b":1,"10":2,"2":3,"a":4}', {}, '{"b":1,"10":2,"2":3,"a":4}'],
    ['{"b":1,"10":2,"2":3,"a":4}', { sortKeys: 'codeUnits' }, '{"10":2,"2":3,"a":4,"b":1}'],
    ['{"b":1,"B":2,"a10":3,"a2":4,"é":5}', { sortKeys: 'codeUnits' }, '{"B":2,"a10":3,"a2":4,"b":1,"é":5}'],
    ['{"b":1,"B":2,"a10":3,"a2":4,"é":5}', { sortKeys: 'natural' }, '{"a2":4,"a10":3,"B":2,"b":1,"é":5}'],
    ['{"a":1,"a":2,"__proto__":3}', {}, '{"a":1,"a":2,"__proto__":3}'],
    [
      "{unquoted: 'single', hex: 0xFFFFFFFFFFFFFFFF, plus: +1, half: .5, list: [1,2,], } // end",
      {},
      '{"unquoted":"single","hex":18446744073709551615,"plus":1,"half":0.5,"list":[1,2]}',
    ],
    [
      '{"a":"\\u00e9\\ud83d\\ude00","b":"é😀","c":"\\ud800"}',
      {},
      '{"a":"\\u00e9\\ud83d\\ude00","b":"é😀","c":"\\ud800"}',
    ],
    ['{"a":{},"b":[1]}', { indent: 2 }, '{\n  "a": {},\n  "b": [\n    1\n  ]\n}'],
    ['"{\\"a\\":1}"', { unwrap: 1, indent: 2 }, '{\n  "a": 1\n}'],
  ])('%s %j', (text, options, expected) => expect(minified(text, options)).toBe(expected));

  it('names the repeated key', () =>
    expect(pretty('{"a":1,"a":2,"__proto__":3}')).toMatchObject({
      duplicateCount: 1,
      duplicateKeys: [{ key: 'a', line: 1, column: 8, at: 7 }],
    }));

  it('says where an error is', () => {
    expect(fault('{"a":1\n "b":2}')).toMatchObject({ code: 'expected-comma-or-close', close: '}', line: 2, column: 2 });
    expect(fault('{"a":01}')).toMatchObject({ code: 'leading-zero', line: 1, column: 6 });
  });
});

describe('results that others get wrong', () => {
  it.each(['{"userId":17478252242305210114}', '{"Date":"2012-04-21T18:25:43-05:00"}', '{"__proto__":5}'])(
    '%s stays',
    (text) => {
      expect(minified(text)).toBe(text);
      expect(minified(text, { sortKeys: 'codeUnits' })).toBe(text);
    },
  );

  it('offers to unescape, then formats', () => {
    const text = '[{\\"value\\": 1}]';
    expect(fault(text)).toMatchObject({ code: 'expected-key-or-close', canUnescape: true });
    expect(minified(text, { unwrap: 1 })).toBe('[{"value":1}]');
  });
});

describe('report', () => {
  it('counts', () => {
    const { read, bytes } = pretty('{"a":[1,{"é":null}]}');
    expect(read).toMatchObject({ as: 'json', bytes: 21, values: 5, depth: 3, roots: 1 });
    expect(bytes).toBe(52);
  });

  it('tells what was read', () => {
    expect(pretty("{a:1,/**/b:'x',}").read).toMatchObject({ as: 'json5', liberties: { bareKeys: 2, comments: 1 } });
    expect(pretty('{"a":1}\n{"b":2}').read).toMatchObject({ as: 'lines', roots: 2 });
  });

  it('has the folds of the printed text', () => {
    expect([...pretty('{"a":[1,2],"b":{},"c":{"d":[0]}}').folds]).toEqual([1, 12, 2, 5, 7, 11, 8, 10]);
    expect([...pretty('[1]', { indent: 0 }).folds]).toEqual([]);
  });

  it('has the index of the printed text', () => {
    const { text, starts, ends } = pretty("{b:'x',a:0x10}", { sortKeys: 'codeUnits' });
    expect([1, 2].map((node) => text.slice(starts[node], ends[node]))).toEqual(['16', '"x"']);
  });

  it('finds strings that hold JSON, and places of repeated keys after unwrapping', () => {
    expect(pretty('{"p":"{\\"a\\":1,\\"a\\":2}"}')).toMatchObject({ wrapped: 1, unwrapped: 0, duplicateCount: 0 });
    expect(pretty('{"p":"{\\"a\\":1,\\"a\\":2}"}', { unwrap: 3 })).toMatchObject({
      wrapped: 0,
      unwrapped: 1,
      duplicateKeys: [{ key: 'a', line: 4, column: 5 }],
    });
  });

  it.each(['', ' \n\t'])('is empty for %j', (text) => {
    const { text: printed, count, read } = pretty(text);
    expect([printed, count, read.values]).toEqual(['', 0, 0]);
  });

  it('takes nothing for no JSON when strict', () => {
    expect(fault(' ', { strict: true })).toMatchObject({ code: 'expected-value', line: 1, column: 2 });
    expect(fault('', { strict: true })).toMatchObject({ code: 'expected-value', line: 1, column: 1 });
    expect(fault('\uFEFF', { strict: true })).toMatchObject({ code: 'expected-value', line: 1, column: 2 });
  });

  it('formats several values as JSON Lines on request', () => {
    expect(fault('{"a": 1} {"b": 2}')).toMatchObject({ code: 'several-values', line: 1, column: 10 });
    expect(pretty('{"a": 1} {"b": 2}', { jsonLines: true }).text).toBe('{"a":1}\n{"b":2}');
    expect(pretty('{"a": 1}\n{"b": 2}', { jsonLines: true }).text).toBe('{"a":1}\n{"b":2}');
  });

  it('refuses what is beyond its limit', () => {
    const text = `["${'é'.repeat(27_000_000)}"]`;
    expect(fault(text)).toMatchObject({ code: 'too-large', bytes: 54_000_004 });
  });

  it('tells how far it is', () => {
    const seen: number[] = [];
    const text = `[${'1,'.repeat(1_500_000)}1]`;
    const options = parse(prettify.options, {});
    void prettify.run({ text }, options, job({ progress: (done, total) => seen.push(done / (total ?? 1)) }));
    expect(seen.length).toBeGreaterThan(2);
    expect(seen).toEqual(seen.toSorted((a, b) => a - b));
  });

  it('shows the first lines once nothing can be wrong any more', () => {
    const begun = (text: string) => {
      const seen: string[] = [];
      void prettify.run({ text }, parse(prettify.options, {}), job({ beginning: (lines) => seen.push(lines) }));
      return seen.map((lines) => lines.slice(0, 8));
    };
    const text = `[${'1,'.repeat(1_500_000)}1`;
    expect(begun(`${text}]`)).toEqual(['[\n  1,\n ']);
    expect(begun(text)).toEqual([]);
  });
});

describe('repair', () => {
  it.each([
    ['{"a":True,"b":None,"c":undefined}', '{"a":true,"b":null,"c":null}'],
    ["{a:'b'}", '{"a":"b"}'],
    ['{"id":17478252242305210114 "x":1E400,"d":1.10,"z":-0', '{"id":17478252242305210114, "x":1E400,"d":1.10,"z":-0}'],
    ['{"__proto__":1 "b":2}', '{"__proto__":1, "b":2}'],
    ['{"a":1,"a":2', '{"a":1,"a":2}'],
  ])('%s', async (text, expected) => {
    const repaired = await repairJson(text);
    expect(repaired).toMatchObject({ ok: true, value: { text: expected } });
  });

  it('lists the places', async () => {
    expect(await repairJson('{"a":True\n "b":2}')).toMatchObject({
      ok: true,
      value: {
        count: 1,
        places: [{ line: 1, column: 6, removed: 'True', added: 'true,' }],
      },
    });
  });

  it('gives up in words', async () => {
    expect(await repairJson('{"a":1}}}:')).toMatchObject({ ok: false, fault: { code: 'cannot-repair', line: 1 } });
    expect(await repairJson('['.repeat(200_000))).toMatchObject({ ok: false, fault: { code: 'too-deep' } });
  });
});
