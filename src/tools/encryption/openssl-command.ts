import {
  hasDerivations,
  type ByteText,
  type Derivation,
  type LegacyCipher,
  type Padding,
  type RawMode,
} from './options';

type Direction = 'encrypt' | 'decrypt';

const DIRECTION = { encrypt: '', decrypt: ' -d' } as const;
const FILES = { encrypt: 'decrypted.txt', decrypt: 'encrypted.txt' } as const;
const DERIVATION_FLAGS = (iterations: number): Readonly<Record<Derivation, string>> => ({
  md5: '-md md5',
  sha256: '-md sha256',
  pbkdf2: `-md sha256 -pbkdf2 -iter ${iterations}`,
});

/** The `openssl` command that does the same and asks for the passphrase; Rabbit and 32-byte RC4 have none. */
export function saltedCommand(
  direction: Direction,
  cipher: LegacyCipher,
  derivation: Derivation,
  iterations: number,
): string | undefined {
  if (!hasDerivations(cipher)) return undefined;
  const name = cipher === 'aes' ? 'aes-256-cbc' : 'des-ede3-cbc';
  const flags = DERIVATION_FLAGS(iterations)[derivation];
  return `openssl enc${DIRECTION[direction]} -${name} ${flags} -a -A -in ${FILES[direction]}`;
}

/**
 * The `openssl` command that does the same with `$KEY` and `$IV` in hex: the key itself is not in the command, since
 * commands are kept by shells. `keyLength` in bytes. `openssl enc` has no GCM.
 */
export function rawCommand(
  direction: Direction,
  mode: RawMode,
  keyLength: number,
  padding: Padding,
  byteText: ByteText,
): string | undefined {
  if (mode === 'gcm') return undefined;
  const isPlain = mode === 'cbc' && padding === 'none';
  const core = `openssl enc${DIRECTION[direction]} -aes-${keyLength * 8}-${mode} -K "$KEY" -iv "$IV"${isPlain ? ' -nopad' : ''}`;
  if (byteText === 'base64') return `${core} -a -A -in ${FILES[direction]}`;
  return direction === 'encrypt'
    ? `${core} -in ${FILES.encrypt} | xxd -p | tr -d '\\n'`
    : `xxd -r -p ${FILES.decrypt} | ${core}`;
}
