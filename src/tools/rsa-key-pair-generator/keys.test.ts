import { createPrivateKey, createPublicKey, sign, verify } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { toBase64 } from '../../lib/base64';
import { fromHex, toHex } from '../../lib/hex';
import { bcryptPbkdf } from '../../lib/keys/bcrypt-pbkdf';
import { startBlowfish } from '../../lib/keys/blowfish';
import { padStart, toBigInt, withoutLeadingZeros } from '../../lib/keys/bytes';
import { DerReader, writeInteger, writeOctets, writeOid } from '../../lib/keys/der';
import { generateEc, generateEdwards, generateRsa } from '../../lib/keys/generate-key';
import { toJwk } from '../../lib/keys/jwk';
import { type Key, publicPart } from '../../lib/keys/key';
import { sshPart } from '../../lib/keys/testing';
import { unlessMalformed } from '../../lib/keys/malformed';
import { writeOpenSsh } from '../../lib/keys/openssh';
import { writeSshLine } from '../../lib/keys/ssh-public';
import { encryptPkcs8 } from '../../lib/keys/pbes2';
import { readPem, writePem } from '../../lib/keys/pem';
import { writePkcs8, writeRsaPrivate, writeSpki } from '../../lib/keys/pkcs';
import { readKey } from '../../lib/keys/read-key';
import { secureRandom } from '../../lib/random';
import { fixedRandom, job } from '../../operations/testing';
import { canEncrypt, type Format, FORMATS } from './formats';
import { compare, generate, inspect, type KeyReport } from './operations';
import { writeKey } from './write-key';

vi.setConfig({ testTimeout: 60_000 });

const { subtle } = globalThis.crypto;

const RFC_7638_N =
  '0vx7agoebGcQSuuPiLJXZptN9nndrQmbXEps2aiAFbWhM78LhWx4cbbfAAtVT86zwu1RK7aPFFxuhDR1L6tSoc_BJECPebWKRXjBZCiFV4n3oknjhMstn64tZ_2W-5JsGY4Hc5n9yBXArwl93lqt7_RN5w6Cf0h4QyQ5v-65YGjQR0_FDW2QvzqY368QQMicAtaSqzs8KJZgnYb9c7d0zgdAZHzu6qMQvRL5hajrn1n91CbOpbISD08qNLyrdkt-bFTWhAI4vMQFh6WeZu0fM4lFd2NcRwr3XPksINHaQ-G_xBniIqbw0Ls1jF44-csFCur-kEgU8awapJzKnqDKgw';
const RFC_7638 = JSON.stringify({ kty: 'RSA', n: RFC_7638_N, e: 'AQAB', alg: 'RS256', kid: '2011-04-29' });

const bytesOf = (hex: string) => {
  const read = fromHex(hex);
  return read.ok ? read.value : new Uint8Array(0);
};
const derOf = (bytes: Uint8Array | undefined) => bytes ?? new Uint8Array(0);

async function report(key: string, options: { format?: Format; comment?: string } = {}): Promise<KeyReport> {
  const result = await inspect.run({ key }, { format: 'pkcs8', comment: '', ...options }, job());
  if (!result.ok) throw new Error(result.fault.code);
  return result.value;
}

async function faultOf(key: string, passphrase?: string): Promise<string> {
  const read = await readKey(key, { passphrase, subtle });
  return read.ok ? 'ok' : read.fault.code;
}

async function rsa(bits = 1024): Promise<Key> {
  const made = await generateRsa(bits, subtle, secureRandom);
  if (!made.ok) throw new Error(made.fault.code);
  return made.value;
}

describe('the RSA key of RFC 7638, section 3.1', () => {
  it('has its thumbprint, size and fingerprints', async () => {
    const { facts, privateKey } = await report(RFC_7638);
    expect(privateKey).toBeUndefined();
    expect(facts).toEqual({
      type: 'rsa',
      bits: 2048,
      exponent: '65537',
      isPrivate: false,
      source: 'jwk',
      isDer: false,
      wasEncrypted: false,
      sshSha256: 'SHA256:h+PAyXb3n4bqtmzZtsfJYZi/Ru2NzBNfXOe72fMggoU',
      sshMd5: 'MD5:60:f8:c7:ec:5b:d5:6c:b5:c2:8b:8f:32:c6:ba:9b:ef',
      spkiHex: 'ad32320cf6c596d884b05381ba573aba8ddd5749b4de8f4a23a79f9a89ddaeb2',
      spkiBase64: 'rTIyDPbFltiEsFOBulc6uo3dV0m03o9KI6efmondrrI=',
      thumbprint: 'NzbLsXh8uDCcd-6MNwXF4W_7noWXFZAfHkxZsRGC9Xs',
    });
  });

  it.each<[Format, number, string]>([
    ['pkcs8', 1, 'MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEA0vx7agoebGcQSuuPiLJX'],
    ['pkcs1', 1, 'MIIBCgKCAQEA0vx7agoebGcQSuuPiLJXZptN9nndrQmbXEps2aiAFbWhM78LhWx4'],
  ])('begins in %s as given', async (format, line, text) => {
    expect((await report(RFC_7638, { format })).publicKey.text.split('\n')[line]).toBe(text);
  });

  it('is an SSH line, and comes back from every form', async () => {
    const line = (await report(RFC_7638, { format: 'openssh' })).publicKey.text;
    expect(line).toMatch(/^ssh-rsa AAAAB3NzaC1yc2EAAAADAQABAAABAQDS\/HtqCh5sZxBK64\+Isldmm032ed2tCZtcSmzZqIAV/);
    expect(line).toMatch(/[^ ]\n$/);
    const whole = await report(RFC_7638);
    for (const format of FORMATS) {
      const { text } = (await report(RFC_7638, { format })).publicKey;
      expect((await report(text)).facts.spkiHex).toBe(whole.facts.spkiHex);
    }
  });
});

describe('published keys', () => {
  it.each([
    // RFC 8037, appendix A.1 to A.3: the key of RFC 8032 and its thumbprint.
    [
      '{"kty":"OKP","crv":"Ed25519","d":"nWGxne_9WmC6hEr0kuwsxERJxWl7MmkZcDusAxyuf2A","x":"11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo"}',
      'kPrK_qmxVWaYVA9wwBF6Iuo3vVzz7TxHCTwXBygrS4k',
    ],
    // RFC 8410, section 10.3: with a public key and attributes behind it.
    [
      '-----BEGIN PRIVATE KEY-----\nMHICAQEwBQYDK2VwBCIEINTuctv5E1hK1bbY8fdp+K06/nwoy/HU++CXqI9EdVhCoB8wHQYKKoZIhvcNAQkJFDEPDA1DdXJkbGUgQ2hhaXJzgSEAGb9ECWmEzf6FQbrBZ9w7lshQhqowtrbLDFw4rXAxZuE=\n-----END PRIVATE KEY-----',
      undefined,
    ],
    [
      '-----BEGIN PUBLIC KEY-----\nMCowBQYDK2VwAyEAGb9ECWmEzf6FQbrBZ9w7lshQhqowtrbLDFw4rXAxZuE=\n-----END PUBLIC KEY-----',
      undefined,
    ],
    // RFC 7517, appendix A.1 and A.2: P-256.
    [
      '{"kty":"EC","crv":"P-256","x":"MKBCTNIcKUSDii11ySs3526iDZ8AiTo7Tu6KPAqv7D4","y":"4Etl6SRW2YiLUrN5vfvVHuhp7x8PxltmWWlbbM4IFyM","d":"870MB6gfuTJ4HtUnUvYMyJpr5eUZNP4Bk43bVdj3eAE","use":"enc","kid":"1"}',
      undefined,
    ],
  ])('are read: %#', async (text, thumbprint) => {
    const { facts } = await report(text);
    expect(thumbprint === undefined || facts.thumbprint === thumbprint).toBe(true);
  });

  it('joins the two halves of RFC 8410', async () => {
    const first =
      '-----BEGIN PRIVATE KEY-----\nMC4CAQAwBQYDK2VwBCIEINTuctv5E1hK1bbY8fdp+K06/nwoy/HU++CXqI9EdVhC\n-----END PRIVATE KEY-----\n';
    const second =
      '-----BEGIN PUBLIC KEY-----\nMCowBQYDK2VwAyEAGb9ECWmEzf6FQbrBZ9w7lshQhqowtrbLDFw4rXAxZuE=\n-----END PUBLIC KEY-----\n';
    expect(await compare.run({ first, second }, {}, job())).toEqual({ ok: true, value: true });
    const made = await report(first);
    expect([made.privateKey?.text, made.publicKey.text]).toEqual([first, second]);
  });

  it('begins Blowfish with the digits of π', () => {
    const { words, boxes } = startBlowfish();
    const shown = [words[0], words[17], boxes[0], boxes[1023]].map((word) => word?.toString(16));
    expect(shown).toEqual(['243f6a88', '8979fb1b', 'd1310ba6', '3ac372e6']);
  });

  it('derives as OpenBSD does', () => {
    const encode = (text: string) => new TextEncoder().encode(text);
    expect(toHex(bcryptPbkdf(encode('password'), encode('salt'), 4, 32))).toBe(
      '5bbf0cc293587f1c3635555c27796598d47e579071bf427e9d8fbe842aba34d9',
    );
  });
});

describe('generation', () => {
  it.each([
    [1024, 162],
    [2048, 294],
  ])('makes %d bits with an SPKI of %d bytes', async (bits, length) => {
    const key = await rsa(bits);
    expect(writeSpki(publicPart(key)).length).toBe(length);
    expect(toJwk(key)).toMatchObject({ kty: 'RSA', e: 'AQAB' });
  });

  it.each([
    [1024, 162],
    [2048, 294],
    [3072, 422],
    [4096, 550],
  ])('writes a modulus of %d bits as an SPKI of %d bytes', (bits, length) => {
    const n = new Uint8Array(bits / 8).fill(0xff);
    expect(writeSpki({ type: 'rsa', n, e: Uint8Array.of(1, 0, 1) }).length).toBe(length);
  });

  it('begins 2048 bits in PKCS#8 with MIIE', async () => {
    const made = await generate.run({}, { type: 'rsa', bits: 2048 }, job());
    expect(made.ok && made.value).toMatch(/^-----BEGIN PRIVATE KEY-----\nMIIE/);
  });

  it.each([2050, 768, 8448, 0, -2048, 1.5, Number.NaN])('refuses %d bits', async (bits) => {
    expect(await generateRsa(bits, subtle, secureRandom)).toEqual({ ok: false, fault: { code: 'bad-bits' } });
  });

  it.each([1024, 1280])('makes RSA keys of %i bits where the browser has no cryptography', async (bits) => {
    const [made, other] = [
      await generateRsa(bits, undefined, secureRandom),
      await generateRsa(bits, undefined, secureRandom),
    ];
    if (!made.ok || !other.ok) throw new Error('no key');
    expect(made.value).not.toEqual(other.value);
    const pem = writePem('PRIVATE KEY', writePkcs8(made.value) ?? new Uint8Array(0));
    // OpenSSL refuses numbers that do not belong together.
    const key = createPrivateKey(pem);
    expect(key.asymmetricKeyDetails).toEqual({ modulusLength: bits, publicExponent: 65537n });
    const message = new TextEncoder().encode('a message');
    expect(verify('sha256', message, createPublicKey(key), sign('sha256', message, key))).toBe(true);
    expect((await readKey(pem)).ok).toBe(true);
  });

  it('makes all else there, too', async () => {
    expect((await readKey(JSON.stringify(toJwk(generateEc('P-256', fixedRandom()))))).ok).toBe(true);
    expect((await readKey(JSON.stringify(toJwk(generateEdwards('ed25519', fixedRandom()))))).ok).toBe(true);
  });

  it('tells the reason of a browser that refuses', async () => {
    const refusing = { ...subtle, generateKey: () => Promise.reject(new Error('too large')) };
    expect(await generateRsa(8192, refusing, secureRandom)).toEqual({
      ok: false,
      fault: { code: 'refused', reason: 'too large' },
    });
  });

  it('draws again what is not below the order of the curve', () => {
    const draws = [new Uint8Array(32).fill(0xff), new Uint8Array(32), padStart(Uint8Array.of(1), 32)];
    const key = generateEc('P-256', () => draws.shift() ?? new Uint8Array(32));
    expect(draws).toEqual([]);
    // The base point itself (FIPS 186).
    expect(toHex(key.point.slice(1, 33))).toBe('6b17d1f2e12c4247f8bce6e563a440f277037d812deb33a0f4a13945d898c296');
  });

  it('draws every bit of a scalar with the same chance', () => {
    const random = fixedRandom(5);
    const high = Array.from({ length: 200 }, () => generateEc('P-521', random).secret).filter((d) => d[0] === 1);
    expect(high.length).toBeGreaterThan(70);
    expect(high.length).toBeLessThan(130);
  });
});

describe('what is written', () => {
  const kinds: readonly (readonly [string, () => Key | Promise<Key>])[] = [
    ['rsa', () => rsa()],
    ['ed25519', () => generateEdwards('ed25519', fixedRandom(2))],
    ['P-256', () => generateEc('P-256', fixedRandom(3))],
    ['P-384', () => generateEc('P-384', fixedRandom(4))],
    ['P-521', () => generateEc('P-521', fixedRandom(5))],
  ];
  it.each(kinds)('reads back: %s', async (_kind, make) => {
    const key = await make();
    for (const format of FORMATS) {
      for (const passphrase of canEncrypt(format) && key.type === 'ed25519' ? ['', 'a secret 你好'] : ['']) {
        const settings = { format, comment: 'me@here', passphrase, random: fixedRandom(9), subtle };
        const written = await writeKey(key, settings);
        if (!written.ok) throw new Error(written.fault.code);
        const { publicKey, privateKey } = written.value;
        const read = await readKey(privateKey?.text ?? '', { passphrase, subtle });
        expect(read).toMatchObject({ ok: true, value: { key, wasEncrypted: passphrase !== '' } });
        expect(await readKey(publicKey.text)).toMatchObject({ ok: true, value: { key: publicPart(key) } });
        for (const { text, isBase64 } of [publicKey, privateKey ?? publicKey])
          expect(isBase64 || text.endsWith('\n')).toBe(true);
      }
    }
  });

  it('has lines of 64 characters, of OpenSSH 70', async () => {
    const key = await rsa();
    const widths = (pem: string) =>
      new Set(
        pem
          .split('\n')
          .slice(1, -3)
          .map((line) => line.length),
      );
    expect(widths(writePem('PRIVATE KEY', derOf(writePkcs8(key))))).toEqual(new Set([64]));
    expect(widths(writeOpenSsh(key, '', '', fixedRandom()) ?? '')).toEqual(new Set([70]));
  });

  it('is the same with the browser’s PBKDF2 and without', async () => {
    const pkcs8 = derOf(writePkcs8(generateEdwards('ed25519', fixedRandom(1))));
    const [one, other] = await Promise.all(
      [subtle, undefined].map((present) => encryptPkcs8(pkcs8, 'secret', fixedRandom(2), present)),
    );
    expect(one).toEqual(other);
  });

  it('keeps the comment of a key, unless there is a new one', async () => {
    const key = writeSshLine(sshPart(generateEdwards('ed25519', fixedRandom(1))), 'old one');
    expect((await report(key, { format: 'openssh' })).publicKey.text).toBe(key);
    expect((await report(key, { format: 'openssh', comment: 'new' })).publicKey.text).toMatch(/ new\n$/);
  });

  it('is never another line of a key file', async () => {
    const key = generateEdwards('ed25519', fixedRandom(1));
    for (const comment of ['a\nssh-rsa AAAA', 'a\r', 'a\0', 'a\u2028b']) {
      const settings = { format: 'openssh', comment, passphrase: '', random: fixedRandom(), subtle } as const;
      expect(await writeKey(key, settings)).toEqual({ ok: false, fault: { code: 'bad-comment' } });
    }
  });
});

describe('keys on secp256k1 and Ed448', () => {
  const made = [
    ['secp256k1', generateEc('secp256k1', fixedRandom(3))],
    ['ed448', generateEdwards('ed448', fixedRandom(3))],
  ] as const;

  it.each(made)('%s is told of, and written in the forms that it has', async (_kind, key) => {
    const jwk = JSON.stringify(toJwk(key));
    const { facts, privateKey } = await report(jwk);
    expect(facts).toMatchObject({ type: key.type, isPrivate: true });
    expect(facts).not.toHaveProperty('sshSha256');
    expect(await readKey(privateKey?.text ?? '')).toMatchObject({ ok: true, value: { key } });
    expect(await inspect.run({ key: jwk }, { format: 'openssh', comment: '' }, job())).toEqual({
      ok: false,
      fault: { code: 'no-openssh' },
    });
    const settings = { first: jwk, second: JSON.stringify(toJwk(publicPart(key))) };
    expect(await compare.run(settings, {}, job())).toEqual({ ok: true, value: true });
  });

  it('of a pair in one text the private half is taken', async () => {
    const key = generateEc('P-256', fixedRandom(4));
    const text = writePem('PUBLIC KEY', writeSpki(publicPart(key))) + writePem('PRIVATE KEY', derOf(writePkcs8(key)));
    expect(await readKey(text)).toMatchObject({ ok: true, value: { key } });
  });
});

describe('what is no key, or a wrong one', () => {
  it.each([
    '',
    'hello',
    '{}',
    '{"a":1}',
    '[]',
    'null',
    'AAAA',
    'MIIB',
    '-----BEGIN NONSENSE-----\nAAAA\n-----END NONSENSE-----x{',
    '你好',
    '\ud800',
    'ssh-rsa',
  ])('is told of %j', async (text) => {
    expect(['not-a-key', 'unsupported-key']).toContain(await faultOf(text));
  });

  it('is told of every truncation', async () => {
    const pkcs8 = derOf(writePkcs8(generateEc('P-256', fixedRandom(1))));
    const forms = [pkcs8, writeSpki(publicPart(generateEc('P-256', fixedRandom(1))))];
    for (const bytes of forms) {
      for (let length = 0; length < bytes.length; length++) {
        const cut = bytes.slice(0, length);
        for (const label of ['PRIVATE KEY', 'PUBLIC KEY']) expect(await faultOf(writePem(label, cut))).not.toBe('ok');
        expect(await faultOf(toBase64(cut))).not.toBe('ok');
      }
    }
  });

  it('is told of a changed number', async () => {
    const key = await rsa();
    if (key.type !== 'rsa' || !key.secret) throw new Error('no RSA');
    const changed = (name: 'd' | 'p' | 'q' | 'dp' | 'dq' | 'qi') => {
      const secret = { ...key.secret, [name]: key.secret?.[name].slice() } as typeof key.secret;
      secret[name][5] = (secret[name][5] ?? 0) ^ 1;
      return writePem('RSA PRIVATE KEY', writeRsaPrivate(key, secret));
    };
    for (const name of ['d', 'p', 'q', 'dp', 'dq', 'qi'] as const)
      expect(await faultOf(changed(name))).toBe('inconsistent');
  });

  it('is told of points off their curve and coordinates of another length', async () => {
    const { x, y, ...rest } = toJwk(generateEc('P-256', fixedRandom(1)));
    expect(await faultOf(JSON.stringify({ ...rest, x: y, y: x }))).not.toBe('ok');
    const off = { kty: 'EC', crv: 'P-256', x, y: x };
    expect(await faultOf(JSON.stringify(off))).toBe('inconsistent');
    expect(await faultOf(JSON.stringify({ ...off, y: `${y}AA` }))).toBe('damaged');
    expect(await faultOf(JSON.stringify({ ...off, crv: 'P-384', y }))).toBe('damaged');
    expect(await faultOf(JSON.stringify({ ...off, crv: 'secp256r1', y }))).toBe('unsupported-key');
    expect(await faultOf(JSON.stringify({ kty: 'oct', k: 'AAAA' }))).toBe('unsupported-key');
    expect(await faultOf(JSON.stringify({ kty: 'RSA', n: RFC_7638_N }))).toBe('damaged');
    expect(await faultOf(JSON.stringify({ kty: 'RSA', n: RFC_7638_N, e: 'AA' }))).toBe('inconsistent');
  });

  it('is told of a private key whose public half is another’s', async () => {
    const one = toJwk(generateEdwards('ed25519', fixedRandom(1)));
    const { x } = toJwk(generateEdwards('ed25519', fixedRandom(2)));
    expect(await faultOf(JSON.stringify({ ...one, x }))).toBe('inconsistent');
  });

  it('opens with its passphrase only', async () => {
    const key = generateEdwards('ed25519', fixedRandom(1));
    const ssh = writeOpenSsh(key, '', 'right', fixedRandom(1)) ?? '';
    const pem = writePem(
      'ENCRYPTED PRIVATE KEY',
      await encryptPkcs8(derOf(writePkcs8(key)), 'right', fixedRandom(1), subtle),
    );
    for (const text of [ssh, pem]) {
      expect(await faultOf(text)).toBe('needs-passphrase');
      expect(await faultOf(text, '')).toBe('needs-passphrase');
      expect(await faultOf(text, 'Right')).toBe('wrong-passphrase');
      expect(await faultOf(text, 'right')).toBe('ok');
    }
  });
});

describe('leniency', () => {
  it('finds a key among other text, with any line ends', async () => {
    const pem = writePem('PRIVATE KEY', derOf(writePkcs8(generateEdwards('ed25519', fixedRandom(1)))));
    expect(await faultOf(`\uFEFFnotes\r\n${pem.replaceAll('\n', '\r\n')}\r\nmore`)).toBe('ok');
    expect(await faultOf(`   ${pem.replaceAll('\n', '\n   ')}`)).toBe('ok');
    expect(await faultOf(toHex(derOf(readPem(pem)[0]?.bytes)))).toBe('ok');
    const line = writeSshLine(sshPart(generateEdwards('ed25519', fixedRandom(1))), '');
    expect(await faultOf(`# mine\nno-pty,command="ls" ${line}`)).toBe('ok');
  });

  it('finds the primes that a JWK leaves out', async () => {
    const key = await rsa();
    const { kty, n, e, d } = toJwk(key);
    const read = await readKey(JSON.stringify({ kty, n, e, d }));
    const modulus = read.ok && read.value.key.type === 'rsa' && read.value.key.secret;
    const { p, q } = modulus || { p: new Uint8Array(0), q: new Uint8Array(0) };
    expect(toBigInt(p) * toBigInt(q)).toBe(key.type === 'rsa' ? toBigInt(key.n) : 0n);
  });
});

describe('keys inside of something', () => {
  const pem = async () => writePem('PRIVATE KEY', derOf(writePkcs8(await rsa())));
  const escaped = (text: string) => text.trim().replaceAll('\n', String.raw`\n`);

  it.each<[string, (text: string) => string]>([
    ['a service account', (text) => JSON.stringify({ type: 'service_account', private_key: text, id: 'x' }, null, 2)],
    ['JSON in JSON', (text) => JSON.stringify({ content: JSON.stringify({ private_key: text }) })],
    ['JSON that escapes more', (text) => JSON.stringify({ k: text }).replaceAll('/', '\\/').replaceAll('=', '\\u003d')],
    ['an environment file', (text) => `A=1\nPRIVATE_KEY="${escaped(text)}\\n"\nB=2`],
    ['a string', (text) => `'${escaped(text)}'`],
    ['CRLF, written out', (text) => text.replaceAll('\n', String.raw`\r\n`)],
    ['YAML', (text) => `key: |\n${text.replace(/^/gm, '    ')}`],
  ])('are read from %s', async (_, wrap) => {
    const text = await pem();
    const key = await readKey(text);
    expect(await readKey(wrap(text))).toEqual(key);
  });

  it('are read from a set, the first that can be', async () => {
    const set = { keys: [{ kty: 'oct', k: 'AA' }, JSON.parse(RFC_7638), JSON.parse(RFC_7638)] };
    expect((await report(JSON.stringify(set))).facts).toMatchObject({ source: 'jwk', bits: 2048, setSize: 3 });
    expect((await report(JSON.stringify(set.keys))).facts).toMatchObject({ bits: 2048 });
    expect(await faultOf(JSON.stringify({ keys: [] }))).toBe('not-a-key');
    expect(await faultOf(JSON.stringify({ keys: [{ kty: 'oct', k: 'AA' }] }))).toBe('unsupported-key');
  });

  it('are read as RFC 4716 writes them', async () => {
    // Of the RFC's own examples, but for the DSS ones.
    const text = `---- BEGIN SSH2 PUBLIC KEY ----
Comment: "1024-bit RSA, converted from OpenSSH by me@example.com"
x-command: /home/me/bin/lock-in-guest.sh
AAAAB3NzaC1yc2EAAAABIwAAAIEA1on8gxCGJJWSRT4uOrR13mUaUk0hRf4RzxSZ1zRb
YYFw8pfGesIFoEuVth4HKyF8k1y4mRUnYHP1XNMNMJl1JcEArC2asV8sHf6zSPVffozZ
5TT4SfsUu/iKy9lUcCfXzwre4WWZSXXcPff+EHtWshahu3WzBdnGxm5Xoi89zcE=
---- END SSH2 PUBLIC KEY ----`;
    const { facts } = await report(text);
    expect(facts).toMatchObject({ source: 'ssh2', bits: 1024, isPrivate: false, exponent: '35' });
    expect(facts.comment).toBe('1024-bit RSA, converted from OpenSSH by me@example.com');
    const continued = text.replace('converted from', 'converted\\\n from').replaceAll('\n', '\r\n');
    expect((await report(continued)).facts.comment).toBe(facts.comment);
    expect(await faultOf(text.replace(/---- END.*/, ''))).toBe('damaged');
  });
});

describe('hostile text', () => {
  const BEGIN = '-----BEGIN RSA PRIVATE KEY-----\n';
  it.each([
    BEGIN.repeat(30_000),
    `${BEGIN}${'a: b\n'.repeat(200_000)}`,
    `${BEGIN}Proc-Type: 4,ENCRYPTED\nDEK-Info: ${'='.repeat(900_000)}\n\nAAAA\n-----END RSA PRIVATE KEY-----`,
    `${BEGIN}${'='.repeat(1_000_000)}-----END RSA PRIVATE KEY-----`,
    `${BEGIN}:${'\n '.repeat(400_000)}-----END RSA PRIVATE KEY-----`,
    `-----BEGIN ${'A '.repeat(500_000)}`,
    `${'\\'.repeat(900_000)}-----BEGIN A-----`,
    `ssh-rsa ${' '.repeat(900_000)}!`,
    'ssh-rsa '.repeat(120_000),
    `---- BEGIN SSH2 PUBLIC KEY ----\n${'Comment: a\\\n'.repeat(80_000)}`,
    '='.repeat(1_000_000),
    `{"keys":[${'{"kty":"RSA"},'.repeat(60_000)}{}]}`,
  ])('of a long run is refused (case %#)', async (text) => expect((await readKey(text)).ok).toBe(false));
});

describe('DER', () => {
  it('reads what it writes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
        expect(new DerReader(writeInteger(bytes)).integer()).toEqual(withoutLeadingZeros(bytes));
        expect(new DerReader(writeOctets(bytes)).octets()).toEqual(new Uint8Array(bytes));
      }),
    );
    fc.assert(
      fc.property(fc.constantFrom(0, 1, 2), fc.nat(39), fc.array(fc.nat()), (first, second, arcs) => {
        const oid = [first, second, ...arcs].join('.');
        expect(new DerReader(writeOid(oid)).oid()).toBe(oid);
      }),
    );
  });

  it.each([
    '',
    '02',
    '0201',
    '0200',
    '020180',
    '02020001',
    '02810101',
    '0280010000',
    '028500000000010a',
    '0302',
    '0281',
  ])('refuses the integer %s', (hex) => {
    expect(unlessMalformed(() => new DerReader(bytesOf(hex)).integer())).toBeUndefined();
  });

  it('never fails otherwise, whatever is read', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.uint8Array({ maxLength: 60 }),
        fc.constantFrom('PRIVATE KEY', 'EC PRIVATE KEY', 'OPENSSH PRIVATE KEY', 'ENCRYPTED PRIVATE KEY'),
        async (bytes, label) => {
          expect((await readKey(writePem(label, bytes))).ok).toBe(false);
        },
      ),
    );
  });
});
