import { md5 } from '@noble/hashes/legacy.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { toBase64 } from '../base64';
import { toHex } from '../hex';
import type { PublicKey } from './key';
import { type SshKey, writeSshBlob } from './ssh-public';
import { writeSpki } from './pkcs';

/** The fingerprint as `ssh-keygen -l` prints it: `SHA256:` and Base64 without padding. */
export function sshSha256(key: SshKey): string {
  return `SHA256:${toBase64(sha256(writeSshBlob(key)), { padding: false })}`;
}

/** The fingerprint of older programs: `MD5:` and hex with colons. */
export function sshMd5(key: SshKey): string {
  return `MD5:${toHex(md5(writeSshBlob(key))).replace(/(..)(?=.)/g, '$1:')}`;
}

/** SHA-256 of the SubjectPublicKeyInfo, as pins of certificates use it. */
export function spkiSha256(key: PublicKey): Uint8Array {
  return sha256(writeSpki(key));
}
