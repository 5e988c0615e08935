import { toHex } from '../hex';
import { withoutLeadingZeros } from '../keys/bytes';
import { uncompressed } from '../keys/check-key';
import { CURVES, type CurveName, type Key } from '../keys/key';
import type { CertifiedKey } from './public-key';

/**
 * By which two public keys are compared, however each is written: points compressed or not, RSA's numbers whether or not the key is bound to
 * RSA-PSS. Of a kind that is not known the bytes count.
 */
export function keyIdentity(key: CertifiedKey | Key, spki?: Uint8Array): string {
  switch (key.type) {
    case 'rsa':
      return `rsa ${[key.n, key.e].map((number) => toHex(withoutLeadingZeros(number))).join(' ')}`;
    case 'ec': {
      const point = isKnownCurve(key.curve) ? uncompressed(key.curve, key.point) : undefined;
      return `${key.curve} ${toHex(point ?? key.point)}`;
    }
    case 'ed25519':
    case 'ed448':
      return `${key.type} ${toHex(key.point)}`;
    case 'unknown':
      return `${key.oid} ${toHex(spki ?? new Uint8Array(0))}`;
  }
}

const isKnownCurve = (curve: string): curve is CurveName => Object.hasOwn(CURVES, curve);
