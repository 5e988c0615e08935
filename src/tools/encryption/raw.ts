import { err, ok, type Result } from '../../lib/result';
import { applyCtr, BLOCK, decryptCbc, decryptGcm, encryptCbc, encryptGcm, GCM_IV, TAG } from './aes';
import { readBytes, type Bytes, type UnreadableFault } from './bytes';
import type { Padding, RawMode, Writing } from './options';
import { padPkcs7, unpadPkcs7 } from './pkcs7';

export type RawField = 'key' | 'iv' | 'additional';

export type KeyFault =
  | { readonly code: 'unreadable-field'; readonly field: RawField; readonly reason: UnreadableFault }
  | { readonly code: 'wrong-key-length'; readonly length: number }
  | { readonly code: 'wrong-iv-length'; readonly length: number; readonly expected: number };

export type RawFault =
  | { readonly code: 'partial-block'; readonly length: number }
  | { readonly code: 'incomplete' }
  | { readonly code: 'not-authentic' }
  | { readonly code: 'bad-padding' };

/** What a raw mode works with, all of the right length. */
export interface RawKey {
  readonly mode: RawMode;
  readonly key: Bytes;
  readonly iv: Bytes;
  /** GCM's alone. */
  readonly additional: Bytes;
}

/** How many bytes the IV of a mode has. */
export function ivLength(mode: RawMode): number {
  return mode === 'gcm' ? GCM_IV : BLOCK;
}

/** Reads key, IV and additional data. A wrong length is a fault: nothing is ever cut or filled up. */
export function readRawKey(
  mode: RawMode,
  written: Readonly<Record<RawField, string>>,
  writing: Writing,
): Result<RawKey, KeyFault> {
  const key = readBytes(written.key, writing);
  if (!key.ok) return err({ code: 'unreadable-field', field: 'key', reason: key.fault });
  if (![16, 24, 32].includes(key.value.length)) return err({ code: 'wrong-key-length', length: key.value.length });
  const iv = readBytes(written.iv, writing);
  if (!iv.ok) return err({ code: 'unreadable-field', field: 'iv', reason: iv.fault });
  const expected = ivLength(mode);
  if (iv.value.length !== expected) return err({ code: 'wrong-iv-length', length: iv.value.length, expected });
  const additional = readBytes(mode === 'gcm' ? written.additional : '', writing);
  if (!additional.ok) return err({ code: 'unreadable-field', field: 'additional', reason: additional.fault });
  return ok({ mode, key: key.value, iv: iv.value, additional: additional.value });
}

/** The ciphertext; GCM's ends with the 16-byte tag. Without padding, CBC takes whole blocks only. */
export async function encryptRaw(
  plain: Bytes,
  raw: RawKey,
  padding: Padding,
  subtle: SubtleCrypto | undefined,
): Promise<Result<Bytes, RawFault>> {
  const { mode, key, iv } = raw;
  if (mode === 'gcm') return ok(await encryptGcm(plain, raw, subtle));
  if (mode === 'ctr') return ok(await applyCtr(plain, key, iv));
  if (padding === 'none' && plain.length % BLOCK !== 0) return err({ code: 'partial-block', length: plain.length });
  return ok(await encryptCbc(padding === 'none' ? plain : padPkcs7(plain, BLOCK), key, iv));
}

/** What was encrypted. CTR, and CBC without padding, cannot tell whether the key was right. */
export async function decryptRaw(
  encrypted: Bytes,
  raw: RawKey,
  padding: Padding,
  subtle: SubtleCrypto | undefined,
): Promise<Result<Bytes, RawFault>> {
  const { mode, key, iv } = raw;
  if (mode === 'ctr') return ok(await applyCtr(encrypted, key, iv));
  if (mode === 'gcm') {
    if (encrypted.length < TAG) return err({ code: 'incomplete' });
    const plain = await decryptGcm(encrypted, raw, subtle);
    return plain ? ok(plain) : err({ code: 'not-authentic' });
  }
  if (encrypted.length === 0 || encrypted.length % BLOCK !== 0) return err({ code: 'incomplete' });
  const padded = await decryptCbc(encrypted, key, iv);
  const plain = padding === 'none' ? padded : unpadPkcs7(padded, BLOCK);
  return plain ? ok(plain) : err({ code: 'bad-padding' });
}
