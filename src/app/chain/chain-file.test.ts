import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readChainFile, writeChainFile, type SavedChain } from './chain-file';

const STEP = {
  toolId: 'json-minify',
  operation: 'minify',
  options: { keep: true },
  input: 'text',
  others: {},
  secrets: [],
  output: ['text'],
};

const file = (chains: unknown, version = 1) => JSON.stringify({ format: 'handy-tools-chains', version, chains });

const identifier = fc.stringMatching(/^[A-Za-z][A-Za-z0-9]{0,10}$/);
const chain: fc.Arbitrary<SavedChain> = fc.record(
  {
    name: fc.stringMatching(/^[^\s](.{0,20}[^\s])?$/u),
    steps: fc.array(
      fc.record(
        {
          toolId: fc.stringMatching(/^[a-z0-9][a-z0-9-]{0,20}$/),
          operation: identifier,
          options: fc.dictionary(identifier, fc.jsonValue(), { noNullPrototype: true }),
          input: identifier,
          others: fc.dictionary(identifier, fc.string(), { noNullPrototype: true }),
          secrets: fc.array(identifier, { maxLength: 6 }),
          output: fc.array(fc.oneof(fc.string(), fc.nat()), { maxLength: 6 }),
        },
        { noNullPrototype: true },
      ),
      { minLength: 1, maxLength: 20 },
    ),
  },
  { noNullPrototype: true },
);

it('reads what it writes', () => {
  fc.assert(
    fc.property(fc.array(chain, { minLength: 1, maxLength: 5 }), (chains) => {
      const read = readChainFile(writeChainFile(chains));
      // JSON has one zero only.
      expect(read).toEqual({ ok: true, value: { chains: JSON.parse(JSON.stringify(chains)) as unknown, ignored: 0 } });
    }),
  );
});

describe('a file that is none', () => {
  it.each([
    ['markup', '<html>', 'no-json'],
    ['another list', '[]', 'no-chains'],
    ['another format', JSON.stringify({ format: 'x', version: 1, chains: [] }), 'no-chains'],
    ['of a later version', file([{ name: 'x', steps: [STEP] }], 2), 'newer'],
    ['without chains', file([]), 'no-chains'],
    ['with too many chains', file(Array.from({ length: 101 }, () => ({ name: 'x', steps: [STEP] }))), 'no-chains'],
    ['whose only chain has a name too long', file([{ name: 'x'.repeat(200_000), steps: [STEP] }]), 'none-understood'],
    [
      'whose only chain has too many steps',
      file([{ name: 'x', steps: Array.from({ length: 5000 }, () => STEP) }]),
      'none-understood',
    ],
    ['far too long', ' '.repeat(2_000_001), 'too-large'],
  ])('%s', (_, text, code) => expect(readChainFile(text)).toEqual({ ok: false, fault: { code } }));
});

describe('a chain that is not understood', () => {
  const hostile: readonly (readonly [string, unknown])[] = [
    ['no name', { name: ' ', steps: [STEP] }],
    ['a name of a thousand letters', { name: 'x'.repeat(1000), steps: [STEP] }],
    ['no steps', { name: 'x', steps: [] }],
    ['a hundred steps', { name: 'x', steps: Array.from({ length: 100 }, () => STEP) }],
    ['a path for a tool', { name: 'x', steps: [{ ...STEP, toolId: '../../secret' }] }],
    ['a prototype key for an operation', { name: 'x', steps: [{ ...STEP, operation: '__proto__' }] }],
    ['a prototype key for an input', { name: 'x', steps: [{ ...STEP, input: '__proto__' }] }],
    ['options that are a list', { name: 'x', steps: [{ ...STEP, options: [] }] }],
    ['options of a megabyte', { name: 'x', steps: [{ ...STEP, options: { a: 'x'.repeat(1_000_000) } }] }],
    ['other inputs that are no text', { name: 'x', steps: [{ ...STEP, others: { a: 1 } }] }],
    ['places that are none', { name: 'x', steps: [{ ...STEP, output: [-1] }] }],
    ['null', null],
  ];

  it.each(hostile)('is left out and counted: %s', (_, bad) => {
    const read = readChainFile(file([bad, { name: 'good', steps: [STEP] }]));
    expect(read).toEqual({ ok: true, value: { chains: [{ name: 'good', steps: [STEP] }], ignored: 1 } });
    expect(Object.getOwnPropertyNames(Object.prototype)).not.toContain('polluted');
  });
});
