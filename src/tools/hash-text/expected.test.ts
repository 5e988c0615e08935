import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { err, ok } from '../../lib/result';
import { ALGORITHMS, ALGORITHM_IDS } from '../../lib/hashing/algorithms';
import { readChecksumLine, writeChecksumLine } from './checksum-lines';
import { DIGEST_ENCODINGS, writeDigest } from '../../lib/hashing/digest-encoding';
import { algorithmsToCheck, compareDigests, expectedFor, parseExpected, type Expectation } from './expected';

const ABC = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad';
const ABC_MD5 = '900150983cd24fb0d6963f7d28e17f72';
const OTHER = ABC.replace('ba', 'bb');
const EMPTY_MD5_BINARY =
  '11010100000111011000110011011001100011110000000010110010000001001110100110000000000010011001100011101100111110000100001001111110';

function read(text: string): Expectation {
  const result = parseExpected(text);
  if (!result?.ok) throw new Error(JSON.stringify(result));
  return result.value;
}

describe('writeDigest', () => {
  it.each([
    [ABC, 'base64', 'ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0='],
    [ABC, 'base64url', 'ungWv48Bz-pBQUDeXa4iI7ADYaOWF3qctBD_YfIAFa0'],
    [ABC, 'hex-upper', ABC.toUpperCase()],
    [ABC, 'hex', ABC],
    ['d41d8cd98f00b204e9800998ecf8427e', 'binary', EMPTY_MD5_BINARY],
    ['00000001', 'binary', '00000000000000000000000000000001'],
  ] as const)('%s as %s is %s', (hex, encoding, text) => expect(writeDigest(hex, encoding)).toBe(text));
});

describe('a bare digest', () => {
  it('is read in every encoding', () =>
    fc.assert(
      fc.property(
        fc.constantFrom(...ALGORITHM_IDS),
        fc.constantFrom(...DIGEST_ENCODINGS),
        fc.uint8Array({ minLength: 64, maxLength: 64 }),
        (id, encoding, bytes) => {
          const { bits } = ALGORITHMS[id];
          const hex = Array.from(bytes.subarray(0, bits / 8), (byte) => byte.toString(16).padStart(2, '0')).join('');
          expect(read(` ${writeDigest(hex, encoding)}\n`).digests).toEqual([{ hex, bits }]);
        },
      ),
      { numRuns: 300 },
    ));

  it.each([
    [ABC.toUpperCase(), { hex: ABC, bits: 256 }],
    [`"${ABC}"`, { hex: ABC, bits: 256 }],
    [`0x${ABC}`, { hex: ABC, bits: 256 }],
    [ABC.replace(/../g, '$& ').trim(), { hex: ABC, bits: 256 }],
    [ABC.toUpperCase().replace(/..(?=.)/g, '$&:'), { hex: ABC, bits: 256 }],
    [ABC.replace(/.{8}(?=.)/g, '$& '), { hex: ABC, bits: 256 }],
    [`sha256:${ABC}`, { hex: ABC, bits: 256, algorithm: 'sha256' }],
    [`SHA-256: ${ABC}`, { hex: ABC, bits: 256, algorithm: 'sha256' }],
    ['sha256-ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0=', { hex: ABC, bits: 256, algorithm: 'sha256' }],
    ['352441c2', { hex: '352441c2', bits: 32 }],
    ['NSRBwg==', { hex: '352441c2', bits: 32 }],
  ])('%j', (text, digest) => expect(read(text).digests).toEqual([digest]));

  it.each([
    ['abcd', { code: 'unknown-length', bits: 16 }],
    [ABC.slice(1), { code: 'unknown-length', bits: 252 }],
    [`${ABC}ff`, { code: 'unknown-length', bits: 264 }],
    ['SGVsbG8sIHdvcmxk', { code: 'unknown-length', bits: 96 }],
    ['not a digest', { code: 'not-a-digest' }],
    ['你好', { code: 'not-a-digest' }],
    [`WHIRLPOOL (a) = ${ABC}${ABC}`, { code: 'unknown-algorithm', name: 'WHIRLPOOL', bits: 512 }],
    ['abcd  a.iso', { code: 'not-a-digest' }],
    [`${ABC.slice(2)}  a.iso`, { code: 'unknown-length', bits: 248 }],
  ] as const)('refuses %j', (text, fault) => expect(parseExpected(text)).toEqual(err(fault)));

  it.each(['', ' \n '])('is none in %j', (text) => expect(parseExpected(text)).toBeUndefined());
});

describe('checksum lines', () => {
  it.each([
    [`${ABC.toUpperCase()}  abc.txt`, { name: 'abc.txt' }],
    [`${ABC} *abc.iso`, { name: 'abc.iso' }],
    [`${ABC} abc.iso`, { name: 'abc.iso' }],
    [`${ABC}\tabc.iso`, { name: 'abc.iso' }],
    [`${ABC}  two words.iso`, { name: 'two words.iso' }],
    [`${ABC}   lead.iso`, { name: ' lead.iso' }],
    [`\\${ABC}  a\\\\b\\nc\\rd`, { name: 'a\\b\nc\rd' }],
    [`SHA256 (a.iso) = ${ABC}`, { name: 'a.iso', algorithm: 'sha256' }],
    [`SHA256(a (1).iso)= ${ABC}`, { name: 'a (1).iso', algorithm: 'sha256' }],
    [`SHA3-256 (a.iso) = ${ABC}`, { name: 'a.iso', algorithm: 'sha3-256' }],
    [`SHA256 (a.iso) = ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0=`, { name: 'a.iso', algorithm: 'sha256' }],
    [`ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0=  a.iso`, { name: 'a.iso' }],
  ])('%j', (line, facts) => expect(read(line).digests).toEqual([{ hex: ABC, bits: 256, ...facts }]));

  it.each([
    [
      `SHA256          ${ABC.toUpperCase()}       C:\\Users\\me\\abc.txt  `,
      { name: 'C:\\Users\\me\\abc.txt', algorithm: 'sha256' },
    ],
    [`SHA256          ${ABC.toUpperCase()}       C:\\Users\\me\\a very...`, { algorithm: 'sha256' }],
    [`abc.txt: ${ABC}`, { name: 'abc.txt' }],
    [`C:\\a b\\abc.txt:${ABC}`, { name: 'C:\\a b\\abc.txt' }],
    [`中文.txt：${ABC}`, { name: '中文.txt' }],
    [`Hash: ${ABC}`, {}],
    [`哈希值：${ABC}`, {}],
    [`SHA-256 checksum: ${ABC}`, { algorithm: 'sha256' }],
    [`SHA-256: ${ABC}`, { algorithm: 'sha256' }],
  ])('%j', (line, facts) => expect(read(line).digests).toEqual([{ hex: ABC, bits: 256, ...facts }]));

  it('reads what Get-FileHash prints, as a table and as a list', () => {
    const [one, other] = [ABC.toUpperCase(), OTHER.toUpperCase()];
    const digests = [
      { hex: ABC, bits: 256, algorithm: 'sha256', name: 'C:\\a b.iso' },
      { hex: OTHER, bits: 256, algorithm: 'sha256', name: 'C:\\b.iso' },
    ];
    const table = `\r\nAlgorithm       Hash      Path\r\n---------       ----      ----\r\nSHA256          ${one}       C:\\a b.iso\r\nSHA256          ${other}       C:\\b.iso\r\n\r\n`;
    expect(read(table)).toEqual({ digests, ignoredLines: 0 });
    const list = `\n\nAlgorithm : SHA256\nHash      : ${one}\nPath      : C:\\a b.iso\n\nAlgorithm : SHA256\nHash      : ${other.slice(0, 40)}\n            ${other.slice(40)}\nPath      : C:\\b.iso\n\n`;
    expect(read(list)).toEqual({ digests, ignoredLines: 0 });
    expect(read(`Hash\n----\n${one}\n`).digests).toEqual([{ hex: ABC, bits: 256 }]);
    expect(expectedFor('b.iso', read(table), ['a b.iso', 'b.iso'])).toEqual(digests.slice(1));
  });

  it.each(['a ', ' ', '=', ':', 'a:', '(', ')=a', 'SHA256 ', '\\'])('is none in a long run of %j', (unit) =>
    expect(parseExpected(`x${unit.repeat(500_000)}x`)?.ok).toBe(false),
  );

  it('reads SFV', () =>
    expect(read('; made by a program\nmy file.zip 352441C2').digests).toEqual([
      { hex: '352441c2', bits: 32, name: 'my file.zip', algorithm: 'crc32' },
    ]));

  it('reads a whole file, its comments and its signature aside', () => {
    const list = `-----BEGIN PGP SIGNED MESSAGE-----\r\nHash: SHA512\r\n\r\n# comment\r\n${ABC}  a.iso\r\n${OTHER} *b.iso\r\n`;
    expect(read(list)).toEqual({
      digests: [
        { hex: ABC, bits: 256, name: 'a.iso' },
        { hex: OTHER, bits: 256, name: 'b.iso' },
      ],
      ignoredLines: 0,
    });
    expect(read(`${ABC}  a.iso\nwhat is this\n`).ignoredLines).toBe(1);
  });

  it('takes nothing of a signature for a digest', () => {
    // A line of 64 characters is as long as a SHA-384 in Base64.
    const armour = `-----BEGIN PGP SIGNATURE-----\nVersion: GnuPG v2\n\n${'iQIzBAEBCgAdFiEE'.repeat(4)}\n${'a'.repeat(64)}\n=Cj0x\n-----END PGP SIGNATURE-----`;
    expect(read(`-----BEGIN PGP SIGNED MESSAGE-----\nHash: SHA256\n\n${ABC}  a.iso\n${armour}\n`)).toEqual({
      digests: [{ hex: ABC, bits: 256, name: 'a.iso' }],
      ignoredLines: 0,
    });
    expect(parseExpected(armour)).toBeUndefined();
  });

  it('reads what it writes, whatever the name', () =>
    fc.assert(
      fc.property(fc.string({ unit: 'binary', minLength: 1 }), (name) => {
        fc.pre(name.trim() !== '');
        const line = writeChecksumLine(ABC, name);
        expect(line.endsWith('\n')).toBe(true);
        expect(line.slice(0, -1)).not.toMatch(/[\n\r]/);
        expect(readChecksumLine(line.slice(0, -1))).toEqual({ digest: ABC, name });
      }),
      { numRuns: 500 },
    ));

  it.each([
    ['a.txt', `${ABC}  a.txt\n`],
    ['中文 名.txt', `${ABC}  中文 名.txt\n`],
    ['a\\b', `\\${ABC}  a\\\\b\n`],
    ['a\nb', `\\${ABC}  a\\nb\n`],
  ])('writes %j', (name, line) => expect(writeChecksumLine(ABC, name)).toBe(line));
});

describe('compareDigests', () => {
  const digests = { md5: ABC_MD5, sha256: ABC, 'sha3-256': OTHER.replace('bb', 'bc') } as const;

  it.each([
    [ABC, { sha256: 'match' }],
    [OTHER, { sha256: 'mismatch', 'sha3-256': 'mismatch' }],
    [`SHA256 (abc) = ${OTHER}`, { sha256: 'mismatch' }],
    [`${ABC}  abc\n${ABC_MD5}  abc`, { md5: 'match', sha256: 'match' }],
    [`${ABC}  abc\n${ABC_MD5.replace('9', '8')}  abc`, { md5: 'mismatch', sha256: 'match' }],
    ['352441c2', {}],
  ])('%j', (text, verdicts) => expect(compareDigests(digests, read(text).digests)).toEqual(verdicts));
});

describe('expectedFor', () => {
  const list = read(`${ABC}  ./iso/a.iso\n${OTHER} *C:\\b.iso\n${ABC}  e\u0301.iso`);

  it.each([
    ['a.iso', ABC],
    ['b.iso', OTHER],
    ['é.iso', ABC],
    ['c.iso', undefined],
    ['so', undefined],
    ['A.iso', undefined],
  ])('%s', (name, hex) => expect(expectedFor(name, list, ['a.iso', name])[0]?.hex).toBe(hex));

  it('takes the file beside the list before one of the same name in a folder', () => {
    const both = read(`${OTHER}  old/a.iso\n${ABC}  a.iso`);
    expect(expectedFor('a.iso', both, ['a.iso']).map(({ hex }) => hex)).toEqual([ABC]);
    const folders = read(`${OTHER}  old/a.iso\n${ABC}  new/a.iso`);
    expect(expectedFor('a.iso', folders, ['a.iso']).map(({ hex }) => hex)).toEqual([OTHER, ABC]);
  });

  it('takes a bare digest for every file', () =>
    expect(expectedFor('x', read(ABC), ['x', 'y'])).toEqual([{ hex: ABC, bits: 256 }]));

  it('takes a single line for another name only when no file has the name', () => {
    expect(expectedFor('a (1).iso', read(`${ABC}  a.iso`), ['a (1).iso'])).toHaveLength(1);
    expect(expectedFor('b.iso', read(`${ABC}  a.iso`), ['a.iso', 'b.iso'])).toEqual([]);
  });
});

describe('algorithmsToCheck', () => {
  it.each([
    [ABC, ['md5'], ['sha256']],
    [ABC, ['sha256'], []],
    [ABC, ['sha3-256'], []],
    [`SHA3-256 (a) = ${ABC}`, ['sha256'], ['sha3-256']],
    ['352441c2', ['sha256'], ['crc32']],
    [`${ABC}${ABC}`, [], ['sha512']],
  ] as const)('%j with %j adds %j', (text, chosen, added) =>
    expect(algorithmsToCheck(read(text).digests, chosen)).toEqual(added),
  );
});

it('has no two algorithms of one name', () =>
  expect(new Set(ALGORITHM_IDS.map((id) => ALGORITHMS[id].name)).size).toBe(ALGORITHM_IDS.length));

it('gives undefined for nothing and a value for something', () =>
  expect(parseExpected(ABC)).toEqual(ok({ digests: [{ hex: ABC, bits: 256 }], ignoredLines: 0 })));
