import { charsetWords } from '../../../i18n/charsets/fr';
import { placeWords } from '../../../i18n/places/fr';
import { lineEndingWords } from '../../../i18n/line-endings/fr';
import { numbersOf, type Words } from '../../../i18n/words';
import type { Prefix } from '../notation';
import type { words as zhCn } from './zh-cn';

const { count, plural } = numbersOf('fr');

const names = {
  'utf-8': 'UTF-8',
  ascii: 'ASCII',
  'iso-8859-1': 'ISO-8859-1',
  'utf-16be': 'UTF-16BE',
  'utf-16le': 'UTF-16LE',
};
const digits = {
  2: 'n’est ni 0 ni 1',
  8: 'n’est pas un chiffre de 0 à 7',
  10: 'n’est pas un chiffre',
  16: 'n’est pas un chiffre hexadécimal',
};

export const words = {
  lineEndings: lineEndingWords,
  text: 'Texte',
  bytes: 'Octets',
  textPlaceholder: 'Saisissez du texte ou ouvrez un fichier',
  bytesPlaceholder: 'Collez des octets, quelle que soit leur séparation',
  options: {
    base: { label: 'Base', values: { 2: 'Binaire', 8: 'Octal', 10: 'Décimal', 16: 'Hexa' } },
    separator: {
      label: 'Séparateur',
      values: { space: 'Espace', none: 'Aucun', comma: 'Virgule', dash: 'Tiret', line: 'Nouvelle ligne' },
    },
    prefix: { label: 'Préfixe', values: (prefix: Prefix) => (prefix === 'none' ? 'Aucun' : prefix) },
    upperCase: 'Majuscules',
    encoding: { label: 'Encodage', values: { ...names, ascii: 'ASCII seulement' } },
    ignoreOthers: 'Ignorer les autres caractères',
  },
  fault: (fault) => {
    switch (fault.code) {
      case 'bad-digit':
        return `Le caractère « ${fault.found} » en position ${count(fault.at + 1)} ${digits[fault.base]}.`;
      case 'broken-byte':
        if (fault.group) {
          return `Le groupe ${count(fault.group.index)} est incomplet : ${fault.group.text}. Il faut ${fault.base === 2 ? '8 bits' : '2 chiffres hexadécimaux'} par octet.`;
        }
        return fault.base === 2
          ? `${count(fault.count)} bit(s) : il en faut 8 par octet.`
          : `${count(fault.count)} chiffre(s) hexadécimal(aux) : il en faut 2 par octet.`;
      case 'not-byte':
        return `${fault.found} n’est pas un octet (0–255).`;
      case 'undecodable':
        return charsetWords.undecodable(fault, names[fault.encoding]);
      case 'unencodable':
        return charsetWords.unencodable(fault, names[fault.encoding]);
    }
  },
  readAs: charsetWords.readAs,
  loneSurrogate: placeWords.loneSurrogate,
  atPosition: placeWords.character,
  characters: 'Caractère par caractère',
  character: 'Caractère',
  codePoint: 'Point de code',
  firstRows: (n) => `Les ${count(n)} premiers caractères`,
  byteCount: (n) => plural(n, { one: `${count(n)} octet`, other: `${count(n)} octets` }),
} satisfies Words<typeof zhCn>;
