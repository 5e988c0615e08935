import type { Content } from '../../lib/exact-content';
import { fromHex } from '../../lib/hex';
import { findLoneSurrogate } from '../../lib/lone-surrogate';
import type { RandomSource } from '../../operations/define';
import type { Form } from './algorithms';

export type Bytes = Uint8Array<ArrayBuffer>;

/** A ciphertext in the format of its algorithm. */
export interface Encrypted {
  readonly text: string;
  /** UTF-16 offset of a lone surrogate in the text, which was taken for U+FFFD. */
  readonly loneSurrogateAt?: number;
}

export interface RawEncrypted extends Encrypted {
  /** In hex. */
  readonly iv: string;
  /** Of GCM, in hex: the last 16 bytes of the ciphertext. */
  readonly tag?: string;
}

/** Bytes given in hex, or as many by chance. */
export function givenOrDrawn(hex: string | undefined, length: number, random: RandomSource): Bytes {
  const given = hex === undefined ? undefined : fromHex(hex);
  return given?.ok ? given.value : new Uint8Array(random(length));
}

/** The place of a lone surrogate in a text that is to be encrypted, if it has one. */
export function surrogateIn(source: Content, form: Form): { readonly loneSurrogateAt?: number } {
  const at = form === 'text' && typeof source === 'string' ? findLoneSurrogate(source) : -1;
  return at < 0 ? {} : { loneSurrogateAt: at };
}
