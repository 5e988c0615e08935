const SIGNATURE = [0xd0, 0xcf, 0x11, 0xe0] as const;
const ENTRY_SIZE = 128;
const NAME_SIZE_AT = 64;
const TYPE_AT = 66;
const STREAM = 2;
const ENCRYPTED_PACKAGE = 'EncryptedPackage';

/** Whether the bytes are a compound file: a workbook of Excel up to 2003, or an encrypted one of any time. */
export function isCompoundFile(bytes: Uint8Array): boolean {
  return SIGNATURE.every((byte, i) => bytes[i] === byte);
}

/**
 * Whether a compound file has a stream `EncryptedPackage`. Its directory stands in sectors, whose size the entries'
 * divides, so that looking at every place of an entry finds them without the chains of a file that may be damaged.
 */
export function isEncryptedWorkbook(bytes: Uint8Array): boolean {
  for (let at = 0; at + ENTRY_SIZE <= bytes.length; at += ENTRY_SIZE) {
    const isStream = bytes[at + TYPE_AT] === STREAM && bytes[at + NAME_SIZE_AT] === 2 * (ENCRYPTED_PACKAGE.length + 1);
    if (isStream && hasName(bytes, at, ENCRYPTED_PACKAGE)) return true;
  }
  return false;
}

function hasName(bytes: Uint8Array, at: number, name: string): boolean {
  for (let i = 0; i < name.length; i++)
    if (bytes[at + 2 * i] !== name.charCodeAt(i) || bytes[at + 2 * i + 1] !== 0) return false;
  return true;
}
