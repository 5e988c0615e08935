import { toBase64 } from '../../lib/base64';
import { fromBase64 } from '../../lib/base64-reader';
import { err, ok, type Result } from '../../lib/result';
import type { Job } from '../../operations/define';
import { decryptGcm, encryptGcm, GCM_IV, TAG } from './aes';
import { utf8, type Bytes } from './bytes';
import { MAX_ITERATIONS } from './options';
import { derivePbkdf2 } from './pbkdf2';

/** What every line of the format begins with. */
export const MODERN_PREFIX = 'aesgcm1.';

const SALT = 16;
const KEY = 32;
const NONE = new Uint8Array(0);

export type ModernFault =
  | { readonly code: 'incomplete' }
  | { readonly code: 'bad-line' }
  | { readonly code: 'not-base64'; readonly at: number }
  | { readonly code: 'bad-iterations'; readonly found: string }
  | { readonly code: 'altered' };

/** The key of a passphrase, which counts in Unicode's composed form (NFC), so that every keyboard types the same. */
function deriveKey(passphrase: string, salt: Bytes, iterations: number, job: Job, subtle: SubtleCrypto | undefined) {
  const settings = { passphrase: utf8(passphrase.normalize('NFC')), salt, iterations, length: KEY };
  return derivePbkdf2(settings, job, subtle);
}

/** Encrypts into a line `aesgcm1.ITERATIONS.SALT.IV.DATA`, the last three in Base64url; DATA ends with the tag. */
export async function encryptModern(
  plain: Bytes,
  passphrase: string,
  iterations: number,
  job: Job,
  subtle: SubtleCrypto | undefined,
): Promise<string> {
  const salt = new Uint8Array(job.random(SALT));
  const iv = new Uint8Array(job.random(GCM_IV));
  const key = await deriveKey(passphrase, salt, iterations, job, subtle);
  const data = await encryptGcm(plain, { key, iv, additional: NONE }, subtle);
  return `${MODERN_PREFIX}${iterations}.${[salt, iv, data].map((part) => toBase64(part, { urlSafe: true })).join('.')}`;
}

/** Decrypts such a line. White space is ignored; anything else that was changed is a fault. */
export async function decryptModern(
  line: string,
  passphrase: string,
  job: Job,
  subtle: SubtleCrypto | undefined,
): Promise<Result<Bytes, ModernFault>> {
  const read = readLine(line);
  if (!read.ok) return read;
  const { iterations, salt, iv, data } = read.value;
  const key = await deriveKey(passphrase, salt, iterations, job, subtle);
  const plain = await decryptGcm(data, { key, iv, additional: NONE }, subtle);
  return plain ? ok(plain) : err({ code: 'altered' });
}

interface ModernLine {
  readonly iterations: number;
  readonly salt: Bytes;
  readonly iv: Bytes;
  readonly data: Bytes;
}

function readLine(line: string): Result<ModernLine, ModernFault> {
  const stray = /[^A-Za-z0-9_.\s-]/u.exec(line);
  if (stray) return err({ code: 'not-base64', at: stray.index });
  const parts = line.replaceAll(/\s/g, '').split('.');
  const [name, count = '', ...written] = parts;
  if (name !== 'aesgcm1' || parts.length > 5) return err({ code: 'bad-line' });
  if (written.length < 3) return err({ code: 'incomplete' });
  const iterations = /^[1-9]\d{0,6}$/.test(count) ? Number(count) : Infinity;
  if (iterations > MAX_ITERATIONS) return err({ code: 'bad-iterations', found: count });
  const [salt, iv, data] = written.map(readPart);
  if (!salt || !iv || !data) return err({ code: 'altered' });
  if (salt.length !== SALT || iv.length !== GCM_IV) return err({ code: 'bad-line' });
  if (data.length < TAG) return err({ code: 'incomplete' });
  return ok({ iterations, salt, iv, data });
}

/** Undefined for what we would not have written ourselves: two lines for one message would hide a change. */
function readPart(written: string): Bytes | undefined {
  const decoded = fromBase64(written);
  if (!decoded.ok || toBase64(decoded.value.bytes, { urlSafe: true }) !== written) return undefined;
  return decoded.value.bytes;
}
