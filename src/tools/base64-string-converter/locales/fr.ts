import { charsetWords } from '../../../i18n/charsets/fr';
import { placeWords } from '../../../i18n/places/fr';
import { base64Words } from '../../../i18n/base64/fr';
import { lineEndingWords } from '../../../i18n/line-endings/fr';
import { formatBytes, numbersOf, type Words } from '../../../i18n/words';
import { CHARSET_NAMES } from '../facts';
import type { words as zhCn } from './zh-cn';

const { count, plural } = numbersOf('fr');

const perLine = (n: number) => `${count(n)} caractères par ligne`;

export const words = {
  lineEndings: lineEndingWords,
  text: 'Texte',
  base64: 'Base64',
  options: {
    charset: { label: 'Encodage', values: CHARSET_NAMES },
    urlSafe: {
      label: 'Alphabet',
      values: { false: 'Standard', true: 'URL' },
      hints: { false: '+ /', true: '- _' },
    },
    padding: 'Bourrage =',
    lineLength: {
      label: 'Coupure',
      values: { 0: 'Non', 64: '64', 76: '76' },
      hints: { 64: perLine(64), 76: perLine(76) },
    },
    eachLine: 'Chaque ligne à part',
  },
  powerShell: 'PowerShell',
  powerShellHint: 'Règle ce que -EncodedCommand demande : UTF-16LE, alphabet standard, bourrage, une seule ligne',
  textPlaceholder: 'Saisissez du texte ou ouvrez un fichier',
  base64Placeholder: 'Collez du Base64 sous n’importe quelle forme',
  base64Fault: base64Words.fault,
  inLine: placeWords.inLine,
  unencodable: (fault) => charsetWords.unencodable(fault, CHARSET_NAMES[fault.charset]),
  undecodable: (fault) => charsetWords.undecodable(fault, CHARSET_NAMES[fault.charset]),
  readAs: (charset) => charsetWords.readAs(CHARSET_NAMES[charset]),
  loneSurrogate: placeWords.loneSurrogate,
  atPosition: placeWords.character,
  note: base64Words.note,
  mimeType: (type) => `Type indiqué par le préfixe data: ${type}`,
  declaredCharset: (charset) => `Lu en ${CHARSET_NAMES[charset]}, le jeu de caractères du préfixe data:.`,
  startsWithMark: 'Le texte commence par un indicateur d’ordre des octets, U+FEFF, qui est conservé.',
  maybeOther: (charset) => `Cela ressemble à du ${CHARSET_NAMES[charset]}.`,
  looksLike: (found) => {
    if (found.kind === 'file') return `Ces octets sont un fichier (${found.mimeType}).`;
    return found.kind === 'json' ? 'Le contenu est du JSON.' : 'C’est un JSON Web Token.';
  },
  openLikeness: { file: 'Ouvrir comme fichier', json: 'Mettre en forme le JSON', token: 'Lire le jeton' },
  gzip: 'Le contenu est compressé avec gzip.',
  zlib: 'Le contenu est compressé avec zlib.',
  decompress: 'Décompresser',
  decompressed: 'Décompressé',
  decompressFault: (fault) =>
    fault.code === 'damaged-gzip'
      ? 'Les données compressées sont endommagées ou incomplètes.'
      : `Arrêté : une fois décompressé, le contenu dépasse ${formatBytes('fr', fault.limit)}.`,
  bytes: 'Octets',
  byteCount: (n) => plural(n, { one: `${count(n)} octet`, other: `${count(n)} octets` }),
  showHex: 'Vue hexa',
  copyHex: 'Copier en hexa',
  firstBytes: (shown) => `Seuls les ${count(shown)} premiers octets sont montrés ; le téléchargement contient tout.`,
} satisfies Words<typeof zhCn>;
