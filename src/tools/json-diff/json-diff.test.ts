import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parse } from 'valibot';
import type { DocumentValue } from '../../lib/document/document';
import { at } from '../../lib/json/json-index';
import { readJson } from '../../lib/json/read-json';
import { toDocument } from '../../lib/json/to-document';
import { job } from '../../operations/testing';
import { leftIndex, rightIndex } from '../../lib/json-diff/comparison';
import { MOVED, STATUS, STATUS_MASK } from '../../lib/json-diff/change-tree';
import { numberValue } from '../../lib/json-diff/number-value';
import { changes, compareText, diff, format, patch } from './operations';
import {
  applyPatch,
  compareNow,
  patchNow,
  plain,
  type CompareOptions,
  type PatchOperation,
  type Value,
} from './testing';

/** A text as a value whose numbers are their exact decimal values. */
function valueOf(text: string): Value {
  const read = readJson(text);
  if (!read.ok) throw new Error(read.fault.code);
  const [root] = toDocument(read.value, { mergeDuplicates: true });
  if (!root) throw new Error('there is a value');
  return toValue(root);
}

function toValue(value: DocumentValue): Value {
  switch (value.kind) {
    case 'map':
      return new Map(value.members.map(({ key, value: member }) => [String(key), toValue(member)]));
    case 'list':
      return value.items.map(toValue);
    case 'string':
      return value.text;
    case 'number':
      return { number: /^-?\d/.test(value.source) ? numberValue(value.source) : value.source };
    case 'boolean':
      return value.value;
    default:
      return null;
  }
}

function operationsOf(text: string): PatchOperation[] {
  const list = valueOf(text);
  if (!Array.isArray(list)) throw new Error('a patch is an array');
  return list.map((item) => {
    if (!(item instanceof Map)) throw new Error('an operation is an object');
    // The operations of a patch have these members and no others.
    return Object.fromEntries(item) as unknown as PatchOperation;
  });
}

const patched = (left: string, right: string, options: CompareOptions = {}) =>
  applyPatch(valueOf(left), operationsOf(patchNow(left, right, options)));

describe('vectors of the catalogue', () => {
  it.each<[string, string, CompareOptions, string]>([
    ['{"foo":"bar"}', '{   "foo":  "bar" }  ', {}, '[]'],
    [
      '{"foo":"bar"}',
      '{"foo":"buz","baz":"qux"}',
      {},
      '[{"op":"replace","path":"/foo","value":"buz"},{"op":"add","path":"/baz","value":"qux"}]',
    ],
    ['[{"a":["1"]}]', '[{"b":["2"]},{"a":["1"]}]', {}, '[{"op":"add","path":"/0","value":{"b":["2"]}}]'],
    [
      '[{"a":["1"]}]',
      '[{"b":["2"]},{"a":["1"]}]',
      { arrays: 'index' },
      '[{"op":"remove","path":"/0/a"},{"op":"add","path":"/0/b","value":["2"]},{"op":"add","path":"/1","value":{"a":["1"]}}]',
    ],
    ['[1,2,3,4]', '[1,2,4]', {}, '[{"op":"remove","path":"/2"}]'],
    [
      '[1,2,3,4]',
      '[1,2,4]',
      { arrays: 'index' },
      '[{"op":"replace","path":"/2","value":4},{"op":"remove","path":"/3"}]',
    ],
    [
      '{"pathId":2229035756051152895}',
      '{"pathId":2229035756051153000}',
      {},
      '[{"op":"replace","path":"/pathId","value":2229035756051153000}]',
    ],
    ['{"a":1,"b":1e2}', '{"b":100,"a":1.0}', {}, '[]'],
    [
      '{"a":1,"b":1e2}',
      '{"b":100,"a":1.0}',
      { numbers: 'written' },
      '[{"op":"replace","path":"/a","value":1.0},{"op":"replace","path":"/b","value":100}]',
    ],
    [
      '{"a/b":{"~":1},"张三":"😀"}',
      '{"a/b":{"~":2},"张三":"😃"}',
      {},
      '[{"op":"replace","path":"/a~1b/~0","value":2},{"op":"replace","path":"/张三","value":"😃"}]',
    ],
    ['{"a":null}', '{}', {}, '[{"op":"remove","path":"/a"}]'],
    ['[]', '{}', {}, '[{"op":"replace","path":"","value":{}}]'],
    [
      '{"users":[{"id":1,"n":"A"},{"id":2,"n":"B"}]}',
      '{"users":[{"id":1,"n":"A"},{"id":2,"n":"C"},{"id":3,"n":"D"}]}',
      {},
      '[{"op":"replace","path":"/users/1/n","value":"C"},{"op":"add","path":"/users/2","value":{"id":3,"n":"D"}}]',
    ],
    ['{"a":1,}', '{"a":1}', {}, '[]'],
  ])('%s | %s %j', (left, right, options, expected) => expect(patchNow(left, right, options)).toBe(expected));

  it('takes JSON5 on the left and says so', () =>
    expect(compareNow('{"a":1,}', '{"a":1}').leftNotes).toMatchObject({
      reading: 'json5',
      liberties: { trailingCommas: 1 },
    }));

  it('says where a text is no JSON', () => {
    const result = diff.run({ left: '{"a":tru}', right: '[' }, parse(diff.options, {}), job());
    expect(result).toMatchObject({
      ok: false,
      fault: {
        code: 'cannot-read',
        left: { code: 'unknown-word', line: 1, column: 6 },
        right: { code: 'expected-value', line: 1, column: 2 },
      },
    });
  });
});

it('shows both inputs as typed, with the first item as inserted', () => {
  const comparison = compareNow('[{"a":["1"]}]', '[{"b":["2"]},{"a":["1"]}]');
  expect([comparison.leftText, comparison.rightText]).toEqual(['[{"a":["1"]}]', '[{"b":["2"]},{"a":["1"]}]']);
  expect(comparison.changeCounts).toEqual({ added: 1, removed: 0, changed: 0, moved: 0 });
  const [entry = 0] = comparison.changes;
  expect(entry).toBe(1);
  const node = at(comparison.rights, entry);
  const { text, starts, ends } = rightIndex(comparison);
  expect(text.slice(at(starts, node), at(ends, node))).toBe('{"b":["2"]}');
});

describe('numbers', () => {
  it.each([
    ['1', '1.0', true],
    ['1', '10e-1', true],
    ['-0', '0', true],
    ['0', '0.0e5', true],
    ['1E400', '1e400', true],
    ['1E400', '1e401', false],
    ['0.1', '0.10000000000000000001', false],
    ['9007199254740993', '9007199254740992', false],
    ['0xFF', '255', true],
    ['.5', '0.50', true],
    ['NaN', '-NaN', true],
    ['Infinity', '+Infinity', true],
    ['Infinity', '-Infinity', false],
    ['1', '"1"', false],
  ])('%s and %s', (left, right, isSame) => {
    expect(compareNow(left, right).changes.length === 0).toBe(isSame);
    expect(compareNow(`[${left}]`, `[${right}]`, { arrays: 'unordered' }).changes.length === 0).toBe(isSame);
    expect(compareNow(left, right, { numbers: 'written' }).changes.length).toBe(left === right ? 0 : 1);
  });

  it('are written as in their source', () => {
    expect(patchNow('[]', '[1.50,0x10,+.5,1E400]')).toBe(
      '[{"op":"add","path":"/0","value":1.50},{"op":"add","path":"/1","value":16},{"op":"add","path":"/2","value":0.5},{"op":"add","path":"/3","value":1E400}]',
    );
  });
});

describe('strings and keys', () => {
  it.each([
    ['"a"', '"\\u0061"', 0],
    ['"é"', '"e\u0301"', 1],
    ['"a"', '"a "', 1],
    ['{"\\u0061":1}', '{"a":1}', 0],
    ["{a:'x'}", '{"a":"x"}', 0],
    ['{"__proto__":1,"constructor":2}', '{"constructor":2,"__proto__":1}', 0],
    ['{"__proto__":1}', '{}', 1],
    ['{"":1}', '{"":2}', 1],
    ['"\\ud800"', '"\ud800"', 0],
  ])('%s and %s: %i', (left, right, expected) => expect(compareNow(left, right).changes).toHaveLength(expected));

  it('are escaped in paths and values', () => {
    expect(patchNow('{"":1,"~/":1,"\\"\\n":1,"0":1}', '{"":2,"~/":2,"\\"\\n":2,"0":2}')).toBe(
      '[{"op":"replace","path":"/","value":2},{"op":"replace","path":"/~0~1","value":2},{"op":"replace","path":"/\\"\\n","value":2},{"op":"replace","path":"/0","value":2}]',
    );
    expect(patchNow('[]', '["\ud800",\'a"b\',{\ufeff}]')).toBe(
      '[{"op":"add","path":"/0","value":"\\ud800"},{"op":"add","path":"/1","value":"a\\"b"},{"op":"add","path":"/2","value":{}}]',
    );
  });
});

describe('repeated keys', () => {
  it('count once, the last value at the first place', () => {
    expect(patchNow('{"a":1,"b":1,"a":2}', '{"a":3,"b":3}')).toBe(
      '[{"op":"replace","path":"/a","value":3},{"op":"replace","path":"/b","value":3}]',
    );
    expect(patchNow('{"a":1,"a":2}', '{"a":2}')).toBe('[]');
    expect(patchNow('{}', '{"o":{"a":1,"b":[],"a":2}}')).toBe('[{"op":"add","path":"/o","value":{"a":2,"b":[]}}]');
    expect(compareNow('[{"a":1,"a":2}]', '[{"a":2},1]').changeCounts.added).toBe(1);
  });

  it('are told', () =>
    expect(compareNow('{"a":1,\n"a":2}', '{}').leftNotes).toMatchObject({
      duplicateCount: 1,
      duplicates: [{ key: 'a', line: 2, column: 1, at: 8 }],
    }));
});

describe('arrays', () => {
  const items = (from: number, to: number) => Array.from({ length: to - from }, (_, i) => from + i);

  it.each<[string, string, CompareOptions, string]>([
    ['[1,2,3]', '[0,1,2,3]', {}, '[{"op":"add","path":"/0","value":0}]'],
    ['[1,2,3]', '[]', {}, '[{"op":"remove","path":"/0"},{"op":"remove","path":"/0"},{"op":"remove","path":"/0"}]'],
    ['[1,"x",2]', '[1,{"y":1},2]', {}, '[{"op":"replace","path":"/1","value":{"y":1}}]'],
    [
      '[[1],[2]]',
      '[[0],[1,1],[2]]',
      {},
      '[{"op":"replace","path":"/0/0","value":0},{"op":"add","path":"/1","value":[1,1]}]',
    ],
    ['[1,2,2,3]', '[3,2,1,2]', { arrays: 'unordered' }, '[]'],
    ['[[1,2],[3]]', '[[3],[2,1]]', { arrays: 'unordered' }, '[]'],
    [
      '[1,{"a":1},2]',
      '[2,{"a":2},1,4]',
      { arrays: 'unordered' },
      '[{"op":"replace","path":"/1/a","value":2},{"op":"add","path":"/3","value":4}]',
    ],
    ['[1,1]', '[1]', { arrays: 'unordered' }, '[{"op":"remove","path":"/1"}]'],
    [
      '[{"id":1,"v":1},{"id":2,"v":1}]',
      '[{"id":0},{"id":1,"v":2}]',
      { arrays: 'key' },
      '[{"op":"add","path":"/0","value":{"id":0}},{"op":"replace","path":"/1/v","value":2},{"op":"remove","path":"/2"}]',
    ],
    [
      '[{"id":1},{"id":2},{"id":3}]',
      '[{"id":2},{"id":3},{"id":1}]',
      { arrays: 'key' },
      '[{"op":"move","from":"/0","path":"/2"}]',
    ],
    ['[{"id":1.0}]', '[{"id":1}]', { arrays: 'key' }, '[]'],
    [
      '[{"name":"a"},5]',
      '[5,{"name":"a"}]',
      { arrays: 'key', keyField: 'name' },
      '[{"op":"move","from":"/0","path":"/1"}]',
    ],
    ['[1,2,3]', '[2,3]', { arrays: 'key' }, '[{"op":"remove","path":"/0"}]'],
  ])('%s | %s %j', (left, right, options, expected) => {
    expect(patchNow(left, right, options)).toBe(expected);
  });

  it('tells an item that moved from one that changed', () => {
    const {
      changeCounts,
      changes: entries,
      statuses,
    } = compareNow('[{"id":1,"v":1},{"id":2},{"id":3}]', '[{"id":2},{"id":3},{"id":1,"v":2}]', { arrays: 'key' });
    expect(changeCounts).toEqual({ added: 0, removed: 0, changed: 1, moved: 1 });
    expect([...entries].map((entry) => at(statuses, entry))).toEqual([STATUS.inside | MOVED, STATUS.changed]);
  });

  it('are aligned up to 20,000 differing items, above that compared by index', () => {
    const left = items(0, 30_000);
    const few = left.filter((n) => n % 3 !== 1 || n > 3000);
    const aligned = compareNow(JSON.stringify(left), JSON.stringify(few));
    expect([aligned.changeCounts.removed, aligned.unaligned.length]).toEqual([1000, 0]);
    const far = [...items(50_000, 70_001), ...items(0, 30_000)];
    const unaligned = compareNow(JSON.stringify({ a: left }), JSON.stringify({ a: [-1, ...far, -2] }));
    expect([...unaligned.unaligned]).toEqual([1]);
    expect(unaligned.changeCounts).toEqual({ added: 20_003, removed: 0, changed: 30_000, moved: 0 });
  });
});

describe('ignored paths', () => {
  it.each<[string, string, string, string]>([
    ['/at', '{"at":1,"b":2}', '{"at":9,"b":2}', '[]'],
    ['/at', '{"b":2}', '{"at":9,"b":2}', '[]'],
    [
      '/users/*/at',
      '{"users":[{"at":1},{"at":2}]}',
      '{"users":[{"at":3},{"at":4,"n":1}]}',
      '[{"op":"add","path":"/users/1/n","value":1}]',
    ],
    ['/*/x', '{"a":{"x":1},"b":{"x":2}}', '{"a":{"x":3},"b":{}}', '[]'],
    ['/a~1b/~0', '{"a/b":{"~":1}}', '{"a/b":{"~":2}}', '[]'],
    ['/l/0', '{"l":[1,2,3]}', '{"l":[9,3]}', '[{"op":"remove","path":"/l/1"}]'],
    [
      '/*/at',
      '[{"at":1,"n":1},{"at":2,"n":2}]',
      '[{"at":7,"n":0},{"at":8,"n":1},{"at":9,"n":2}]',
      '[{"op":"add","path":"/0","value":{"at":7,"n":0}}]',
    ],
    ['/a\n\n  /b  ', '{"a":1,"b":1,"c":1}', '{"a":2,"b":2,"c":1}', '[]'],
    ['/a/b', '{"a":1}', '{"a":{"b":1}}', '[{"op":"replace","path":"/a","value":{"b":1}}]'],
  ])('%j: %s | %s', (ignore, left, right, expected) => expect(patchNow(left, right, { ignore })).toBe(expected));

  it('are shown as ignored', () => {
    const { statuses } = compareNow('{"a":1,"b":2}', '{"a":2,"b":2}', { ignore: '/a' });
    expect([...statuses]).toEqual([STATUS.equal, STATUS.ignored, STATUS.equal]);
  });
});

describe('documents', () => {
  it.each(['', ' \n', '\ufeff'])('waits for the other side: %j', (text) => {
    expect(diff.run({ left: text, right: '{}' }, parse(diff.options, {}), job())).toEqual({
      ok: true,
      value: { state: 'waiting' },
    });
    expect(patch.run({ left: '[1]', right: text }, parse(patch.options, {}), job())).toEqual({ ok: true, value: '' });
  });

  it('may be JSON Lines', () => {
    const left = '{"a":1}\n{"a":2}\n';
    expect(patchNow(left, '{"a":1}\n{"a":3}\n{"a":4}')).toBe(
      '[{"op":"replace","path":"/1/a","value":3},{"op":"add","path":"/2","value":{"a":4}}]',
    );
    const comparison = compareNow(left, '[{"a":1}]');
    expect(comparison.leftNotes).toMatchObject({ reading: 'lines', roots: 2 });
    expect(comparison.changeCounts).toEqual({ added: 0, removed: 1, changed: 0, moved: 0 });
    expect(patchNow('1', left)).toBe('[{"op":"replace","path":"","value":[{"a":1},{"a":2}]}]');
    expect(leftIndex(comparison).count).toBe(5);
  });

  it('may be nested very deeply', () => {
    const nested = (inner: string) => '[{"a":'.repeat(20_000) + inner + '}]'.repeat(20_000);
    const { changeCounts, statuses } = compareNow(nested('1'), nested('2'));
    expect(changeCounts.changed).toBe(1);
    expect(statuses).toHaveLength(40_001);
    expect(compareNow('1', nested('1')).changeCounts.changed).toBe(1);
    expect(patchNow('1', nested('1'))).toHaveLength('[{"op":"replace","path":"","value":}]'.length + 8 * 20_000 + 1);
  });

  it('of more than 20 MB are refused', () =>
    expect(
      diff.run({ left: `"${'x'.repeat(20 * 1024 * 1024)}"`, right: '1' }, parse(diff.options, {}), job()),
    ).toMatchObject({ fault: { left: { code: 'too-large', limit: 20 * 1024 * 1024 }, right: undefined } }));

  it('tells how far it is', () => {
    const text = `[${'1,'.repeat(800_000)}1]`;
    const seen: number[] = [];
    const progress = (done: number, total?: number) => void seen.push(done / (total ?? 1));
    void diff.run({ left: text, right: text }, parse(diff.options, {}), job({ progress }));
    expect(seen.length).toBeGreaterThan(5);
    expect(seen).toEqual(seen.toSorted((a, b) => a - b));
    expect(Math.max(...seen)).toBeLessThanOrEqual(1);
  });
});

it('lists the differences as CSV', () => {
  const result = changes.run(
    { left: '{"a":[1,{"b":"x,\\"y\\""}],"c":null,"m":[]}', right: '{"a":[0,1,{"b":2}],"d":null,"m":[]}' },
    parse(changes.options, {}),
    job(),
  );
  expect(result).toEqual({
    ok: true,
    value: [
      'path,old,new,change',
      '/a/0,,0,added',
      '/a/1/b,"""x,\\""y\\""""",2,changed',
      '/c,null,,removed',
      '/d,,null,added',
      '',
    ].join('\r\n'),
  });
});

describe('as text', () => {
  const compare = async (left: string, right: string, sortKeys = true) => {
    const result = await compareText.run({ left, right }, { sortKeys }, job());
    return result.ok ? result.value : result.fault;
  };

  it('both are printed alike and compared line by line', async () => {
    expect(await compare('{"b":1,"a":[1]}', '{"a":[1,2],\n"b":1}')).toMatchObject({
      left: { text: '{\n  "a": [\n    1\n  ],\n  "b": 1\n}' },
      right: { text: '{\n  "a": [\n    1,\n    2\n  ],\n  "b": 1\n}' },
      counts: { added: 1, removed: 0, changed: 1 },
    });
    expect(await compare('{"b":1,"a":1}', '{"a":1,"b":1}', false)).toMatchObject({ likeness: 'none' });
  });

  it('wait for both sides, and need both to be JSON', async () => {
    expect(await compare('{}', ' ')).toBeUndefined();
    expect(await compare('[', '1 2')).toMatchObject({
      left: { code: 'expected-value' },
      right: { code: 'several-values', column: 3 },
    });
  });
});

it.each([
  ['{"b":1.0,/*c*/"a":[ ]}', '{\n  "b": 1.0,\n  /*c*/ "a": []\n}'],
  ['{"a": 1}\n{"a": 2}', '{"a":1}\n{"a":2}'],
])('formats %j', (text, expected) => expect(format.run({ text }, {}, job())).toEqual({ ok: true, value: expected }));

describe('for any two documents', () => {
  const key = fc.constantFrom('id', 'a', 'b/c', '~', '0', '__proto__', '');
  const scalar = fc.constantFrom('0', '1', '1.0', '2', '-1e2', '"x"', '"y"', 'null', 'true', 'false', '""');
  const { tree } = fc.letrec<{ tree: string }>((tie) => ({
    tree: fc.oneof(
      { maxDepth: 4, withCrossShrink: true },
      scalar,
      fc.array(tie('tree'), { maxLength: 6 }).map((items) => `[${items.join(',')}]`),
      fc
        .array(fc.tuple(key, tie('tree')), { maxLength: 5 })
        .map((members) => `{${members.map(([name, value]) => `${JSON.stringify(name)}:${value}`).join(',')}}`),
      fc
        .uniqueArray(fc.tuple(fc.nat(6), scalar), { maxLength: 7, selector: ([id]) => id })
        .map((items) => `[${items.map(([id, value]) => `{"id":${id},"v":${value}}`).join(',')}]`),
    ),
  }));

  it.each(['aligned', 'index', 'key'] as const)('the patch makes the right one of the left one: %s', (arrays) => {
    fc.assert(
      fc.property(tree, tree, (left, right) => {
        const wanted = plain(valueOf(right));
        expect(plain(patched(left, right, { arrays }))).toEqual(wanted);
        const isSame = JSON.stringify(plain(valueOf(left))) === JSON.stringify(wanted);
        expect(patchNow(left, right, { arrays }) === '[]').toBe(isSame);
        expect(compareNow(left, right, { arrays }).changes.length === 0).toBe(isSame);
      }),
      { numRuns: 200 },
    );
  });

  it('with order ignored, the same items come out', () => {
    const sorted = (value: unknown): unknown => {
      if (Array.isArray(value)) {
        return value.map(sorted).toSorted((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));
      }
      if (typeof value !== 'object' || value === null || !('members' in value) || !Array.isArray(value.members)) {
        return value;
      }
      return { members: value.members.map(([name, member]: [string, unknown]) => ({ name, member: sorted(member) })) };
    };
    fc.assert(
      fc.property(tree, tree, (left, right) => {
        const wanted = sorted(plain(valueOf(right)));
        expect(sorted(plain(patched(left, right, { arrays: 'unordered' })))).toEqual(wanted);
        const isSame = JSON.stringify(sorted(plain(valueOf(left)))) === JSON.stringify(wanted);
        expect(patchNow(left, right, { arrays: 'unordered' }) === '[]').toBe(isSame);
      }),
      { numRuns: 200 },
    );
  });

  it('nothing differs from itself, and every value stands on both sides once', () => {
    fc.assert(
      fc.property(tree, tree, fc.constantFrom('aligned', 'index', 'key', 'unordered'), (left, right, arrays) => {
        expect(patchNow(left, left, { arrays })).toBe('[]');
        const { lefts, rights, statuses, changes: entries, parents, nexts } = compareNow(left, right, { arrays });
        const count = (nodes: Uint32Array) => new Set([...nodes].filter((node) => node !== 0xffffffff)).size;
        const inLeft = valueOf(left);
        expect(count(lefts)).toBe(countValues(inLeft));
        expect(count(rights)).toBe(countValues(valueOf(right)));
        expect([...entries]).toEqual([...entries].toSorted((a, b) => a - b));
        for (let entry = 1; entry < statuses.length; entry++) {
          const parent = at(parents, entry);
          expect(parent < entry && entry < at(nexts, parent)).toBe(true);
          const isQuiet = (at(statuses, parent) & STATUS_MASK) === STATUS.equal;
          expect(!isQuiet || at(statuses, entry) === STATUS.equal).toBe(true);
        }
      }),
      { numRuns: 200 },
    );
  });
});

function countValues(value: Value): number {
  if (value instanceof Map) return [...value.values()].reduce((sum, member) => sum + countValues(member), 1);
  return Array.isArray(value) ? value.reduce((sum, item) => sum + countValues(item), 1) : 1;
}
