import { createHash, pbkdf2Sync } from 'node:crypto';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { toHex } from '../../lib/hex';
import { fixedRandom, job } from '../../operations/testing';
import { bytesOfWords, parseEntropy, WORD_COUNTS } from './entropy';
import { editDistance } from '../../lib/edit-distance';
import { nearWords } from './near-words';
import { draw, read, seed, spell } from './operations';
import { readPhrase, seedOf, spellEntropy, splitWords } from './phrase';
import { LANGUAGES, loadWordList, type Language } from './word-lists';

const zeros = (digits: number) => '0'.repeat(digits);
const times = (word: string, count: number, last: string) => `${`${word} `.repeat(count)}${last}`;

async function phraseOf(entropy: string, language: Language = 'english'): Promise<string> {
  const result = await spell.run({ entropy }, { language, words: 12 }, job());
  return result.ok ? result.value.phrase : result.fault.code;
}

it.each([
  [zeros(32), times('abandon', 11, 'about')],
  ['7f'.repeat(16), 'legal winner thank year wave sausage worth useful legal winner thank yellow'],
  ['80'.repeat(16), 'letter advice cage absurd amount doctor acoustic avoid letter advice cage above'],
  ['ff'.repeat(16), times('zoo', 11, 'wrong')],
  [zeros(40), times('abandon', 14, 'address')],
  [zeros(48), times('abandon', 17, 'agent')],
  [zeros(56), times('abandon', 20, 'admit')],
  [zeros(64), times('abandon', 23, 'art')],
  ['f'.repeat(64), times('zoo', 23, 'vote')],
  ['9e885d952ad362caeb4efe34a8e91bd2', 'ozone drill grab fiber curtain grace pudding thank cruise elder eight picnic'],
])('spells %s', async (entropy, phrase) => {
  expect(await phraseOf(entropy)).toBe(phrase);
  expect(await readPhrase(phrase, 'english')).toMatchObject({ ok: true, value: { entropy, language: 'english' } });
});

it.each([
  ['simplified-chinese', times('的', 11, '在')],
  ['french', times('abaisser', 11, 'abeille')],
  ['japanese', `${'あいこくしん\u3000'.repeat(11)}あおぞら`],
] as const)('spells in %s', async (language, phrase) => {
  // The space of Japanese phrases is one that NFKD takes away, so only the words are compared in that form.
  const words = phrase.split(/([ \u3000])/).map((part) => (part === '\u3000' ? part : part.normalize('NFKD')));
  expect(await phraseOf(zeros(32), language)).toBe(words.join(''));
  expect(await readPhrase(phrase, 'english')).toMatchObject({ ok: true, value: { language, entropy: zeros(32) } });
});

it.each([
  [
    times('abandon', 11, 'about'),
    'TREZOR',
    'c55257c360c07c72029aebc1b53c05ed0362ada38ead3e3e9efa3708e53495531f09a6987599d18264c1e1c92f2cf141630c7a3c4ab7c81b2f001698e7463b04',
  ],
  [
    times('abandon', 11, 'about'),
    '',
    '5eb00bbddcf069084889a8ab9155568165f5c453ccb85e70811aaed6f6da5fc19a5ac40b389cd370d086206dec8aa6c43daea6690f20ad3d8d48b2d2ce9e38e4',
  ],
  [
    times('的', 11, '在'),
    '',
    'c015b86e4b208402bb0bdd0febb746708b869bb6e433cb227fd66d444f3ccdc360fee9ca9271014c2a684df380fcc40bd80a37eaa41a8061a52a18d319cdd899',
  ],
  // The Japanese vectors of the BIP: the passphrase is in another normal form than what is hashed.
  [
    times('あいこくしん', 11, 'あおぞら'),
    '㍍ガバヴァぱばぐゞちぢ十人十色',
    'a262d6fb6122ecf45be09c50492b31f92e9beb7d9a845987a02cefda57a15f9c467a17872029a9e92299b5cbdf306e3a0ee620245cbd508959b6cb7ca637bd55',
  ],
])('derives the seed of %s with "%s"', async (phrase, passphrase, expected) => {
  const result = await seed.run({ phrase, passphrase }, { language: 'english', words: 12 }, job());
  expect(result).toEqual({ ok: true, value: expected });
});

it('derives what PBKDF2 of the platform derives, in all languages and whatever the passphrase', async () => {
  for (const language of LANGUAGES) {
    const { phrase, words } = await spellEntropy(fixedRandom(7)(20), language);
    for (const passphrase of ['', 'Pässwörd 🔑', '\ud800']) {
      const salt = `mnemonic${passphrase.replace('\ud800', '\ufffd')}`.normalize('NFKD');
      const expected = pbkdf2Sync(words.join(' '), salt, 2048, 64, 'sha512').toString('hex');
      expect(seedOf(phrase, passphrase)).toBe(expected);
    }
  }
});

it('accepts a valid phrase of every language, whichever one is chosen', async () => {
  for (const language of LANGUAGES) {
    for (const words of WORD_COUNTS) {
      const entropy = fixedRandom(words + language.length)(bytesOfWords(words));
      const { phrase } = await spellEntropy(entropy, language);
      for (const chosen of [language, 'english', 'korean'] as const) {
        const result = await readPhrase(phrase.normalize('NFC'), chosen);
        expect(result).toMatchObject({ ok: true, value: { entropy: toHex(entropy) } });
      }
    }
  }
});

it('inverts: entropy to phrase to entropy', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...WORD_COUNTS).chain((words) => {
        const bytes = bytesOfWords(words);
        return fc.uint8Array({ minLength: bytes, maxLength: bytes });
      }),
      fc.constantFrom(...LANGUAGES),
      async (entropy, language) => {
        const report = await spellEntropy(entropy, language);
        expect(report.words).toHaveLength((entropy.length / 4) * 3);
        expect(await readPhrase(report.phrase, language)).toEqual({ ok: true, value: report });
        const digest = createHash('sha256').update(entropy).digest();
        const bits = digest
          .readUInt8(0)
          .toString(2)
          .padStart(8, '0')
          .slice(0, entropy.length / 4);
        expect(report.checksum).toBe(bits);
      },
    ),
    { numRuns: 60 },
  );
});

it('refuses nearly every other last word', async () => {
  const list = await loadWordList('english');
  const { words } = await spellEntropy(fixedRandom(3)(32), 'english');
  const accepted = list.slice(0, 512).filter((word) => word !== words[23]);
  let valid = 0;
  for (const word of accepted) {
    if ((await readPhrase([...words.slice(0, 23), word].join(' '), 'english')).ok) valid += 1;
  }
  expect(valid).toBeLessThan(8);
});

it('reads phrases as people paste them', async () => {
  for (const phrase of [
    times('ABANDON', 1, times(' abandon ', 10, '\tabout\r\n')),
    times('Ａｂａｎｄｏｎ', 11, 'about'),
    `${'的'.repeat(11)}在`,
    `${'的'.repeat(6)}\u3000${'的'.repeat(5)} 在`,
    times('あいこくしん', 11, 'あおぞら').normalize('NFC'),
    times('가격', 11, '가능').normalize('NFC'),
  ]) {
    expect(await readPhrase(phrase, 'english')).toMatchObject({ ok: true, value: { entropy: zeros(32) } });
  }
});

it('says what is wrong with a phrase', async () => {
  expect(await readPhrase(times('abandon', 11, 'abandon'), 'english')).toEqual({
    ok: false,
    fault: { code: 'checksum', language: 'english' },
  });
  expect(await readPhrase(times('abandon', 11, 'foo'), 'english')).toEqual({
    ok: false,
    fault: {
      code: 'unknown-word',
      language: 'english',
      position: 12,
      word: 'foo',
      at: 88,
      near: ['food', 'foot', 'fog'],
    },
  });
  expect(await readPhrase('a '.repeat(13), 'english')).toEqual({ ok: false, fault: { code: 'word-count', count: 13 } });
  expect(await readPhrase('', 'english')).toEqual({ ok: false, fault: { code: 'word-count', count: 0 } });
  expect(await readPhrase(times('abaisser', 11, 'abeile'), 'english')).toMatchObject({
    fault: { code: 'unknown-word', language: 'french', position: 12, near: ['abeille', 'agile'] },
  });
  expect(await readPhrase(times('\ud800', 11, '🙂'), 'spanish')).toMatchObject({
    fault: { code: 'unknown-word', language: 'spanish', position: 1, near: [] },
  });
});

it('has the lists of the BIP, whole and without doubles', async () => {
  const file = (words: readonly string[]) =>
    createHash('sha256')
      .update(`${words.join('\n')}\n`)
      .digest('hex');
  // The file english.txt of the BIP.
  expect(file(await loadWordList('english'))).toBe('2f5eed53a4727b4bf8880d8f3f199efc90e58503646d9ff8eff3a2ed3b24dbda');
  for (const language of LANGUAGES) {
    const list = await loadWordList(language);
    expect([language, list.length, new Set(list).size]).toEqual([language, 2048, 2048]);
    expect(list.map((word) => word.normalize('NFKD'))).toEqual(list);
  }
});

it.each(LANGUAGES)('takes no phrase with a wrong checksum, of any length: %s', async (language) => {
  const list = await loadWordList(language);
  for (const words of WORD_COUNTS) {
    const report = await spellEntropy(fixedRandom(words)(bytesOfWords(words)), language);
    // The lowest bit of the last word belongs to the checksum.
    const last = list[(report.indices.at(-1) ?? 0) ^ 1] ?? '';
    const forged = [...report.words.slice(0, -1), last];
    expect(await readPhrase(forged.join(' '), language)).toEqual({ ok: false, fault: { code: 'checksum', language } });
    const cut = report.words.slice(0, -1).join(' ');
    expect(await readPhrase(cut, language)).toEqual({ ok: false, fault: { code: 'word-count', count: words - 1 } });
    const made = await seed.run({ phrase: forged.join(' '), passphrase: '' }, { language, words: 12 }, job());
    expect(made).toMatchObject({ ok: false, fault: { code: 'checksum' } });
  }
});

it('says what is wrong with entropy', async () => {
  const fault = (text: string) => {
    const result = parseEntropy(text);
    return result.ok ? undefined : result.fault;
  };
  expect(fault(zeros(16))).toEqual({ code: 'entropy-length', digits: 16 });
  for (const digits of [0, 1, 31, 33, 36, 42, 63, 66, 128]) {
    expect(fault(zeros(digits))).toEqual({ code: 'entropy-length', digits });
  }
  expect(fault('0g')).toEqual({ code: 'bad-hex-digit', at: 1, found: 'g' });
  expect(fault('🙂')).toEqual({ code: 'bad-hex-digit', at: 0, found: '🙂' });
  for (const text of [`0x${zeros(32)}`, ` ${'00 '.repeat(16)}`, '00:'.repeat(16), '０'.repeat(32), 'AB'.repeat(16)]) {
    expect(parseEntropy(text)).toMatchObject({ ok: true });
  }
});

it('draws the bytes of the source, as many as the words need', () => {
  for (const words of WORD_COUNTS) {
    const bytes = bytesOfWords(words);
    const result = draw.run({}, { language: 'english', words }, job({ random: fixedRandom(5) }));
    expect(result).toEqual({ ok: true, value: toHex(fixedRandom(5)(bytes)) });
  }
});

it('draws every word with the same chance', async () => {
  const random = fixedRandom(11);
  const counts = Array.from({ length: 8 }, () => 0);
  for (let i = 0; i < 400; i += 1) {
    const { indices } = await spellEntropy(random(16), 'english');
    // The last word holds the checksum; the others are entropy alone.
    for (const index of indices.slice(0, 11)) counts[index >> 8] = (counts[index >> 8] ?? 0) + 1;
  }
  const expected = (400 * 11) / 8;
  const chiSquare = counts.reduce((total, count) => total + (count - expected) ** 2 / expected, 0);
  // 7 degrees of freedom: the chance to be above is one in a thousand.
  expect(chiSquare).toBeLessThan(24.3);
});

it('splits Chinese into characters, with their places', () => {
  expect(splitWords(' 的一 是').map(({ word, at }) => [word, at])).toEqual([
    ['的', 1],
    ['一', 2],
    ['是', 4],
  ]);
});

it.each([
  ['commas', (words: readonly string[]) => words.join(', ')],
  ['commas alone', (words: readonly string[]) => words.join(',')],
  ['hyphens', (words: readonly string[]) => words.join('-')],
  ['Chinese commas', (words: readonly string[]) => words.join('，')],
  ['numbers and dots', (words: readonly string[]) => words.map((word, index) => `${index + 1}. ${word}`).join('\r\n')],
  ['numbers and brackets', (words: readonly string[]) => words.map((word, index) => `(${index + 1})${word}`).join(' ')],
  ['bare numbers', (words: readonly string[]) => words.map((word, index) => `${index + 1} ${word}`).join(' ')],
  [
    'numbers that are glued',
    (words: readonly string[]) => words.map((word, index) => `${index + 1}.${word}`).join('\n'),
  ],
  ['quotes', (words: readonly string[]) => JSON.stringify(words)],
  ['bullets', (words: readonly string[]) => words.map((word) => `• ${word}`).join('\n')],
])('reads words apart by %s, in every language', async (_, write) => {
  for (const language of LANGUAGES) {
    const entropy = '9e885d952ad362caeb4efe34a8e91bd2';
    const phrase = await phraseOf(entropy, language);
    const words = phrase.split(/[ \u3000]/);
    expect(await readPhrase(write(words), language)).toMatchObject({ ok: true, value: { entropy, language } });
    expect(await readPhrase(write(words).normalize('NFC'), language)).toMatchObject({ ok: true, value: { entropy } });
  }
});

it('says where a wrong word stands in a numbered list', async () => {
  const text = Array.from({ length: 12 }, (_, index) => `${index + 1}. ${index === 2 ? 'foo' : 'abandon'}`).join('\n');
  expect(await readPhrase(text, 'english')).toMatchObject({
    ok: false,
    fault: { code: 'unknown-word', position: 3, word: 'foo', at: text.indexOf('foo') },
  });
});

it('finds near words', async () => {
  expect(editDistance('form', 'from')).toBe(1);
  expect(editDistance('', 'abc')).toBe(3);
  const english = await loadWordList('english');
  expect(nearWords('abandn', english)).toEqual(['abandon']);
  expect(nearWords('aban', english)[0]).toBe('abandon');
  expect(nearWords('x'.repeat(100_000), english)).toEqual([]);
  expect(nearWords('慧', await loadWordList('simplified-chinese'))).toEqual([]);
  expect(nearWords('ecole', await loadWordList('french'))).toContain('école'.normalize('NFKD'));
});

it('takes a huge text for what it is', async () => {
  const result = await read.run({ phrase: 'abandon '.repeat(100_000) }, { language: 'english', words: 12 }, job());
  expect(result).toEqual({ ok: false, fault: { code: 'word-count', count: 100_000 } });
});
