import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import * as v from 'valibot';
import {
  eraseSecrets,
  historySchema,
  LONGEST_ENTRY,
  LONGEST_OF_ALL,
  LONGEST_OF_TOOL,
  MOST_ENTRIES,
  readHistory,
  withInputs,
  writeHistory,
  type HistoryEntry,
} from './entries';

let kept = new Map<string, string>();
let room = Infinity;
let told: string[] = [];

const storage = {
  get length() {
    return kept.size;
  },
  key: (index: number) => [...kept.keys()][index] ?? null,
  getItem: (key: string) => kept.get(key) ?? null,
  removeItem: (key: string) => void kept.delete(key),
  setItem: (key: string, text: string) => {
    if (text.length > room) throw new DOMException('full', 'QuotaExceededError');
    kept.set(key, text);
  },
} as Storage;

beforeEach(() => {
  kept = new Map();
  room = Infinity;
  told = [];
  vi.stubGlobal(
    'StorageEvent',
    class {
      constructor(
        readonly type: string,
        readonly init: { key: string },
      ) {}
    },
  );
  vi.stubGlobal('window', { dispatchEvent: (event: { init: { key: string } }) => told.push(event.init.key) });
});

afterEach(() => vi.unstubAllGlobals());

const entry = (text: string, at = 1): HistoryEntry => ({ at, inputs: { text } });
const of = (length: number, at = 1) => entry('x'.repeat(length), at);

it('brings back what it wrote, and tells of it', () => {
  expect(writeHistory(storage, 'a', [entry('two', 2), entry('one')])).toBe(true);
  expect(readHistory(storage, 'a')).toEqual([entry('two', 2), entry('one')]);
  expect(readHistory(storage, 'b')).toEqual([]);
  expect(told).toEqual(['history.a']);
  writeHistory(storage, 'a', []);
  expect(kept.size).toBe(0);
});

it('keeps the newest only', () => {
  writeHistory(
    storage,
    'a',
    Array.from({ length: 30 }, (_, index) => entry(String(index), 100 - index)),
  );
  expect(readHistory(storage, 'a').map(({ at }) => at)).toEqual(
    Array.from({ length: MOST_ENTRIES }, (_, i) => 100 - i),
  );
  writeHistory(
    storage,
    'a',
    Array.from({ length: 20 }, (_, index) => of(15_000, 20 - index)),
  );
  expect(readHistory(storage, 'a').map(({ at }) => at)).toEqual([20, 19, 18, 17, 16, 15]);
  expect(kept.get('history.a')?.length).toBeLessThanOrEqual(LONGEST_OF_TOOL);
});

it('takes the oldest of other tools away where all of them are too much', () => {
  for (let tool = 0; tool < 12; tool += 1) {
    const entries = [of(15_000, 100 + tool), ...Array.from({ length: 5 }, (_, age) => of(15_000, 90 - tool - age))];
    writeHistory(storage, `tool-${tool}`, entries);
  }
  const total = [...kept.values()].reduce((sum, text) => sum + text.length, 0);
  expect(total).toBeLessThanOrEqual(LONGEST_OF_ALL);
  expect(total).toBeGreaterThan(LONGEST_OF_ALL - 20_000);
  expect(readHistory(storage, 'tool-11')).toHaveLength(6);
  expect(readHistory(storage, 'tool-0')[0]?.at).toBe(100);
});

it('says where storage is full or forbidden, and changes nothing', () => {
  writeHistory(storage, 'a', [entry('one')]);
  room = 10;
  expect(writeHistory(storage, 'a', [entry('two', 2), entry('one')])).toBe(false);
  expect(readHistory(storage, 'a')).toEqual([entry('one')]);
  expect(writeHistory(undefined, 'a', [])).toBe(false);
  expect(readHistory(undefined, 'a')).toEqual([]);
});

it('moves what is the same to the front', () => {
  expect(withInputs([entry('two', 2), entry('one')], { text: 'one' }, 3)).toEqual([entry('one', 3), entry('two', 2)]);
});

const HOSTILE: readonly unknown[] = [
  null,
  7,
  'text',
  {},
  { at: 1 },
  { at: '1', inputs: {} },
  { at: 1e300, inputs: {} },
  { at: -1, inputs: {} },
  { at: 1.5, inputs: {} },
  { at: 1, inputs: 'text' },
  { at: 1, inputs: [] },
  { at: 1, inputs: { text: 'x'.repeat(LONGEST_ENTRY) } },
  { at: 1, inputs: { ['x'.repeat(101)]: '' } },
  { at: 1, inputs: Object.fromEntries(Array.from({ length: 51 }, (_, index) => [index, ''])) },
];

it.each(HOSTILE)('passes over what is no entry: %.60j', (raw) => {
  kept.set('history.a', JSON.stringify([raw, entry('one')]));
  expect(readHistory(storage, 'a')).toEqual([entry('one')]);
  expect(v.is(historySchema, [raw])).toBe(false);
});

it.each(['', '{', '{}', 'null', '"x"'])('takes %j for nothing', (text) => {
  kept.set('history.a', text);
  expect(readHistory(storage, 'a')).toEqual([]);
});

it('refuses a file with more than is remembered', () => {
  expect(
    v.is(
      historySchema,
      Array.from({ length: 21 }, () => entry('x')),
    ),
  ).toBe(false);
  expect(
    v.is(
      historySchema,
      Array.from({ length: 7 }, () => of(15_000)),
    ),
  ).toBe(false);
  expect(v.is(historySchema, [entry('<img src=x onerror=alert(1)>')])).toBe(true);
});

it('gives nothing of fields that are secret today, and erases it', () => {
  kept.set(
    'history.hmac-generator',
    '[{"at":2,"inputs":{"key":"hunter2","message":"a"}},{"at":1,"inputs":{"key":"x"}}]',
  );
  const left = [{ at: 2, inputs: { message: 'a' } }];
  expect(readHistory(storage, 'hmac-generator')).toEqual(left);
  eraseSecrets(storage, 'hmac-generator');
  expect(kept.get('history.hmac-generator')).toBe(JSON.stringify(left));
  told = [];
  eraseSecrets(storage, 'hmac-generator');
  expect(told).toEqual([]);
});
