import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { err, ok } from '../../lib/result';
import { job } from '../../operations/testing';
import { ALGORITHM_IDS, type AlgorithmId, algorithmOf } from '../../lib/hashing/algorithms';
import { divideWork } from './divide-work';
import { findAlgorithm } from './find-algorithm';
import { hashBytes, startHashing } from '../../lib/hashing/hashing';
import { hashFileBlocks, readIntoOneBuffer, readSlices } from '../../lib/hashing/hashing-files';

const utf8 = (text: string) => new TextEncoder().encode(text);

async function hashInBlocks(
  file: Blob,
  algorithms: readonly AlgorithmId[],
  ...rest: Parameters<typeof hashFileBlocks> extends [unknown, unknown, ...infer R] ? R : never
) {
  return hashFileBlocks(file, await startHashing(algorithms), ...rest);
}
const ALPHABET = 'abcdefghijklmnopqrstuvwxyz';
const ALNUM = `${ALPHABET.toUpperCase()}${ALPHABET}0123456789`;
const DIGITS = '1234567890'.repeat(8);
const NIST_448 = 'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq';
const NIST_896 =
  'abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmnhijklmnoijklmnopjklmnopqklmnopqrlmnopqrsmnopqrstnopqrstu';
const MILLION = 'a'.repeat(1_000_000);
const blake3Input = (length: number) => Uint8Array.from({ length }, (_, index) => index % 251);

async function digest(message: string | Uint8Array, id: AlgorithmId): Promise<string | undefined> {
  return (await hashBytes(typeof message === 'string' ? utf8(message) : message, [id]))[id];
}

describe('published vectors', () => {
  it.each<[AlgorithmId, string | Uint8Array, string]>([
    // RFC 1321
    ['md5', '', 'd41d8cd98f00b204e9800998ecf8427e'],
    ['md5', 'a', '0cc175b9c0f1b6a831c399e269772661'],
    ['md5', 'abc', '900150983cd24fb0d6963f7d28e17f72'],
    ['md5', 'message digest', 'f96b697d7cb7938d525a2f31aaf161d0'],
    ['md5', ALPHABET, 'c3fcd3d76192e4007dfb496cca67e13b'],
    ['md5', ALNUM, 'd174ab98d277d9f5a5611c2c9f419d9f'],
    ['md5', DIGITS, '57edf4a22be3c955ac49da2e2107b67a'],
    ['md5', '你好', '7eca689f0d3389d9dea66ae112e5cfd7'],
    // RFC 3174
    ['sha1', 'abc', 'a9993e364706816aba3e25717850c26c9cd0d89d'],
    ['sha1', NIST_448, '84983e441c3bd26ebaae4aa1f95129e5e54670f1'],
    ['sha1', MILLION, '34aa973cd4c4daa4f61eeb2bdbad27316534016f'],
    ['sha1', '01234567'.repeat(80), 'dea356a2cddd90c7a7ecedc5ebb563934f460452'],
    // FIPS 180-4
    ['sha224', '', 'd14a028c2a3a2bc9476102bb288234c415a2b01f828ea62ac5b3e42f'],
    ['sha224', 'abc', '23097d223405d8228642a477bda255b32aadbce4bda0b3f7e36c9da7'],
    ['sha224', NIST_448, '75388b16512776cc5dba5da1fd890150b0c6455cb4f58b1952522525'],
    ['sha256', 'abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
    ['sha256', NIST_448, '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1'],
    ['sha256', MILLION, 'cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0'],
    ['sha256', '你好', '670d9743542cae3ea7ebe36af56bd53648b0a1126162e78d81a32934a711302e'],
    ['sha256', '😀', 'f0443a342c5ef54783a111b51ba56c938e474c32324d90c3a60c9c8e3a37e2d9'],
    ['sha256', 'a\nb', '7e18f737311b2dc3b2f269dd78396b0351f14fb66efa879f768cb23181883c78'],
    ['sha256', 'a\r\nb', '18745f36a05e29072709042d6062ce54f1b08ff36c27ba80c39f81fb010c8ce2'],
    [
      'sha384',
      'abc',
      'cb00753f45a35e8bb5a03d699ac65007272c32ab0eded1631a8b605a43ff5bed8086072ba1e7cc2358baeca134c825a7',
    ],
    [
      'sha384',
      NIST_896,
      '09330c33f71147e83d192fc782cd1b4753111b173b3b05d22fa08086e3b0f712fcc7c71a557e2db966c3e9fa91746039',
    ],
    [
      'sha512',
      'abc',
      'ddaf35a193617abacc417349ae20413112e6fa4e89a97ea20a9eeee64b55d39a2192992a274fc1a836ba3c23a3feebbd454d4423643ce80e2a9ac94fa54ca49f',
    ],
    [
      'sha512',
      NIST_896,
      '8e959b75dae313da8cf4f72814fc143f8f7779c6eb9f7fa17299aeadb6889018501d289e4900f7e4331b99dec4b5433ac7d329eeb6dd26545e96e55b874be909',
    ],
    // FIPS 202
    ['sha3-224', 'abc', 'e642824c3f8cf24ad09234ee7d3c766fc9a3a5168d0c94ad73b46fdf'],
    ['sha3-256', '', 'a7ffc6f8bf1ed76651c14756a061d662f580ff4de43b49fa82d80a4b80f8434a'],
    ['sha3-256', 'abc', '3a985da74fe225b2045c172d6bd390bd855f086e3e9d525b46bfe24511431532'],
    [
      'sha3-384',
      'abc',
      'ec01498288516fc926459f58e2c6ad8df9b473cb0fc08c2596da7cf0e49be4b298d88cea927ac7f539f1edf228376d25',
    ],
    [
      'sha3-512',
      '',
      'a69f73cca23a9ac5c8b567dc185a756e97c982164fe25859e0d1dcc1475c80a615b2123af1f5f94c11e3e9402c3ac558f500199d95b6d3e301758586281dcd26',
    ],
    [
      'sha3-512',
      'abc',
      'b751850b1a57168a5693cd924b6b096e08f621827444f70d884f5d0240d2712e10e116e9192af3c91a7ec57647e3934057340b4cf408d5a56592f8274eec53f0',
    ],
    [
      'sha3-512',
      '😀',
      '961e8fa060f009c47a3e6b3f2676143fc04b653baf3f94825f631205f2620be63640735633c3e02382d1f4a9ae4d85215f120f299394b8c0e036c4137a2c7f7e',
    ],
    // The submission of before FIPS 202, which is another function
    ['keccak-224', '', 'f71837502ba8e10837bdd8d365adb85591895602fc552b48b7390abd'],
    ['keccak-256', '', 'c5d2460186f7233c927e7db2dcc703c0e500b653ca82273b7bfad8045d85a470'],
    ['keccak-256', 'abc', '4e03657aea45a94fc7d47ba826c8d667c0d1e6e33a64a036ec44f58fa12d6c45'],
    [
      'keccak-384',
      '',
      '2c23146a63a29acf99e73b88f8c24eaa7dc60aa771780ccc006afbfa8fe2479b2dd2b21362337441ac12b515911957ff',
    ],
    [
      'keccak-512',
      'abc',
      '18587dc2ea106b9a1563e32b3312421ca164c7f1f07bc922a9c83d77cea3a1e5d0c69910739025372dc14ac9642629379540c17e2a65b19d77aa511a9d00bb96',
    ],
    // The authors' page
    ['ripemd160', '', '9c1185a5c5e9fc54612808977ee8f548b2258d31'],
    ['ripemd160', 'a', '0bdc9d2d256b3ee9daae347be6f4dc835a467ffe'],
    ['ripemd160', 'abc', '8eb208f7e05d987a9b044a8e98c6b087f15a0bfc'],
    ['ripemd160', 'message digest', '5d0689ef49d2fae572b881b123a85ffa21595f36'],
    ['ripemd160', ALPHABET, 'f71c27109c692c1b56bbdceb5b9d2865b3708dbc'],
    ['ripemd160', NIST_448, '12a053384a9c0c88e405a06c27dcf49ada62eb2b'],
    ['ripemd160', ALNUM, 'b0e20b6e3116640286ed3a87a5713079b21f5189'],
    ['ripemd160', DIGITS, '9b752e45573d4b39f4dbd3323cab82bf63326bfb'],
    ['ripemd160', MILLION, '52783243c1697bdbe16d37f97f68f08325dc1528'],
    // GB/T 32905-2016
    ['sm3', 'abc', '66c7f0f462eeedd9d1f2d46bdc10e4e24167c4875cf2f7a2297da02b8f4ba8e0'],
    ['sm3', 'abcd'.repeat(16), 'debe9ff92275b8a138604889c18e5a4d6fdb70e5387e5765293dcba39c0c5732'],
    // RFC 7693
    [
      'blake2b-512',
      'abc',
      'ba80a53f981c4d0d6a2797b69f12f6e94c212f14685ac4b74b12bb6fdbffa2d17d87c5392aab792dc252d5de4533cc9518d38aa8dbf1925ab92386edd4009923',
    ],
    // The authors' test vectors
    ['blake3', '', 'af1349b9f5f9a1a6a0404dea36dcc9499bcb25c9adc112b7cc9a93cae41f3262'],
    ['blake3', blake3Input(1), '2d3adedff11b61f14c886e35afa036736dcd87a74d27b5c1510225d0f592e213'],
    ['blake3', blake3Input(1024), '42214739f095a406f3fc83deb889744ac00df831c10daa55189b5d121c855af7'],
    ['blake3', blake3Input(1025), 'd00278ae47eb27b34faecf67b4fe263f82d5412916c1ffd97c8cb7fb814b8444'],
    ['blake3', blake3Input(102_400), 'bc3e3d41a1146b069abffad3c0d44860cf664390afce4d9661f7902e7943e085'],
    ['crc32', '', '00000000'],
    ['crc32', 'abc', '352441c2'],
    ['crc32', '123456789', 'cbf43926'],
  ])('%s of %j is %s', async (id, message, hex) => expect(await digest(message, id)).toBe(hex));
});

describe('any message in any pieces', () => {
  const known: Partial<Record<AlgorithmId, string>> = {
    md5: 'md5',
    sha1: 'sha1',
    sha224: 'sha224',
    sha256: 'sha256',
    sha384: 'sha384',
    sha512: 'sha512',
    'sha3-224': 'sha3-224',
    'sha3-256': 'sha3-256',
    'sha3-384': 'sha3-384',
    'sha3-512': 'sha3-512',
    ripemd160: 'ripemd160',
    'blake2b-512': 'blake2b512',
    sm3: 'sm3',
  };

  it('has one digest, and OpenSSL agrees', () =>
    fc.assert(
      fc.asyncProperty(
        fc.uint8Array({ maxLength: 3000 }),
        fc.array(fc.integer({ min: 0, max: 700 }), { maxLength: 8 }),
        async (message, sizes) => {
          const hashing = await startHashing(ALGORITHM_IDS);
          let from = 0;
          for (const size of [...sizes, message.length]) {
            hashing.update(message.subarray(from, from + size));
            from += size;
          }
          const pieces = hashing.digest();
          expect(pieces).toEqual(await hashBytes(message, ALGORITHM_IDS));
          for (const [id, name] of Object.entries(known)) {
            expect([id, pieces[id as AlgorithmId]]).toEqual([id, createHash(name).update(message).digest('hex')]);
          }
        },
      ),
      { numRuns: 60 },
    ));
});

describe('hashFileBlocks', () => {
  const message = utf8('0123456789'.repeat(100));
  const readers: [string, (file: Blob) => ReturnType<typeof readSlices>][] = [
    ['by slices', (file) => readSlices(file, 300)],
    ['into one buffer', (file) => readIntoOneBuffer(file.stream().getReader({ mode: 'byob' }), 300)],
  ];

  it.each(readers)('reads %s and reports the bytes', async (_, read) => {
    const seen: number[] = [];
    const progress = (done: number) => seen.push(done);
    const file = new Blob([message]);
    const result = await hashInBlocks(file, ['sha256', 'crc32'], job({ progress }), read(file));
    expect(result).toEqual(ok(await hashBytes(message, ['sha256', 'crc32'])));
    expect(seen.at(-1)).toBe(1000);
    expect(seen.length).toBeGreaterThan(3);
    expect(seen).toEqual(seen.toSorted((a, b) => a - b));
  });

  it.each(readers)('hashes an empty file %s', async (_, read) => {
    const result = await hashInBlocks(new Blob([]), ['md5'], job(), read(new Blob([])));
    expect(result).toEqual(ok({ md5: 'd41d8cd98f00b204e9800998ecf8427e' }));
  });

  it.each(readers)('stops reading %s when aborted', async (_, read) => {
    const controller = new AbortController();
    const progress = () => controller.abort();
    const file = new Blob([message]);
    const running = hashInBlocks(file, ['md5'], job({ signal: controller.signal, progress }), read(file));
    await expect(running).rejects.toMatchObject({ name: 'AbortError' });
  });

  it('tells a slice that cannot be read', async () => {
    const gone = new Blob(['gone']);
    gone.slice = () => {
      const slice = new Blob([]);
      slice.arrayBuffer = () => Promise.reject(new DOMException('', 'NotReadableError'));
      return slice;
    };
    expect(await hashInBlocks(gone, ['md5'], job(), readSlices(gone))).toEqual(err({ code: 'unreadable' }));
  });

  it('tells a stream that breaks off', async () => {
    const broken = new ReadableStream({ type: 'bytes', pull: (controller) => controller.error(new Error('gone')) });
    const blocks = readIntoOneBuffer(broken.getReader({ mode: 'byob' }));
    expect(await hashInBlocks(new Blob(['gone']), ['md5'], job(), blocks)).toEqual(err({ code: 'unreadable' }));
  });

  it('tells a file that has shrunk', async () => {
    const shrunk = new Blob(['12345678']);
    expect(await hashInBlocks(shrunk, ['md5'], job(), readSlices(new Blob(['123'])))).toEqual(
      err({ code: 'unreadable' }),
    );
  });

  it('chooses a way by itself', async () =>
    expect(await hashInBlocks(new Blob([message]), ['md5'], job())).toEqual(ok(await hashBytes(message, ['md5']))));
});

describe('algorithms', () => {
  it('takes SHA3 in the chosen size', () => expect(algorithmOf('sha3', '384')).toBe('sha3-384'));

  it.each([
    ['SHA256', 256, 'sha256'],
    ['SHA2-256', 256, 'sha256'],
    ['sha-512', 512, 'sha512'],
    ['SHA3-256', 256, 'sha3-256'],
    ['SHA3', 384, 'sha3-384'],
    ['RMD160', 160, 'ripemd160'],
    ['RIPEMD-160', 160, 'ripemd160'],
    ['BLAKE2b', 512, 'blake2b-512'],
    ['BLAKE2b-512', 512, 'blake2b-512'],
    ['KECCAK-256', 256, 'keccak-256'],
    ['CRC32', 32, 'crc32'],
    ['MD5', 128, 'md5'],
    ['SHA512/256', 256, undefined],
    ['SHA256', 160, undefined],
    ['WHIRLPOOL', 512, undefined],
  ])('knows %s of %i bits as %s', (name, bits, id) => expect(findAlgorithm(name, bits)).toBe(id));

  it('divides work so that no worker waits for long', () => {
    expect(divideWork(['sha256', 'sha1', 'md5'], 2)).toEqual([['sha256'], ['sha1', 'md5']]);
    expect(divideWork(['sha256'], 4)).toEqual([['sha256']]);
    expect(divideWork(ALGORITHM_IDS, 3).flat().toSorted()).toEqual(ALGORITHM_IDS.toSorted());
    expect(divideWork([], 2)).toEqual([]);
  });
});
