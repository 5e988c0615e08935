import { cbc, ctr, gcm } from '@noble/ciphers/aes.js';
import { shortIvGcm } from './short-iv-gcm';
import type { RawAlgorithm } from './algorithms';
import type { Subtle } from './derive';

type Bytes = Uint8Array<ArrayBuffer>;

/** What an AES needs to know besides the text. */
export interface AesSetting {
  readonly algorithm: RawAlgorithm;
  /** 16, 24 or 32 bytes. */
  readonly key: Bytes;
  /** 16 bytes; for GCM one or more, usually 12. */
  readonly iv: Bytes;
  /** Of GCM: authenticated with the text, not encrypted. */
  readonly additional?: Bytes | undefined;
  /** Of CBC: PKCS#7 unless false. */
  readonly isPadded?: boolean | undefined;
}

/** GCM's tag, behind the ciphertext. */
export const TAG_BYTES = 16;
export const BLOCK_BYTES = 16;
/** The library takes no shorter IV for GCM, though the standard does. */
const LEAST_COMMON_IV = 8;

/** The same ciphers from the library: on plain http, and CBC without padding, which the browser does not have. */
function portable({ algorithm, key, iv, additional, isPadded = true }: AesSetting) {
  switch (algorithm) {
    case 'raw-gcm':
      return iv.length < LEAST_COMMON_IV ? shortIvGcm(key, iv, additional) : gcm(key, iv, additional);
    case 'raw-cbc':
      return cbc(key, iv, { disablePadding: !isPadded });
    case 'raw-ctr':
      return ctr(key, iv);
  }
}

function parametersOf({ algorithm, iv, additional }: AesSetting): AesGcmParams | AesCbcParams | AesCtrParams {
  switch (algorithm) {
    case 'raw-gcm':
      return { name: 'AES-GCM', iv, tagLength: TAG_BYTES * 8, ...(additional && { additionalData: additional }) };
    case 'raw-cbc':
      return { name: 'AES-CBC', iv };
    case 'raw-ctr':
      // The whole block counts, as in SP 800-38A.
      return { name: 'AES-CTR', counter: iv, length: BLOCK_BYTES * 8 };
  }
}

function nativeFor(subtle: Subtle, { algorithm, isPadded = true, key, iv }: AesSetting): Subtle {
  // Chromium has no AES-192, and engines differ in which GCM IVs of other than 12 bytes they take.
  const isUnusual = algorithm === 'raw-gcm' && iv.length !== 12;
  return isPadded && key.length !== 24 && !isUnusual ? subtle : undefined;
}

/** Encrypts with AES; behind the ciphertext of GCM stands its tag. Without padding, CBC takes whole blocks only. */
export async function encryptAes(setting: AesSetting, text: Bytes, subtle: Subtle): Promise<Bytes> {
  const native = nativeFor(subtle, setting);
  if (!native) return new Uint8Array(portable(setting).encrypt(text));
  const parameters = parametersOf(setting);
  const key = await native.importKey('raw', setting.key, parameters.name, false, ['encrypt']);
  return new Uint8Array(await native.encrypt(parameters, key, text));
}

/**
 * Decrypts with AES, or gives undefined where tag or padding do not fit. GCM takes no less than a tag, CBC whole blocks only.
 */
export async function decryptAes(setting: AesSetting, ciphertext: Bytes, subtle: Subtle): Promise<Bytes | undefined> {
  const native = nativeFor(subtle, setting);
  const parameters = parametersOf(setting);
  const key = await native?.importKey('raw', setting.key, parameters.name, false, ['decrypt']);
  try {
    return native && key
      ? new Uint8Array(await native.decrypt(parameters, key, ciphertext))
      : new Uint8Array(portable(setting).decrypt(ciphertext));
  } catch {
    // Sizes were looked at before, so only what cannot be vouched for ends here.
    return undefined;
  }
}
