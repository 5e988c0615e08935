import type { IHasher } from 'hash-wasm';

export const SHA3_SIZES = ['224', '256', '384', '512'] as const;
export type Sha3Size = (typeof SHA3_SIZES)[number];

/** The rows that are always there, in their order. */
export const MAIN_ROWS = ['md5', 'sha1', 'sha224', 'sha256', 'sha384', 'sha512', 'sha3', 'ripemd160'] as const;
/** The rows of the fold. Keccak is the submission of before FIPS 202: other padding, other digests than SHA3. */
export const MORE_ROWS = [
  'keccak-224',
  'keccak-256',
  'keccak-384',
  'keccak-512',
  'sm3',
  'blake2b-512',
  'blake3',
  'crc32',
] as const;

/** A row of the page; `sha3` stands for the size chosen. */
export type Row = (typeof MAIN_ROWS)[number] | (typeof MORE_ROWS)[number];
export const ROWS: readonly Row[] = [...MAIN_ROWS, ...MORE_ROWS];

/** One algorithm, with its size where there are several. */
export type AlgorithmId = Exclude<Row, 'sha3'> | `sha3-${Sha3Size}`;

interface Algorithm {
  /** As checksum programs write it. */
  readonly name: string;
  readonly bits: number;
  /** Megabytes that one core hashes in a second, roughly: what the work is divided by. */
  readonly speed: number;
  /** Collisions can be made at will, or it was never meant to resist anyone. */
  readonly isBroken?: true;
  /** A new incremental hasher; the WebAssembly comes with the first call. */
  readonly create: () => Promise<IHasher>;
}

export const ALGORITHMS: Readonly<Record<AlgorithmId, Algorithm>> = {
  md5: {
    name: 'MD5',
    bits: 128,
    speed: 450,
    isBroken: true,
    create: async () => (await import('hash-wasm/dist/md5.umd.min.js')).default.createMD5(),
  },
  sha1: {
    name: 'SHA1',
    bits: 160,
    speed: 360,
    isBroken: true,
    create: async () => (await import('hash-wasm/dist/sha1.umd.min.js')).default.createSHA1(),
  },
  sha224: {
    name: 'SHA224',
    bits: 224,
    speed: 160,
    create: async () => (await import('hash-wasm/dist/sha224.umd.min.js')).default.createSHA224(),
  },
  sha256: {
    name: 'SHA256',
    bits: 256,
    speed: 160,
    create: async () => (await import('hash-wasm/dist/sha256.umd.min.js')).default.createSHA256(),
  },
  sha384: {
    name: 'SHA384',
    bits: 384,
    speed: 280,
    create: async () => (await import('hash-wasm/dist/sha384.umd.min.js')).default.createSHA384(),
  },
  sha512: {
    name: 'SHA512',
    bits: 512,
    speed: 280,
    create: async () => (await import('hash-wasm/dist/sha512.umd.min.js')).default.createSHA512(),
  },
  'sha3-224': sha3(224, 170),
  'sha3-256': sha3(256, 160),
  'sha3-384': sha3(384, 120),
  'sha3-512': sha3(512, 85),
  ripemd160: {
    name: 'RIPEMD160',
    bits: 160,
    speed: 380,
    create: async () => (await import('hash-wasm/dist/ripemd160.umd.min.js')).default.createRIPEMD160(),
  },
  'keccak-224': keccak(224, 170),
  'keccak-256': keccak(256, 160),
  'keccak-384': keccak(384, 120),
  'keccak-512': keccak(512, 85),
  sm3: {
    name: 'SM3',
    bits: 256,
    speed: 150,
    create: async () => (await import('hash-wasm/dist/sm3.umd.min.js')).default.createSM3(),
  },
  'blake2b-512': {
    name: 'BLAKE2b-512',
    bits: 512,
    speed: 400,
    create: async () => (await import('hash-wasm/dist/blake2b.umd.min.js')).default.createBLAKE2b(512),
  },
  blake3: {
    name: 'BLAKE3',
    bits: 256,
    speed: 400,
    create: async () => (await import('hash-wasm/dist/blake3.umd.min.js')).default.createBLAKE3(256),
  },
  crc32: {
    name: 'CRC32',
    bits: 32,
    speed: 1000,
    isBroken: true,
    create: async () => (await import('hash-wasm/dist/crc32.umd.min.js')).default.createCRC32(),
  },
};

function sha3(bits: 224 | 256 | 384 | 512, speed: number): Algorithm {
  const create = async () => (await import('hash-wasm/dist/sha3.umd.min.js')).default.createSHA3(bits);
  return { name: `SHA3-${bits}`, bits, speed, create };
}

function keccak(bits: 224 | 256 | 384 | 512, speed: number): Algorithm {
  const create = async () => (await import('hash-wasm/dist/keccak.umd.min.js')).default.createKeccak(bits);
  return { name: `Keccak-${bits}`, bits, speed, create };
}

// Object.keys gives strings; the record above has exactly these keys.
export const ALGORITHM_IDS = Object.keys(ALGORITHMS) as AlgorithmId[];

/** The algorithm behind a row. */
export function algorithmOf(row: Row, sha3Size: Sha3Size): AlgorithmId {
  return row === 'sha3' ? `sha3-${sha3Size}` : row;
}
