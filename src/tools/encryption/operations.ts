import * as v from 'valibot';
import { toHex } from '../../lib/hex';
import { err, ok, type Result } from '../../lib/result';
import { content, defineOperation, text } from '../../operations/define';
import { isLegacy, ivSize } from './algorithms';
import { type Decrypted, showDecrypted } from './decrypted';
import type { Subtle } from './derive';
import { type Bytes, type Encrypted, givenOrDrawn, type RawEncrypted, surrogateIn } from './encrypted';
import type { BytesFault, DecryptFault, EncryptFault } from './faults';
import { encryptionOptions, openOptions, rawOptions, sealOptions } from './options';
import { writeBytes } from './shown-text';
import { blankQuotes, readBytes, readContent } from './written-bytes';

/** What the page remembers, of which no operation asks for all. */
export const remembered = encryptionOptions;

/** Pages that come over plain http have no `crypto.subtle`. */
const currentSubtle = (): Subtle => globalThis.crypto.subtle;

/** Milliseconds that typing rests before keys are derived. */
const PAUSE = 400;

const LOREM = { text: 'Lorem ipsum dolor sit amet', passphrase: 'my secret key' };
const SALTED = { ...LOREM, salt: '0102030405060708' };
const SEALED = { ...LOREM, salt: '000102030405060708090a0b0c0d0e0f', iv: '000102030405060708090a0b' };

/**
 * Encrypts a text with AES and a passphrase: in the tool's own format (GCM and PBKDF2), or in that of OpenSSL and CryptoJS. Salt
 * (16 bytes, or 8) and IV (12) in hex are for tests; without them they are drawn.
 */
export const encrypt = defineOperation({
  id: 'encrypt',
  inputs: { text: content().secret(), passphrase: text().secret(), salt: text().optional(), iv: text().optional() },
  output: 'report',
  inlineLimit: 0,
  pause: PAUSE,
  options: sealOptions,
  examples: [
    {
      inputs: SEALED,
      output: {
        text: 'aesgcm1.600000.AAECAwQFBgcICQoLDA0ODw.AAECAwQFBgcICQoL.W-QXkz05UyE8HijID31nQ80VaG49QBTRR2JUmCZk4tR4LzQPu7WMjVOY',
      },
    },
    {
      inputs: SALTED,
      options: { algorithm: 'aes' },
      output: { text: 'U2FsdGVkX18BAgMEBQYHCH08coa67CQ069BsFx+XX/1R0sxv0f+BSIz4dSMMHxws' },
    },
    {
      inputs: SALTED,
      options: { algorithm: 'aes', derivation: 'sha256' },
      output: { text: 'U2FsdGVkX18BAgMEBQYHCNYxwmWWfewgKk/mkxBPcpXuN8ApybKepuJdXMVQzpL5' },
    },
    {
      inputs: SALTED,
      options: { algorithm: 'tripledes' },
      output: { text: 'U2FsdGVkX18BAgMEBQYHCED7UdYT1STcNjSDRHdqL49GKRJ7iyBB0FpMovZad5bD' },
    },
    {
      inputs: SALTED,
      options: { algorithm: 'rabbit' },
      output: { text: 'U2FsdGVkX18BAgMEBQYHCPr4UBZUuWog1Wv6Ga17dNX7GJsjNOSEpd4Q' },
    },
    {
      inputs: SALTED,
      options: { algorithm: 'rc4' },
      output: { text: 'U2FsdGVkX18BAgMEBQYHCEq1BcJ6U6REsep2IIm8DNfaLzsHP3I7WsVK' },
    },
    { inputs: { ...LOREM, passphrase: '' }, fault: 'no-passphrase' },
    { inputs: { ...LOREM, text: 'f' }, options: { textAs: 'hex' }, fault: 'half-byte' },
    { inputs: { ...LOREM, text: '!' }, options: { textAs: 'base64' }, fault: 'not-base64' },
  ],
  run: async ({ text: source, passphrase, salt, iv }, options, job): Promise<Result<Encrypted, EncryptFault>> => {
    const { algorithm, iterations, derivation, legacyIterations, textAs, lineEnding } = options;
    if (passphrase === '') return err({ code: 'no-passphrase' });
    const bytes = readContent(source, textAs, lineEnding);
    if (!bytes.ok) return bytes;
    const noted = surrogateIn(source, textAs);
    const subtle = currentSubtle();
    if (isLegacy(algorithm)) {
      const { LEGACY_SALT_BYTES, sealLegacy } = await import('./legacy');
      const drawn = givenOrDrawn(salt, LEGACY_SALT_BYTES, job.random);
      const setting = { cipher: algorithm, derivation, iterations: legacyIterations, salt: drawn };
      return ok({ text: await sealLegacy(bytes.value, passphrase, setting, subtle, job), ...noted });
    }
    const { IV_BYTES, SALT_BYTES, sealModern } = await import('./modern');
    const drawn = givenOrDrawn(salt, SALT_BYTES, job.random);
    const setting = { salt: drawn, iv: givenOrDrawn(iv, IV_BYTES, job.random), iterations };
    return ok({ text: await sealModern(bytes.value, passphrase, setting, subtle, job), ...noted });
  },
});

/**
 * Decrypts with a passphrase (password) what this tool, OpenSSL or CryptoJS encrypted. The format is found by itself, as are cipher and
 * derivation where none is named.
 */
export const decrypt = defineOperation({
  id: 'decrypt',
  inputs: { text: text(), passphrase: text().secret() },
  output: 'report',
  inlineLimit: 0,
  pause: PAUSE,
  options: openOptions,
  examples: [
    {
      inputs: {
        text: 'U2FsdGVkX18BAgMEBQYHCH08coa67CQ069BsFx+XX/1R0sxv0f+BSIz4dSMMHxws',
        passphrase: 'my secret key',
      },
      output: { text: LOREM.text, algorithm: 'aes', derivation: 'md5' },
    },
    {
      inputs: {
        text: 'aesgcm1.600000.AAECAwQFBgcICQoLDA0ODw.AAECAwQFBgcICQoL.srBk5ctjKIgC3mnADQlJeA',
        passphrase: 'my secret key',
      },
      output: { text: '', algorithm: 'gcm' },
    },
    {
      inputs: { text: 'U2FsdGVkX18BAgMEBQYHCH08coa67CQ069BsFx+XX/1R0sxv0f+BSIz4dSMMHxws', passphrase: 'wrong' },
      fault: 'wrong-passphrase',
    },
    {
      inputs: {
        text: 'aesgcm1.100000.AAECAwQFBgcICQoLDA0ODw.AAECAwQFBgcICQoL.srBk5ctjKIgC3mnADQlJeA',
        passphrase: 'x',
      },
      fault: 'altered',
    },
    {
      inputs: { text: 'aesgcm1.99.AAECAwQFBgcICQoLDA0ODw.AAECAwQFBgcICQoL.srBk5ctjKIgC3mnADQlJeA', passphrase: 'x' },
      fault: 'bad-iterations',
    },
    { inputs: { text: 'U2FsdGVkX18BAgMEBQYHCA==', passphrase: 'x' }, fault: 'cut-off' },
    { inputs: { text: 'aGVsbG8gd29ybGQgaGVsbG8gd29ybGQ=', passphrase: 'x' }, fault: 'no-header' },
    { inputs: { text: 'hello', passphrase: 'x' }, fault: 'no-header' },
    { inputs: { text: 'hello!', passphrase: 'x' }, fault: 'not-base64' },
    { inputs: { text: 'x', passphrase: '' }, fault: 'no-passphrase' },
  ],
  run: async ({ text: written, passphrase }, options, job): Promise<Result<Decrypted, DecryptFault>> => {
    const { algorithm, derivation, legacyIterations, withoutPbkdf2, textAs } = options;
    if (passphrase === '') return err({ code: 'no-passphrase' });
    const source = blankQuotes(written);
    const { isModern, openModern } = await import('./modern');
    if (algorithm === 'gcm' || (algorithm === 'detect' && isModern(source))) {
      const opened = await openModern(source, passphrase, currentSubtle(), job);
      return opened.ok ? showDecrypted({ bytes: opened.value, algorithm: 'gcm' }, textAs) : opened;
    }
    const { openLegacy } = await import('./legacy');
    const wish = { cipher: algorithm, derivation, iterations: legacyIterations, withoutPbkdf2 };
    const opened = await openLegacy(source, passphrase, wish, currentSubtle(), job);
    if (!opened.ok) return opened;
    const { cipher, ...found } = opened.value;
    return showDecrypted({ ...found, algorithm: cipher }, textAs);
  },
});

const rawInputs = { key: text().secret(), iv: text().optional(), additional: text().optional() };
const ZEROS = '00'.repeat(16);

/** Encrypts with AES, the key and the IV as given; an IV that is not given is drawn. */
export const encryptRaw = defineOperation({
  id: 'encryptRaw',
  inputs: { text: content().secret(), ...rawInputs },
  output: 'report',
  inlineLimit: 0,
  options: rawOptions,
  examples: [
    {
      inputs: { text: ZEROS, key: ZEROS, iv: '00'.repeat(12) },
      options: { textAs: 'hex', encoding: 'hex' },
      output: {
        text: '0388dace60b6a392f328c2b971b2fe78ab6e47d42cec13bdf53a67b21257bddf',
        iv: '000000000000000000000000',
        tag: 'ab6e47d42cec13bdf53a67b21257bddf',
      },
    },
    {
      inputs: {
        text: 'hello',
        key: '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f',
        iv: '101112131415161718191a1b1c1d1e1f',
      },
      options: { algorithm: 'raw-cbc' },
      output: { text: 'BGjxpSaepyRbuExk1FbpTQ==', iv: '101112131415161718191a1b1c1d1e1f' },
    },
    { inputs: { text: 'a', key: 'ff', iv: ZEROS }, fault: 'key-size' },
    { inputs: { text: 'a', key: ZEROS, iv: '00'.repeat(12) }, options: { algorithm: 'raw-ctr' }, fault: 'iv-size' },
    { inputs: { text: 'a', key: ZEROS, iv: '' }, fault: 'no-iv' },
    { inputs: { text: 'a', key: 'xy', iv: ZEROS }, fault: 'bad-hex-digit' },
    { inputs: { text: 'a', key: 'abc', iv: ZEROS }, fault: 'half-byte' },
    { inputs: { text: 'a', key: 'abcde' }, options: { keyAs: 'base64' }, fault: 'cut-base64' },
    {
      inputs: { text: 'a', key: ZEROS, iv: ZEROS },
      options: { algorithm: 'raw-cbc', isPadded: false },
      fault: 'not-whole-blocks',
    },
  ],
  run: async (
    { text: source, key, iv, additional = '' },
    options,
    job,
  ): Promise<Result<RawEncrypted, EncryptFault>> => {
    const { algorithm, encoding, textAs, lineEnding } = options;
    const { readRaw, sealRaw } = await import('./raw');
    const drawn = iv === undefined ? toHex(job.random(ivSize(algorithm))) : iv;
    const forms = iv === undefined ? { ...options, ivAs: 'hex' as const } : options;
    const setting = readRaw({ key, iv: drawn, additional }, forms);
    if (!setting.ok) return setting;
    const bytes: Result<Bytes, BytesFault> = readContent(source, textAs, lineEnding);
    if (!bytes.ok) return bytes;
    const sealed = await sealRaw(bytes.value, setting.value, currentSubtle());
    if (!sealed.ok) return sealed;
    return ok({
      text: writeBytes(sealed.value, encoding),
      iv: toHex(setting.value.iv),
      ...(algorithm === 'raw-gcm' && { tag: toHex(sealed.value.subarray(-16)) }),
      ...surrogateIn(source, textAs),
    });
  },
});

/** Decrypts AES with the key and the IV as given; the ciphertext of GCM ends with its tag. */
export const decryptRaw = defineOperation({
  id: 'decryptRaw',
  inputs: { text: text(), ...rawInputs },
  output: 'report',
  inlineLimit: 0,
  options: rawOptions,
  examples: [
    {
      inputs: { text: 'BGjxpSaepyRbuExk1FbpTQ==', key: '00'.repeat(32), iv: ZEROS },
      options: { algorithm: 'raw-cbc' },
      fault: 'wrong-key',
    },
    {
      inputs: {
        text: '0388dace60b6a392f328c2b971b2fe78ab6e47d42cec13bdf53a67b21257bddf',
        key: ZEROS,
        iv: '00'.repeat(12),
      },
      options: { encoding: 'hex', textAs: 'hex' },
      check: ({ text: shown }: Decrypted) => shown === ZEROS,
    },
    {
      inputs: {
        text: '0388dace60b6a392f328c2b971b2fe78ab6e47d42cec13bdf53a67b21257bdde',
        key: ZEROS,
        iv: '00'.repeat(12),
      },
      options: { encoding: 'hex' },
      fault: 'altered',
    },
    { inputs: { text: 'abcd', key: ZEROS, iv: '00'.repeat(12) }, fault: 'cut-off' },
    {
      inputs: { text: 'abcdefgh', key: ZEROS, iv: ZEROS },
      options: { algorithm: 'raw-ctr' },
      fault: 'not-text',
    },
  ],
  run: async ({ text: source, key, iv = '', additional = '' }, options): Promise<Result<Decrypted, DecryptFault>> => {
    const { algorithm, encoding, textAs } = options;
    const { openRaw, readRaw } = await import('./raw');
    const setting = readRaw({ key, iv, additional }, options);
    if (!setting.ok) return setting;
    const ciphertext = readBytes(source, encoding, 'text');
    if (!ciphertext.ok) return ciphertext;
    const opened = await openRaw(ciphertext.value, setting.value, currentSubtle());
    return opened.ok ? showDecrypted({ bytes: opened.value, algorithm }, textAs) : opened;
  },
});

/** The rounds whose time that of others is reckoned from. */
export const CALIBRATION_ROUNDS = 50_000;

/** Milliseconds that so many rounds of PBKDF2 take on this device, for the page, which foretells those of others. */
export const calibrate = defineOperation({
  id: 'calibrate',
  inputs: {},
  output: 'report',
  inlineLimit: 0,
  options: v.object({}),
  examples: [{ inputs: {}, check: ({ milliseconds }: { milliseconds: number }) => milliseconds >= 0 }],
  run: async (_inputs, _options, job) => {
    const { pbkdf2 } = await import('./derive');
    const silent = { signal: job.signal, progress: () => {} };
    const [password, salt] = [new Uint8Array(16), new Uint8Array(16)];
    const startedAt = job.now();
    await pbkdf2(password, salt, CALIBRATION_ROUNDS, 32, currentSubtle(), silent);
    return ok({ milliseconds: job.now() - startedAt });
  },
});
