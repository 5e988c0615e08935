import type { Asn1 } from './asn1';

/** What something is encrypted with, as one says it; the oid where it is not known. */
export interface EncryptionFacts {
  readonly cipher: string;
  /** That the key is derived with; undefined for scrypt and what is not known. */
  readonly hash: string | undefined;
  /** Of the derivation; undefined as above. */
  readonly rounds: number | undefined;
}

const OLD: Readonly<Record<string, readonly [cipher: string, hash: string]>> = {
  '1.2.840.113549.1.5.3': ['DES', 'MD5'],
  '1.2.840.113549.1.5.6': ['RC2-64', 'MD5'],
  '1.2.840.113549.1.5.10': ['DES', 'SHA-1'],
  '1.2.840.113549.1.5.11': ['RC2-64', 'SHA-1'],
  '1.2.840.113549.1.12.1.1': ['RC4-128', 'SHA-1'],
  '1.2.840.113549.1.12.1.2': ['RC4-40', 'SHA-1'],
  '1.2.840.113549.1.12.1.3': ['3DES', 'SHA-1'],
  '1.2.840.113549.1.12.1.4': ['3DES-112', 'SHA-1'],
  '1.2.840.113549.1.12.1.5': ['RC2-128', 'SHA-1'],
  '1.2.840.113549.1.12.1.6': ['RC2-40', 'SHA-1'],
};
const CIPHERS: Readonly<Record<string, string>> = {
  '2.16.840.1.101.3.4.1.2': 'AES-128-CBC',
  '2.16.840.1.101.3.4.1.22': 'AES-192-CBC',
  '2.16.840.1.101.3.4.1.42': 'AES-256-CBC',
  '1.2.840.113549.3.7': '3DES',
  '1.2.840.113549.3.2': 'RC2',
  '1.3.14.3.2.7': 'DES',
};
export const HMACS: Readonly<Record<string, string>> = {
  '1.2.840.113549.2.7': 'SHA-1',
  '1.2.840.113549.2.8': 'SHA-224',
  '1.2.840.113549.2.9': 'SHA-256',
  '1.2.840.113549.2.10': 'SHA-384',
  '1.2.840.113549.2.11': 'SHA-512',
  '1.2.840.113549.2.12': 'SHA-512/224',
  '1.2.840.113549.2.13': 'SHA-512/256',
};
const PBES2 = '1.2.840.113549.1.5.13';
const PBKDF2 = '1.2.840.113549.1.5.12';
const SCRYPT = '1.3.6.1.4.1.11591.4.11';

/** Of an AlgorithmIdentifier. Throws `MalformedError`. */
export function encryptionFacts(algorithm: Asn1): EncryptionFacts {
  const [type, parameters] = algorithm.in(0x30);
  const oid = type?.oid() ?? '';
  const old = Object.hasOwn(OLD, oid) ? OLD[oid] : undefined;
  if (old) return { cipher: old[0], hash: old[1], rounds: parameters?.in(0x30)[1]?.smallInteger() };
  if (oid !== PBES2) return { cipher: oid, hash: undefined, rounds: undefined };
  const [derivation, scheme] = parameters?.in(0x30) ?? [];
  const cipher = scheme?.in(0x30)[0]?.oid() ?? '';
  return {
    cipher: CIPHERS[cipher] ?? cipher,
    ...(derivation ? derivationFacts(derivation) : { hash: undefined, rounds: undefined }),
  };
}

/** Of the AlgorithmIdentifier of PBKDF2. */
export function derivationFacts(derivation: Asn1): Omit<EncryptionFacts, 'cipher'> {
  const [type, parameters] = derivation.in(0x30);
  const oid = type?.oid();
  if (oid === SCRYPT) return { hash: 'scrypt', rounds: undefined };
  if (oid !== PBKDF2) return { hash: oid, rounds: undefined };
  const [, rounds, ...rest] = parameters?.in(0x30) ?? [];
  const hash = rest.find(({ tag }) => tag === 0x30)?.children[0]?.oid() ?? '1.2.840.113549.2.7';
  return { hash: HMACS[hash] ?? hash, rounds: rounds?.smallInteger() };
}
