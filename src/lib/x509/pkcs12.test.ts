import { describe, expect, it } from 'vitest';
import { writeInteger, writeSequence } from '../keys/der';
import { unlessMalformed } from '../keys/malformed';
import { readAsn1 } from './asn1';
import { readCertificate } from './certificate';
import { readPkcs12 } from './pkcs12';
import files from './testdata/pkcs12.json';

const { subtle } = globalThis.crypto;
type Name = keyof typeof files;

const open = (name: Name, password: string | undefined, withSubtle = true) =>
  readPkcs12(
    readAsn1(Uint8Array.from(Buffer.from(files[name].base64, 'base64'))),
    password,
    withSubtle ? subtle : undefined,
  );

const LEGACY = [
  { cipher: 'RC2-40', hash: 'SHA-1', rounds: 2048 },
  { cipher: '3DES', hash: 'SHA-1', rounds: 2048 },
];
const MODERN = [{ cipher: 'AES-256-CBC', hash: 'SHA-256', rounds: 2048 }];

describe('a PKCS#12 file', () => {
  it.each([
    // By openssl pkcs12 -export, in its old ways and its new ones.
    ['legacy', 2, ['键 1'], 'SHA-1', LEGACY],
    ['modern', 2, ['键 1'], 'SHA-256', MODERN],
    ['empty', 2, ['键 1'], 'SHA-256', MODERN],
    ['empty-legacy', 2, ['键 1'], 'SHA-1', LEGACY],
    ['none', 1, [undefined], undefined, []],
    ['nomac', 1, [undefined], undefined, MODERN],
    [
      'mixed',
      1,
      [undefined],
      'SHA-512',
      [
        { cipher: '3DES-112', hash: 'SHA-1', rounds: 5000 },
        { cipher: 'RC2-40', hash: 'SHA-1', rounds: 5000 },
      ],
    ],
    [
      'mixed2',
      1,
      [undefined],
      'SHA-384',
      [
        { cipher: 'RC2-128', hash: 'SHA-1', rounds: 2048 },
        { cipher: 'AES-128-CBC', hash: 'SHA-256', rounds: 2048 },
      ],
    ],
    // By Java's keytool.
    ['java', 1, ['t'], 'SHA-256', [{ cipher: 'AES-256-CBC', hash: 'SHA-256', rounds: 10000 }]],
    [
      'java-legacy',
      1,
      ['t'],
      'SHA-1',
      [
        { cipher: '3DES', hash: 'SHA-1', rounds: 50000 },
        { cipher: 'RC2-40', hash: 'SHA-1', rounds: 50000 },
      ],
    ],
    // By the library `cryptography` of Python.
    ['py-none', 1, ['py'], 'SHA-256', []],
    ['py-3des', 1, ['py'], 'SHA-256', [{ cipher: '3DES', hash: 'SHA-1', rounds: 3000 }]],
  ] as const)('%s opens', async (name, certificates, names, mac, encryption) => {
    for (const withSubtle of [true, false]) {
      const opened = await open(name, files[name].password || undefined, withSubtle);
      if (!opened.ok) throw new Error(opened.fault.code);
      const { value } = opened;
      const of = (kind: string) => value.bags.filter((bag) => bag.kind === kind);
      expect(of('certificate').map(({ der }) => readCertificate(der) !== undefined)).toEqual(
        Array.from({ length: certificates }, () => true),
      );
      expect(of('key').map(({ friendlyName }) => friendlyName)).toEqual(names);
      expect(value.mac?.hash).toBe(mac);
      expect(value.encryption).toEqual(encryption);
      expect(value.isPasswordEmpty).toBe(files[name].password === '');
    }
  });

  it.each(['legacy', 'modern', 'nomac', 'mixed', 'mixed2', 'java', 'java-legacy', 'py-3des'] as const)(
    '%s opens with its password alone',
    async (name) => {
      expect(await open(name, undefined)).toEqual({ ok: false, fault: { code: 'needs-password' } });
      expect(await open(name, 'passwort')).toEqual({ ok: false, fault: { code: 'wrong-password' } });
    },
  );

  it.each(['empty', 'empty-legacy', 'py-none'] as const)('%s opens though another password was typed', async (name) => {
    expect(await open(name, 'passwort')).toMatchObject({ ok: true, value: { isPasswordEmpty: true } });
  });

  it('that is damaged gives no exception', async () => {
    const whole = Uint8Array.from(Buffer.from(files.none.base64, 'base64'));
    for (let at = 4; at < whole.length; at += 3) {
      const damaged = whole.slice();
      damaged[at] = (damaged[at] ?? 0) ^ 0xff;
      const element = unlessMalformed(() => readAsn1(damaged));
      if (element) await readPkcs12(element, 'x', subtle);
    }
  });

  it('of too many rounds is not begun', async () => {
    const whole = Uint8Array.from(Buffer.from(files.legacy.base64, 'base64'));
    const [version, authSafe, macData] = readAsn1(whole).in(0x30);
    const [info, salt] = macData?.in(0x30) ?? [];
    if (!version || !authSafe || !info || !salt) throw new Error('parts');
    const rounds = writeInteger(Uint8Array.of(0x7f, 0xff, 0xff, 0xff));
    const many = writeSequence(version.whole, authSafe.whole, writeSequence(info.whole, salt.whole, rounds));
    expect(await readPkcs12(readAsn1(many), 'x', subtle)).toEqual({
      ok: false,
      fault: { code: 'too-many-rounds', rounds: 0x7fffffff },
    });
  });
});
