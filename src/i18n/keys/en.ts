import type { KeyFault } from '../../lib/keys/key';

/** Why a text or file is no key that can be used. */
export function keyFault(fault: KeyFault): string {
  switch (fault.code) {
    case 'not-a-key':
      return 'Not a PEM, OpenSSH or JWK key.';
    case 'damaged':
      return 'Not a PEM, OpenSSH or JWK key: it is cut off or damaged.';
    case 'inconsistent':
      return 'The numbers of this key do not belong together; it is no valid key.';
    case 'unsupported-key':
      return `Keys of this kind (${fault.found}) cannot be read here, only RSA, ECDSA (P-256, P-384, P-521, secp256k1), Ed25519 and Ed448.`;
    case 'unsupported-encryption':
      return `This encryption (${fault.found}) is not supported.`;
    case 'needs-passphrase':
      return 'This key is encrypted: enter its passphrase.';
    case 'wrong-passphrase':
      return 'Wrong passphrase.';
  }
}
