import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { ok } from '../../src/lib/result';
import { bytes, content, defineOperation, file, text, type Operation } from '../../src/operations/define';
import { MOST_INPUT } from './limits';
import { readArguments } from './read-arguments';

const whole = v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10)), 2);

// What it is declared with is no matter here.
const operation = defineOperation({
  id: 'any',
  inputs: { text: text(), more: content().optional(), raw: bytes().optional(), upload: file().optional() },
  output: 'text',
  options: v.object({
    indent: whole,
    text: v.optional(v.picklist(['as-is', 'trimmed']), 'as-is'),
    kinds: v.optional(v.array(v.picklist(['a', 'b'])), ['a']),
  }),
  examples: [],
  run: () => ok(''),
}) as unknown as Operation;

function faultsOf(args: Readonly<Record<string, unknown>>) {
  const read = readArguments(operation, args);
  return read.ok ? [] : read.fault.faults.map(({ code, argument }) => `${code} ${argument}`);
}

function read(args: Readonly<Record<string, unknown>>) {
  const result = readArguments(operation, args);
  if (!result.ok) throw new Error(JSON.stringify(result.fault));
  return result.value;
}

describe('readArguments', () => {
  it('completes options by their defaults', () => {
    expect(read({ text: 'a' })).toEqual({ given: { text: 'a' }, options: { indent: 2, text: 'as-is', kinds: ['a'] } });
    expect(read({ text: 'a', textOption: 'trimmed', indent: 0, kinds: ['b'] }).options).toEqual({
      indent: 0,
      text: 'trimmed',
      kinds: ['b'],
    });
  });

  it.each(['/+8=', '/+8', '_-8', ' /+\n8= '])('reads bytes of Base64 %j', (base64) => {
    expect(read({ text: '', raw: { base64 } }).given['raw']).toEqual(Uint8Array.of(255, 239));
  });

  it('reads content as a text or as bytes, whose encoding then is found', async () => {
    expect(read({ text: '', more: 'a' }).given['more']).toBe('a');
    const { more } = read({ text: '', more: { base64: '/+8=' } }).given;
    expect(more instanceof Blob && new Uint8Array(await more.arrayBuffer())).toEqual(Uint8Array.of(255, 239));
  });

  it('reads files with the type of their names', async () => {
    const { upload } = read({ text: '', upload: { text: 'é', name: 'A.CSV' } }).given;
    expect(upload).toBeInstanceOf(File);
    expect(upload instanceof File && [upload.name, upload.type, await upload.text()]).toEqual([
      'A.CSV',
      'text/csv',
      'é',
    ]);
    expect(read({ text: '', upload: { base64: '' } }).given['upload']).toMatchObject({ name: '', type: '', size: 0 });
  });

  it.each([
    [{}, ['missing-argument text']],
    [{ text: 1 }, ['bad-argument text']],
    [{ text: null }, ['bad-argument text']],
    [{ text: { base64: '' } }, ['bad-argument text']],
    [{ text: '', raw: 'AAAA' }, ['bad-argument raw']],
    [{ text: '', raw: { base64: 'A' } }, ['bad-argument raw']],
    [{ text: '', raw: { base64: 'é' } }, ['bad-argument raw']],
    [{ text: '', raw: { base64: 1 } }, ['bad-argument raw']],
    [{ text: '', raw: { text: 'a' } }, ['bad-argument raw']],
    [{ text: '', upload: { base64: '', text: '' } }, ['bad-argument upload']],
    [{ text: '', upload: { path: '/etc/passwd' } }, ['bad-argument upload']],
    [{ text: '', upload: '/etc/passwd' }, ['bad-argument upload']],
    [{ text: '', upload: ['a'] }, ['bad-argument upload']],
    [{ text: '', indent: '2' }, ['bad-argument indent']],
    [{ text: '', indent: 11 }, ['bad-argument indent']],
    [{ text: '', kinds: ['c'] }, ['bad-argument kinds']],
    [{ text: '', other: 1, indent: null }, ['unknown-argument other', 'bad-argument indent']],
    [JSON.parse('{"text":"","__proto__":{"indent":1}}'), ['unknown-argument __proto__']],
    [{ text: '', constructor: 1, toString: 1 }, ['unknown-argument constructor', 'unknown-argument toString']],
    [{ text: 'é'.repeat(MOST_INPUT / 2 + 1) }, ['too-large text']],
    [{ text: 'a', more: 'b'.repeat(MOST_INPUT) }, ['too-large more']],
  ])('refuses what is wrong, all of it', (args: Readonly<Record<string, unknown>>, faults) => {
    expect(faultsOf(args)).toEqual(faults);
  });

  it('says what is accepted', () => {
    const wrong = readArguments(operation, { tetx: '', kinds: ['c'], indent: 11 });
    expect(wrong.ok ? [] : wrong.fault.faults.map(({ message }) => message)).toEqual([
      '“tetx” is no argument. Those that are: text, more, raw, upload, indent, textOption, kinds.',
      '“text” is missing: it is a string.',
      '“indent” is not accepted. Invalid value: Expected <=10 but received 11',
      '“kinds” is not accepted. 0: Invalid type: Expected ("a" | "b") but received "c"',
    ]);
  });

  it('takes as much as it says', () => {
    expect(faultsOf({ text: 'a'.repeat(MOST_INPUT) })).toEqual([]);
  });
});
