import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { HandedOver } from './drafts';
import { takesString } from './takes';

const kept = new Map<string, string>();
let isFull = false;
/** What listens to the page of now. */
let listeners = new Map<string, () => void>();

beforeEach(() => {
  kept.clear();
  isFull = false;
  vi.stubGlobal('window', {
    addEventListener: (type: string, listener: () => void) => void listeners.set(type, listener),
  });
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
  listeners = new Map();
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

it.each(['pagehide', 'visibilitychange'])('stores by itself what is typed: %s', async (event) => {
  const before = await reload();
  before.writeDraft(text, 'typed', false);
  before.writeDraft({ toolId: 'a', name: 'key' }, 'hunter2', true);
  listeners.get(event)?.();
  expect(kept.get('drafts')).not.toContain('hunter2');

  const after = await reload();
  expect(after.readDraft(text, '', false)).toBe('typed');
  after.writeDraft(text, undefined, false);
  listeners.get(event)?.();
  expect(kept.size).toBe(0);
});

it('brings back what is typed where a field begins with nothing', async () => {
  const before = await reload();
  before.writeDraft(text, '* * * * *', false);
  before.saveDraftsForReload();
  const after = await reload();
  expect(after.readDraft(text, null, false)).toBe('* * * * *');
});

it('tells the next page which tools lost something', async () => {
  const before = await reload();
  before.writeDraft(file, new File(['x'], 'x.txt'), false);
  before.writeDraft(text, 'short', false);
  before.saveDraftsForReload();
  expect([...(await reload()).lostOverReload()]).toEqual(['b']);
  expect([...(await reload()).lostOverReload()]).toEqual([]);
});

it('does not bring back older text in the place of one that finds no room', async () => {
  const before = await reload();
  before.writeDraft(text, 'older', false);
  before.saveDraftsForReload();
  before.writeDraft(text, 'newer', false);
  isFull = true;
  before.saveDraftsForReload();
  expect((await reload()).readDraft(text, '', false)).toBeUndefined();
});

it('gives up what came from storage and was not changed since', async () => {
  const before = await reload();
  before.writeDraft(text, 'stored', false);
  before.writeDraft(list, [1], false);
  before.saveDraftsForReload();
  const after = await reload();
  after.writeDraft(list, [2], false);
  after.forgetRestored('a');
  expect(after.readDraft(text, '', false)).toBeUndefined();
  expect(after.readDraft(list, [], false)).toEqual([2]);
});

it('tells of a change before it is made', async () => {
  const { watchDrafts, writeDraft } = await reload();
  const seen: unknown[] = [];
  writeDraft(text, 'one', false);
  watchDrafts(({ name, value }) => seen.push([name, value]));
  writeDraft(text, 'two', false);
  watchDrafts(undefined);
  writeDraft(text, 'three', false);
  expect(seen).toEqual([['text', 'one']]);
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

const side = { toolId: 'a', name: 'side' };
const key = { toolId: 'a', name: 'key' };

it('gives what is handed over to the fields that take it, once and again with the next', async () => {
  const { handOver, readDraft, writeDraft } = await reload();
  const takesSide = ({ direction }: HandedOver) => direction && `side ${direction}`;
  handOver('a', { text: 'given', direction: 'decode' });
  expect(readDraft(text, '', false, 'text')).toBe('given');
  // The text belongs to the first field that takes it as it is; what is made of it may belong to several.
  expect(readDraft(list, '', false, 'text')).toBeUndefined();
  expect(readDraft(side, '', false, takesSide)).toBe('side decode');
  expect(readDraft(key, '', true, ({ text: given }) => given)).toBe('given');
  expect(readDraft(file, '', false, 'text')).toBeUndefined();

  writeDraft(text, 'typed', false);
  writeDraft(side, 'chosen', false);
  expect(readDraft(text, '', false, 'text')).toBe('typed');
  expect(readDraft(side, '', false, takesSide)).toBe('chosen');

  handOver('a', { text: 'another', direction: 'encode' });
  expect(readDraft(text, '', false, 'text')).toBe('another');
  expect(readDraft(side, '', false, takesSide)).toBe('side encode');
});

it('leaves a field as it is that makes nothing of what is handed over', async () => {
  const { handOver, readDraft, writeDraft } = await reload();
  writeDraft(text, 'typed', false);
  handOver('a', { text: new File(['x'], 'x.txt') });
  expect(readDraft(text, '', false, takesString)).toBe('typed');
});

it('reaches a tool that is open', async () => {
  const { followDraft, handOver, readDraft, takeHandedOver, followHandedOver } = await reload();
  readDraft(text, '', false, 'text');
  const seen: unknown[] = [];
  followDraft(text, false, () => seen.push(readDraft(text, '', false, 'text')));
  const unfollow = followHandedOver((id) => seen.push(takeHandedOver(id)?.text));
  handOver('a', { text: 'given' });
  expect(seen).toEqual(['given', 'given']);
  expect(takeHandedOver('a')).toBeUndefined();
  unfollow();
  handOver('a', { text: 'again' });
  expect(seen).toEqual(['given', 'given', 'again']);
});

it('forgets what no field has taken', async () => {
  const { forgetHandedOver, handOver, readDraft, takeHandedOver } = await reload();
  handOver('a', { text: 'given' });
  forgetHandedOver('a');
  expect(readDraft(text, '', false, 'text')).toBeUndefined();
  expect(takeHandedOver('a')).toBeUndefined();
});

it('never stores a secret that was handed over', async () => {
  const { handOver, readDraft, saveDraftsForReload } = await reload();
  handOver('a', { text: 'hunter2' });
  // What waits is not stored either.
  expect(saveDraftsForReload()).toEqual([]);
  expect(readDraft(key, '', true, 'text')).toBe('hunter2');
  expect(saveDraftsForReload()).toEqual([]);
  expect(kept.size).toBe(0);
});

it('knows what a text replaced, whatever else was taken with it', async () => {
  const { handOver, readDraft, replacedBy, writeDraft } = await reload();
  writeDraft(text, 'typed', false);
  writeDraft(key, 'secret', true);
  handOver('a', { text: 'given', direction: 'decode' });
  readDraft(text, '', false, 'text');
  readDraft(side, '', false, 'direction');
  expect(replacedBy('given')).toBe('typed');
  expect(replacedBy('decode')).toBeUndefined();

  handOver('a', { text: 'new secret' });
  readDraft(key, '', true, ({ text: given }) => given);
  expect(replacedBy('new secret')).toBeUndefined();
});

it('puts back the side with the text that was replaced', async () => {
  const { handOver, readDraft, replacedBy, writeDraft } = await reload();
  const takesSide = ({ direction }: HandedOver) => (direction === 'decode' ? 'second' : 'first');
  writeDraft(side, 'first', false);
  writeDraft(text, 'typed', false);
  handOver('a', { text: 'given', direction: 'decode' });
  readDraft(side, '', false, takesSide);
  readDraft(text, '', false, 'text');
  const former = replacedBy('given');
  // As the field of the second side does it.
  writeDraft(side, 'second', false);
  writeDraft(text, former, false);
  expect(readDraft(text, '', false, 'text')).toBe('typed');
  expect(readDraft(side, '', false, takesSide)).toBe('first');
});

describe('a secret that was lost while the rest came back', () => {
  const key = { toolId: 'a', name: 'key' };

  it.each([
    ['with a text', text, false],
    ['with a secret only', key, true],
  ] as const)('leaves nothing in the place of a sample after a reload, %s', async (_, typed, isSecret) => {
    const before = await reload();
    before.readDraft(key, 'sample', true);
    before.writeDraft(typed, 'mine', isSecret);
    before.saveDraftsForReload();
    expect([...kept.values()].join('')).not.toContain(isSecret ? 'mine' : 'sample');
    const after = await reload();
    expect(after.readDraft(key, 'sample', true)).toBe('');
    expect(after.readDraft({ toolId: 'b', name: 'key' }, 'sample', true)).toBeUndefined();
    after.saveDraftsForReload();
    expect((await reload()).readDraft(key, 'sample', true)).toBe('');
  });

  it('leaves what begins by chance empty only where it is what the tool is about', async () => {
    const before = await reload();
    before.writeDraft(text, 'mine', false);
    before.saveDraftsForReload();
    const after = await reload();
    expect(after.readDraft(key, null, true)).toBeUndefined();
    expect(after.readDraft(key, null, true, takesString)).toBe('');
  });

  it('leaves nothing when the tool is opened again after another', async () => {
    const page = await reload();
    page.writeDraft(text, 'mine', false);
    const leave = page.followDraft(key, true, () => undefined);
    page.writeDraft(key, 'hunter2', true);
    leave();
    expect(page.readDraft(key, 'sample', true)).toBe('');
    // With nothing beside it, a sample misleads nobody.
    const alone = { toolId: 'c', name: 'key' };
    const leaveAlone = page.followDraft(alone, true, () => undefined);
    page.writeDraft(alone, 'hunter2', true);
    leaveAlone();
    expect(page.readDraft(alone, 'sample', true)).toBeUndefined();
  });

  it('leaves nothing where other inputs are put back', async () => {
    const page = await reload();
    const { restoreDrafts } = await import('./tool-drafts');
    const seen: unknown[] = [];
    page.followDraft(key, true, () => seen.push(page.readDraft(key, 'sample', true)));
    restoreDrafts('a', new Map([['text', undefined]]));
    expect(page.readDraft(key, 'sample', true)).toBeUndefined();
    restoreDrafts('a', new Map([['text', 'from a step']]));
    expect(seen).toEqual(['']);
    page.writeDraft(key, 'typed again', true);
    restoreDrafts('a', new Map([['text', 'another']]));
    expect(page.readDraft(key, 'sample', true)).toBe('typed again');
  });
});

it('stores nothing of what a tool with a secret handed over, whatever is written on it', async () => {
  const { handOver, readDraft, writeDraft, holdsSecret, saveDraftsForReload } = await reload();
  writeDraft({ toolId: 'from', name: 'password' }, 'hunter2', true);
  expect(holdsSecret('from')).toBe(true);
  expect(holdsSecret('a')).toBe(false);
  handOver('a', { text: 'hunter2', isSecret: true });
  expect(readDraft(text, '', false, 'text')).toBe('hunter2');
  expect(holdsSecret('a')).toBe(true);
  writeDraft(text, 'hunter22', false);
  expect(saveDraftsForReload()).toEqual([text]);
  expect([...kept.values()].join('')).not.toContain('hunter2');
  // What is written after it was emptied is something else.
  writeDraft(text, '', false);
  writeDraft(text, 'open', false);
  expect(holdsSecret('a')).toBe(false);
  saveDraftsForReload();
  expect(kept.get('drafts')).toContain('open');
});

it('leaves a field empty after a reload where what came of a secret stood over a sample', async () => {
  const before = await reload();
  before.handOver('a', { text: 'hunter2', isSecret: true });
  expect(before.readDraft(text, 'a sample', false, 'text')).toBe('hunter2');
  before.saveDraftsForReload();
  const after = await reload();
  expect(after.readDraft(text, 'a sample', false, 'text')).toBe('');
  expect([...after.lostOverReload()]).toEqual(['a']);
});
