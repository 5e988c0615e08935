import { ed25519 } from '@noble/curves/ed25519.js';
import { ed448 } from '@noble/curves/ed448.js';
import { p256, p384, p521 } from '@noble/curves/nist.js';
import { secp256k1 } from '@noble/curves/secp256k1.js';
import { padStart, sameBytes } from './bytes';
import { type CurveName, CURVES, EDWARDS, type EdwardsName, type Key } from './key';
import { isRsaPair, isRsaPublic } from './rsa-numbers';

const CURVE_CODE = { 'P-256': p256, 'P-384': p384, 'P-521': p521, secp256k1 } as const;
const EDWARDS_CODE = { ed25519, ed448 } as const;

/** A point as SEC 1 writes it, compressed or not, made uncompressed; undefined where it is not on the curve. */
export function uncompressed(curve: CurveName, point: Uint8Array): Uint8Array<ArrayBuffer> | undefined {
  try {
    return new Uint8Array(CURVE_CODE[curve].Point.fromBytes(point).toBytes(false));
  } catch {
    return undefined;
  }
}

/** The public point of a scalar, uncompressed; undefined where the scalar is zero or not below the order. */
export function pointOfScalar(curve: CurveName, scalar: Uint8Array): Uint8Array<ArrayBuffer> | undefined {
  try {
    return new Uint8Array(CURVE_CODE[curve].getPublicKey(padStart(scalar, CURVES[curve].size), false));
  } catch {
    return undefined;
  }
}

/** Whether the scalar is from 1 to below the order of the curve's base point. */
export function isScalar(curve: CurveName, scalar: Uint8Array): boolean {
  return CURVE_CODE[curve].utils.isValidSecretKey(scalar);
}

/** The public point of a seed, which is as long as the curve's are. */
export function pointOfSeed(curve: EdwardsName, seed: Uint8Array): Uint8Array<ArrayBuffer> {
  return new Uint8Array(EDWARDS_CODE[curve].getPublicKey(seed));
}

function isEdPoint(curve: EdwardsName, point: Uint8Array): boolean {
  try {
    EDWARDS_CODE[curve].Point.fromBytes(point).assertValidity();
    return true;
  } catch {
    return false;
  }
}

/** Whether the key's numbers are of one key: points on their curve, and the secret the one of the public part. */
export function isConsistent(key: Key): boolean {
  switch (key.type) {
    case 'rsa':
      return isRsaPublic(key.n, key.e) && (!key.secret || isRsaPair(key.n, key.e, key.secret));
    case 'ec': {
      if (!key.secret) return uncompressed(key.curve, key.point) !== undefined;
      const point = pointOfScalar(key.curve, key.secret);
      return point !== undefined && sameBytes(point, key.point);
    }
    case 'ed25519':
    case 'ed448':
      if (!key.secret) return isEdPoint(key.type, key.point);
      return key.secret.length === EDWARDS[key.type].size && sameBytes(pointOfSeed(key.type, key.secret), key.point);
  }
}
