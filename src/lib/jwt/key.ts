import type { CurveName, HashName } from './algorithms';

/** Key material, whatever it was written in. */
export type KeyMaterial =
  | { readonly type: 'secret'; readonly bytes: Uint8Array<ArrayBuffer> }
  /** Big-endian; `pss` when the key is for RSASSA-PSS only, with the hash it names. */
  | {
      readonly type: 'rsa';
      readonly n: Uint8Array<ArrayBuffer>;
      readonly e: Uint8Array<ArrayBuffer>;
      readonly pss?: { readonly hash?: HashName };
    }
  /** A point as SEC 1 writes it (with its first byte), or an Edwards point (RFC 8032). */
  | { readonly type: 'curve'; readonly curve: CurveName; readonly point: Uint8Array<ArrayBuffer> };

export interface Key {
  readonly material: KeyMaterial;
  readonly kid?: string;
  /** It also holds the part that signs. */
  readonly isPrivate?: true;
  /** Taken from a certificate, which itself is not checked. */
  readonly isFromCertificate?: true;
}

export type KeyFault =
  | { readonly code: 'bad-pem' | 'bad-key' | 'key-not-json' | 'bad-jwk' | 'no-jwk' | 'private-pem' }
  | { readonly code: 'unknown-pem'; readonly label: string }
  | { readonly code: 'jwk-member-missing'; readonly member: string }
  | { readonly code: 'unknown-key-type'; readonly type: string }
  | { readonly code: 'key-for-something-else'; readonly member: string; readonly value: string };
