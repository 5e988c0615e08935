import { expect, it } from 'vitest';
import { fitEntries } from './fit-entries';
import { kindOf, type StoredEntry } from './inventory';

function entry(key: string, value: unknown): StoredEntry {
  const about = kindOf(key);
  if (!about) throw new Error(`${key} is none of ours`);
  return { key, text: JSON.stringify(value), ...about };
}

const fit = async (key: string, value: unknown) => {
  const { entries, trimmed } = await fitEntries([entry(key, value)]);
  const [left] = entries;
  expect(trimmed).toEqual(left?.text === JSON.stringify(value) ? [] : [key]);
  return left && (JSON.parse(left.text) as unknown);
};

it.each([
  ['json-prettify', { indent: 'tab', strict: true }, { indent: 'tab', strict: true }],
  ['json-prettify', { indent: 700, strict: true, arrayColumns: { a: 1 } }, { strict: true }],
  ['json-prettify', { no: 1, constructor: 1, toString: 'x' }, undefined],
  ['json-prettify', JSON.parse('{"__proto__":{"strict":true},"strict":true}'), { strict: true }],
  ['crontab-generator', { expression: '* * * * *', verbose: 'yes' }, { expression: '* * * * *' }],
  ['crontab-generator', { expression: 'x'.repeat(501) }, undefined],
  ['emoji-picker', { recent: 7, tone: 'no such' }, undefined],
  ['chmod-calculator', { mode: 0o644, recursive: true }, { mode: 0o644, recursive: true }],
  ['no-such-tool', { a: 1 }, undefined],
])('of the options of %s: %.60j', async (toolId, options: unknown, expected: unknown) =>
  expect(await fit(`options.${toolId}`, options)).toEqual(expected),
);

it.each([
  ['json-prettify', { text: '[1]' }, { text: '[1]' }],
  ['hmac-generator', { message: 'pay', key: 'hunter2' }, { message: 'pay' }],
  ['bcrypt', { password: 'hunter2' }, undefined],
  ['rsa-key-pair-generator', { inspected: '-----BEGIN', convertedComment: 'me' }, { convertedComment: 'me' }],
])('of the history of %s: %j', async (toolId, inputs, expected) => {
  const at = 1_700_000_000_000;
  expect(await fit(`history.${toolId}`, [{ at, inputs }])).toEqual(expected && [{ at, inputs: expected }]);
});

const MINIFY = {
  toolId: 'json-minify',
  operation: 'minify',
  options: {},
  input: 'text',
  others: {},
  secrets: [],
  output: ['text'],
};
const WITH_SECRET = { ...MINIFY, toolId: 'encryption', operation: 'encrypt', others: { passphrase: 'hunter2' } };

it('of chains: those that bring no secret and name what their tools have', async () => {
  const good = { name: 'good', steps: [MINIFY] };
  expect(await fit('chains', [good, { name: 'bad', steps: [WITH_SECRET] }])).toEqual([good]);
  expect(await fit('chains', [{ name: 'bad', steps: [MINIFY, WITH_SECRET] }])).toBeUndefined();
  expect(await fit('chains', [good])).toEqual([good]);
});

it('leaves alone what belongs to no tool', async () => {
  expect(await fit('favouriteTools', ['a'])).toEqual(['a']);
  expect(await fit('isHistoryOn', true)).toBe(true);
});
