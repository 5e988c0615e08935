import * as v from 'valibot';
import { LINE_ENDINGS } from '../../lib/line-endings';
import {
  ALGORITHMS,
  DEFAULT_ITERATIONS,
  DERIVATIONS,
  FORMS,
  MAX_ITERATIONS,
  MIN_ITERATIONS,
  OPENSSL_ITERATIONS,
  PASSPHRASE_ALGORITHMS,
  RAW,
} from './algorithms';

const whole = (min: number, max: number) => v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max));

const iterations = v.optional(whole(MIN_ITERATIONS, MAX_ITERATIONS), DEFAULT_ITERATIONS);
const legacyIterations = v.optional(whole(1, MAX_ITERATIONS), OPENSSL_ITERATIONS);
const raw = {
  keyAs: v.optional(v.picklist(FORMS), 'hex'),
  ivAs: v.optional(v.picklist(FORMS), 'hex'),
  additionalAs: v.optional(v.picklist(FORMS), 'text'),
  isPadded: v.optional(v.boolean(), true),
  /** How the ciphertext is written. */
  encoding: v.optional(v.picklist(['base64', 'hex']), 'base64'),
};
/** What the characters of the text to encrypt stand for, and how what was decrypted is shown. */
const textAs = v.optional(v.picklist(FORMS), 'text');
/** Line endings of the text to encrypt. */
const lineEnding = v.optional(v.picklist(LINE_ENDINGS), 'given');
const derivation = v.optional(v.picklist(DERIVATIONS), 'md5');
const anyDerivation = v.optional(v.picklist(['any', ...DERIVATIONS]), 'any');

/** Options of encrypting with a passphrase. */
export const sealOptions = v.object({
  algorithm: v.optional(v.picklist(PASSPHRASE_ALGORITHMS), 'gcm'),
  iterations,
  derivation,
  legacyIterations,
  textAs,
  lineEnding,
});

/** Options of decrypting with a passphrase. */
export const openOptions = v.object({
  algorithm: v.optional(v.picklist(['detect', ...PASSPHRASE_ALGORITHMS]), 'detect'),
  derivation: anyDerivation,
  legacyIterations,
  /** Leaves PBKDF2 out where each derivation is tried: the rounds are not known. */
  withoutPbkdf2: v.optional(v.boolean(), false),
  textAs,
});

/** Options of a raw AES, either way; line endings count where text is encrypted. */
export const rawOptions = v.object({ algorithm: v.optional(v.picklist(RAW), 'raw-gcm'), ...raw, textAs, lineEnding });

/** Everything that is remembered of this tool: never a text, a passphrase or a key. */
export const encryptionOptions = v.object({
  algorithm: v.optional(v.picklist(ALGORITHMS), 'gcm'),
  iterations,
  derivation,
  legacyIterations,
  readAs: textAs,
  openAlgorithm: v.optional(v.picklist(['detect', ...ALGORITHMS]), 'detect'),
  openDerivation: anyDerivation,
  openIterations: legacyIterations,
  showAs: textAs,
  ...raw,
});
export type EncryptionOptions = v.InferOutput<typeof encryptionOptions>;

/** Those options of a raw AES that both cards share. */
export function rawOptionsOf({ keyAs, ivAs, additionalAs, isPadded, encoding }: EncryptionOptions) {
  return { keyAs, ivAs, additionalAs, isPadded, encoding };
}
