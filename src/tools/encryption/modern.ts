import { toBase64 } from '../../lib/base64';
import { err, ok, type Result } from '../../lib/result';
import type { Job } from '../../operations/define';
import { decryptAes, encryptAes, TAG_BYTES } from './aes';
import { MAX_ITERATIONS, MIN_ITERATIONS } from './algorithms';
import { pbkdf2, type Subtle } from './derive';
import type { DecryptFault } from './faults';
import { readBase64 } from './written-bytes';

type Bytes = Uint8Array<ArrayBuffer>;

export const MODERN_PREFIX = 'aesgcm1';
export const SALT_BYTES = 16;
export const IV_BYTES = 12;
const KEY_BYTES = 32;

type DeriveJob = Pick<Job, 'signal' | 'progress'>;

/** The passphrase in NFC, so that it is the same on whatever system it is typed. */
function keyOf(passphrase: string, salt: Bytes, iterations: number, subtle: Subtle, job: DeriveJob): Promise<Bytes> {
  return pbkdf2(new TextEncoder().encode(passphrase.normalize('NFC')), salt, iterations, KEY_BYTES, subtle, job);
}

/** Writes `aesgcm1.ITERATIONS.SALT.IV.DATA`: the last three in base64url, DATA being the ciphertext with its tag. */
export async function sealModern(
  text: Bytes,
  passphrase: string,
  { salt, iv, iterations }: { readonly salt: Bytes; readonly iv: Bytes; readonly iterations: number },
  subtle: Subtle,
  job: DeriveJob,
): Promise<string> {
  const key = await keyOf(passphrase, salt, iterations, subtle, job);
  const sealed = await encryptAes({ algorithm: 'raw-gcm', key, iv }, text, subtle);
  const parts = [salt, iv, sealed].map((bytes) => toBase64(bytes, { urlSafe: true }));
  return [MODERN_PREFIX, iterations, ...parts].join('.');
}

/** Whether a text begins as what `sealModern` writes. */
export function isModern(source: string): boolean {
  return withoutSpace(source.slice(0, 1000)).startsWith(`${MODERN_PREFIX}.`);
}

interface ModernParts {
  readonly iterations: number;
  readonly salt: Bytes;
  readonly iv: Bytes;
  readonly sealed: Bytes;
}

function readParts(source: string): Result<ModernParts, DecryptFault> {
  const [prefix = '', iterations, ...written] = source.split('.');
  if (withoutSpace(prefix) !== MODERN_PREFIX) return err({ code: 'no-header' });
  if (iterations === undefined || written.length < 3) return err({ code: 'cut-off' });
  const rounds = readIterations(iterations);
  if (rounds === undefined) return err({ code: 'bad-iterations' });
  let at = prefix.length + iterations.length + 2;
  const parts: Bytes[] = [];
  for (const part of written) {
    const read = parts.length < 3 ? readBase64Url(part, at) : err({ code: 'not-base64', field: 'text', at: at - 1 });
    if (!read.ok) return read;
    parts.push(read.value);
    at += part.length + 1;
  }
  const [salt, iv, sealed] = parts;
  if (!salt || !iv || !sealed) return err({ code: 'cut-off' });
  if (salt.length < SALT_BYTES || iv.length < IV_BYTES || sealed.length < TAG_BYTES) return err({ code: 'cut-off' });
  if (salt.length > SALT_BYTES || iv.length > IV_BYTES) return err({ code: 'altered', isRaw: false });
  return ok({ iterations: rounds, salt, iv, sealed });
}

function readIterations(written: string): number | undefined {
  const digits = withoutSpace(written);
  const iterations = Number(digits);
  const isInRange = iterations >= MIN_ITERATIONS && iterations <= MAX_ITERATIONS;
  return /^[1-9]\d*$/.test(digits) && isInRange ? iterations : undefined;
}

/** Nothing but the URL-safe alphabet and white space: another way of writing the same would be an altered text. */
function readBase64Url(part: string, offset: number): Result<Bytes, DecryptFault> {
  const foreign = part.search(/[^\w\s-]/);
  if (foreign >= 0) return err({ code: 'not-base64', field: 'text', at: offset + foreign });
  const read = readBase64(part, 'text');
  if (read.ok) return read;
  return read.fault.code === 'not-base64'
    ? err({ ...read.fault, at: offset + read.fault.at })
    : err({ code: 'cut-off' });
}

/** The bytes in what `sealModern` wrote. A text that is not whole and as it was written is a fault. */
export async function openModern(
  source: string,
  passphrase: string,
  subtle: Subtle,
  job: DeriveJob,
): Promise<Result<Bytes, DecryptFault>> {
  const parts = readParts(source);
  if (!parts.ok) return parts;
  const { iterations, salt, iv, sealed } = parts.value;
  const key = await keyOf(passphrase, salt, iterations, subtle, job);
  const text = await decryptAes({ algorithm: 'raw-gcm', key, iv }, sealed, subtle);
  return text ? ok(text) : err({ code: 'altered', isRaw: false });
}

function withoutSpace(text: string): string {
  return text.replaceAll(/\s+/g, '');
}
