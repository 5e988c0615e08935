import * as v from 'valibot';
import { findLoneSurrogate } from '../../lib/lone-surrogate';
import { err, ok, type Result } from '../../lib/result';
import { defineOperation, text } from '../../operations/define';
import { TAG } from './aes';
import { readBase64, readBytes, textOf, utf8, writeBytes, type Bytes, type UnreadableFault } from './bytes';
import { decryptLegacy, encryptLegacy, type LegacyFault, type LegacyMethod } from './legacy';
import { decryptModern, encryptModern, MODERN_PREFIX, type ModernFault } from './modern';
import {
  derivation,
  hasDerivations,
  iterations,
  legacyIterations,
  PASSPHRASE_ALGORITHMS,
  plainWriting,
  RAW_MODES,
  rawFields,
  wantedDerivation,
} from './options';
import { derivePbkdf2 } from './pbkdf2';
import { decryptRaw, encryptRaw, readRawKey, type KeyFault, type RawFault } from './raw';
import { availableSubtle } from './subtle';

/** A ciphertext. */
export interface Encrypted {
  readonly text: string;
  /** GCM's tag by itself, written as the text is. */
  readonly tag?: string;
  /** UTF-16 offset of a surrogate that was encrypted as U+FFFD because its other half is missing. */
  readonly loneSurrogateAt?: number;
}

/** A plaintext: as text, or as the bytes that are none. */
export interface Decrypted {
  readonly text?: string;
  readonly bytes?: Bytes;
  /** Of a legacy text: which cipher and derivation fit. */
  readonly method?: LegacyMethod;
}

export type EncryptFault = { readonly code: 'empty-passphrase' } | { readonly code: 'empty-text' };
export type DecryptFault = { readonly code: 'empty-passphrase' } | ModernFault | LegacyFault;
export type EncryptRawFault = KeyFault | RawFault | UnreadableFault;
export type DecryptRawFault = KeyFault | RawFault | UnreadableFault;

const LOREM = 'Lorem ipsum dolor sit amet';
const SECRET = 'my secret key';
const GCM_LINE =
  'aesgcm1.600000.AAECAwQFBgcICQoLDA0ODw.AAECAwQFBgcICQoL.W-QXkz05UyE8HijID31nQ80VaG49QBTRR2JUmCZk4tR4LzQPu7WMjVOY';

function loneSurrogate(source: string): Pick<Encrypted, 'loneSurrogateAt'> {
  const at = findLoneSurrogate(source);
  return at < 0 ? {} : { loneSurrogateAt: at };
}

function decrypted(bytes: Bytes, method?: LegacyMethod): Decrypted {
  const read = textOf(bytes);
  return { ...(read === undefined ? { bytes } : { text: read }), ...(method && { method }) };
}

/** Encrypts a text with a passphrase: AES-GCM in a line of its own, or a legacy cipher in OpenSSL's salted format. */
export const encrypt = defineOperation({
  id: 'encrypt',
  inputs: { text: text().secret(), passphrase: text().secret() },
  output: 'report',
  inlineLimit: 0,
  options: v.object({
    algorithm: v.optional(v.picklist(PASSPHRASE_ALGORITHMS), 'aes-gcm'),
    iterations,
    derivation,
    legacyIterations,
  }),
  examples: [
    {
      inputs: { text: LOREM, passphrase: SECRET },
      options: { iterations: 100_000 },
      check: ({ text: line }: Encrypted) => /^aesgcm1\.100000\.[\w-]{22}\.[\w-]{16}\.[\w-]{56}$/.test(line),
    },
    {
      inputs: { text: LOREM, passphrase: SECRET },
      options: { algorithm: 'aes' },
      check: ({ text: written }: Encrypted) => written.startsWith('U2FsdGVkX1') && written.length === 64,
    },
    { inputs: { text: LOREM, passphrase: '' }, fault: 'empty-passphrase' },
    { inputs: { text: '', passphrase: SECRET }, options: { algorithm: 'rc4' }, fault: 'empty-text' },
  ],
  run: async ({ text: source, passphrase }, options, job): Promise<Result<Encrypted, EncryptFault>> => {
    if (passphrase === '') return err({ code: 'empty-passphrase' });
    const subtle = availableSubtle();
    const plain = utf8(source);
    const note = loneSurrogate(source);
    if (options.algorithm === 'aes-gcm') {
      return ok({ text: await encryptModern(plain, passphrase, options.iterations, job, subtle), ...note });
    }
    const method = { cipher: options.algorithm, derivation: options.derivation };
    const settings = { passphrase, iterations: options.legacyIterations, job, subtle };
    const written = await encryptLegacy(plain, method, settings);
    return written.ok ? ok({ text: written.value, ...note }) : written;
  },
});

/** Decrypts what `encrypt`, OpenSSL or CryptoJS wrote; tells which legacy method fits. */
export const decrypt = defineOperation({
  id: 'decrypt',
  inputs: { text: text(), passphrase: text().secret() },
  output: 'report',
  inlineLimit: 0,
  options: v.object({
    algorithm: v.optional(v.picklist(['detect', ...PASSPHRASE_ALGORITHMS]), 'detect'),
    derivation: wantedDerivation,
    legacyIterations,
  }),
  examples: [
    { inputs: { text: GCM_LINE, passphrase: SECRET }, output: { text: LOREM } },
    {
      inputs: {
        text: 'U2FsdGVkX18BAgMEBQYHCH08coa67CQ069BsFx+XX/1R0sxv0f+BSIz4dSMMHxws',
        passphrase: SECRET,
      },
      output: { text: LOREM, method: { cipher: 'aes', derivation: 'md5' } },
    },
    {
      inputs: { text: 'U2FsdGVkX18BAgMEBQYHCH08coa67CQ069BsFx+XX/1R0sxv0f+BSIz4dSMMHxws', passphrase: 'wrong' },
      fault: 'wrong-passphrase',
    },
    { inputs: { text: 'U2FsdGVkX18BAgME*', passphrase: SECRET }, fault: 'not-base64' },
    { inputs: { text: 'aGVsbG8=', passphrase: SECRET }, fault: 'no-header' },
  ],
  run: async ({ text: source, passphrase }, options, job): Promise<Result<Decrypted, DecryptFault>> => {
    if (passphrase === '') return err({ code: 'empty-passphrase' });
    const subtle = availableSubtle();
    const { algorithm } = options;
    if (algorithm === 'aes-gcm' || (algorithm === 'detect' && source.trimStart().startsWith(MODERN_PREFIX))) {
      const plain = await decryptModern(source, passphrase, job, subtle);
      return plain.ok ? ok(decrypted(plain.value)) : plain;
    }
    const isFixed = algorithm !== 'detect' && !hasDerivations(algorithm);
    const wanted = { cipher: algorithm, derivation: isFixed ? 'md5' : options.derivation } as const;
    const plain = await decryptLegacy(source, wanted, {
      passphrase,
      iterations: options.legacyIterations,
      job,
      subtle,
    });
    return plain.ok ? ok(decrypted(plain.value.bytes, plain.value.method)) : plain;
  },
});

const rawInputs = { key: text().secret(), iv: text(), additional: text().optional() };
const mode = v.optional(v.picklist(RAW_MODES), 'gcm');

/** Encrypts with AES under a key and an IV as given; GCM's ciphertext ends with the 16-byte tag. */
export const encryptWithKey = defineOperation({
  id: 'encryptWithKey',
  inputs: { text: text().secret(), ...rawInputs },
  output: 'report',
  options: v.object({ mode, ...rawFields, plainWriting }),
  examples: [
    {
      inputs: { text: '\0'.repeat(16), key: '00'.repeat(16), iv: '00'.repeat(12) },
      options: { byteText: 'hex' },
      output: {
        text: '0388dace60b6a392f328c2b971b2fe78ab6e47d42cec13bdf53a67b21257bddf',
        tag: 'ab6e47d42cec13bdf53a67b21257bddf',
      },
    },
    {
      inputs: {
        text: 'hello',
        key: '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f',
        iv: '101112131415161718191a1b1c1d1e1f',
      },
      options: { mode: 'cbc' },
      output: { text: 'BGjxpSaepyRbuExk1FbpTQ==' },
    },
    { inputs: { text: 'a', key: '00', iv: '00' }, fault: 'wrong-key-length' },
    { inputs: { text: 'a', key: '00'.repeat(16), iv: '00'.repeat(16) }, fault: 'wrong-iv-length' },
  ],
  run: async ({ text: source, key, iv, additional = '' }, options): Promise<Result<Encrypted, EncryptRawFault>> => {
    const raw = readRawKey(options.mode, { key, iv, additional }, options.keyWriting);
    if (!raw.ok) return raw;
    const plain = readBytes(source, options.plainWriting);
    if (!plain.ok) return plain;
    const made = await encryptRaw(plain.value, raw.value, options.padding, availableSubtle());
    if (!made.ok) return made;
    return ok({
      text: writeBytes(made.value, options.byteText),
      ...(options.mode === 'gcm' && { tag: writeBytes(made.value.subarray(-TAG), options.byteText) }),
      ...(options.plainWriting === 'text' && loneSurrogate(source)),
    });
  },
});

/** Decrypts with AES under a key and an IV as given; what GCM finds altered is a fault, never a text. */
export const decryptWithKey = defineOperation({
  id: 'decryptWithKey',
  inputs: { text: text(), ...rawInputs },
  output: 'report',
  options: v.object({ mode, ...rawFields }),
  examples: [
    {
      inputs: {
        text: '0388dace60b6a392f328c2b971b2fe78ab6e47d42cec13bdf53a67b21257bddf',
        key: '00'.repeat(16),
        iv: '00'.repeat(12),
      },
      options: { byteText: 'hex' },
      output: { text: '\0'.repeat(16) },
    },
    {
      inputs: {
        text: '0388dace60b6a392f328c2b971b2fe78ab6e47d42cec13bdf53a67b21257bd',
        key: '00'.repeat(16),
        iv: '00'.repeat(12),
      },
      options: { byteText: 'hex' },
      fault: 'not-authentic',
    },
  ],
  run: async ({ text: source, key, iv, additional = '' }, options): Promise<Result<Decrypted, DecryptRawFault>> => {
    const raw = readRawKey(options.mode, { key, iv, additional }, options.keyWriting);
    if (!raw.ok) return raw;
    const encrypted = options.byteText === 'hex' ? readBytes(source, 'hex') : readBase64(source);
    if (!encrypted.ok) return encrypted;
    const plain = await decryptRaw(encrypted.value, raw.value, options.padding, availableSubtle());
    return plain.ok ? ok(decrypted(plain.value)) : plain;
  },
});

/** So many iterations are long enough to be measured and too few to be noticed. */
const SAMPLE = 50_000;

/** How many milliseconds PBKDF2 takes here for a thousand iterations. */
export const measurePace = defineOperation({
  id: 'measurePace',
  inputs: {},
  output: 'report',
  inlineLimit: 0,
  options: v.object({}),
  examples: [{ inputs: {}, check: (pace: number) => pace >= 0 }],
  run: async (_inputs, _options, job): Promise<Result<number, never>> => {
    const settings = { passphrase: utf8('pace'), salt: new Uint8Array(16), iterations: SAMPLE, length: 32 };
    const startedAt = job.now();
    await derivePbkdf2(settings, job, availableSubtle());
    return ok(((job.now() - startedAt) * 1000) / SAMPLE);
  },
});
