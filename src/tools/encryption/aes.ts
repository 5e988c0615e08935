/** Bytes of AES's block, and of the tag that GCM ends with. */
export const BLOCK = 16;
export const TAG = 16;
/** Bytes of the IV that GCM takes (NIST SP 800-38D, 5.2.1.1). */
export const GCM_IV = 12;

type Bytes = Uint8Array<ArrayBuffer>;

export interface GcmSettings {
  /** 16, 24 or 32 bytes. */
  readonly key: Bytes;
  readonly iv: Bytes;
  /** Authenticated, not encrypted. */
  readonly additional: Bytes;
}

/** Chromium's own ciphers know no AES-192. */
function takes(subtle: SubtleCrypto | undefined, key: Bytes): subtle is SubtleCrypto {
  return subtle !== undefined && key.length !== 24;
}

const parameters = ({ iv, additional }: GcmSettings) => ({
  name: 'AES-GCM',
  iv,
  additionalData: additional,
  tagLength: TAG * 8,
});

/** The ciphertext with its 16-byte tag behind (AES-GCM, NIST SP 800-38D). */
export async function encryptGcm(
  plain: Bytes,
  settings: GcmSettings,
  subtle: SubtleCrypto | undefined,
): Promise<Bytes> {
  if (takes(subtle, settings.key)) {
    const key = await subtle.importKey('raw', settings.key, 'AES-GCM', false, ['encrypt']);
    return new Uint8Array(await subtle.encrypt(parameters(settings), key, plain));
  }
  const { gcm } = await import('@noble/ciphers/aes.js');
  return new Uint8Array(gcm(settings.key, settings.iv, settings.additional).encrypt(plain));
}

/** What was encrypted; undefined when tag, text, key, IV and additional data do not belong together. */
export async function decryptGcm(
  sealed: Bytes,
  settings: GcmSettings,
  subtle: SubtleCrypto | undefined,
): Promise<Bytes | undefined> {
  if (sealed.length < TAG) return undefined;
  try {
    if (takes(subtle, settings.key)) {
      const key = await subtle.importKey('raw', settings.key, 'AES-GCM', false, ['decrypt']);
      return new Uint8Array(await subtle.decrypt(parameters(settings), key, sealed));
    }
    const { gcm } = await import('@noble/ciphers/aes.js');
    return new Uint8Array(gcm(settings.key, settings.iv, settings.additional).decrypt(sealed));
  } catch (error) {
    if (isMismatch(error)) return undefined;
    throw error;
  }
}

/** How the browser and the library say that the tag is wrong; anything else is our own mistake or a missing library. */
function isMismatch(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return error.name === 'OperationError' || /\btag\b/i.test(error.message);
}

/** AES-CBC over whole blocks; padding is up to the caller. */
export async function encryptCbc(plain: Bytes, key: Bytes, iv: Bytes): Promise<Bytes> {
  const { cbc } = await import('@noble/ciphers/aes.js');
  return new Uint8Array(cbc(key, iv, { disablePadding: true }).encrypt(plain));
}

/** AES-CBC over whole blocks; padding is up to the caller. */
export async function decryptCbc(encrypted: Bytes, key: Bytes, iv: Bytes): Promise<Bytes> {
  const { cbc } = await import('@noble/ciphers/aes.js');
  return new Uint8Array(cbc(key, iv, { disablePadding: true }).decrypt(encrypted));
}

/** AES-CTR, the same both ways; all 16 bytes of the block count, big-endian, as in OpenSSL. */
export async function applyCtr(bytes: Bytes, key: Bytes, iv: Bytes): Promise<Bytes> {
  const { ctr } = await import('@noble/ciphers/aes.js');
  return new Uint8Array(ctr(key, iv).encrypt(bytes));
}
