import { toHex } from '../../lib/hex';
import { err, ok, type Result } from '../../lib/result';
import type { Algorithm, Derivation, Form } from './algorithms';
import type { DecryptFault } from './faults';
import { utf8Text, writeBytes } from './shown-text';

type Bytes = Uint8Array<ArrayBuffer>;

/** What was decrypted, as it is shown. */
export interface Decrypted {
  readonly text: string;
  /** The bytes themselves, where the text only writes them in digits. */
  readonly bytes?: Bytes;
  readonly algorithm: Algorithm;
  /** The one that fits, of AES and TripleDES. */
  readonly derivation?: Derivation;
}

/** So many bytes of what is no text go with its fault. */
const FAULT_BYTES = 256;

type Made = Pick<Decrypted, 'algorithm' | 'derivation'> & {
  readonly bytes: Bytes;
  /** By something else than a tag. */
  readonly isVouchedFor?: boolean;
};

/**
 * Shows decrypted bytes. What is no UTF-8 is written in hex if a tag or something else vouches for it; else it is a fault, for a
 * wrong key and an altered text give just that. Bytes that were asked for are always given.
 */
export function showDecrypted(
  { bytes, isVouchedFor = false, ...made }: Made,
  form: Form,
): Result<Decrypted, DecryptFault> {
  if (form !== 'text') return ok({ ...made, text: writeBytes(bytes, form), bytes });
  const text = utf8Text(bytes);
  if (text !== undefined) return ok({ ...made, text });
  const hasTag = made.algorithm === 'gcm' || made.algorithm === 'raw-gcm';
  if (hasTag || isVouchedFor) return ok({ ...made, text: toHex(bytes), bytes });
  const isRaw = made.algorithm.startsWith('raw-');
  return err({ code: 'not-text', bytes: bytes.slice(0, FAULT_BYTES), isRaw });
}
