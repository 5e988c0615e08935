import { expect, it } from 'vitest';
import { job } from '../../operations/testing';
import { COUNTS, limitsOf, splitDuration, toJson } from './rows';
import { countText } from './statistics';

const OPTIONS = { language: 'auto', hideStopWords: false, ignoreCase: true, minWordLength: 1 };

it.each([
  [0, [0, 0, 0]],
  [0.2, [0, 0, 1]],
  [59.4, [0, 0, 59]],
  // Never 60 seconds.
  [59.5, [0, 1, 0]],
  [61, [0, 1, 1]],
  [3599.6, [1, 0, 0]],
  [7260, [2, 1, 0]],
])('%d seconds', (seconds, parts) => expect(splitDuration(seconds)).toEqual(parts));

it('the JSON has every count, and null for what cannot be encoded', async () => {
  const counted = JSON.parse(toJson(await countText('Hi 😀', OPTIONS, job()))) as Record<string, unknown>;
  expect(Object.keys(counted)).toEqual(['characters', 'charactersWithoutSpace', 'words', 'lines', 'bytes', ...COUNTS]);
  expect(counted).toMatchObject({ characters: 4, utf16Units: 5, gbkBytes: null, smsParts: 1 });
});

it.each([
  ['a'.repeat(161), { tweet: [161, 280], sms: [161, 160], meta: [161, 160], varchar: [161, 255] }],
  ['中😀', { tweet: [4, 280], sms: [3, 70], meta: [2, 160], varchar: [2, 255] }],
])('how much of the limits %j uses', async (text, expected) => {
  const limits = limitsOf(await countText(text, OPTIONS, job()));
  expect(Object.fromEntries(limits.map(({ id, used, limit }) => [id, [used, limit]]))).toEqual(expected);
});
