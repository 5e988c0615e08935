import { bitLength, withoutLeadingZeros } from '../keys/bytes';
import { MalformedError } from '../keys/malformed';
import type { Asn1 } from './asn1';
import { readAsn1 } from './asn1';

export const CURVE_NAMES = {
  '1.2.840.10045.3.1.7': 'P-256',
  '1.3.132.0.34': 'P-384',
  '1.3.132.0.35': 'P-521',
  '1.3.132.0.10': 'secp256k1',
  '1.3.36.3.3.2.8.1.1.7': 'brainpoolP256r1',
  '1.3.36.3.3.2.8.1.1.11': 'brainpoolP384r1',
  '1.3.36.3.3.2.8.1.1.13': 'brainpoolP512r1',
} as const;
export type CertifiedCurve = (typeof CURVE_NAMES)[keyof typeof CURVE_NAMES];

export type CertifiedKey =
  | { readonly type: 'rsa'; readonly n: Uint8Array; readonly e: Uint8Array; readonly bits: number }
  | { readonly type: 'ec'; readonly curve: CertifiedCurve; readonly point: Uint8Array }
  | { readonly type: 'ed25519' | 'ed448'; readonly point: Uint8Array }
  | { readonly type: 'unknown'; readonly oid: string };

/** A SubjectPublicKeyInfo. A kind of key that is not known is no fault of the certificate. */
export function readPublicKey(element: Asn1): CertifiedKey {
  const [algorithm, key] = element.in(0x30);
  const [type, parameters] = algorithm?.in(0x30) ?? [];
  if (!type || !key) throw new MalformedError();
  const oid = type.oid();
  switch (oid) {
    case '1.2.840.113549.1.1.1':
    case '1.2.840.113549.1.1.10':
      return readRsa(key.bits());
    case '1.2.840.10045.2.1': {
      const curve = parameters?.tag === 0x06 ? parameters.oid() : '';
      return Object.hasOwn(CURVE_NAMES, curve)
        ? // It was just found among them.
          { type: 'ec', curve: CURVE_NAMES[curve as keyof typeof CURVE_NAMES], point: key.bits() }
        : { type: 'unknown', oid: curve === '' ? oid : curve };
    }
    case '1.3.101.112':
      return { type: 'ed25519', point: key.bits() };
    case '1.3.101.113':
      return { type: 'ed448', point: key.bits() };
    default:
      return { type: 'unknown', oid };
  }
}

function readRsa(bytes: Uint8Array): CertifiedKey {
  const [n, e] = readAsn1(bytes).in(0x30);
  if (!n || !e) throw new MalformedError();
  const modulus = withoutLeadingZeros(n.integer());
  return { type: 'rsa', n: modulus, e: withoutLeadingZeros(e.integer()), bits: bitLength(modulus) };
}

/** As one says it: `RSA 2048`, `P-256`, `Ed25519`, or the oid of what is not known. */
export function keyName(key: CertifiedKey): string {
  switch (key.type) {
    case 'rsa':
      return `RSA ${key.bits}`;
    case 'ec':
      return key.curve;
    case 'ed25519':
      return 'Ed25519';
    case 'ed448':
      return 'Ed448';
    case 'unknown':
      return key.oid;
  }
}
