import { expect, it } from 'vitest';
import { job } from '../../operations/testing';
import { SHOWN_TEXT } from './shown';
import { fittingChains, isGivenOpen, runRecorded, withoutSecrets } from './work';

const STEP = {
  toolId: 'json-minify',
  operation: 'minify',
  options: {},
  input: 'text',
  others: {},
  secrets: [],
  output: ['text'],
};
const ENCRYPT = { ...STEP, toolId: 'encryption', operation: 'encrypt', secrets: ['passphrase'] };
const DIFF = { ...STEP, toolId: 'text-diff', operation: 'patch', input: 'left' };

it.each([
  ['a plain one', STEP, true],
  ['one that asks for its secret', ENCRYPT, true],
  ['one that keeps a second text', { ...DIFF, others: { right: 'a' } }, true],
  ['one that asks for its second text', { ...DIFF, secrets: ['right'] }, true],
  ['a tool that does not exist, which is told when it runs', { ...STEP, toolId: 'no-tool', secrets: ['a'] }, true],
  ['one that asks for what its tool does not have', { ...STEP, secrets: ['password'] }, false],
  ['one that brings what its tool does not have', { ...STEP, others: { password: 'hunter2' } }, false],
  ['one that brings a secret', { ...ENCRYPT, secrets: [], others: { passphrase: 'hunter2' } }, false],
  ['one that asks for what it brings', { ...DIFF, secrets: ['right'], others: { right: 'a' } }, false],
  ['one that asks twice', { ...ENCRYPT, secrets: ['passphrase', 'passphrase'] }, false],
  ['one that asks for what it is given', { ...STEP, secrets: ['text'] }, false],
  ['one that is given to what its tool does not have', { ...STEP, input: 'other' }, false],
])('a chain from a file: %s', async (_, step, isFitting) => {
  const chain = { name: 'x', steps: [STEP, step] };
  const expected = isFitting ? { fitting: [chain], misread: [] } : { fitting: [], misread: [step.toolId] };
  expect(await fittingChains([chain])).toEqual(expected);
});

it('a stored chain that holds a secret asks for it instead, and any other is left as it is', async () => {
  const plain = { name: 'plain', steps: [STEP, { ...DIFF, others: { right: 'a' } }] };
  const held = { ...ENCRYPT, secrets: [], others: { passphrase: 'hunter2' } };
  const [first, second] = await withoutSecrets([plain, { name: 'held', steps: [STEP, held] }]);
  expect(first).toBe(plain);
  expect(second).toEqual({ name: 'held', steps: [STEP, { ...held, others: {}, secrets: ['passphrase'] }] });
});

const DECODE_FILE = { ...STEP, toolId: 'base64-file-converter', operation: 'decode', output: [] };

/** What a chain comes to that makes a file of these bytes. */
async function previewOf(bytes: Uint8Array) {
  const made = await runRecorded({ text: Buffer.from(bytes).toString('base64') }, [DECODE_FILE], {}, job());
  if (!made.ok) throw new Error(made.fault.code);
  expect(made.value.file?.size).toBe(bytes.length);
  return made.value.preview;
}

it('shows the beginning of a file: its text, cut at a character, or a dump of its bytes', async () => {
  const encode = (text: string) => new TextEncoder().encode(text);
  expect(await previewOf(encode('a,b\n1,你好\n'))).toEqual({ isText: true, text: 'a,b\n1,你好\n' });
  const long = await previewOf(encode('你'.repeat(SHOWN_TEXT)));
  expect(long).toEqual({ isText: true, text: '你'.repeat(Math.floor(SHOWN_TEXT / 3)) });
  const dump = await previewOf(Uint8Array.from({ length: 300_000 }, (_, at) => at % 251));
  expect(dump?.isText).toBe(false);
  expect(dump?.text.length).toBeLessThan(30_000);
  expect(dump?.text).toContain('00 01 02 03');
});

it('knows whether a chain begins with a secret', async () => {
  expect(await isGivenOpen(STEP)).toBe(true);
  expect(await isGivenOpen(ENCRYPT)).toBe(false);
  expect(await isGivenOpen({ ...STEP, toolId: 'no-tool' })).toBe(false);
  expect(await isGivenOpen({ ...STEP, input: 'constructor' })).toBe(false);
});
