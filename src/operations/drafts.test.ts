import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const kept = new Map<string, string>();
let isFull = false;

beforeEach(() => {
  kept.clear();
  isFull = false;
  vi.stubGlobal('window', {});
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    removeItem: (key: string) => void kept.delete(key),
    setItem: (key: string, text: string) => {
      if (isFull) throw new DOMException('full', 'QuotaExceededError');
      kept.set(key, text);
    },
  });
});

afterEach(() => vi.unstubAllGlobals());

/** Drafts live as long as the page, so a reload takes the module anew. */
async function reload() {
  vi.resetModules();
  return import('./drafts');
}

const text = { toolId: 'a', name: 'text' };
const list = { toolId: 'a', name: 'list' };
const file = { toolId: 'b', name: 'file' };

it('brings back what can be kept, once', async () => {
  const before = await reload();
  before.writeDraft(text, '你好 \ud800', false);
  before.writeDraft(list, [1, { x: null }], false);
  expect(before.saveDraftsForReload()).toEqual([]);

  const after = await reload();
  expect(after.readDraft(text, '', false)).toBe('你好 \ud800');
  expect(after.readDraft(list, [], false)).toEqual([1, { x: null }]);

  const again = await reload();
  expect(again.readDraft(text, '', false)).toBeUndefined();
});

it('brings back for the next reload too', async () => {
  const first = await reload();
  first.writeDraft(text, 'typed', false);
  first.saveDraftsForReload();
  const second = await reload();
  // The tool may not have been opened in between.
  expect(second.readDraft(list, [], false)).toBeUndefined();
  second.saveDraftsForReload();
  expect((await reload()).readDraft(text, '', false)).toBe('typed');
});

it('never stores a secret', async () => {
  const before = await reload();
  before.writeDraft(text, 'hunter2', true);
  expect(before.saveDraftsForReload()).toEqual([]);
  expect(kept.size).toBe(0);
});

it('names files, what JSON cannot hold and what is too long, the longest first', async () => {
  const before = await reload();
  before.writeDraft(file, new File(['x'], 'x.txt'), false);
  before.writeDraft(list, [new Uint8Array(1)], false);
  before.writeDraft({ toolId: 'b', name: 'longest' }, 'x'.repeat(1_500_000), false);
  before.writeDraft({ toolId: 'b', name: 'long' }, 'x'.repeat(1_000_000), false);
  before.writeDraft(text, 'short', false);
  expect(before.saveDraftsForReload()).toEqual([file, list, { toolId: 'b', name: 'longest' }]);
  expect(kept.get('drafts')?.length).toBeLessThan(2_000_000);
  expect((await reload()).readDraft(text, '', false)).toBe('short');
});

it('names everything when storage is full', async () => {
  const before = await reload();
  before.writeDraft(text, 'short', false);
  isFull = true;
  expect(before.saveDraftsForReload()).toEqual([text]);
});

it('drops what is of another kind than the field', async () => {
  kept.set('drafts', '[{"toolId":"a","name":"text","value":{"old":1}},7]');
  const after = await reload();
  expect(after.readDraft(text, 'x', false)).toBeUndefined();
});

it('gives nothing from storage to a secret field', async () => {
  kept.set('drafts', '[{"toolId":"a","name":"text","value":"typed when it was no secret"}]');
  const after = await reload();
  expect(after.readDraft(text, '', true)).toBeUndefined();
  expect(after.saveDraftsForReload()).toEqual([]);
});

it.each(['{', 'null', '"a"', '[null]'])('ignores the corrupt %j', async (stored) => {
  kept.set('drafts', stored);
  const after = await reload();
  expect(after.readDraft(text, 'x', false)).toBeUndefined();
  expect(kept.has('drafts')).toBe(false);
});
