import { keyFault } from '../../../i18n/keys/fr';
import { numbersOf, type Words } from '../../../i18n/words';
import type { KeySource } from '../../../lib/keys/read-key';
import { type KeyKind, kindOf } from '../formats';
import type { words as zhCn } from './zh-cn';

const { count, plural } = numbersOf('fr');

const n = (value: number) => count(value, { useGrouping: false });

const types = {
  rsa: 'RSA',
  ed25519: 'Ed25519',
  'P-256': 'ECDSA P-256',
  'P-384': 'ECDSA P-384',
  'P-521': 'ECDSA P-521',
};
const kinds: Readonly<Record<KeyKind, string>> = { ...types, ed448: 'Ed448', secp256k1: 'ECDSA secp256k1' };
const sources: Readonly<Record<KeySource, string>> = {
  spki: 'clé publique SPKI',
  pkcs8: 'clé privée PKCS#8',
  pkcs1: 'PKCS#1',
  sec1: 'clé privée SEC 1',
  openssh: 'clé privée OpenSSH',
  'ssh-line': 'ligne de clé publique OpenSSH',
  ssh2: 'fichier de clé publique SSH2 (RFC 4716)',
  jwk: 'JWK',
};

export const words = {
  tabs: 'Que faire',
  generate: 'Générer',
  inspect: 'Convertir / examiner',
  options: {
    type: { label: 'Type de clé', values: types },
    bits: 'Taille de la clé',
    format: {
      label: 'Format',
      values: {
        pkcs8: 'PEM (PKCS#8 / SPKI)',
        pkcs1: 'PEM (PKCS#1)',
        openssh: 'OpenSSH',
        jwk: 'JWK',
        der: 'Fichiers DER',
      },
    },
    comment: 'Commentaire',
  },
  bitsOption: (bits) => `${n(bits)} bits`,
  otherBits: 'Autre taille',
  exponent: 'Exposant public',
  exponentHint: 'Toujours 65537, que tous les programmes acceptent.',
  sec1: 'PEM (SEC 1 / SPKI)',
  ownComment: 'S’il est vide, la clé garde le sien.',
  newPassphrase: 'Phrase secrète de la clé privée',
  noPassphrase: 'Sans chiffrement',
  encryption: {
    pkcs8: 'PBES2 : PBKDF2-HMAC-SHA256 à 600 000 itérations, AES-256-CBC.',
    openssh: 'Comme OpenSSH : bcrypt-pbkdf, aes256-ctr.',
  },
  notEncrypted: 'Ce format ne se chiffre pas ; la clé privée est écrite en clair.',
  pairTitle: (type, bits) => (type === 'rsa' ? `RSA, ${n(bits)} bits` : kinds[type]),
  generateNew: 'Générer une paire',
  slowNote:
    'Cette taille peut demander de quelques secondes à plusieurs minutes ; « Générer une paire » lance le calcul. La page reste utilisable pendant ce temps.',
  elapsed: (seconds) =>
    plural(seconds, { one: `${n(seconds)} seconde écoulée`, other: `${n(seconds)} secondes écoulées` }),
  publicKey: 'Clé publique',
  privateKey: 'Clé privée',
  derNote: 'Le DER est binaire : on voit et copie son Base64, le téléchargement donne le fichier lui-même.',
  fingerprints: 'Empreintes',
  rows: {
    bits: 'Bits',
    source: 'Lu comme',
    sshSha256: 'SSH SHA256',
    sshMd5: 'SSH MD5 (ancien)',
    spkiHex: 'SHA-256 du SPKI, hexa',
    spkiBase64: 'SHA-256 du SPKI, Base64',
    thumbprint: 'Empreinte JWK (RFC 7638)',
  },
  keyTitle: ({ bits, isPrivate, ...key }) =>
    `${key.type === 'rsa' ? `RSA, ${n(bits)} bits` : kinds[kindOf(key)]}, ${isPrivate ? 'clé privée' : 'clé publique'}`,
  sourceOf: ({ source, isDer, wasEncrypted }) =>
    `${sources[source]}${isDer ? ', DER' : ''}${wasEncrypted ? ', avec chiffrement' : ''}`,
  broken: (bits) =>
    `Le RSA à ${n(bits)} bits n’est plus sûr pour un nouvel usage. Utilisez au moins 2048 bits, ou Ed25519.`,
  weak: (bits) =>
    `Le RSA à ${n(bits)} bits est en dessous des exigences actuelles. Utilisez au moins 2048 bits, ou Ed25519.`,
  smallExponent:
    'L’exposant public est inférieur à 65537 : la moindre faute de remplissage devient alors facile à exploiter. Les nouvelles clés devraient avoir 65537.',
  key: 'Clé',
  keyHint: 'PEM, OpenSSH ou JWK, ou DER en Base64 ou en hexadécimal ; publique ou privée.',
  passphrase: 'Phrase secrète',
  dropKey: 'Déposez un fichier de clé ici',
  inspectEmpty:
    'Collez ou déposez une clé pour voir son type et ses empreintes et pour la convertir. Elle ne quitte pas cette page et n’est pas conservée.',
  compare: 'Ces deux clés vont-elles ensemble ?',
  comparedPassphrase: 'Phrase secrète de la seconde clé',
  compareHint: 'Collez une seconde clé, publique ou privée, à comparer avec la première.',
  match: 'Ces deux clés vont ensemble.',
  noMatch: 'Ces deux clés ne vont pas ensemble.',
  generateFault: (fault) => {
    switch (fault.code) {
      case 'bad-bits':
        return 'Utilisez 1024 à 8192 bits, un multiple de 256.';
      case 'refused':
        return `Le navigateur a refusé : ${fault.reason}`;
    }
  },
  firstOfSet: (keys) => `L’ensemble contient ${count(keys)} clés ; voici la première lisible.`,
  inspectFault: (fault) => {
    switch (fault.code) {
      case 'bad-comment':
        return 'Un commentaire n’a ni saut de ligne ni caractère de contrôle.';
      case 'no-encryption':
        return 'Ce format ne se chiffre pas.';
      case 'no-openssh':
        return 'OpenSSH ne connaît pas cette courbe.';
      default:
        return keyFault(fault);
    }
  },
} satisfies Words<typeof zhCn>;
