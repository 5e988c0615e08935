import { md5, ripemd160, sha1 } from '@noble/hashes/legacy.js';
import { sha224, sha256, sha384, sha512, sha512_224, sha512_256 } from '@noble/hashes/sha2.js';
import { sha3_224, sha3_256, sha3_384, sha3_512 } from '@noble/hashes/sha3.js';
import type { Asn1 } from './asn1';

/** A hash with what certificates call it. */
export const HASHES = {
  MD5: { oid: '1.2.840.113549.2.5', hash: md5, isBroken: true },
  'SHA-1': { oid: '1.3.14.3.2.26', hash: sha1, isBroken: true },
  'RIPEMD-160': { oid: '1.3.36.3.2.1', hash: ripemd160, isBroken: false },
  'SHA-224': { oid: '2.16.840.1.101.3.4.2.4', hash: sha224, isBroken: false },
  'SHA-256': { oid: '2.16.840.1.101.3.4.2.1', hash: sha256, isBroken: false },
  'SHA-384': { oid: '2.16.840.1.101.3.4.2.2', hash: sha384, isBroken: false },
  'SHA-512': { oid: '2.16.840.1.101.3.4.2.3', hash: sha512, isBroken: false },
  'SHA-512/224': { oid: '2.16.840.1.101.3.4.2.5', hash: sha512_224, isBroken: false },
  'SHA-512/256': { oid: '2.16.840.1.101.3.4.2.6', hash: sha512_256, isBroken: false },
  'SHA3-224': { oid: '2.16.840.1.101.3.4.2.7', hash: sha3_224, isBroken: false },
  'SHA3-256': { oid: '2.16.840.1.101.3.4.2.8', hash: sha3_256, isBroken: false },
  'SHA3-384': { oid: '2.16.840.1.101.3.4.2.9', hash: sha3_384, isBroken: false },
  'SHA3-512': { oid: '2.16.840.1.101.3.4.2.10', hash: sha3_512, isBroken: false },
} as const;
export type HashName = keyof typeof HASHES;

const NAMES = new Map(Object.entries(HASHES).map(([name, { oid }]) => [oid as string, name as HashName]));

/** The name of the hash with the oid. */
export const hashNamed = (oid: string): HashName | undefined => NAMES.get(oid);

export const digestOf = (name: HashName, message: Uint8Array): Uint8Array => HASHES[name].hash(message);

/** How something was signed. `hash` is undefined where the algorithm leaves it to what is around it (plain `rsaEncryption`). */
export type SignatureScheme =
  | { readonly kind: 'rsa'; readonly hash: HashName | undefined }
  | { readonly kind: 'ecdsa'; readonly hash: HashName | undefined }
  | { readonly kind: 'rsa-pss'; readonly hash: HashName; readonly mask: HashName; readonly salt: number }
  | { readonly kind: 'ed25519' }
  | { readonly kind: 'ed448' }
  | { readonly kind: 'unknown'; readonly oid: string };

const RSA: Readonly<Record<string, HashName | undefined>> = {
  '1.2.840.113549.1.1.1': undefined,
  '1.2.840.113549.1.1.4': 'MD5',
  '1.2.840.113549.1.1.5': 'SHA-1',
  '1.3.14.3.2.29': 'SHA-1',
  '1.2.840.113549.1.1.14': 'SHA-224',
  '1.2.840.113549.1.1.11': 'SHA-256',
  '1.2.840.113549.1.1.12': 'SHA-384',
  '1.2.840.113549.1.1.13': 'SHA-512',
  '1.2.840.113549.1.1.15': 'SHA-512/224',
  '1.2.840.113549.1.1.16': 'SHA-512/256',
  '2.16.840.1.101.3.4.3.13': 'SHA3-224',
  '2.16.840.1.101.3.4.3.14': 'SHA3-256',
  '2.16.840.1.101.3.4.3.15': 'SHA3-384',
  '2.16.840.1.101.3.4.3.16': 'SHA3-512',
};

const ECDSA: Readonly<Record<string, HashName | undefined>> = {
  '1.2.840.10045.2.1': undefined,
  '1.2.840.10045.4.1': 'SHA-1',
  '1.2.840.10045.4.3.1': 'SHA-224',
  '1.2.840.10045.4.3.2': 'SHA-256',
  '1.2.840.10045.4.3.3': 'SHA-384',
  '1.2.840.10045.4.3.4': 'SHA-512',
  '2.16.840.1.101.3.4.3.9': 'SHA3-224',
  '2.16.840.1.101.3.4.3.10': 'SHA3-256',
  '2.16.840.1.101.3.4.3.11': 'SHA3-384',
  '2.16.840.1.101.3.4.3.12': 'SHA3-512',
};

/** What an AlgorithmIdentifier of a signature says. */
export function readScheme(element: Asn1): SignatureScheme {
  const [type, parameters] = element.in(0x30);
  const oid = type?.oid() ?? '';
  if (Object.hasOwn(RSA, oid)) return { kind: 'rsa', hash: RSA[oid] };
  if (Object.hasOwn(ECDSA, oid)) return { kind: 'ecdsa', hash: ECDSA[oid] };
  if (oid === '1.3.101.112') return { kind: 'ed25519' };
  if (oid === '1.3.101.113') return { kind: 'ed448' };
  return (oid === '1.2.840.113549.1.1.10' ? readPss(parameters) : undefined) ?? { kind: 'unknown', oid };
}

/** RFC 4055: what is not said is SHA-1 and a salt of 20 bytes. */
function readPss(parameters: Asn1 | undefined): SignatureScheme | undefined {
  let hash: HashName | undefined = 'SHA-1';
  let mask: HashName | undefined = 'SHA-1';
  let salt = 20;
  for (const parameter of parameters?.in(0x30) ?? []) {
    const [value] = parameter.children;
    const oid = () => value?.in(0x30)[0]?.oid() ?? '';
    if (parameter.tag === 0xa0) hash = hashNamed(oid());
    if (parameter.tag === 0xa1) {
      if (oid() !== '1.2.840.113549.1.1.8') return undefined;
      mask = hashNamed(value?.children[1]?.in(0x30)[0]?.oid() ?? '');
    }
    if (parameter.tag === 0xa2) salt = value?.smallInteger() ?? 20;
  }
  return hash && mask ? { kind: 'rsa-pss', hash, mask, salt } : undefined;
}
