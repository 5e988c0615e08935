import { toBase64 } from '../../lib/base64';
import { toJwk } from '../../lib/keys/jwk';
import { type Key, type PublicKey, publicPart } from '../../lib/keys/key';
import { writeOpenSsh } from '../../lib/keys/openssh';
import { isSshKey, type SshKey, writeSshLine } from '../../lib/keys/ssh-public';
import { encryptPkcs8, type Subtle } from '../../lib/keys/pbes2';
import { writePem } from '../../lib/keys/pem';
import { writeEcPrivate, writePkcs8, writeRsaPrivate, writeRsaPublic, writeSpki } from '../../lib/keys/pkcs';
import type { RandomSource } from '../../lib/random';
import { err, ok, type Result } from '../../lib/result';
import { canEncrypt, type Format } from './formats';

/** A key as a file. */
export interface WrittenKey {
  /** What the file holds; of a binary file its Base64. */
  readonly text: string;
  readonly isBase64: boolean;
  readonly fileName: string;
  readonly mimeType: string;
}

export interface WrittenPair {
  readonly publicKey: WrittenKey;
  readonly privateKey?: WrittenKey;
}

export type WriteFault =
  | { readonly code: 'bad-comment' }
  /** PKCS#1, SEC 1 and JWK are written in the clear only. */
  | { readonly code: 'no-encryption' }
  /** OpenSSH knows no such curve. */
  | { readonly code: 'no-openssh' };

export interface WriteSettings {
  readonly format: Format;
  readonly comment: string;
  /** Encrypts the private key; empty for none. */
  readonly passphrase: string;
  readonly random: RandomSource;
  readonly subtle: Subtle;
}

const PEM_TYPE = 'application/x-pem-file';

const pem = (text: string, fileName: string): WrittenKey => ({ text, isBase64: false, fileName, mimeType: PEM_TYPE });
const der = (bytes: Uint8Array, fileName: string): WrittenKey => ({
  text: toBase64(bytes),
  isBase64: true,
  fileName,
  mimeType: 'application/octet-stream',
});

/**
 * Writes the public and, where there is one, the private part of a key. Faults: a comment with control characters, which would
 * begin another line of a key file; a passphrase for a form that has no encryption.
 */
export async function writeKey(key: Key, settings: WriteSettings): Promise<Result<WrittenPair, WriteFault>> {
  const { format, comment, passphrase } = settings;
  if (format === 'openssh' && /[\p{Cc}\u2028\u2029]/u.test(comment)) return err({ code: 'bad-comment' });
  if (format === 'openssh' && !isSshKey(key)) return err({ code: 'no-openssh' });
  if (key.secret && passphrase !== '' && !canEncrypt(format)) return err({ code: 'no-encryption' });
  const publicKey = writePublic(publicPart(key), format, comment);
  const privateKey = await writePrivate(key, settings);
  return ok({ publicKey, ...(privateKey && { privateKey }) });
}

function writePublic(key: PublicKey, format: Format, comment: string): WrittenKey {
  switch (format) {
    case 'openssh':
      // The caller has refused all other kinds.
      if (!isSshKey(key)) throw new Error(`No SSH form of ${key.type}`);
      return {
        text: writeSshLine(key, comment),
        isBase64: false,
        fileName: `${sshFileName(key)}.pub`,
        mimeType: 'text/plain',
      };
    case 'jwk':
      return jwk(key, 'public.jwk.json');
    case 'der':
      return der(writeSpki(key), 'public.der');
    case 'pkcs1':
      if (key.type === 'rsa') return pem(writePem('RSA PUBLIC KEY', writeRsaPublic(key)), 'public.pem');
      return pem(writePem('PUBLIC KEY', writeSpki(key)), 'public.pem');
    case 'pkcs8':
      return pem(writePem('PUBLIC KEY', writeSpki(key)), 'public.pem');
  }
}

async function writePrivate(key: Key, settings: WriteSettings): Promise<WrittenKey | undefined> {
  const { format, comment, passphrase, random } = settings;
  if (!key.secret) return undefined;
  switch (format) {
    case 'openssh': {
      const text = writeOpenSsh(key, comment, passphrase, random);
      return text === undefined || !isSshKey(key) ? undefined : pem(text, sshFileName(key));
    }
    case 'jwk':
      return jwk(key, 'key.jwk.json');
    case 'pkcs1':
      if (key.type === 'rsa') return pem(writePem('RSA PRIVATE KEY', writeRsaPrivate(key, key.secret)), 'private.pem');
      if (key.type === 'ec') return pem(writePem('EC PRIVATE KEY', writeEcPrivate(key, key.secret)), 'private.pem');
      return writePkcs8File(key, settings);
    case 'pkcs8':
    case 'der':
      return writePkcs8File(key, settings);
  }
}

async function writePkcs8File(key: Key, settings: WriteSettings): Promise<WrittenKey | undefined> {
  const { format, passphrase, random, subtle } = settings;
  const plain = writePkcs8(key);
  if (!plain) return undefined;
  const isEncrypted = passphrase !== '';
  const bytes = isEncrypted ? await encryptPkcs8(plain, passphrase, random, subtle) : plain;
  if (format === 'der') return der(bytes, 'private.der');
  return pem(writePem(isEncrypted ? 'ENCRYPTED PRIVATE KEY' : 'PRIVATE KEY', bytes), 'private.pem');
}

function jwk(key: Key, fileName: string): WrittenKey {
  return {
    text: `${JSON.stringify(toJwk(key), undefined, 2)}\n`,
    isBase64: false,
    fileName,
    mimeType: 'application/jwk+json',
  };
}

/** The name that ssh-keygen gives such a key. */
function sshFileName(key: SshKey): string {
  return { rsa: 'id_rsa', ec: 'id_ecdsa', ed25519: 'id_ed25519' }[key.type];
}
