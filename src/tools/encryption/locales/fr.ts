import { formatNumber, plural, type Words } from '../../../i18n/words';
import type { words as zhCn } from './zh-cn';

const count = (n: number) => formatNumber('fr', n);
const bytes = (n: number) => plural('fr', n, { one: `${count(n)} octet`, other: `${count(n)} octets` });
const fields = { key: 'La clé', iv: 'L’IV', additional: 'Les données associées' };
const verbs = { key: 'n’est pas', iv: 'n’est pas', additional: 'ne sont pas' };

export const words = {
  encrypt: 'Chiffrer',
  decrypt: 'Déchiffrer',
  plainText: 'Texte en clair',
  cipherText: 'Texte chiffré',
  algorithm: 'Algorithme',
  algorithms: {
    'aes-gcm': 'Moderne : AES-GCM avec PBKDF2',
    aes: 'Hérité : AES (OpenSSL Salted__)',
    tripledes: 'Hérité : TripleDES (OpenSSL Salted__)',
    rabbit: 'Hérité : Rabbit (CryptoJS)',
    rc4: 'Hérité : RC4 (CryptoJS)',
    'raw-gcm': 'Clé brute : AES-GCM',
    'raw-cbc': 'Clé brute : AES-CBC',
    'raw-ctr': 'Clé brute : AES-CTR',
  },
  detect: 'Détecter',
  passphrase: 'Phrase secrète',
  iterations: 'Itérations de PBKDF2',
  iterationsHint: 'Plus il y en a, plus il est long de deviner la phrase.',
  expectedTime: (seconds) =>
    `Environ ${seconds} s sur cet appareil ; plus il y en a, plus il est long de deviner la phrase.`,
  derivation: 'Dérivation de la clé',
  derivations: {
    md5: 'MD5 (CryptoJS, OpenSSL avant 1.1)',
    sha256: 'SHA-256 (OpenSSL 1.1 et suivants)',
    pbkdf2: 'PBKDF2-SHA256 (openssl enc -pbkdf2)',
  },
  tryAll: 'Toutes les essayer',
  key: 'Clé (16, 24 ou 32 octets)',
  keyPlaceholder: 'Saisir une clé',
  drawKey: 'Clé aléatoire',
  iv: (n) => `IV (${bytes(n)})`,
  drawIv: 'Nouvel IV',
  additional: 'Données associées (facultatives ; authentifiées, non chiffrées)',
  keyWriting: 'Clé et IV en',
  plainWriting: 'Texte en clair en',
  byteText: 'Texte chiffré en',
  writings: { text: 'Texte (UTF-8)', hex: 'Hexadécimal', base64: 'Base64' },
  padding: 'Remplissage',
  paddings: { pkcs7: 'PKCS#7', none: 'Aucun' },
  tag: 'Étiquette (16 derniers octets)',
  command: 'Avec OpenSSL',
  needsKey: 'Saisissez une clé et un IV.',
  resultHere: 'Le résultat s’affiche ici.',
  emptyText: 'Déchiffré : le texte est vide.',
  bytes: 'Octets',
  byteCount: (n) => bytes(n),
  copyHex: 'Copier en hexadécimal',
  firstBytes: (n) => `Les ${bytes(n)} du début ; le téléchargement les contient tous.`,
  notText: 'Le résultat n’est pas du texte UTF-8 ; il est affiché en hexadécimal.',
  fits: (cipher, derivation) => `Ce qui convient : ${cipher}, dérivation ${derivation}.`,
  legacyWarning:
    'Format hérité : dérivation de clé faible et aucun contrôle d’intégrité. À n’utiliser que pour échanger des données avec d’anciens programmes ; pour de nouvelles données, utilisez AES-GCM.',
  uncheckedWarning: 'Ce mode ne remarque pas un texte altéré. Pour de nouvelles données, utilisez AES-GCM.',
  reusedIv:
    'La même clé et le même IV ont déjà chiffré un autre texte. N’envoyez jamais les deux textes chiffrés ; tirez un nouvel IV.',
  loneSurrogate: (position) =>
    `Le caractère ${count(position)} est une moitié de paire de substitution ; il a été chiffré comme U+FFFD.`,
  reset: 'Rétablir les réglages',
  fault: (fault) => {
    switch (fault.code) {
      case 'empty-passphrase':
        return 'Saisissez une phrase secrète.';
      case 'empty-text':
        return 'Saisissez un texte : d’un texte vide, Rabbit et RC4 ne laissent rien à déchiffrer.';
      case 'altered':
        return 'Phrase secrète erronée, ou texte altéré.';
      case 'wrong-passphrase':
        return 'Phrase secrète, algorithme ou dérivation de clé erronés.';
      case 'not-text':
        return 'Le résultat n’est pas du texte ; la phrase secrète est sans doute erronée.';
      case 'not-base64':
        return `Base64 non valide (caractère ${count(fault.at + 1)}).`;
      case 'not-hex':
        return `Hexadécimal non valide (caractère ${count(fault.at + 1)}).`;
      case 'no-header':
        return 'Ce texte n’a pas d’en-tête « Salted__ ».';
      case 'incomplete':
        return 'Texte chiffré incomplet.';
      case 'bad-line':
        return 'Ce n’est pas une ligne aesgcm1 valide.';
      case 'bad-iterations':
        return `Le nombre d’itérations « ${fault.found} » n’est pas compris entre 1 et ${count(5_000_000)}.`;
      case 'choose-cipher':
        return 'La longueur ne convient ni à AES ni à TripleDES. Si c’est Rabbit ou RC4, choisissez l’algorithme.';
      case 'unreadable-field':
        return `${fields[fault.field]} ${verbs[fault.field]} ${fault.reason.code === 'not-hex' ? 'en hexadécimal' : 'en Base64'} valide (caractère ${count(fault.reason.at + 1)}).`;
      case 'wrong-key-length':
        return `La clé doit avoir 16, 24 ou 32 octets ; celle-ci en a ${count(fault.length)}.`;
      case 'wrong-iv-length':
        return `L’IV doit avoir ${bytes(fault.expected)} ; celui-ci en a ${count(fault.length)}.`;
      case 'partial-block':
        return `Sans remplissage, le texte doit remplir des blocs de 16 octets ; celui-ci a ${bytes(fault.length)}.`;
      case 'not-authentic':
        return 'Clé, IV ou données associées erronés, ou texte altéré.';
      case 'bad-padding':
        return 'Clé, IV ou remplissage erronés, ou texte altéré.';
    }
  },
} satisfies Words<typeof zhCn>;
