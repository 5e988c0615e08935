import { placeWords } from '../../../i18n/places/fr';
import { hexWords } from '../../../i18n/hex/fr';
import { base64Words } from '../../../i18n/base64/fr';
import { lineEndingWords } from '../../../i18n/line-endings/fr';
import { numbersOf, type Words } from '../../../i18n/words';
import type { words as zhCn } from './zh-cn';

const { count, plural } = numbersOf('fr');

export const words = {
  lineEndings: lineEndingWords,
  source: 'Source du message',
  text: 'Texte',
  file: 'Fichier',
  message: 'Message',
  options: {
    hash: { label: 'Hachage', values: (hash: string) => hash.toUpperCase() },
    keyAs: {
      label: 'Clé lue comme',
      values: { text: 'Texte (UTF-8)', hex: 'Hexadécimal', base64: 'Base64', base64url: 'Base64url' },
    },
    messageAs: {
      label: 'Message lu comme',
      values: { 'utf-8': 'Texte (UTF-8)', hex: 'Octets hexadécimaux', base64: 'Octets Base64' },
    },
    encoding: {
      label: 'Sortie en',
      values: {
        hex: 'hexadécimal, minuscules',
        'hex-upper': 'HEXADÉCIMAL, majuscules',
        base64: 'Base64',
        base64url: 'Base64url',
        binary: 'Binaire',
      },
    },
  },
  key: 'Clé',
  keyBytes: (bytes) => plural(bytes, { one: `${count(bytes)} octet`, other: `${count(bytes)} octets` }),
  emptyKey: 'Clé vide.',
  keySurrogate: 'La clé contient une demi-paire de substitution isolée, comptée comme U+FFFD.',
  result: 'Résultat',
  bytesRead: (bytes) => plural(bytes, { one: `${count(bytes)} octet lu`, other: `${count(bytes)} octets lus` }),
  loneSurrogate: placeWords.loneSurrogateAt,
  allHashes: 'Tous les hachages',
  expected: 'Valeur attendue',
  expectedTooLong: (limit) => `Seuls les ${count(limit)} premiers caractères sont comparés.`,
  expectedHint: 'Une valeur seule, ou l’en-tête d’un webhook, sha256=… ou v1=… par exemple.',
  dropHint: 'Toute taille, lu bloc par bloc, jamais envoyé',
  fileInfo: (name, size) => `${name} (${size})`,
  removeFile: 'Retirer le fichier',
  legacy: 'ancien',
  legacyHint: 'MD5 et SHA1 ne servent qu’aux anciens systèmes ; pour un nouveau, prenez SHA256 ou plus fort.',
  fault: (fault) => {
    switch (fault.code) {
      case 'key-not-hex':
      case 'not-hex':
        return hexWords.fault(fault.reason);
      case 'key-not-base64':
      case 'not-base64':
        return base64Words.fault(fault.reason);
      case 'unreadable':
        return 'Impossible de lire ce fichier.';
    }
  },
} satisfies Words<typeof zhCn>;
