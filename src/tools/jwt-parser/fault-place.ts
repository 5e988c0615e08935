import type { VerifyFault } from './verify';

type Codes = ReadonlySet<VerifyFault['code']>;

/** Faults of the key, told beside its field. */
const KEY_FAULTS: Codes = new Set([
  'bad-pem',
  'unknown-pem',
  'private-pem',
  'bad-key',
  'key-not-json',
  'bad-jwk',
  'no-jwk',
  'jwk-member-missing',
  'unknown-key-type',
  'key-for-something-else',
  'key-mismatch',
  'public-key-as-secret',
  'kid-not-found',
  'small-rsa',
  'empty-secret',
  'secret-not-base64url',
]);

/** Faults of the token or its signature, told where the signature's state stands. */
const STATUS_FAULTS: Codes = new Set([
  'wrong-signature',
  'signature-not-base64url',
  'not-canonical',
  'no-alg',
  'unknown-alg',
  'duplicate-header',
  'critical',
]);

/** Where a fault is told; nowhere, when the token itself has told it already. */
export function placeOfFault({ code }: VerifyFault): 'key' | 'status' | undefined {
  if (KEY_FAULTS.has(code)) return 'key';
  return STATUS_FAULTS.has(code) ? 'status' : undefined;
}
