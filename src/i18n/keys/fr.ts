import type { KeyFault } from '../../lib/keys/key';

/** Why a text or file is no key that can be used. */
export function keyFault(fault: KeyFault): string {
  switch (fault.code) {
    case 'not-a-key':
      return 'Ce n’est pas une clé PEM, OpenSSH ou JWK.';
    case 'damaged':
      return 'Ce n’est pas une clé PEM, OpenSSH ou JWK : elle est tronquée ou abîmée.';
    case 'inconsistent':
      return 'Les nombres de cette clé ne vont pas ensemble ; elle n’est pas valide.';
    case 'unsupported-key':
      return `Ce genre de clé (${fault.found}) ne se lit pas ici, seulement RSA, ECDSA (P-256, P-384, P-521, secp256k1), Ed25519 et Ed448.`;
    case 'unsupported-encryption':
      return `Ce chiffrement (${fault.found}) n’est pas pris en charge.`;
    case 'needs-passphrase':
      return 'Cette clé est chiffrée : saisissez sa phrase secrète.';
    case 'wrong-passphrase':
      return 'Phrase secrète incorrecte.';
  }
}
