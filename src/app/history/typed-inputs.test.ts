import { beforeEach, expect, it, vi } from 'vitest';

beforeEach(() => vi.resetModules());

async function load() {
  const drafts = await import('../../operations/drafts');
  return { ...drafts, ...(await import('../../operations/noted-examples')), ...(await import('./typed-inputs')) };
}

const field = (name: string) => ({ toolId: 'a', name });

it('takes what was typed, and the choices with it', async () => {
  const { readDraft, writeDraft, typedInputs } = await load();
  readDraft(field('text'), 'sample', false);
  writeDraft(field('text'), '你好', false);
  writeDraft(field('side'), 'second', false);
  writeDraft(field('form'), { name: 'x' }, false);
  writeDraft({ toolId: 'b', name: 'text' }, 'of another tool', false);
  expect(typedInputs('a')).toEqual({ text: '你好', side: 'second', form: { name: 'x' } });
});

it('takes no secret, no file, no example, no sample, and nothing blank or too long', async () => {
  const { noteExample, readDraft, writeDraft, typedInputs } = await load();
  writeDraft(field('key'), 'hunter2', true);
  writeDraft(field('file'), new File(['x'], 'x.txt'), false);
  writeDraft(field('files'), [new File(['x'], 'x.txt')], false);
  writeDraft(field('text'), 'an example', false);
  noteExample('a', 'an example');
  readDraft(field('other'), 'sample', false);
  writeDraft(field('other'), 'sample', false);
  writeDraft(field('blank'), ' \n', false);
  writeDraft(field('tab'), 'second', false);
  expect(typedInputs('a')).toBeUndefined();
  writeDraft(field('long'), 'x'.repeat(20_000), false);
  expect(typedInputs('a')).toBeUndefined();
  writeDraft(field('long'), 'x', false);
  expect(typedInputs('a')).toEqual({ blank: ' \n', tab: 'second', long: 'x' });
});

it('takes no instant that the page read from its clock, nor that one is given, until one is typed', async () => {
  const { writeDraft, typedInputs } = await load();
  writeDraft(field('text'), '0 9 * * *', false);
  writeDraft(field('clock'), '2026-03-04T05:06:07.089Z', false);
  writeDraft(field('instant'), '2026-03-04T05:06:07.089Z', false);
  writeDraft(field('isGiven'), true, false);
  expect(typedInputs('a')).toEqual({ text: '0 9 * * *' });
  writeDraft(field('instant'), '2020-01-01', false);
  expect(typedInputs('a')).toEqual({ text: '0 9 * * *', instant: '2020-01-01', isGiven: true });
});

it('leaves a tool alone that remembers by itself', async () => {
  const { writeDraft, typedInputs } = await load();
  writeDraft({ toolId: 'html-wysiwyg-editor', name: 'document' }, { html: '<p>x' }, false);
  expect(typedInputs('html-wysiwyg-editor')).toBeUndefined();
});

it('puts inputs back, with a way back, and touches no secret', async () => {
  const { followDraft, putInputs, readDraft, writeDraft } = await load();
  const file = new File(['x'], 'x.txt');
  writeDraft(field('text'), file, false);
  writeDraft(field('side'), 'second', false);
  writeDraft(field('key'), 'hunter2', true);
  let told = 0;
  followDraft(field('text'), false, () => (told += 1));
  const former = putInputs('a', { text: 'old', other: 'of a tab not opened', key: 'not this' });
  expect(told).toBe(1);
  expect(readDraft(field('text'), '', false)).toBe('old');
  expect(readDraft(field('side'), 'first', false)).toBeUndefined();
  expect(readDraft(field('other'), '', false)).toBe('of a tab not opened');
  expect(readDraft(field('key'), '', true)).toBe('hunter2');
  putInputs('a', former);
  expect(readDraft(field('text'), '', false)).toBe(file);
  expect(readDraft(field('side'), 'first', false)).toBe('second');
});

it('gives nothing of another kind to a field, and nothing to one that is secret', async () => {
  const { putInputs, readDraft } = await load();
  putInputs('a', JSON.parse('{"text":{"kind":"x"},"list":"no list","key":"remembered once","__proto__":{"x":1}}'));
  expect(readDraft(field('text'), '', false)).toBeUndefined();
  expect(readDraft(field('list'), [], false)).toBeUndefined();
  expect(readDraft(field('key'), '', true)).toBeUndefined();
  expect(({} as { x?: number }).x).toBeUndefined();
});

it.each<[string, unknown, boolean]>([
  ['hello', 'hello world', false],
  ['hello world', 'hello', true],
  ['hello world', 'hello w', false],
  ['hello', 'hell', false],
  ['one\ntwo\nthree', 'one\nTWO\nthree', false],
  ['hello', '', true],
  ['h', '', false],
  ['', 'x', false],
  ['hello', 'x', true],
  ['hello', undefined, true],
])('%j changed to %j is given up: %s', async (value, next, expected) => {
  const { isReplaced, openDraft } = await load();
  expect(isReplaced({ ...openDraft(field('text'), false), value }, next)).toBe(expected);
});

it.each<[Record<string, unknown>, string]>([
  [{ text: '\n\n  first \nsecond' }, 'first'],
  [{ side: 'second', text: 'x' }, 'x'],
  [{ form: { list: ['', { deep: 'found' }] } }, 'found'],
  [{ cards: { a: 1 } }, '{"cards":{"a":1}}'],
  [{ text: 'x'.repeat(1000) }, 'x'.repeat(200)],
])('%j is shown as %s', async (inputs, line) => {
  const { firstLine } = await load();
  expect(firstLine(inputs)).toBe(line);
});

it('takes nothing that comes of a secret', async () => {
  const { handOver, readDraft, typedInputs } = await load();
  handOver('a', { text: 'hunter2', isSecret: true });
  expect(readDraft(field('text'), '', false, 'text')).toBe('hunter2');
  expect(typedInputs('a')).toBeUndefined();
});
