import { err, ok, type Result } from '../../lib/result';
import { type AesSetting, BLOCK_BYTES, decryptAes, encryptAes, TAG_BYTES } from './aes';
import { type Form, ivSize, type RawAlgorithm } from './algorithms';
import type { Subtle } from './derive';
import type { DecryptFault, EncryptFault, RawFault } from './faults';
import { readBytes } from './written-bytes';

type Bytes = Uint8Array<ArrayBuffer>;

/** What is typed for a raw AES. */
export interface RawFields {
  readonly key: string;
  readonly iv: string;
  /** Of GCM. */
  readonly additional: string;
}

export interface RawForms {
  readonly algorithm: RawAlgorithm;
  readonly keyAs: Form;
  readonly ivAs: Form;
  readonly additionalAs: Form;
  readonly isPadded: boolean;
}

/** Reads key, IV and additional data, and looks at their sizes. */
export function readRaw(fields: RawFields, forms: RawForms): Result<AesSetting, RawFault> {
  const { algorithm, isPadded } = forms;
  const key = readBytes(fields.key, forms.keyAs, 'key');
  if (!key.ok) return key;
  if (![16, 24, 32].includes(key.value.length)) return err({ code: 'key-size', bytes: key.value.length });
  const iv = readBytes(fields.iv, forms.ivAs, 'iv');
  if (!iv.ok) return iv;
  const expected = ivSize(algorithm);
  if (algorithm === 'raw-gcm' && iv.value.length === 0) return err({ code: 'no-iv' });
  if (algorithm !== 'raw-gcm' && iv.value.length !== expected)
    return err({ code: 'iv-size', expected, bytes: iv.value.length });
  const setting = { algorithm, key: key.value, iv: iv.value, isPadded };
  if (algorithm !== 'raw-gcm') return ok(setting);
  const additional = readBytes(fields.additional, forms.additionalAs, 'additional');
  return additional.ok ? ok({ ...setting, additional: additional.value }) : additional;
}

/** Encrypts with key and IV as given; behind the ciphertext of GCM stands its tag. */
export async function sealRaw(text: Bytes, setting: AesSetting, subtle: Subtle): Promise<Result<Bytes, EncryptFault>> {
  const needsBlocks = setting.algorithm === 'raw-cbc' && setting.isPadded === false;
  if (needsBlocks && text.length % BLOCK_BYTES !== 0) return err({ code: 'not-whole-blocks', bytes: text.length });
  return ok(await encryptAes(setting, text, subtle));
}

/** Decrypts what `sealRaw` gives. */
export async function openRaw(
  ciphertext: Bytes,
  setting: AesSetting,
  subtle: Subtle,
): Promise<Result<Bytes, DecryptFault>> {
  const { algorithm } = setting;
  const isGcm = algorithm === 'raw-gcm';
  const least = isGcm ? TAG_BYTES : algorithm === 'raw-cbc' ? BLOCK_BYTES : 1;
  if (ciphertext.length < least) return err({ code: 'cut-off' });
  if (algorithm === 'raw-cbc' && ciphertext.length % BLOCK_BYTES !== 0) return err({ code: 'cut-off' });
  const text = await decryptAes(setting, ciphertext, subtle);
  return text ? ok(text) : err(isGcm ? { code: 'altered', isRaw: true } : { code: 'wrong-key' });
}
