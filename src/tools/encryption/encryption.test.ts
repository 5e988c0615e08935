import { execFileSync, spawnSync } from 'node:child_process';
import { createCipheriv, createHash, pbkdf2Sync, randomFillSync } from 'node:crypto';
import CryptoJS from 'crypto-js';
import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { err, ok } from '../../lib/result';
import { fromHex, toHex } from '../../lib/hex';
import type { Job } from '../../operations/define';
import { fixedRandom, job } from '../../operations/testing';
import { decryptGcm, encryptGcm } from './aes';
import { DERIVATIONS, LEGACY_CIPHERS } from './options';
import { rawCommand, saltedCommand } from './openssl-command';
import { decrypt, decryptWithKey, encrypt, encryptWithKey } from './operations';
import { derivePbkdf2 } from './pbkdf2';
import { padPkcs7, unpadPkcs7 } from './pkcs7';
import { availableSubtle } from './subtle';

afterEach(() => vi.unstubAllGlobals());

const LOREM = 'Lorem ipsum dolor sit amet';
const SECRET = 'my secret key';

/** A source that gives a salt of 01 … 08, or a salt and an IV that count from 0. */
const legacySalt: Partial<Job> = { random: (length) => Uint8Array.from({ length }, (_, at) => at + 1) };
const counting: Partial<Job> = { random: (length) => Uint8Array.from({ length }, (_, at) => at) };
/** As on plain http. */
const withoutSubtle = () =>
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto), subtle: undefined });
const PLACES = [
  ['with crypto.subtle', () => {}],
  ['without crypto.subtle', withoutSubtle],
] as const;

const encryptOptions = {
  algorithm: 'aes-gcm',
  iterations: 600_000,
  derivation: 'md5',
  legacyIterations: 10_000,
} as const;
const decryptOptions = { algorithm: 'detect', derivation: 'detect', legacyIterations: 10_000 } as const;
type EncryptOptions = Parameters<typeof encrypt.run>[1];
type DecryptOptions = Parameters<typeof decrypt.run>[1];

async function encrypted(text: string, passphrase: string, options: Partial<EncryptOptions>, by: Partial<Job> = {}) {
  const made = await encrypt.run({ text, passphrase }, { ...encryptOptions, ...options }, job(by));
  return made.ok ? made.value.text : made.fault.code;
}

const decrypting = async (text: string, passphrase: string, options: Partial<DecryptOptions> = {}) =>
  decrypt.run({ text, passphrase }, { ...decryptOptions, ...options }, job());

/** A length that is no block's, or else no method that fits. */
const DETECTS_NO_STREAMS = expect.objectContaining({ ok: false });

const HEAD = 'U2FsdGVkX18BAgMEBQYHC';
const GCM_HEAD = 'aesgcm1.600000.AAECAwQFBgcICQoLDA0ODw.AAECAwQFBgcICQoL.';
const GCM_TAIL = 'W-QXkz05UyE8HijID31nQ80VaG49QBTRR2JUmCZk4tR4LzQPu7WMjVOY';

describe.each(PLACES)('vectors %s', (_, place) => {
  it.each([
    ['aes', 'md5', LOREM, SECRET, 'H08coa67CQ069BsFx+XX/1R0sxv0f+BSIz4dSMMHxws'],
    ['tripledes', 'md5', LOREM, SECRET, 'ED7UdYT1STcNjSDRHdqL49GKRJ7iyBB0FpMovZad5bD'],
    ['rabbit', 'md5', LOREM, SECRET, 'Pr4UBZUuWog1Wv6Ga17dNX7GJsjNOSEpd4Q'],
    ['rc4', 'md5', LOREM, SECRET, 'Eq1BcJ6U6REsep2IIm8DNfaLzsHP3I7WsVK'],
    ['aes', 'sha256', LOREM, SECRET, 'NYxwmWWfewgKk/mkxBPcpXuN8ApybKepuJdXMVQzpL5'],
    ['aes', 'pbkdf2', LOREM, SECRET, 'F1b21HWo4j5IwKY6gz+vas1L94nZtazj7lhAPcghnbZ'],
    ['aes', 'md5', '你好，世界 😀', '密码', 'LWJ/c0mdNHc6UyPZ0hyRfjm5kRwYLsAkuibuqaGwSaM'],
    ['aes', 'md5', '', 'k', 'NTplVhjuLe+VD9HsFZPtWE='],
  ] as const)('%s, %s: %j', async (cipher, derivation, text, passphrase, tail) => {
    place();
    const wanted = HEAD + tail;
    expect(await encrypted(text, passphrase, { algorithm: cipher, derivation }, legacySalt)).toBe(wanted);
    const method = { cipher, derivation };
    expect(await decrypting(wanted, passphrase, { algorithm: cipher })).toEqual(ok({ text, method }));
    const detected = await decrypting(wanted, passphrase);
    expect(detected).toEqual(cipher === 'aes' || cipher === 'tripledes' ? ok({ text, method }) : DETECTS_NO_STREAMS);
  });

  it('AES-GCM', async () => {
    place();
    expect(await encrypted(LOREM, SECRET, {}, counting)).toBe(GCM_HEAD + GCM_TAIL);
  });
});

describe('AES-GCM with a passphrase', () => {
  const line = GCM_HEAD + GCM_TAIL;

  it.each([
    [LOREM, GCM_TAIL],
    ['你好，世界 😀', '8zbFE_Wk1e3Dj_1-jIeHDE-qg4eOzQSCLK96_bSaOXMZ_Q9E'],
    ['', 'srBk5ctjKIgC3mnADQlJeA'],
  ])('gives the line for %j, and reads it', async (text, tail) => {
    const line = GCM_HEAD + tail;
    expect(await encrypted(text, SECRET, {}, counting)).toBe(line);
    expect(await decrypting(line, SECRET)).toEqual(ok({ text }));
  });

  it('takes the passphrase in its composed form', async () => {
    const made = await encrypted('x', 'caf\u00e9', { iterations: 100_000 });
    expect(await decrypting(made, 'cafe\u0301')).toEqual(ok({ text: 'x' }));
  });

  it('ignores white space', async () =>
    expect(await decrypting(` ${line.replaceAll(/.{30}/g, '$&\r\n')}\n`, SECRET)).toEqual(ok({ text: LOREM })));

  it('refuses a wrong passphrase', async () =>
    expect(await decrypting(line, 'My secret key')).toEqual(err({ code: 'altered' })));

  it('refuses every altered character of a line', async () => {
    const short = await encrypted('ab', 'p', { iterations: 100_000 }, counting);
    const faults = new Set<string>();
    for (let at = 'aesgcm1.100000.'.length; at < short.length; at += 1) {
      const other = short[at] === 'A' ? 'B' : short[at] === '.' ? 'x' : 'A';
      // One iteration in place of 100,000 would be altered, too; it only makes the test fast.
      const forged = `aesgcm1.1.${short.slice('aesgcm1.100000.'.length, at)}${other}${short.slice(at + 1)}`;
      const outcome = await decrypting(forged, 'p');
      expect(outcome.ok).toBe(false);
      if (!outcome.ok) faults.add(outcome.fault.code);
    }
    expect([...faults].toSorted()).toEqual(['altered', 'incomplete']);
  });

  it.each([
    [line.slice(0, -1), 'altered'],
    [line.slice(0, -20), 'altered'],
    [line.slice(0, -60), 'incomplete'],
    [line.slice(0, 40), 'incomplete'],
    ['aesgcm1.', 'incomplete'],
    [`${line}.AAAA`, 'bad-line'],
    [line.replace('600000', '599999'), 'altered'],
    [line.replace('600000', '0'), 'bad-iterations'],
    [line.replace('600000', '5000001'), 'bad-iterations'],
    [line.replace('600000', '0600000'), 'bad-iterations'],
    [line.replace('600000', '6e5'), 'bad-iterations'],
    [line.replace('AAECAwQFBgcICQoLDA0ODw', 'AAEC'), 'bad-line'],
    [line.replace('.AAECAwQFBgcICQoL.', '.AAEC.'), 'bad-line'],
    [line.replace('W-Q', 'W+Q'), 'not-base64'],
    [line.replace('W-Q', 'W=Q'), 'not-base64'],
    // The last character holds two bits that no byte needs.
    [line.replace('ODw.', 'ODx.'), 'altered'],
  ])('%s is %s', async (text, code) => expect(await decrypting(text, SECRET)).toMatchObject({ fault: { code } }));

  it('wants a passphrase', async () => {
    expect(await encrypted('x', '', {})).toBe('empty-passphrase');
    expect(await decrypting(line, '')).toEqual(err({ code: 'empty-passphrase' }));
  });

  it('draws a salt and an IV each time', async () => {
    const by = { random: fixedRandom(7) };
    const options = { iterations: 100_000 };
    expect(await encrypted('x', 'p', options, by)).not.toBe(await encrypted('x', 'p', options, by));
  });

  it('notes a lone surrogate', async () => {
    const made = await encrypt.run(
      { text: 'a\ud800', passphrase: 'p' },
      { ...encryptOptions, algorithm: 'aes' },
      job(),
    );
    expect(made).toMatchObject({ ok: true, value: { loneSurrogateAt: 1 } });
    expect(await decrypting(made.ok ? made.value.text : '', 'p')).toMatchObject({ value: { text: 'a\ufffd' } });
  });
});

describe('legacy ciphers', () => {
  const aes = `${HEAD}H08coa67CQ069BsFx+XX/1R0sxv0f+BSIz4dSMMHxws`;

  it.each([
    [aes, 'wrong', {}, 'wrong-passphrase'],
    [aes, 'wrong', { algorithm: 'aes', derivation: 'md5' }, 'wrong-passphrase'],
    [aes, SECRET, { algorithm: 'tripledes' }, 'wrong-passphrase'],
    [aes, SECRET, { algorithm: 'aes', derivation: 'sha256' }, 'wrong-passphrase'],
    [aes.slice(0, -4), SECRET, { algorithm: 'aes' }, 'incomplete'],
    [aes.slice(0, -4), SECRET, {}, 'choose-cipher'],
    [aes.slice(0, 20), SECRET, {}, 'incomplete'],
    ['U2FsdGVkX18BAgMEBQYHCA==', SECRET, {}, 'incomplete'],
    ['U2FsdGVkX18BAgMEBQYHCA==', SECRET, { algorithm: 'rc4' }, 'incomplete'],
    ['aGVsbG8gd29ybGQgaGVsbG8gd29ybGQ=', SECRET, {}, 'no-header'],
    [aes.replace('W', '*'), SECRET, { algorithm: 'aes-gcm' }, 'not-base64'],
    [`${HEAD}Pr4UBZUuWog1Wv6Ga17dNX7GJsjNOSEpd4Q`, 'wrong', { algorithm: 'rabbit' }, 'not-text'],
    [`${HEAD}Eq1BcJ6U6REsep2IIm8DNfaLzsHP3I7WsVK`, 'wrong', { algorithm: 'rc4' }, 'not-text'],
  ] as const)('%s with %s %j is %s', async (text, passphrase, options, code) =>
    expect(await decrypting(text, passphrase, options)).toMatchObject({ ok: false, fault: { code } }),
  );

  it('says where the text is not Base64', async () =>
    expect(await decrypting('U2Fsd*VkX1', SECRET)).toEqual(err({ code: 'not-base64', at: 5 })));

  it('ignores line breaks and spaces', async () =>
    expect(await decrypting(` ${aes.replaceAll(/.{16}/g, '$& \r\n')}`, SECRET)).toMatchObject({
      value: { text: LOREM },
    }));

  it('checks every byte of the padding', () => {
    const padded = padPkcs7(Uint8Array.of(1, 2, 3), 8);
    expect([...padded]).toEqual([1, 2, 3, 5, 5, 5, 5, 5]);
    expect(unpadPkcs7(padded, 8)).toEqual(Uint8Array.of(1, 2, 3));
    expect(unpadPkcs7(Uint8Array.of(1, 2, 3, 5, 4, 5, 5, 5), 8)).toBeUndefined();
    expect(unpadPkcs7(Uint8Array.of(1, 2, 3, 4, 5, 6, 7, 0), 8)).toBeUndefined();
    expect(unpadPkcs7(Uint8Array.of(9, 9, 9, 9, 9, 9, 9, 9), 8)).toBeUndefined();
    expect(unpadPkcs7(new Uint8Array(0), 8)).toBeUndefined();
  });

  it('gives bytes that are no text when the method was named', async () => {
    const key = createHash('md5').update('p').update(Buffer.from('0102030405060708', 'hex')).digest();
    const next = createHash('md5').update(key).update('p').update(Buffer.from('0102030405060708', 'hex')).digest();
    const iv = createHash('md5').update(next).update('p').update(Buffer.from('0102030405060708', 'hex')).digest();
    const cipher = createCipheriv('aes-256-cbc', Buffer.concat([key, next]), iv);
    const body = Buffer.concat([cipher.update(Buffer.from('fffe00', 'hex')), cipher.final()]);
    const text = Buffer.concat([Buffer.from('Salted__\x01\x02\x03\x04\x05\x06\x07\x08', 'latin1'), body]).toString(
      'base64',
    );
    const method = { cipher: 'aes', derivation: 'md5' } as const;
    expect(await decrypting(text, 'p', { algorithm: 'aes', derivation: 'md5' })).toEqual(
      ok({ bytes: Uint8Array.of(255, 254, 0), method }),
    );
    expect(await decrypting(text, 'p')).toEqual(err({ code: 'wrong-passphrase' }));
  });

  const NAMES = { aes: 'AES', tripledes: 'TripleDES', rabbit: 'Rabbit', rc4: 'RC4' } as const;

  it('writes what CryptoJS reads, and reads what it writes', async () =>
    fc.assert(
      fc.asyncProperty(
        fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 }),
        fc.string({ minLength: 1, maxLength: 12 }),
        fc.constantFrom(...LEGACY_CIPHERS),
        fc.integer(),
        async (text, passphrase, cipher, seed) => {
          const ours = await encrypted(text, passphrase, { algorithm: cipher }, { random: fixedRandom(seed) });
          expect(CryptoJS[NAMES[cipher]].decrypt(ours, passphrase).toString(CryptoJS.enc.Utf8)).toBe(text);
          const theirs = CryptoJS[NAMES[cipher]].encrypt(text, passphrase).toString();
          expect(await decrypting(theirs, passphrase, { algorithm: cipher })).toMatchObject({ value: { text } });
        },
      ),
      { numRuns: 60 },
    ));

  it('keeps long texts whole', async () => {
    const text = '0123456789abcdef你'.repeat(15_000);
    for (const algorithm of ['tripledes', 'rabbit', 'rc4'] as const) {
      const progress = vi.fn();
      const made = await encrypted(text, 'p', { algorithm }, { progress });
      expect(await decrypting(made, 'p', { algorithm })).toMatchObject({ value: { text } });
      expect(progress).toHaveBeenCalled();
    }
  });

  it('has nothing to check an empty text by, with Rabbit and RC4', async () => {
    expect(await encrypted('', 'p', { algorithm: 'rabbit' })).toBe('empty-text');
    expect(await encrypted('', 'p', { algorithm: 'rc4' })).toBe('empty-text');
  });
});

const opensslWorks = spawnSync('openssl', ['version']).status === 0;

describe('the openssl command', () => {
  const run = (command: string, input: string, passphrase: string) =>
    execFileSync('sh', ['-c', `${command.replace(/ -in \S+/, '')} -pass env:PASSPHRASE`], {
      input,
      env: { ...process.env, PASSPHRASE: passphrase },
      stdio: ['pipe', 'pipe', 'ignore'],
    }).toString();
  const CASES = (['aes', 'tripledes'] as const).flatMap((cipher) =>
    DERIVATIONS.map((derivation) => [cipher, derivation] as const),
  );

  it.runIf(opensslWorks).each(CASES)('opens %s by %s, and makes what opens here', async (algorithm, derivation) => {
    const text = '你好，世界 😀\nLorem ipsum';
    const made = await encrypted(text, '密码 x', { algorithm, derivation });
    const decryptCommand = saltedCommand('decrypt', algorithm, derivation, 10_000) ?? '';
    expect(run(decryptCommand, made, '密码 x')).toBe(text);
    const encryptCommand = saltedCommand('encrypt', algorithm, derivation, 10_000) ?? '';
    const theirs = run(encryptCommand, text, '密码 x');
    expect(await decrypting(theirs, '密码 x')).toEqual(ok({ text, method: { cipher: algorithm, derivation } }));
    // With line breaks, as it writes without -A.
    const lines = run(encryptCommand.replace(' -A', ''), text, '密码 x');
    expect(lines).toContain('\n');
    expect(await decrypting(lines, '密码 x', { algorithm, derivation })).toMatchObject({ value: { text } });
    await expect(decrypting(theirs, 'x', { algorithm, derivation })).resolves.not.toMatchObject({ value: { text } });
  });

  it.runIf(opensslWorks).each([
    ['cbc', 16, 'base64'],
    ['cbc', 24, 'base64'],
    ['cbc', 32, 'base64'],
    ['ctr', 16, 'base64'],
    ['ctr', 24, 'base64'],
    ['ctr', 32, 'base64'],
  ] as const)('agrees on AES-%s with a key of %i bytes', async (mode, keyLength, byteText) => {
    const text = 'Lorem ipsum dolor sit amet, 你好';
    const key = 'a5'.repeat(keyLength);
    // The counter runs over from its last byte into all the others.
    const iv = 'ff'.repeat(16);
    const raw = { mode, keyWriting: 'hex', padding: 'pkcs7', byteText } as const;
    const made = await encryptWithKey.run({ text, key, iv }, { ...raw, plainWriting: 'text' }, job());
    const command = (direction: 'encrypt' | 'decrypt') =>
      (rawCommand(direction, mode, keyLength, 'pkcs7', byteText) ?? '').replace(/ -in \S+/, '');
    const shell = (line: string, input: string) =>
      execFileSync('sh', ['-c', line], { input, env: { ...process.env, KEY: key, IV: iv } }).toString();
    expect(made.ok && shell(command('decrypt'), made.value.text)).toBe(text);
    const theirs = shell(command('encrypt'), text);
    expect(await decryptWithKey.run({ text: theirs, key, iv }, raw, job())).toEqual(ok({ text }));
  });

  it('is there where openssl has the like', () => {
    expect(saltedCommand('decrypt', 'aes', 'md5', 10_000)).toBe(
      'openssl enc -d -aes-256-cbc -md md5 -a -A -in encrypted.txt',
    );
    expect(saltedCommand('encrypt', 'tripledes', 'pbkdf2', 5)).toBe(
      'openssl enc -des-ede3-cbc -md sha256 -pbkdf2 -iter 5 -a -A -in decrypted.txt',
    );
    expect(saltedCommand('encrypt', 'rabbit', 'md5', 1)).toBeUndefined();
    expect(saltedCommand('encrypt', 'rc4', 'md5', 1)).toBeUndefined();
    expect(rawCommand('encrypt', 'gcm', 16, 'pkcs7', 'hex')).toBeUndefined();
    expect(rawCommand('decrypt', 'cbc', 16, 'none', 'hex')).toBe(
      'xxd -r -p encrypted.txt | openssl enc -d -aes-128-cbc -K "$KEY" -iv "$IV" -nopad',
    );
    expect(rawCommand('encrypt', 'ctr', 32, 'none', 'hex')).toBe(
      `openssl enc -aes-256-ctr -K "$KEY" -iv "$IV" -in decrypted.txt | xxd -p | tr -d '\\n'`,
    );
  });
});

const rawOptions = { mode: 'gcm', keyWriting: 'hex', padding: 'pkcs7', byteText: 'hex', plainWriting: 'hex' } as const;
type RawOptions = Parameters<typeof encryptWithKey.run>[1];
interface RawInputs {
  text: string;
  key: string;
  iv: string;
  additional?: string;
}
const sealing = async (inputs: RawInputs, options: Partial<RawOptions> = {}) =>
  encryptWithKey.run(inputs, { ...rawOptions, ...options }, job());
const opening = async (inputs: RawInputs, options: Partial<RawOptions> = {}) =>
  decryptWithKey.run(inputs, { ...rawOptions, ...options }, job());
const bytesOf = (hex: string) => {
  const bytes = fromHex(hex);
  return bytes.ok ? bytes.value : new Uint8Array(0);
};

describe.each(PLACES)('a key and an IV as given, %s', (_, place) => {
  it('the row of AES-GCM that another toolbox gets wrong', async () => {
    place();
    const inputs = { key: 'a10c0047bc237c96caf74c9676d6ff1f', iv: 'c81820692baad8837f0112e7' };
    const plain = 'b65c3e50f9852b745f66b13e8d4f66cf';
    const made = await sealing({ ...inputs, text: plain });
    const text = made.ok ? made.value.text : '';
    expect(text.slice(0, 32)).toBe('f2f03455ec73027b27042be0e66e4b8e');
    expect(text.slice(32)).toMatch(/^368be4de43c27e8466cf2da86e3215/);
    expect(await opening({ ...inputs, text })).toEqual(ok({ bytes: bytesOf(plain) }));
    const otherIv = await sealing({ ...inputs, iv: 'c81820692baad8837f0112e8', text: plain });
    expect(otherIv).not.toEqual(made);
  });

  // The GCM specification's test cases 1 to 4, 10 (192 bits) and 16 (256 bits).
  const KEY = 'feffe9928665731c6d6a8f9467308308';
  const IV = 'cafebabefacedbaddecaf888';
  const PLAIN =
    'd9313225f88406e5a55909c5aff5269a86a7a9531534f7da2e4c303d8a318a721c3c0c95956809532fcf0e2449a6b525b16aedf5aa0de657ba637b39';
  const ADDITIONAL = 'feedfacedeadbeeffeedfacedeadbeefabaddad2';
  it.each([
    ['00'.repeat(16), '00'.repeat(12), '', '', '58e2fccefa7e3061367f1d57a4e7455a'],
    [
      '00'.repeat(16),
      '00'.repeat(12),
      '00'.repeat(16),
      '',
      '0388dace60b6a392f328c2b971b2fe78ab6e47d42cec13bdf53a67b21257bddf',
    ],
    [
      KEY,
      IV,
      PLAIN,
      ADDITIONAL,
      '42831ec2217774244b7221b784d0d49ce3aa212f2c02a4e035c17e2329aca12e21d514b25466931c7d8f6a5aac84aa051ba30b396a0aac973d58e0915bc94fbc3221a5db94fae95ae7121a47',
    ],
    [
      `${KEY}feffe9928665731c`,
      IV,
      PLAIN,
      ADDITIONAL,
      '3980ca0b3c00e841eb06fac4872a2757859e1ceaa6efd984628593b40ca1e19c7d773d00c144c525ac619d18c84a3f4718e2448b2fe324d9ccda27102519498e80f1478f37ba55bd6d27618c',
    ],
    [
      KEY + KEY,
      IV,
      PLAIN,
      ADDITIONAL,
      '522dc1f099567d07f47f37a32a84427d643a8cdcbfe5c0c97598a2bd2555d1aa8cb08e48590dbb3da7b08b1056828838c5f61e6393ba7a0abcc9f66276fc6ece0f4e1768cddf8853bb2d551b',
    ],
  ])('AES-GCM %s %s', async (key, iv, plain, additional, wanted) => {
    place();
    expect(await sealing({ text: plain, key, iv, additional })).toEqual(ok({ text: wanted, tag: wanted.slice(-32) }));
    const opened = await opening({ text: wanted, key, iv, additional });
    expect(opened.ok && toHex(opened.value.bytes ?? new TextEncoder().encode(opened.value.text))).toBe(plain);
    // Truncated tags and anything that was changed.
    for (let cut = 1; cut <= 16; cut++) {
      expect((await opening({ text: wanted.slice(0, -2 * cut), key, iv, additional })).ok).toBe(false);
    }
    for (let at = 0; at < wanted.length; at += 2) {
      const flipped = (Number.parseInt(wanted.slice(at, at + 2), 16) ^ 1).toString(16).padStart(2, '0');
      const text = wanted.slice(0, at) + flipped + wanted.slice(at + 2);
      expect(await opening({ text, key, iv, additional })).toEqual(err({ code: 'not-authentic' }));
    }
    expect((await opening({ text: wanted, key, iv, additional: `${additional}00` })).ok).toBe(false);
    expect((await opening({ text: `${wanted}00`, key, iv, additional })).ok).toBe(false);
  });

  // NIST SP 800-38A, F.2.5 and F.5.5.
  const LONG_KEY = '603deb1015ca71be2b73aef0857d77811f352c073b6108d72d9810a30914dff4';
  const BLOCK = '6bc1bee22e409f96e93d7e117393172a';
  it.each([
    ['cbc', '000102030405060708090a0b0c0d0e0f', 'f58c4c04d6e5f1ba779eabfb5f7bfbd6'],
    ['ctr', 'f0f1f2f3f4f5f6f7f8f9fafbfcfdfeff', '601ec313775789a5b7a7f504bbf3d228'],
  ] as const)('AES-%s of SP 800-38A', async (mode, iv, wanted) => {
    place();
    const options = { mode, padding: 'none' } as const;
    expect(await sealing({ text: BLOCK, key: LONG_KEY, iv }, options)).toEqual(ok({ text: wanted }));
    expect(await opening({ text: wanted, key: LONG_KEY, iv }, options)).toEqual(ok({ bytes: bytesOf(BLOCK) }));
  });

  it('decrypts what was encrypted', async () => {
    place();
    await fc.assert(
      fc.asyncProperty(
        fc.string({ unit: 'binary', maxLength: 80 }),
        fc.constantFrom(16, 24, 32),
        fc.constantFrom('gcm', 'cbc', 'ctr'),
        fc.constantFrom('base64', 'hex'),
        fc.integer(),
        async (text, keyLength, mode, byteText, seed) => {
          const random = fixedRandom(seed);
          const key = toHex(random(keyLength));
          const iv = toHex(random(mode === 'gcm' ? 12 : 16));
          const options = { mode, byteText, plainWriting: 'text' } as const;
          const made = await sealing({ text, key, iv }, options);
          expect(await opening({ text: made.ok ? made.value.text : '', key, iv }, options)).toEqual(ok({ text }));
        },
      ),
      { numRuns: 80 },
    );
  });
});

describe('what raw modes refuse', () => {
  const key = '00'.repeat(16);
  const iv = '00'.repeat(12);
  const iv16 = '00'.repeat(16);
  it.each([
    [{ text: '', key: '', iv }, {}, { code: 'wrong-key-length', length: 0 }],
    [{ text: '', key: `${key}00`, iv }, {}, { code: 'wrong-key-length', length: 17 }],
    [{ text: '', key: '00'.repeat(64), iv }, {}, { code: 'wrong-key-length', length: 64 }],
    [{ text: '', key, iv: '' }, {}, { code: 'wrong-iv-length', length: 0, expected: 12 }],
    [{ text: '', key, iv: iv16 }, {}, { code: 'wrong-iv-length', length: 16, expected: 12 }],
    [{ text: '', key, iv }, { mode: 'cbc' }, { code: 'wrong-iv-length', length: 12, expected: 16 }],
    [{ text: '', key, iv }, { mode: 'ctr' }, { code: 'wrong-iv-length', length: 12, expected: 16 }],
    [{ text: '', key: '0g', iv }, {}, { code: 'unreadable-field', field: 'key', reason: { code: 'not-hex', at: 1 } }],
    [{ text: '', key, iv: '000' }, {}, { code: 'unreadable-field', field: 'iv', reason: { code: 'not-hex', at: 2 } }],
    [
      { text: '', key, iv, additional: 'x' },
      {},
      { code: 'unreadable-field', field: 'additional', reason: { code: 'not-hex', at: 0 } },
    ],
    [{ text: 'x', key, iv }, {}, { code: 'not-hex', at: 0 }],
    [
      { text: '00', key, iv: iv16 },
      { mode: 'cbc', padding: 'none' },
      { code: 'partial-block', length: 1 },
    ],
  ] as const)('encrypting %j %j', async (inputs, options, fault) =>
    expect(await sealing(inputs, options)).toEqual(err(fault)),
  );

  it.each([
    [{ text: '', key, iv }, {}, { code: 'incomplete' }],
    [{ text: '00'.repeat(15), key, iv }, {}, { code: 'incomplete' }],
    [{ text: '00'.repeat(16), key, iv }, {}, { code: 'not-authentic' }],
    [{ text: '', key, iv: iv16 }, { mode: 'cbc' }, { code: 'incomplete' }],
    [{ text: '00'.repeat(17), key, iv: iv16 }, { mode: 'cbc' }, { code: 'incomplete' }],
    [{ text: '00'.repeat(16), key, iv: iv16 }, { mode: 'cbc' }, { code: 'bad-padding' }],
    [
      { text: 'AA*A', key, iv: iv16 },
      { mode: 'ctr', byteText: 'base64' },
      { code: 'not-base64', at: 2 },
    ],
    // The same byte as `AA`, written in another way.
    [
      { text: 'AB', key, iv: iv16 },
      { mode: 'ctr', byteText: 'base64' },
      { code: 'not-base64', at: 1 },
    ],
  ] as const)('decrypting %j %j', async (inputs, options, fault) =>
    expect(await opening(inputs, options)).toEqual(err(fault)),
  );

  it.each([
    ['text', '0123456789abcdef', '0123456789ab'],
    ['base64', 'MDEyMzQ1Njc4OWFiY2RlZg==', 'MDEyMzQ1Njc4OWFi'],
    ['hex', '30:31:32:33:34:35:36:37:38:39:61:62:63:64:65:66', '30 31 32 33 34 35 36 37 38 39 61 62'],
  ] as const)('a key written as %s is the same key', async (keyWriting, written, writtenIv) =>
    expect(await sealing({ text: '00', key: written, iv: writtenIv }, { keyWriting })).toEqual(
      await sealing({ text: '00', key: '30313233343536373839616263646566', iv: '303132333435363738396162' }),
    ),
  );
});

describe('key derivation', () => {
  const settings = { passphrase: new TextEncoder().encode('密 p'), salt: Uint8Array.of(1, 2, 3), length: 48 };

  it.each([availableSubtle(), undefined])('gives what node gives', async (subtle) => {
    for (const iterations of [1, 2, 25_000]) {
      const made = await derivePbkdf2({ ...settings, iterations }, job(), subtle);
      expect(toHex(made)).toBe(pbkdf2Sync('密 p', settings.salt, iterations, 48, 'sha256').toString('hex'));
    }
  });

  it('tells its progress, and stops when told to', async () => {
    const progress = vi.fn();
    const controller = new AbortController();
    progress.mockImplementation(() => controller.abort());
    const run = derivePbkdf2(
      { ...settings, iterations: 5_000_000 },
      job({ progress, signal: controller.signal }),
      undefined,
    );
    await expect(run).rejects.toMatchObject({ name: 'AbortError' });
    expect(progress).toHaveBeenCalledExactlyOnceWith(20_000, 10_000_000);
    await expect(
      derivePbkdf2({ ...settings, iterations: 1 }, job({ signal: AbortSignal.abort() }), availableSubtle()),
    ).rejects.toMatchObject({ name: 'AbortError' });
  });

  it('is the same both ways for GCM with random input', async () =>
    fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 70 }), fc.constantFrom(16, 24, 32), async (data, keyLength) => {
        const plain = new Uint8Array(data);
        const key = randomFillSync(new Uint8Array(keyLength));
        const sealing = { key, iv: new Uint8Array(12), additional: new Uint8Array(data) };
        const made = await encryptGcm(plain, sealing, availableSubtle());
        expect(await encryptGcm(plain, sealing, undefined)).toEqual(made);
        expect(await decryptGcm(made, sealing, undefined)).toEqual(plain);
        expect(await decryptGcm(made, sealing, availableSubtle())).toEqual(plain);
      }),
      { numRuns: 40 },
    ));
});

it('decrypts what was encrypted with a passphrase', async () =>
  fc.assert(
    fc.asyncProperty(
      fc.string({ unit: 'binary', minLength: 1, maxLength: 60 }),
      fc.string({ unit: 'binary', minLength: 1, maxLength: 10 }),
      fc.constantFrom(...LEGACY_CIPHERS),
      fc.constantFrom(...DERIVATIONS),
      async (text, passphrase, algorithm, derivation) => {
        const options = { algorithm, derivation, legacyIterations: 3 };
        const made = await encrypted(text, passphrase, options);
        expect(await decrypting(made, passphrase, options)).toMatchObject({ value: { text } });
      },
    ),
    { numRuns: 100 },
  ));
