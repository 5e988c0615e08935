import type { HexFault } from '../../lib/hex';

/** Which of several fields a fault is about. */
export type SecretField = 'key' | 'iv' | 'additional';
export type BytesField = SecretField | 'text';

/** `at` is a UTF-16 offset in the field. */
export type BytesFault =
  | (HexFault & { readonly field: BytesField })
  | { readonly code: 'not-base64'; readonly field: BytesField; readonly at: number }
  | { readonly code: 'cut-base64'; readonly field: BytesField };

export type RawFault =
  | BytesFault
  | { readonly code: 'key-size'; readonly bytes: number }
  | { readonly code: 'no-iv' }
  | { readonly code: 'iv-size'; readonly expected: number; readonly bytes: number };

export type EncryptFault =
  RawFault | { readonly code: 'no-passphrase' } | { readonly code: 'not-whole-blocks'; readonly bytes: number };

export type DecryptFault =
  | RawFault
  | { readonly code: 'no-passphrase' }
  | { readonly code: 'no-header' }
  /** Too short, or no whole blocks. */
  | { readonly code: 'cut-off' }
  /** No whole blocks, and with Rabbit and RC4, which have none, no text. */
  | { readonly code: 'cut-off-or-stream' }
  | { readonly code: 'bad-iterations' }
  /** The tag of AES-GCM does not fit. */
  | { readonly code: 'altered'; readonly isRaw: boolean }
  /** The padding does not fit. */
  | { readonly code: 'wrong-passphrase' }
  | { readonly code: 'wrong-key' }
  /** Something came out, which nothing vouches for, and it is no UTF-8. */
  | { readonly code: 'not-text'; readonly bytes: Uint8Array; readonly isRaw: boolean };
