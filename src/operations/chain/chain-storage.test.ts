import { beforeEach, expect, it, vi } from 'vitest';
import { LONGEST_STORED, readChain, storeChain } from './chain-storage';
import type { Chain, Snapshot } from './step';

const kept = new Map<string, string>();

beforeEach(() => {
  kept.clear();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
});

const snapshot = (drafts: Readonly<Record<string, unknown>>, options = {}): Snapshot => ({
  drafts: new Map(Object.entries(drafts)),
  options,
  hadSecrets: false,
});
const RUN = { toolId: 'a', operation: 'x', options: {}, input: 'text', others: {}, secrets: [], output: [] };

it('brings a way back, with what is out of date, and no file or what a field was opened with', () => {
  const left = snapshot({ text: 'typed', file: new File(['x'], 'x'), none: undefined }, { width: 2 });
  const chain: Chain = {
    steps: [
      { toolId: 'a', snapshot: left, handed: snapshot({ text: 'before' }), run: RUN },
      { toolId: 'between', received: { text: 'YQ==', direction: 'decode' } },
      {
        toolId: 'b',
        received: { text: 'may have gone into a secret field' },
        snapshot: snapshot({}),
        handed: snapshot({}),
      },
      { toolId: 'c', snapshot: snapshot({ text: 'x' }) },
    ],
    at: 3,
  };
  storeChain(chain);
  expect(kept.get('chain')).not.toContain('secret field');
  const read = readChain();
  expect(read).toMatchObject({ at: 3, steps: [{ toolId: 'a', run: RUN }, { received: { text: 'YQ==' } }, {}, {}] });
  expect([...(read?.steps[0]?.snapshot?.drafts ?? [])]).toEqual([['text', 'typed']]);
  expect(read?.steps[0]?.handed).not.toEqual(read?.steps[0]?.snapshot);
  expect(read?.steps[2]?.handed).toBe(read?.steps[2]?.snapshot);
  expect(read?.steps[2]?.received).toBeUndefined();
  // Once.
  expect(readChain()).toBeUndefined();
});

it('stores nothing of what came of a secret, in whatever field it stands', () => {
  storeChain({
    steps: [
      { toolId: 'a', snapshot: { ...snapshot({}), hadSecrets: true } },
      { toolId: 'between', received: { text: 'from a secret', isSecret: true }, run: RUN },
      {
        toolId: 'b',
        received: { text: 'from a secret', isSecret: true },
        snapshot: snapshot({ text: 'from a secret' }, { width: 2 }),
        run: { ...RUN, toolId: 'b', others: { second: 'from a secret' } },
      },
    ],
    at: 2,
  });
  expect(kept.get('chain')).not.toContain('from a secret');
  expect(readChain()?.steps).toEqual([
    { toolId: 'a', snapshot: { ...snapshot({}), areStored: true, hadSecrets: true } },
    { toolId: 'between' },
    { toolId: 'b', snapshot: { ...snapshot({}, { width: 2 }), areStored: true, hadSecrets: true } },
  ]);
});

it('keeps the way without its longest inputs where there is too much', () => {
  const long = snapshot({ text: 'x'.repeat(LONGEST_STORED) });
  storeChain({
    steps: [
      { toolId: 'a', snapshot: long },
      { toolId: 'b', snapshot: snapshot({ text: 'short' }) },
    ],
    at: 1,
  });
  expect(kept.get('chain')?.length).toBeLessThan(LONGEST_STORED);
  const read = readChain();
  expect(read?.steps.map(({ toolId, snapshot: its }) => [toolId, its?.drafts.get('text')])).toEqual([
    ['a', undefined],
    ['b', 'short'],
  ]);
});

it('forgets a way that has ended', () => {
  storeChain({ steps: [{ toolId: 'a' }, { toolId: 'b' }], at: 0 });
  storeChain(undefined);
  expect(kept.size).toBe(0);
});

it.each([
  '',
  'no JSON',
  '{}',
  '[]',
  '[0]',
  '[0,{"toolId":"a"}]',
  '[7,{"toolId":"a"},{"toolId":"b"}]',
  '["0",{"toolId":"a"},{"toolId":"b"}]',
  '[0,{"toolId":"../a"},{"toolId":"b"}]',
  '[0,{"toolId":"a","drafts":[]},{"toolId":"b"}]',
  '[0,{"toolId":"a","options":7},{"toolId":"b"}]',
  '[0,{"toolId":"a","text":{}},{"toolId":"b"}]',
])('takes nothing that is no way: %s', (text) => {
  kept.set('chain', text);
  expect(readChain()).toBeUndefined();
});

it('passes over what is no recorded run, and names that objects inherit', () => {
  kept.set(
    'chain',
    '[0,{"toolId":"a","run":{"toolId":"a"},"drafts":{"__proto__":{"x":1}},"options":{}},{"toolId":"b"}]',
  );
  const read = readChain();
  expect(read?.steps[0]?.run).toBeUndefined();
  expect(({} as { x?: number }).x).toBeUndefined();
});
