import { placeWords } from '../../../i18n/places/fr';
import { hexWords } from '../../../i18n/hex/fr';
import { base64Words } from '../../../i18n/base64/fr';
import { lineEndingWords } from '../../../i18n/line-endings/fr';
import { numbersOf, type Words } from '../../../i18n/words';
import type { words as zhCn } from './zh-cn';

const { count, plural } = numbersOf('fr');

export const words = {
  lineEndings: lineEndingWords,
  source: 'Source',
  text: 'Texte',
  files: 'Fichiers',
  options: {
    readAs: { label: 'Lu en', values: { 'utf-8': 'UTF-8', hex: 'Octets hexadécimaux', base64: 'Octets Base64' } },
    encoding: {
      label: 'Écriture',
      values: {
        hex: 'Hexadécimal minuscule',
        'hex-upper': 'Hexadécimal majuscule',
        base64: 'Base64',
        base64url: 'Base64url',
        binary: 'Binaire',
      },
    },
    sha3Size: { label: 'Taille SHA3', values: (size: string) => size },
    fileRows: 'Calculer',
    fileView: { label: 'Afficher les fichiers en', values: { list: 'Liste', table: 'Tableau' } },
    showsMore: 'Autres algorithmes',
  },
  bytesHashed: (bytes) => plural(bytes, { one: `${count(bytes)} octet haché`, other: `${count(bytes)} octets hachés` }),
  loneSurrogate: placeWords.loneSurrogateAt,
  hashTextFault: (fault) => (fault.code === 'not-hex' ? hexWords.fault(fault.reason) : base64Words.fault(fault.reason)),
  digests: 'Empreintes',
  notForSecurity: 'pas sûr',
  notForSecurityHint:
    'Pour MD5, SHA1 et CRC32 on sait fabriquer des collisions à volonté : ils ne décèlent que les dégâts accidentels ; pour la sécurité, prenez SHA256, SHA512 ou SHA3.',
  legacy: 'ancien, d’avant FIPS 202',
  keccakHint: { 'keccak-256': 'Ethereum', 'keccak-512': 'ce que CryptoJS appelle SHA3' },
  expected: 'Valeur attendue',
  expectedPlaceholder: 'Collez une empreinte, une ligne de contrôle ou tout un fichier de sommes',
  expectedLines: (lines) => plural(lines, { one: `${count(lines)} ligne`, other: `${count(lines)} lignes` }),
  ignoredLines: (lines) =>
    plural(lines, {
      one: `${count(lines)} ligne n’est pas une somme de contrôle et est ignorée.`,
      other: `${count(lines)} lignes ne sont pas des sommes de contrôle et sont ignorées.`,
    }),
  expectedFault: (fault) => {
    switch (fault.code) {
      case 'unknown-length':
        return `Aucun algorithme ici ne donne une empreinte de ${count(fault.bits)} bits.`;
      case 'unknown-algorithm':
        return `Aucun algorithme ici ne s’appelle ${fault.name} avec ${count(fault.bits)} bits.`;
      case 'not-a-digest':
        return 'Ce n’est ni une empreinte ni une ligne d’un fichier de sommes de contrôle.';
    }
  },
  all: 'Tous',
  nothingChosen: 'Choisissez au moins un algorithme.',
  dropHint: 'Toute taille, lu bloc par bloc, jamais envoyé',
  fileCount: (files) => plural(files, { one: `${count(files)} fichier`, other: `${count(files)} fichiers` }),
  total: (size) => `${size} en tout`,
  waiting: 'En attente',
  busy: 'Calcul en cours',
  cancelled: 'Annulé',
  unreadable: (name) => `Impossible de lire ${name === undefined ? 'le fichier' : `« ${name} »`}.`,
  matches: 'Conforme',
  mismatches: 'Non conforme',
  notListed: 'Absent de la liste',
  remove: (name) => `Retirer ${name}`,
  cancelAll: 'Tout annuler',
  removeAll: 'Tout retirer',
  tryAgain: 'Recalculer',
  listAlgorithm: 'Liste de',
  copyList: 'Copier la liste',
  downloadList: (name) => `Télécharger ${name}`,
  fileName: 'Nom',
  fileSize: 'Taille',
  fileState: 'État',
} satisfies Words<typeof zhCn>;
