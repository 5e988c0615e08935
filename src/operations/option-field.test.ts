import * as v from 'valibot';
import { expect, it } from 'vitest';
import { optionField } from './option-field';

it.each([
  ['a switch', v.optional(v.boolean(), true), { kind: 'switch' }],
  ['a choice', v.optional(v.picklist(['a', 'b']), 'a'), { kind: 'choice', values: ['a', 'b'] }],
  ['a choice of numbers', v.picklist([2, 4]), { kind: 'choice', values: [2, 4] }],
  [
    'a whole number',
    v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(8)), 2),
    { kind: 'number', min: 1, max: 8, isWhole: true },
  ],
  ['a number', v.number(), { kind: 'number', min: -Infinity, max: Infinity, isWhole: false }],
  ['a text', v.optional(v.pipe(v.string(), v.maxLength(200)), ''), { kind: 'text', maxLength: 200 }],
  ['any text', v.string(), { kind: 'text', maxLength: undefined }],
  [
    'a number or a word, of which some are offered',
    v.optional(v.pipe(v.union([v.number(), v.literal('tab')]), v.metadata({ offered: [2, 'tab'] })), 2),
    { kind: 'choice', values: [2, 'tab'] },
  ],
  ['a list', v.optional(v.array(v.string()), []), undefined],
  ['a number or a word, without an offer', v.union([v.number(), v.literal('tab')]), undefined],
] as const)('tells what %s takes', (_, schema, field) => {
  expect(optionField(schema)).toEqual(field);
});
