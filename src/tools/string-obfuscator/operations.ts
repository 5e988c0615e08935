import * as v from 'valibot';
import { ok, type Result } from '../../lib/result';
import { defineOperation, text } from '../../operations/define';
import type { CleanReport } from './cleaning';
import type { MaskFault, MaskReport } from './masking';
import { cleanOptions, maskOptions, obfuscatorOptions } from './options';

/** What the page remembers, of which no operation asks for all. */
export const remembered = obfuscatorOptions;

/** Masks all of a text (a card number, a key), or of each of its lines, but its first and last characters. */
export const mask = defineOperation({
  id: 'mask',
  inputs: { text: text().secret() },
  output: 'report',
  options: maskOptions,
  examples: [
    {
      inputs: { text: 'Lorem ipsum dolor sit amet' },
      check: (made: MaskReport) => made.text === 'Lore* ***** ***** *** amet',
    },
    { inputs: { text: '' }, check: (made: MaskReport) => made.text === '' && made.pieces === 0 },
    {
      inputs: { text: '1234567890\n0987654321' },
      options: { perLine: true, keepLast: 0 },
      check: (made: MaskReport) => made.text === '1234******\n0987******',
    },
    { inputs: { text: 'a' }, options: { maskCharacter: '' }, fault: 'bad-mask' },
  ],
  run: async ({ text: source }, { perLine, ...options }): Promise<Result<MaskReport, MaskFault>> => {
    const { checkMask, maskPieces } = await import('./masking');
    const checked = checkMask(options.maskCharacter);
    return checked.ok ? ok(maskPieces(source, perLine, options)) : checked;
  },
});

/** Milliseconds that an expression of the visitor's own may take. */
export const RULE_LIMIT = 2000;

/** Tries one rule of one's own on a text, for the page, and is ended when that takes too long; counts the finds. */
export const tryRule = defineOperation({
  id: 'tryRule',
  inputs: { text: text().secret(), rule: text().secret() },
  output: 'report',
  inlineLimit: 0,
  timeLimit: RULE_LIMIT,
  options: v.object({}),
  examples: [{ inputs: { text: 'Zeus zeus', rule: 'zeus' }, check: (count: number) => count === 2 }],
  run: async ({ text: source, rule }): Promise<Result<number, MaskFault>> => {
    const [{ scanPattern }, { parseRules }] = await Promise.all([
      import('../../lib/secrets/found-range'),
      import('./own-rules'),
    ]);
    let count = 0;
    for (const { pattern } of parseRules(rule).rules) {
      try {
        count += scanPattern(source, pattern).length;
      } catch {
        // The cleaning tells what is wrong with it.
      }
    }
    return ok(count);
  },
});

/**
 * Redacts a text such as a log: finds its secrets (e-mail and IP addresses, tokens, phone numbers …) and masks, renames or removes them;
 * `rules` lists one's own words and expressions.
 */
export const clean = defineOperation({
  id: 'clean',
  inputs: { text: text().secret(), rules: text().secret().optional() },
  output: 'report',
  // An expression of the visitor's own may take for ever, and the page must stay alive then.
  inlineLimit: 0,
  options: cleanOptions,
  examples: [
    {
      inputs: { text: 'mail a@b.co and A@b.co from 8.8.8.8 via 10.0.0.1' },
      options: { action: 'placeholder' },
      check: (made: CleanReport) => made.text === 'mail <email-1> and <email-1> from <ip-1> via 10.0.0.1',
    },
    {
      inputs: { text: 'Project Zeus, zeus', rules: 'zeus\n/[/' },
      options: { action: 'remove' },
      check: (made: CleanReport) => made.text === 'Project , ' && made.problems[0]?.line === 2,
    },
    { inputs: { text: 'a' }, options: { maskCharacter: '**' }, fault: 'bad-mask' },
  ],
  run: async ({ text: source, rules = '' }, options, job): Promise<Result<CleanReport, MaskFault>> => {
    const [{ cleanText }, { checkMask }] = await Promise.all([import('./cleaning'), import('./masking')]);
    const checked = checkMask(options.maskCharacter);
    return checked.ok ? ok(cleanText(source, rules, options, job)) : checked;
  },
});
