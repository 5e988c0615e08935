import * as v from 'valibot';
import { toHex } from '../../lib/hex';
import { ok, type Result } from '../../lib/result';
import { defineOperation, text } from '../../operations/define';
import { bytesOfWords, parseEntropy, WORD_COUNTS, type EntropyFault } from './entropy';
import type { PhraseFault, PhraseReport } from './phrase';
import { LANGUAGES } from './word-lists';

/** What is remembered of this tool; never a phrase, its entropy or its passphrase. */
export const bip39Options = v.object({
  language: v.optional(v.picklist(LANGUAGES), 'english'),
  words: v.optional(v.picklist(WORD_COUNTS), 12),
});

/** Draws entropy for a new mnemonic phrase of so many words, which `spell` writes; lowercase hex. */
export const draw = defineOperation({
  id: 'draw',
  inputs: {},
  output: 'text',
  options: bip39Options,
  examples: [
    { inputs: {}, check: (hex: string) => /^[0-9a-f]{32}$/.test(hex) },
    { inputs: {}, options: { words: 24 }, check: (hex: string) => /^[0-9a-f]{64}$/.test(hex) },
  ],
  run: (_inputs, { words }, job): Result<string, never> => ok(toHex(job.random(bytesOfWords(words)))),
});

/** A new mnemonic phrase of so many words in the chosen language, with its entropy. */
export const generate = defineOperation({
  id: 'generate',
  inputs: {},
  output: 'report',
  options: bip39Options,
  examples: [
    {
      inputs: {},
      check: ({ phrase, entropy }: PhraseReport) => phrase.split(' ').length === 12 && entropy.length === 32,
    },
    {
      inputs: {},
      options: { words: 24, language: 'japanese' },
      check: ({ phrase, entropy }: PhraseReport) => phrase.split('\u3000').length === 24 && entropy.length === 64,
    },
  ],
  run: async (_inputs, { words, language }, job): Promise<Result<PhraseReport, never>> => {
    const { spellEntropy } = await import('./phrase');
    return ok(await spellEntropy(job.random(bytesOfWords(words)), language));
  },
  passed: ({ phrase }) => phrase,
});

/** The mnemonic phrase of given entropy in the chosen language. */
export const spell = defineOperation({
  id: 'spell',
  inputs: { entropy: text().secret() },
  output: 'report',
  options: bip39Options,
  examples: [
    {
      inputs: { entropy: '7f'.repeat(16) },
      check: ({ phrase }: PhraseReport) =>
        phrase === 'legal winner thank year wave sausage worth useful legal winner thank yellow',
    },
    { inputs: { entropy: '0'.repeat(16) }, fault: 'entropy-length' },
    { inputs: { entropy: 'xyz' }, fault: 'bad-hex-digit' },
  ],
  run: async ({ entropy }, { language }): Promise<Result<PhraseReport, EntropyFault>> => {
    const bytes = parseEntropy(entropy);
    if (!bytes.ok) return bytes;
    const { spellEntropy } = await import('./phrase');
    return ok(await spellEntropy(bytes.value, language));
  },
  passed: ({ phrase }) => phrase,
});

/** Checks a mnemonic phrase and its checksum, in the chosen language before the others, and finds its entropy. */
export const read = defineOperation({
  id: 'read',
  inputs: { phrase: text().secret() },
  output: 'report',
  options: bip39Options,
  examples: [
    {
      inputs: { phrase: ` ABANDON${'  abandon'.repeat(10)} about\n` },
      check: ({ entropy, language }: PhraseReport) => entropy === '0'.repeat(32) && language === 'english',
    },
    {
      inputs: { phrase: `${'的'.repeat(11)}在` },
      check: ({ entropy, language }: PhraseReport) => entropy === '0'.repeat(32) && language === 'simplified-chinese',
    },
    { inputs: { phrase: 'abandon '.repeat(12) }, fault: 'checksum' },
    { inputs: { phrase: `${'abandon '.repeat(11)}foo` }, fault: 'unknown-word' },
    { inputs: { phrase: 'abandon about' }, fault: 'word-count' },
  ],
  run: async ({ phrase }, { language }): Promise<Result<PhraseReport, PhraseFault>> => {
    const { readPhrase } = await import('./phrase');
    return readPhrase(phrase, language);
  },
  passed: ({ entropy }) => entropy,
});

/** The seed of a phrase that was checked, with the passphrase; 128 hex digits. */
export const seed = defineOperation({
  id: 'seed',
  inputs: { phrase: text().secret(), passphrase: text().secret() },
  output: 'text',
  inlineLimit: 0,
  options: bip39Options,
  examples: [
    {
      inputs: { phrase: `${'abandon '.repeat(11)}about`, passphrase: 'TREZOR' },
      output:
        'c55257c360c07c72029aebc1b53c05ed0362ada38ead3e3e9efa3708e53495531f09a6987599d18264c1e1c92f2cf141630c7a3c4ab7c81b2f001698e7463b04',
    },
    { inputs: { phrase: 'abandon about', passphrase: '' }, fault: 'word-count' },
  ],
  run: async ({ phrase, passphrase }, { language }): Promise<Result<string, PhraseFault>> => {
    const { readPhrase, seedOf } = await import('./phrase');
    const checked = await readPhrase(phrase, language);
    return checked.ok ? ok(seedOf(checked.value.phrase, passphrase)) : checked;
  },
});
