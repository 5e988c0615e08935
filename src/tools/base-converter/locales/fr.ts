import { numbersOf, type Words } from '../../../i18n/words';
import type { words as zhCn } from './zh-cn';

const { count, plural } = numbersOf('fr');

const limit = (n: bigint) => String(n).replace('-', '−');

/** A base with its name, if it has one. */
function baseName(n: number): string {
  const names: Readonly<Record<number, string>> = { 2: 'binaire', 8: 'octal', 10: 'décimal', 16: 'hexadécimal' };
  return names[n] ? `${n} · ${names[n]}` : String(n);
}

function wordSize(n: number | 'own'): string {
  if (n === 'own') return 'Autre';
  return n === 0 ? 'Aucune' : `${n} bits`;
}

export const words = {
  number: 'Nombre',
  numberPlaceholder: 'Saisissez un nombre, ou un par ligne',
  samples: {
    decimal: 'Décimal',
    hexadecimal: 'Hexadécimal avec son préfixe',
    large: 'Un nombre de 128 bits',
    list: 'Un par ligne',
  },
  base: (n) => `base ${n}`,
  options: {
    from: {
      label: 'Base de départ',
      values: (n: number | 'auto') => (n === 'auto' ? 'Auto : selon le préfixe, sinon décimal' : baseName(n)),
    },
    digits: {
      label: 'Chiffres',
      hint: 'Pour la base 64 et la base au choix, et pour lire les bases autres que 2, 8, 10, 16 et 36.',
      values: {
        lowerFirst: '0-9 a-z A-Z + /',
        upperFirst: '0-9 A-Z a-z + /',
        rfc4648: 'A-Z a-z 0-9 + / (RFC 4648)',
        urlSafe: 'A-Z a-z 0-9 - _ (pour URL)',
        base58: 'Base58 (Bitcoin)',
        crockford: 'Base32 de Crockford',
        own: 'Personnalisés',
      },
    },
    ownDigits: {
      label: 'Chiffres personnalisés',
      hint: 'De 2 à 64 caractères tous différents, dans l’ordre de leur valeur, à partir de zéro.',
    },
    custom: { label: 'Base au choix', values: baseName },
    upperCase: 'Majuscules',
    prefix: 'Préfixes 0x, 0b, 0o',
    groupBinary: { label: 'Binaire', values: { 0: 'Sans', 4: '4', 8: '8' } },
    groupDecimal: { label: 'Décimal', values: { 0: 'Sans', 3: '3' } },
    groupHexadecimal: { label: 'Hexadécimal', values: { 0: 'Sans', 2: '2', 4: '4' } },
    separator: { label: 'Séparateur', values: { ' ': 'Espace', _: 'Tiret bas' } },
    word: { label: 'Taille de mot pour le complément à deux', values: wordSize },
    ownWord: { label: 'Autre taille de mot', unit: 'bits' },
    byteOrder: { label: 'Ordre des octets', values: { big: 'Gros-boutiste', little: 'Petit-boutiste' } },
  },
  onlyDigits: (n) => `Il n’y a que ${n} chiffres, la base ${n} est donc utilisée.`,
  needsBytes: 'L’ordre des octets demande un nombre entier d’octets.',
  grouping: 'Groupes',
  result: 'Résultat',
  size: (bits, bytes) =>
    `${plural(bits, { one: `${bits} bit`, other: `${count(bits)} bits` })}, ${plural(bytes, { one: `${bytes} octet`, other: `${count(bytes)} octets` })}`,
  period: 'Les chiffres entre parenthèses se répètent sans fin',
  longPeriod: 'Les chiffres entre parenthèses se répètent ; une période de plus de 1 000 chiffres est coupée (…)',
  notations: {
    binary: 'Binaire',
    octal: 'Octal',
    decimal: 'Décimal',
    hexadecimal: 'Hexadécimal',
    base36: 'Base 36',
    base64: 'Base 64',
  },
  customRow: (n) => `Au choix : base ${n}`,
  wordTitle: (bits) => plural(bits, { one: `Mot de ${bits} bit`, other: `Mot de ${count(bits)} bits` }),
  wordRows: {
    pattern: 'Motif binaire',
    bytes: 'Motif hexadécimal',
    unsigned: 'Non signé',
    signed: 'Signé',
    swapped: 'Octets inversés',
    swappedDecimal: 'Octets inversés, décimal',
  },
  cut: 'Coupé ici : d’autres chiffres suivent. La copie omet le « … ».',
  cutInput: 'Le nombre est lu jusqu’à son « … »',
  more: (n) => `… encore ${count(n)}. La copie contient tout.`,
  line: 'Ligne',
  input: 'Saisie',
  problem: 'Problème',
  linesTitle: (n) => plural(n, { one: `${count(n)} nombre`, other: `${count(n)} nombres` }),
  wrongLines: (n) => plural(n, { one: `${count(n)} ligne illisible`, other: `${count(n)} lignes illisibles` }),
  readInBase: (n) => `Lire en base ${n}`,
  fault: (fault) => {
    switch (fault.code) {
      case 'bad-digit':
        return `Le chiffre « ${fault.found} » en position ${count(fault.position)} n’existe pas en base ${fault.base}.`;
      case 'not-whole':
        return 'Un mot ne contient que des entiers.';
      case 'no-digits':
        return 'Il n’y a aucun chiffre.';
      case 'too-long':
        return `Trop long : au plus ${count(fault.limit)} caractères.`;
      case 'alphabet-repeats':
        return `L’alphabet répète « ${fault.found} ».`;
      case 'alphabet-length':
        return `L’alphabet doit compter de 2 à 64 caractères, il en a ${count(fault.length)}.`;
      case 'alphabet-character':
        return `« ${fault.found} » ne peut pas être un chiffre.`;
      case 'does-not-fit': {
        const bits = plural(fault.bits, { one: `${fault.bits} bit`, other: `${fault.bits} bits` });
        return fault.bits > 128
          ? `Ne tient pas sur ${bits}.`
          : `Ne tient pas sur ${bits} (${limit(fault.least)}…${limit(fault.greatest)}).`;
      }
    }
  },
} satisfies Words<typeof zhCn>;
