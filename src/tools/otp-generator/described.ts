import type * as v from 'valibot';
import { toHex } from '../../lib/hex';
import { findLoneSurrogate } from '../../lib/lone-surrogate';
import { toAddress } from '../../lib/otp-uri/account';
import { toBase32 } from '../../lib/otp-uri/base32';
import type { describeOptions } from './options';
import { LEAST_BYTES } from '../../lib/otp-uri/secret';
import type { FinerUnit } from '../../lib/otp-uri/settings';

/** A code with its counter in decimal, and how far that is from the current one. */
export interface Code {
  readonly code: string;
  readonly counter: string;
  readonly offset: number;
}

/** What is known of a secret whatever the time is. */
export interface Described {
  readonly secret: { readonly base32: string; readonly hex: string; readonly bytes: readonly number[] };
  /** The `otpauth://` address. */
  readonly address: string;
  /** The secret is shorter than RFC 4226 asks for. */
  readonly isShort: boolean;
  /** The secret, read as text, held a lone surrogate, which counts as U+FFFD. */
  readonly isBroken: boolean;
}

export interface Generated extends Described {
  /** TOTP: previous, current and next, as far as they exist. HOTP: up to ten from the counter on. */
  readonly codes: readonly Code[];
  /** Unix seconds; null for HOTP. */
  readonly seconds: number | null;
  /** The unit in which the time was read where the number is too large for seconds. */
  readonly unit?: FinerUnit;
  readonly counter: string;
  /** Sixteen hex digits. */
  readonly counterHex: string;
}

/** What is known of a secret, which was typed as the text, whatever the time is. */
export function describeSecret(
  typed: string,
  secret: Uint8Array,
  options: v.InferOutput<typeof describeOptions>,
): Described {
  return {
    secret: { base32: toBase32(secret), hex: toHex(secret), bytes: [...secret] },
    address: toAddress(options, secret),
    isShort: secret.length < LEAST_BYTES,
    isBroken: options.readAs === 'text' && findLoneSurrogate(typed) >= 0,
  };
}
