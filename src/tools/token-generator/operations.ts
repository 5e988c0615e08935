import * as v from 'valibot';
import { defineOperation } from '../../operations/define';
import { ok } from '../../lib/result';
import { SYMBOLS } from './alphabet';
import { createTokens, MAX_LENGTH, MAX_QUANTITY, MAX_WORDS, MIN_WORDS, PRESETS } from './token';

const whole = (minimum: number, maximum: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(minimum), v.maxValue(maximum));

/** What is remembered of this tool: how to make tokens, never a token. */
export const tokenOptions = v.object({
  preset: v.optional(v.picklist(PRESETS), 'custom'),
  uppercase: v.optional(v.boolean(), true),
  lowercase: v.optional(v.boolean(), true),
  digits: v.optional(v.boolean(), true),
  symbols: v.optional(v.boolean(), false),
  symbolSet: v.optional(v.pipe(v.string(), v.metadata({ linked: 'parameter' })), SYMBOLS),
  custom: v.optional(v.pipe(v.string(), v.metadata({ linked: 'parameter' })), ''),
  excluded: v.optional(v.pipe(v.string(), v.metadata({ linked: 'parameter' })), ''),
  length: v.optional(whole(1, MAX_LENGTH), 64),
  quantity: v.optional(whole(1, MAX_QUANTITY), 1),
  oneOfEach: v.optional(v.boolean(), false),
  prefix: v.optional(v.pipe(v.string(), v.metadata({ linked: 'parameter' })), ''),
  words: v.optional(whole(MIN_WORDS, MAX_WORDS), 6),
  separator: v.optional(v.pipe(v.string(), v.metadata({ linked: 'parameter' })), '-'),
  capitalise: v.optional(v.boolean(), false),
  format: v.optional(v.picklist(['lines', 'json']), 'lines'),
});

const everyLine = (pattern: RegExp, count: number) => (tokens: string) => {
  const lines = tokens.split('\n');
  return lines.length === count && lines.every((line) => pattern.test(line));
};

/** Random tokens, passwords or passphrases, one on a line. */
export const generate = defineOperation({
  id: 'generate',
  inputs: {},
  output: 'text',
  options: tokenOptions,
  examples: [
    { inputs: {}, check: everyLine(/^[A-Za-z0-9]{64}$/, 1) },
    { inputs: {}, options: { quantity: 5, length: 3 }, check: everyLine(/^[A-Za-z0-9]{3}$/, 5) },
    { inputs: {}, options: { preset: 'hex', quantity: 2 }, check: everyLine(/^[0-9a-f]{64}$/, 2) },
    { inputs: {}, options: { preset: 'base64url' }, check: everyLine(/^[\w-]{43}$/, 1) },
    { inputs: {}, options: { preset: 'pin', prefix: 'no' }, check: everyLine(/^\d{6}$/, 1) },
    {
      inputs: {},
      options: { preset: 'api-key', prefix: 'sk_live_' },
      check: everyLine(/^sk_live_[A-Za-z0-9]{48}$/, 1),
    },
    {
      inputs: {},
      options: { preset: 'passphrase', separator: '.', capitalise: true },
      check: everyLine(/^([A-Z][a-z-]{2,8})(\.[A-Z][a-z-]{2,8}){5}$/, 1),
    },
    {
      inputs: {},
      options: { format: 'json', quantity: 2, uppercase: false, lowercase: false, digits: false, custom: '你' },
      output: JSON.stringify(['你'.repeat(64), '你'.repeat(64)], null, 2),
    },
    { inputs: {}, options: { uppercase: false, lowercase: false, digits: false }, fault: 'no-set' },
    { inputs: {}, options: { uppercase: false, lowercase: false, excluded: '9876543210' }, fault: 'all-excluded' },
    { inputs: {}, options: { oneOfEach: true, length: 2 }, fault: 'too-short' },
    { inputs: {}, options: { quantity: 10_000, length: 501 }, fault: 'too-many' },
  ],
  run: async (_inputs, options, job) => {
    const tokens = await createTokens(options, job.random, async () => {
      const { words } = await import('./eff-large-wordlist');
      return words();
    });
    if (!tokens.ok) return tokens;
    return ok(options.format === 'json' ? JSON.stringify(tokens.value, null, 2) : tokens.value.join('\n'));
  },
});
