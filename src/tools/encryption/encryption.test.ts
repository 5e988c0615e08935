import { createCipheriv, pbkdf2Sync } from 'node:crypto';
import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import * as v from 'valibot';
import { fixedRandom, job } from '../../operations/testing';
import { DERIVATIONS, LEGACY, RAW } from './algorithms';
import { pbkdf2 } from './derive';
import { EVIDENCE, evidenceOf } from './evidence';
import { decrypt, decryptRaw, encrypt, encryptRaw } from './operations';
import { openOptions, rawOptions, sealOptions } from './options';
import { addPadding, removePadding } from './padding';
import { runWordCipher } from './word-ciphers';

afterEach(() => vi.unstubAllGlobals());

/** As on a page that came over plain http. */
const withoutSubtle = () => vi.stubGlobal('crypto', {});

const fromHex = (hex: string) => new Uint8Array(Buffer.from(hex, 'hex'));
const backwards = (hex: string) => fromHex(hex).reverse();
const LOREM = 'Lorem ipsum dolor sit amet';
const KEY = 'my secret key';
const SALT = '0102030405060708';
const GCM_SALT = { salt: '000102030405060708090a0b0c0d0e0f', iv: '000102030405060708090a0b' };

type SealOptions = Partial<v.InferOutput<typeof sealOptions>>;
type OpenOptions = Partial<v.InferOutput<typeof openOptions>>;
type RawOptions = Partial<v.InferOutput<typeof rawOptions>>;

async function seal(
  text: string,
  passphrase: string,
  options: SealOptions,
  given: { salt?: string; iv?: string } = {},
) {
  const made = await encrypt.run({ text, passphrase, ...given }, v.parse(sealOptions, options), job());
  return made.ok ? made.value.text : made.fault;
}

async function open(text: string, passphrase: string, options: OpenOptions = {}) {
  const made = await decrypt.run({ text, passphrase }, v.parse(openOptions, options), job());
  return made.ok ? made.value : made.fault;
}

async function sealRaw(text: string, key: string, iv: string, options: RawOptions, additional = '') {
  const parsed = v.parse(rawOptions, { textAs: 'hex', encoding: 'hex', additionalAs: 'hex', ...options });
  const made = await encryptRaw.run({ text, key, iv, additional }, parsed, job());
  return made.ok ? made.value.text : made.fault;
}

async function openRaw(text: string, key: string, iv: string, options: RawOptions, additional = '') {
  const parsed = v.parse(rawOptions, { textAs: 'hex', encoding: 'hex', additionalAs: 'hex', ...options });
  const made = await decryptRaw.run({ text, key, iv, additional }, parsed, job());
  return made.ok ? made.value.text : made.fault;
}

describe('with a passphrase', () => {
  it.each<[string, string, SealOptions, string]>([
    [LOREM, KEY, { algorithm: 'aes' }, 'U2FsdGVkX18BAgMEBQYHCH08coa67CQ069BsFx+XX/1R0sxv0f+BSIz4dSMMHxws'],
    [LOREM, KEY, { algorithm: 'tripledes' }, 'U2FsdGVkX18BAgMEBQYHCED7UdYT1STcNjSDRHdqL49GKRJ7iyBB0FpMovZad5bD'],
    [LOREM, KEY, { algorithm: 'rabbit' }, 'U2FsdGVkX18BAgMEBQYHCPr4UBZUuWog1Wv6Ga17dNX7GJsjNOSEpd4Q'],
    [LOREM, KEY, { algorithm: 'rc4' }, 'U2FsdGVkX18BAgMEBQYHCEq1BcJ6U6REsep2IIm8DNfaLzsHP3I7WsVK'],
    [
      LOREM,
      KEY,
      { algorithm: 'aes', derivation: 'sha256' },
      'U2FsdGVkX18BAgMEBQYHCNYxwmWWfewgKk/mkxBPcpXuN8ApybKepuJdXMVQzpL5',
    ],
    [
      LOREM,
      KEY,
      { algorithm: 'aes', derivation: 'pbkdf2' },
      'U2FsdGVkX18BAgMEBQYHCF1b21HWo4j5IwKY6gz+vas1L94nZtazj7lhAPcghnbZ',
    ],
    ['你好，世界 😀', '密码', { algorithm: 'aes' }, 'U2FsdGVkX18BAgMEBQYHCLWJ/c0mdNHc6UyPZ0hyRfjm5kRwYLsAkuibuqaGwSaM'],
    ['', 'k', { algorithm: 'aes' }, 'U2FsdGVkX18BAgMEBQYHCNTplVhjuLe+VD9HsFZPtWE='],
  ])('%j with %j %j is %s', async (text, passphrase, options, expected) => {
    expect(await seal(text, passphrase, options, { salt: SALT })).toBe(expected);
    const { algorithm, derivation = 'md5' } = options;
    const found = algorithm === 'aes' || algorithm === 'tripledes' ? { derivation } : {};
    expect(await open(expected, passphrase)).toEqual({ text, algorithm, ...found });
    expect(await open(expected, passphrase, { ...options })).toEqual({ text, algorithm, ...found });
  });

  const GCM: [string, string][] = [
    [LOREM, 'W-QXkz05UyE8HijID31nQ80VaG49QBTRR2JUmCZk4tR4LzQPu7WMjVOY'],
    ['你好，世界 😀', '8zbFE_Wk1e3Dj_1-jIeHDE-qg4eOzQSCLK96_bSaOXMZ_Q9E'],
    ['', 'srBk5ctjKIgC3mnADQlJeA'],
  ];
  it.each(GCM)('%j is the aesgcm1 line that ends in %s', async (text, end) => {
    const line = `aesgcm1.600000.AAECAwQFBgcICQoLDA0ODw.AAECAwQFBgcICQoL.${end}`;
    expect(await seal(text, KEY, {}, GCM_SALT)).toBe(line);
    expect(await open(line, KEY)).toEqual({ text, algorithm: 'gcm' });
  });

  it('takes a passphrase in NFC for AES-GCM, and as typed for OpenSSL', async () => {
    const line = await seal('a', 'caf\u0065\u0301', { iterations: 100_000 }, GCM_SALT);
    expect(line).toBe(await seal('a', 'caf\u00e9', { iterations: 100_000 }, GCM_SALT));
    expect(await seal('a', 'caf\u0065\u0301', { algorithm: 'aes' }, { salt: SALT })).not.toBe(
      await seal('a', 'caf\u00e9', { algorithm: 'aes' }, { salt: SALT }),
    );
  });

  it('draws salt and IV anew each time', async () => {
    const options = v.parse(sealOptions, { iterations: 100_000 });
    const random = fixedRandom(5);
    const lines = await Promise.all(
      [1, 2].map(async () => {
        const made = await encrypt.run({ text: LOREM, passphrase: 'k' }, options, job({ random }));
        return made.ok ? made.value.text.split('.') : [];
      }),
    );
    const [one = [], other = []] = lines;
    expect(one.slice(0, 2)).toEqual(other.slice(0, 2));
    for (const part of [2, 3, 4]) expect(one[part]).not.toBe(other[part]);
    for (const line of lines) expect(await open(line.join('.'), 'k')).toMatchObject({ text: LOREM });
  });

  it('is the same without the browser’s cryptography, with progress', async () => {
    withoutSubtle();
    const seen: number[] = [];
    const line = await encrypt.run(
      { text: LOREM, passphrase: KEY, ...GCM_SALT },
      v.parse(sealOptions, { iterations: 100_000 }),
      job({ progress: (done) => seen.push(done) }),
    );
    expect(seen.length).toBeGreaterThan(5);
    const aes = await seal(LOREM, KEY, { algorithm: 'aes', derivation: 'pbkdf2' }, { salt: SALT });
    expect(aes).toBe('U2FsdGVkX18BAgMEBQYHCF1b21HWo4j5IwKY6gz+vas1L94nZtazj7lhAPcghnbZ');
    vi.unstubAllGlobals();
    expect(line).toEqual({ ok: true, value: { text: await seal(LOREM, KEY, { iterations: 100_000 }, GCM_SALT) } });
  });

  it('stops when it is cancelled', async () => {
    withoutSubtle();
    const running = encrypt.run(
      { text: LOREM, passphrase: KEY },
      v.parse(sealOptions, {}),
      job({ signal: AbortSignal.abort() }),
    );
    await expect(running).rejects.toMatchObject({ name: 'AbortError' });
  });

  it('notes a lone surrogate', async () => {
    const made = await encrypt.run(
      { text: 'a\ud800', passphrase: 'k' },
      v.parse(sealOptions, { algorithm: 'rc4' }),
      job(),
    );
    expect(made).toMatchObject({ ok: true, value: { loneSurrogateAt: 1 } });
    expect(made.ok && (await open(made.value.text, 'k', { algorithm: 'rc4' }))).toMatchObject({ text: 'a\ufffd' });
  });

  it('opens what it sealed, whatever the bytes', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.uint8Array({ minLength: 1, maxLength: 100 }),
        fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }),
        fc.constantFrom(...LEGACY),
        fc.constantFrom(...DERIVATIONS),
        async (bytes, passphrase, algorithm, derivation) => {
          const text = Buffer.from(bytes).toString('base64');
          const line = await seal(text, passphrase, { algorithm, derivation, legacyIterations: 3, textAs: 'base64' });
          if (typeof line !== 'string') throw new Error(line.code);
          const wish = { algorithm, derivation, legacyIterations: 3, textAs: 'base64' } as const;
          expect(await open(line, passphrase, wish)).toMatchObject({ text, algorithm });
        },
      ),
      { numRuns: 150 },
    );
  });
});

describe('what cannot be opened', () => {
  const AES = 'U2FsdGVkX18BAgMEBQYHCH08coa67CQ069BsFx+XX/1R0sxv0f+BSIz4dSMMHxws';
  const RABBIT = 'U2FsdGVkX18BAgMEBQYHCPr4UBZUuWog1Wv6Ga17dNX7GJsjNOSEpd4Q';
  const DATA = 'W-QXkz05UyE8HijID31nQ80VaG49QBTRR2JUmCZk4tR4LzQPu7WMjVOY';
  const HEAD = 'aesgcm1.600000.AAECAwQFBgcICQoLDA0ODw.AAECAwQFBgcICQoL.';

  it.each<[string, string, OpenOptions, object]>([
    ['wrong', AES, {}, { code: 'wrong-passphrase' }],
    ['wrong', AES, { algorithm: 'aes' }, { code: 'wrong-passphrase' }],
    [KEY, AES, { algorithm: 'tripledes' }, { code: 'wrong-passphrase' }],
    [KEY, AES, { algorithm: 'aes', derivation: 'sha256' }, { code: 'wrong-passphrase' }],
    ['wrong', RABBIT, { algorithm: 'rabbit' }, { code: 'not-text', isRaw: false }],
    ['wrong', RABBIT, { algorithm: 'rc4' }, { code: 'not-text', isRaw: false }],
    ['wrong', RABBIT, {}, { code: 'cut-off-or-stream' }],
    [KEY, RABBIT, { algorithm: 'aes' }, { code: 'cut-off' }],
    ['', AES, {}, { code: 'no-passphrase' }],
    [KEY, AES.slice(0, -4), {}, { code: 'cut-off-or-stream' }],
    [KEY, AES.slice(0, -4), { algorithm: 'aes' }, { code: 'cut-off' }],
    [KEY, AES.slice(0, -1), {}, { code: 'cut-off' }],
    [KEY, AES.slice(0, -3), {}, { code: 'cut-off' }],
    // Without its last block the padding is gone.
    [KEY, Buffer.from(AES, 'base64').subarray(0, -16).toString('base64'), {}, { code: 'wrong-passphrase' }],
    [KEY, 'U2FsdGVkX18BAgMEBQYHCA==', { algorithm: 'rabbit' }, { code: 'cut-off' }],
    [KEY, 'U2FsdGVkX18B', {}, { code: 'cut-off' }],
    [KEY, 'U2FsdGVkX18BAgMEBQYHCNTplVhjuLe+VD9HsFZPtWE', {}, { code: 'cut-off' }],
    // A bit that belongs to no byte.
    [KEY, 'U2FsdGVkX18BAgMEBQYHCNTplVhjuLe+VD9HsFZPtWF=', {}, { code: 'not-base64', at: 42 }],
    [KEY, 'U2FsdGVkX1*', {}, { code: 'not-base64', at: 10 }],
    [KEY, 'aGVsbG8gd29ybGQgaGVsbG8gd29ybGQ=', {}, { code: 'no-header' }],
    [KEY, 'hello', {}, { code: 'no-header' }],
    [KEY, '"hello"', { algorithm: 'aes' }, { code: 'no-header' }],
    [KEY, `"${AES.slice(0, -1)}"`, {}, { code: 'cut-off' }],
    [KEY, '"U2FsdGVkX1*"', {}, { code: 'not-base64', at: 11 }],
    [KEY, 'hello', { algorithm: 'gcm' }, { code: 'no-header' }],
    ['wrong', HEAD.replace('600000', '100000') + DATA, {}, { code: 'altered' }],
    [KEY, `${HEAD}X${DATA.slice(1)}`, {}, { code: 'altered' }],
    [KEY, HEAD + DATA.slice(0, -4), {}, { code: 'altered' }],
    [KEY, `${HEAD}BBBB${DATA}`, {}, { code: 'altered' }],
    [KEY, HEAD.replace('600000', '600001') + DATA, {}, { code: 'altered' }],
    [KEY, HEAD.replace('AAECAwQFBgcICQoL.', 'AAECAwQFBgcICQoM.') + DATA, {}, { code: 'altered' }],
    [KEY, HEAD.replace('AAECAwQFBgcICQoL.', 'AAECAwQFBgcICQo.') + DATA, {}, { code: 'cut-off' }],
    [KEY, HEAD.replace('AAECAwQFBgcICQoL.', 'AAECAwQFBgcICQoLDA0ODw.') + DATA, {}, { code: 'altered' }],
    [KEY, HEAD.replace('AAECAwQFBgcICQoLDA0ODw', 'AAECAwQFBgcICQoL') + DATA, {}, { code: 'cut-off' }],
    [KEY, HEAD + DATA.slice(0, 20), {}, { code: 'cut-off' }],
    [KEY, `${HEAD}A`, {}, { code: 'cut-off' }],
    [KEY, HEAD.slice(0, -1), {}, { code: 'cut-off' }],
    [KEY, 'aesgcm1.', {}, { code: 'cut-off' }],
    [KEY, `${HEAD}${DATA}.`, {}, { code: 'not-base64', at: HEAD.length + DATA.length }],
    [KEY, `${HEAD}+${DATA.slice(1)}`, {}, { code: 'not-base64', at: HEAD.length }],
    [KEY, `${HEAD}srBk5ctjKIgC3mnADQlJeB`, {}, { code: 'not-base64', at: HEAD.length + 21 }],
    [KEY, `${HEAD}srBk5ctjKIgC3mnADQlJeA==`, {}, { code: 'not-base64', at: HEAD.length + 22 }],
    [KEY, HEAD.replace('600000', '99999') + DATA, {}, { code: 'bad-iterations' }],
    [KEY, HEAD.replace('600000', '5000001') + DATA, {}, { code: 'bad-iterations' }],
    [KEY, HEAD.replace('600000', '0600000') + DATA, {}, { code: 'bad-iterations' }],
    [KEY, HEAD.replace('600000', '6e5') + DATA, {}, { code: 'bad-iterations' }],
    [KEY, HEAD.replace('600000', '-600000') + DATA, {}, { code: 'bad-iterations' }],
    [KEY, HEAD.replace('aesgcm1', 'aesgcm2') + DATA, {}, { code: 'not-base64', at: 7 }],
  ])('with %j from %s %j', async (passphrase, text, options, fault) => {
    expect(await open(text, passphrase, options)).toMatchObject(fault);
  });

  it('no single bit of an aesgcm1 line can be changed', async () => {
    const line = await seal('abc', 'k', { iterations: 100_000 }, GCM_SALT);
    if (typeof line !== 'string') throw new Error(line.code);
    for (const at of [20, 38, 53, 70]) {
      const other = line[at] === 'A' ? 'B' : 'A';
      expect(await open(line.slice(0, at) + other + line.slice(at + 1), 'k')).toHaveProperty('code');
    }
  });

  it('no legacy text gives an empty one with another passphrase', async () => {
    for (let turn = 0; turn < 40; turn++) {
      for (const algorithm of ['aes', 'tripledes'] as const) {
        const line = await seal('', 'right', { algorithm });
        if (typeof line !== 'string') throw new Error(line.code);
        expect(await open(line, `wrong ${turn}`)).toHaveProperty('code');
      }
    }
  });

  it('an altered block is an error, unless bytes are asked for', async () => {
    const bytes = Buffer.from(AES, 'base64');
    bytes[17] = (bytes[17] ?? 0) ^ 1;
    const altered = bytes.toString('base64');
    // Among all ciphers the padding speaks for what came out, which binary content has nothing else to show for.
    expect(await open(altered, KEY)).toMatchObject({ algorithm: 'aes', derivation: 'md5', bytes: expect.anything() });
    expect(await open(altered, KEY, { algorithm: 'aes' })).toMatchObject({ code: 'not-text' });
    expect(await open(altered, KEY, { algorithm: 'aes', textAs: 'hex' })).toHaveProperty('text');
  });

  it.each(['"', "'", '`'])('quotes of the kind %s around it do not matter', async (quote) => {
    expect(await open(`${quote}${AES}${quote}`, KEY)).toMatchObject({ text: LOREM });
    expect(await open(` “${HEAD}${DATA}”\n`, KEY)).toMatchObject({ text: LOREM });
    expect(await open(`${quote}${AES}${quote}\n`, KEY, { algorithm: 'aes' })).toMatchObject({ text: LOREM });
  });

  it('white space in what was pasted does not matter', async () => {
    const wrapped = (line: string) => ` ${line.replace(/(.{13})/g, '$1\r\n\t')}\n`;
    expect(await open(wrapped(AES), KEY)).toMatchObject({ text: LOREM });
    expect(await open(wrapped(HEAD + DATA), KEY)).toMatchObject({ text: LOREM });
  });
});

describe('what is no text, with cipher and derivation to be found', () => {
  const PNG = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  );
  const CONTENTS: [string, Buffer][] = [
    ['a picture', PNG],
    ['four bytes', Buffer.from([0, 0xff, 0xfe, 1])],
    ['Latin-1', Buffer.from('d\u00e9j\u00e0 vu, na\u00efve caf\u00e9', 'latin1')],
    ['Latin-1 of one byte of padding', Buffer.from('caf\u00e9 et th\u00e9 noir'.padEnd(31, '!'), 'latin1')],
    ['a PDF of one byte of padding', Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(6, 0xc3)])],
  ];
  const SETTINGS = (['aes', 'tripledes'] as const).flatMap((algorithm) =>
    DERIVATIONS.map((derivation) => [algorithm, derivation] as const),
  );

  it.each(CONTENTS)('opens %s and says how', async (_, content) => {
    for (const [algorithm, derivation] of SETTINGS) {
      const line = await seal(
        content.toString('base64'),
        KEY,
        { algorithm, derivation, textAs: 'base64' },
        { salt: SALT },
      );
      if (typeof line !== 'string') throw new Error(line.code);
      const bytes = new Uint8Array(content);
      expect(await open(line, KEY)).toEqual({ text: content.toString('hex'), bytes, algorithm, derivation });
      expect(await open(line, KEY, { textAs: 'base64' })).toMatchObject({ bytes, algorithm, derivation });
    }
  });

  it.each(['rabbit', 'rc4'] as const)('knows a file by its signature behind %s too', async (algorithm) => {
    const line = await seal(PNG.toString('base64'), KEY, { algorithm, textAs: 'base64' });
    expect(await open(String(line), KEY)).toMatchObject({ bytes: new Uint8Array(PNG), algorithm });
  });

  it('leaves PBKDF2 out while its rounds are not known', async () => {
    const withMd5 = String(await seal(LOREM, KEY, { algorithm: 'aes' }));
    const withPbkdf2 = String(await seal(LOREM, KEY, { algorithm: 'aes', derivation: 'pbkdf2' }));
    expect(await open(withMd5, KEY, { withoutPbkdf2: true })).toMatchObject({ text: LOREM, derivation: 'md5' });
    expect(await open(withPbkdf2, KEY, { withoutPbkdf2: true })).toEqual({ code: 'wrong-passphrase' });
  });

  it.each<[string, number[], number, number]>([
    ['text', [...Buffer.from('caf\u00e9 cr\u00e8me')], 16, EVIDENCE.text],
    ['a signature', [...PNG], PNG.length + 1, EVIDENCE.file],
    ['old text', [...Buffer.from('caf\u00e9 cr\u00e8me', 'latin1')], 16, EVIDENCE.oldText],
    ['padding', [0, 0xff, 0xfe], 16, EVIDENCE.padding],
    ['nothing', Array.from({ length: 15 }, (_, at) => at * 17), 16, EVIDENCE.chance],
  ])('weighs %s', (_, bytes, length, evidence) => {
    expect(evidenceOf(new Uint8Array(bytes), length)).toBe(evidence);
  });
});

const NIST_KEYS = {
  128: '2b7e151628aed2a6abf7158809cf4f3c',
  192: '8e73b0f7da0e6452c810f32b809079e562f8ead2522c6b7b',
  256: '603deb1015ca71be2b73aef0857d77811f352c073b6108d72d9810a30914dff4',
};
const NIST_TEXT =
  '6bc1bee22e409f96e93d7e117393172aae2d8a571e03ac9c9eb76fac45af8e5130c81c46a35ce411e5fbc1191a0a52eff69f2445df4f9b17ad2b417be66c3710';
const NIST_IV = '000102030405060708090a0b0c0d0e0f';
const NIST_COUNTER = 'f0f1f2f3f4f5f6f7f8f9fafbfcfdfeff';

const GCM_KEY = 'feffe9928665731c6d6a8f9467308308';
const GCM_IV = 'cafebabefacedbaddecaf888';
const GCM_TEXT =
  'd9313225f88406e5a55909c5aff5269a86a7a9531534f7da2e4c303d8a318a721c3c0c95956809532fcf0e2449a6b525b16aedf5aa0de657ba637b391aafd255';
const AAD = 'feedfacedeadbeeffeedfacedeadbeefabaddad2';
const CASE_4 =
  '42831ec2217774244b7221b784d0d49ce3aa212f2c02a4e035c17e2329aca12e21d514b25466931c7d8f6a5aac84aa051ba30b396a0aac973d58e091';

describe.each([['browser'], ['library']])('AES of the %s', (from) => {
  const begin = () => {
    if (from === 'library') withoutSubtle();
  };

  it.each<[string, string, string, string, RawOptions, string, string?]>([
    // SP 800-38A, F.2.
    [
      'CBC-AES128',
      NIST_TEXT,
      NIST_KEYS[128],
      NIST_IV,
      { algorithm: 'raw-cbc', isPadded: false },
      '7649abac8119b246cee98e9b12e9197d5086cb9b507219ee95db113a917678b273bed6b8e3c1743b7116e69e222295163ff1caa1681fac09120eca307586e1a7',
    ],
    [
      'CBC-AES192',
      NIST_TEXT,
      NIST_KEYS[192],
      NIST_IV,
      { algorithm: 'raw-cbc', isPadded: false },
      '4f021db243bc633d7178183a9fa071e8b4d9ada9ad7dedf4e5e738763f69145a571b242012fb7ae07fa9baac3df102e008b0e27988598881d920a9e64f5615cd',
    ],
    [
      'CBC-AES256',
      NIST_TEXT,
      NIST_KEYS[256],
      NIST_IV,
      { algorithm: 'raw-cbc', isPadded: false },
      'f58c4c04d6e5f1ba779eabfb5f7bfbd69cfc4e967edb808d679f777bc6702c7d39f23369a9d9bacfa530e26304231461b2eb05e2c39be9fcda6c19078c6a9d1b',
    ],
    // SP 800-38A, F.5.
    [
      'CTR-AES128',
      NIST_TEXT,
      NIST_KEYS[128],
      NIST_COUNTER,
      { algorithm: 'raw-ctr' },
      '874d6191b620e3261bef6864990db6ce9806f66b7970fdff8617187bb9fffdff5ae4df3edbd5d35e5b4f09020db03eab1e031dda2fbe03d1792170a0f3009cee',
    ],
    [
      'CTR-AES192',
      NIST_TEXT,
      NIST_KEYS[192],
      NIST_COUNTER,
      { algorithm: 'raw-ctr' },
      '1abc932417521ca24f2b0459fe7e6e0b090339ec0aa6faefd5ccc2c6f4ce8e941e36b26bd1ebc670d1bd1d665620abf74f78a7f6d29809585a97daec58c6b050',
    ],
    [
      'CTR-AES256',
      NIST_TEXT,
      NIST_KEYS[256],
      NIST_COUNTER,
      { algorithm: 'raw-ctr' },
      '601ec313775789a5b7a7f504bbf3d228f443e3ca4d62b59aca84e990cacaf5c52b0930daa23de94ce87017ba2d84988ddfc9c58db67aada613c2dd08457941a6',
    ],
    // FIPS 197, appendix C, as one block of CBC with an IV of zeros.
    ...(
      [
        ['000102030405060708090a0b0c0d0e0f', '69c4e0d86a7b0430d8cdb78070b4c55a'],
        ['000102030405060708090a0b0c0d0e0f1011121314151617', 'dda97ca4864cdfe06eaf70a0ec0d7191'],
        ['000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f', '8ea2b7ca516745bfeafc49904b496089'],
      ] as const
    ).map(([key, expected]): [string, string, string, string, RawOptions, string] => [
      'FIPS 197',
      '00112233445566778899aabbccddeeff',
      key,
      '00'.repeat(16),
      { algorithm: 'raw-cbc', isPadded: false },
      expected,
    ]),
    // The GCM specification's test cases 1, 2, 3, 4, 13 and 16.
    ['GCM 1', '', '00'.repeat(16), '00'.repeat(12), {}, '58e2fccefa7e3061367f1d57a4e7455a'],
    [
      'GCM 2',
      '00'.repeat(16),
      '00'.repeat(16),
      '00'.repeat(12),
      {},
      '0388dace60b6a392f328c2b971b2fe78ab6e47d42cec13bdf53a67b21257bddf',
    ],
    [
      'GCM 3',
      GCM_TEXT,
      GCM_KEY,
      GCM_IV,
      {},
      `${CASE_4}3d58e091`.slice(0, 120) + '473f59854d5c2af327cd64a62cf35abd2ba6fab4',
    ],
    ['GCM 4', GCM_TEXT.slice(0, 120), GCM_KEY, GCM_IV, {}, `${CASE_4}5bc94fbc3221a5db94fae95ae7121a47`, AAD],
    [
      'GCM 5, an IV of 8 bytes',
      GCM_TEXT.slice(0, 120),
      GCM_KEY,
      'cafebabefacedbad',
      {},
      '61353b4c2806934a777ff51fa22a4755699b2a714fcdc6f83766e5f97b6c742373806900e49f24b22b097544d4896b424989b5e1ebac0f07c23f45983612d2e79e3b0785561be14aaca2fccb',
      AAD,
    ],
    ['GCM 13', '', '00'.repeat(32), '00'.repeat(12), {}, '530f8afbc74536b9a963b4f1c4cb738b'],
    // CAVP, gcmEncryptExtIV128 with a tag of 120 bits, here in full.
    [
      'CAVP',
      'b65c3e50f9852b745f66b13e8d4f66cf',
      'a10c0047bc237c96caf74c9676d6ff1f',
      'c81820692baad8837f0112e7',
      {},
      'f2f03455ec73027b27042be0e66e4b8e',
    ],
  ])('%s', async (_, text, key, iv, options, expected, additional) => {
    begin();
    const made = await sealRaw(text, key, iv, options, additional);
    expect(String(made).slice(0, expected.length)).toBe(expected);
    expect(await openRaw(String(made), key, iv, options, additional)).toBe(text);
  });

  it('takes the IV into account', async () => {
    begin();
    const made = await sealRaw(
      'b65c3e50f9852b745f66b13e8d4f66cf',
      'a10c0047bc237c96caf74c9676d6ff1f',
      'c81820692baad8837f0112e7',
      {},
    );
    expect(made).toMatch(/^f2f03455ec73027b27042be0e66e4b8e368be4de43c27e8466cf2da86e3215[0-9a-f]{2}$/);
  });

  it('is what OpenSSL gives for any key, IV and text', async () => {
    begin();
    const bytes = (length: number) => fc.uint8Array({ minLength: length, maxLength: length });
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...RAW),
        fc.constantFrom(16, 24, 32).chain(bytes),
        fc.tuple(bytes(16), fc.uint8Array({ minLength: 1, maxLength: 200 })),
        fc.uint8Array({ maxLength: 80 }),
        fc.uint8Array({ maxLength: 30 }),
        async (algorithm, key, [block, anyIv], text, additional) => {
          const isGcm = algorithm === 'raw-gcm';
          // Nothing at all is no ciphertext, which only CTR makes of nothing.
          fc.pre(algorithm !== 'raw-ctr' || text.length > 0);
          const iv = isGcm ? anyIv : block;
          const mode = algorithm.slice(4);
          const hex = (given: Uint8Array) => Buffer.from(given).toString('hex');
          const made = await sealRaw(hex(text), hex(key), hex(iv), { algorithm }, hex(additional));
          expect(made).toBe(hex(reference(mode, key, iv, text, additional)));
          expect(await openRaw(String(made), hex(key), hex(iv), { algorithm }, hex(additional))).toBe(hex(text));
        },
      ),
      { numRuns: 150 },
    );
  });

  it.each<[string, string, string, string, RawOptions, object]>([
    [
      'a tag of 15 bytes',
      `${CASE_4}5bc94fbc3221a5db94fae95ae7121a`,
      GCM_KEY,
      GCM_IV,
      {},
      { code: 'altered', isRaw: true },
    ],
    ['another tag', `${CASE_4}5bc94fbc3221a5db94fae95ae7121a48`, GCM_KEY, GCM_IV, {}, { code: 'altered' }],
    ['other bytes', `5${CASE_4.slice(1)}5bc94fbc3221a5db94fae95ae7121a47`, GCM_KEY, GCM_IV, {}, { code: 'altered' }],
    ['another IV', `${CASE_4}5bc94fbc3221a5db94fae95ae7121a47`, GCM_KEY, '00'.repeat(12), {}, { code: 'altered' }],
    ['less than a tag', '5bc94fbc3221a5db94fae95ae7121a', GCM_KEY, GCM_IV, {}, { code: 'cut-off' }],
    ['half a block', '00'.repeat(24), GCM_KEY, NIST_IV, { algorithm: 'raw-cbc' }, { code: 'cut-off' }],
    ['no block', '', GCM_KEY, NIST_IV, { algorithm: 'raw-cbc' }, { code: 'cut-off' }],
    ['nothing', '', GCM_KEY, NIST_IV, { algorithm: 'raw-ctr' }, { code: 'cut-off' }],
    ['no padding', '00'.repeat(16), GCM_KEY, NIST_IV, { algorithm: 'raw-cbc' }, { code: 'wrong-key' }],
    ['a key of 15 bytes', '00'.repeat(16), '00'.repeat(15), GCM_IV, {}, { code: 'key-size', bytes: 15 }],
    ['a key of 33 bytes', '00'.repeat(16), '00'.repeat(33), GCM_IV, {}, { code: 'key-size', bytes: 33 }],
    ['no key', '00'.repeat(16), '', GCM_IV, {}, { code: 'key-size', bytes: 0 }],
    ['no IV for GCM', '00'.repeat(16), GCM_KEY, '', {}, { code: 'no-iv' }],
    ['an IV of 12', '00', GCM_KEY, GCM_IV, { algorithm: 'raw-ctr' }, { code: 'iv-size', expected: 16, bytes: 12 }],
    ['no IV', '00', GCM_KEY, '', { algorithm: 'raw-cbc' }, { code: 'iv-size', expected: 16, bytes: 0 }],
    ['no hex', '0g', GCM_KEY, GCM_IV, {}, { code: 'bad-hex-digit', field: 'text', at: 1 }],
    ['odd hex', '000', GCM_KEY, GCM_IV, {}, { code: 'half-byte', field: 'text', at: 2 }],
    ['no base64', 'a*', GCM_KEY, GCM_IV, { encoding: 'base64' }, { code: 'not-base64', field: 'text', at: 1 }],
    ['a key that is no hex', '00', 'zz', GCM_IV, {}, { code: 'bad-hex-digit', field: 'key', at: 0 }],
    ['an IV that is no base64', '00', GCM_KEY, '?', { ivAs: 'base64' }, { code: 'not-base64', field: 'iv', at: 0 }],
  ])('refuses %s', async (_, text, key, iv, options, fault) => {
    begin();
    // The additional data of test case 4 stands here, too: it belongs to the tag.
    expect(await openRaw(text, key, iv, options, AAD)).toMatchObject(fault);
  });

  it('refuses other additional data, and no text where text is expected', async () => {
    begin();
    const sealed = `${CASE_4}5bc94fbc3221a5db94fae95ae7121a47`;
    expect(await openRaw(sealed, GCM_KEY, GCM_IV, {}, '')).toMatchObject({ code: 'altered' });
    expect(await openRaw(sealed, GCM_KEY, GCM_IV, {}, 'xx')).toMatchObject({
      code: 'bad-hex-digit',
      field: 'additional',
    });
    const text = { textAs: 'text' } as const;
    expect(await openRaw(sealed, GCM_KEY, GCM_IV, text, AAD)).toBe(GCM_TEXT.slice(0, 120));
    expect(await openRaw('874d6191', GCM_KEY, NIST_IV, { ...text, algorithm: 'raw-ctr' })).toMatchObject({
      code: 'not-text',
      isRaw: true,
    });
  });
});

function reference(mode: string, key: Uint8Array, iv: Uint8Array, text: Uint8Array, additional: Uint8Array): Buffer {
  const bits = key.length * 8;
  if (mode === 'gcm') {
    const cipher = createCipheriv(bits === 128 ? 'aes-128-gcm' : bits === 192 ? 'aes-192-gcm' : 'aes-256-gcm', key, iv);
    cipher.setAAD(additional);
    return Buffer.concat([cipher.update(text), cipher.final(), cipher.getAuthTag()]);
  }
  const cipher = createCipheriv(`aes-${bits}-${mode}`, key, iv);
  return Buffer.concat([cipher.update(text), cipher.final()]);
}

describe('the parts', () => {
  const silent = job();

  const ZERO_KEY = '00'.repeat(16);
  // RFC 4503, appendix A; eSTREAM and CryptoJS write key, IV and each block of 16 bytes back to front.
  it.each([
    [
      ZERO_KEY,
      '00'.repeat(8),
      'c6a7275ef85495d87ccd5d376705b7ed5f29a6ac04f5efd47b8f293270dc4a8d2ade822b29de6c1ee52bdb8a47bf8f66',
    ],
    [
      ZERO_KEY,
      'c373f575c1267e59',
      '1fcd4eb9580012e2e0dccc9222017d6da75f4e10d12125017b2499ffed936f2eebc112c393e738392356bdd012029ba7',
    ],
    [
      ZERO_KEY,
      'a6eb561ad2f41727',
      '445ad8c805858dbf70b6af23a151104d96c8f27947f42c5baeae67c6acc35b039fcbfc895fa71c17313df034f01551cb',
    ],
  ])('Rabbit with the key %s and the IV %s', (key, iv, blocks) => {
    const zeros = new Uint8Array(blocks.length / 2);
    const made = runWordCipher('rabbit', 'encrypt', { key: backwards(key), iv: backwards(iv) }, zeros, silent);
    const expected = blocks.match(/.{32}/g)?.map((block) => Buffer.from(backwards(block)).toString('hex'));
    expect(Buffer.from(made).toString('hex')).toBe(expected?.join(''));
  });

  // RFC 6229, the first 16 bytes and those from 240 on.
  it.each([
    ['0102030405', 'b2396305f03dc027ccc3524a0a1118a8', '28cb1132c96ce286421dcaadb8b69eae'],
    ['0102030405060708090a0b0c0d0e0f10', '9ac7cc9a609d1ef7b2932899cde41b97', '065902e4b620f6cc36c8589f66432f2b'],
    ['0102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f20', 'eaa6bd25880bf93d3f5d1e4ca2611d91', ''],
  ])('RC4 with the key %s', (key, first, later) => {
    const made = runWordCipher(
      'rc4',
      'encrypt',
      { key: fromHex(key), iv: new Uint8Array(0) },
      new Uint8Array(256),
      silent,
    );
    const stream = Buffer.from(made).toString('hex');
    expect(stream.slice(0, 32)).toBe(first);
    expect(stream.slice(480, 480 + later.length)).toBe(later);
  });

  it('TripleDES is OpenSSL’s, over many stretches', () => {
    const key = fromHex('0123456789abcdef23456789abcdef01456789abcdef0123');
    const iv = fromHex('f69f2445df4f9b17');
    const text = new Uint8Array(600_000).map((_, at) => at * 7);
    const made = runWordCipher('tripledes', 'encrypt', { key, iv }, text, silent);
    const cipher = createCipheriv('des-ede3-cbc', key, iv).setAutoPadding(false);
    expect(Buffer.from(made).equals(cipher.update(text))).toBe(true);
    const opened = runWordCipher('tripledes', 'decrypt', { key, iv }, made, silent);
    expect(Buffer.from(opened).equals(text)).toBe(true);
  });

  it.each([
    [1, 20],
    [1000, 48],
    [10_000, 32],
  ])('PBKDF2 of %i rounds is OpenSSL’s', async (rounds, length) => {
    const password = new TextEncoder().encode('passwordPASSWORDpassword');
    const salt = new TextEncoder().encode('saltSALTsaltSALTsaltSALTsaltSALTsalt');
    const expected = new Uint8Array(pbkdf2Sync(password, salt, rounds, length, 'sha256'));
    expect(await pbkdf2(password, salt, rounds, length, undefined, silent)).toEqual(expected);
    expect(await pbkdf2(password, salt, rounds, length, crypto.subtle, silent)).toEqual(expected);
  });

  it('takes off only a padding that was put on', () => {
    for (let length = 0; length < 20; length++) {
      const text = new Uint8Array(length).fill(9);
      const padded = addPadding(text, 8);
      expect(padded.length % 8).toBe(0);
      expect(removePadding(padded, 8)).toEqual(text);
    }
    for (const wrong of ['', '00', '0203', '090909', '0101010101010109', '03030203']) {
      expect(removePadding(fromHex(wrong), 8)).toBeUndefined();
    }
  });
});
