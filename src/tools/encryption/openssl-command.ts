import { type Algorithm, type Derivation, hasDerivations, isRaw, type RawAlgorithm } from './algorithms';
import type { EncryptionOptions } from './options';
import { readBytes } from './written-bytes';

/** What decides over the command; passphrase and key are no part of it, since commands are remembered by shells. */
export interface CommandFacts {
  readonly direction: 'encrypt' | 'decrypt';
  readonly algorithm: 'aes' | 'tripledes' | Exclude<RawAlgorithm, 'raw-gcm'>;
  readonly derivation: Derivation;
  readonly iterations: number;
  /** Bytes of a raw key. */
  readonly keySize: number;
  /** Of a raw cipher, in hex. */
  readonly iv: string;
  readonly isPadded: boolean;
  readonly encoding: 'base64' | 'hex';
}

interface Setting extends Pick<CommandFacts, 'direction' | 'derivation' | 'iterations'> {
  /** Undefined while there is no result. */
  readonly algorithm: Algorithm | undefined;
  /** The raw key as typed. */
  readonly key: string;
  /** The raw IV in hex. */
  readonly iv: string | undefined;
}

/** The `openssl` command that does what the page has done; undefined where there is none. */
export function equalCommand(setting: Setting, { isPadded, encoding, keyAs }: EncryptionOptions): string | undefined {
  const { algorithm, key, iv = '', ...facts } = setting;
  if (algorithm === undefined || algorithm === 'raw-gcm') return undefined;
  if (!isRaw(algorithm) && !hasDerivations(algorithm)) return undefined;
  const bytes = readBytes(key, keyAs, 'key');
  const keySize = bytes.ok ? bytes.value.length : 0;
  return opensslCommand({ ...facts, algorithm, isPadded, encoding, iv, keySize });
}

const FILES = { encrypt: ['text.txt', 'encrypted.txt'], decrypt: ['encrypted.txt', 'decrypted.txt'] } as const;

/**
 * The `openssl enc` command that does the same with files. It asks for the passphrase; a raw key is read from the variable
 * KEY, in hex.
 */
export function opensslCommand(facts: CommandFacts): string {
  const { direction, algorithm, encoding } = facts;
  const [from, to] = FILES[direction];
  const isHex = isRaw(algorithm) && encoding === 'hex';
  const isDecrypting = direction === 'decrypt';
  const parts = ['openssl enc', isDecrypting ? '-d' : '', cipherOf(facts), keyOf(facts), isHex ? '' : '-a -A'];
  const command = parts.filter((part) => part !== '').join(' ');
  if (!isHex) return `${command} -in ${from} -out ${to}`;
  return isDecrypting ? `xxd -r -p ${from} | ${command} -out ${to}` : `${command} -in ${from} | xxd -p > ${to}`;
}

function cipherOf({ algorithm, keySize }: CommandFacts): string {
  if (algorithm === 'tripledes') return '-des-ede3-cbc';
  return algorithm === 'aes' ? '-aes-256-cbc' : `-aes-${keySize * 8}-${algorithm.slice(4)}`;
}

function keyOf({ algorithm, derivation, iterations, iv, isPadded }: CommandFacts): string {
  if (!isRaw(algorithm))
    return derivation === 'pbkdf2' ? `-pbkdf2 -iter ${iterations} -md sha256` : `-md ${derivation}`;
  const key = `-K "$KEY" -iv ${iv}`;
  return algorithm === 'raw-cbc' && !isPadded ? `${key} -nopad` : key;
}
