import { ipv4Words } from '../../../i18n/ipv4/fr';
import { numbersOf, type Words } from '../../../i18n/words';
import type { words as zhCn } from './zh-cn';

const { count: number, plural } = numbersOf('fr');

const lines = (count: number) => `${number(count)} ${plural(count, { one: 'ligne', other: 'lignes' })}`;

export const words = {
  types: ipv4Words.types,
  fault: ipv4Words.addressFault,
  notations: {
    ...ipv4Words.forms,
    short: 'forme abrégée (inet_aton)',
    mixed: 'bases mélangées (inet_aton)',
    signed: 'entier signé',
    'dotted-hex': 'hexadécimal pointé',
    'dotted-octal': 'octal pointé',
    'dotted-binary': 'binaire pointé',
    mapped: 'IPv6 mappée',
    '6to4': '6to4',
    nat64: 'NAT64',
    arpa: 'nom in-addr.arpa',
  },
  outputs: {
    dotted: 'Décimal pointé',
    integer: 'Entier',
    signed: 'Entier signé de 32 bits',
    hex: 'Hexadécimal',
    dottedHex: 'Hexadécimal pointé',
    octal: 'Octal',
    dottedOctal: 'Octal pointé',
    binary: 'Binaire',
    dottedBinary: 'Binaire pointé',
    mappedShort: 'IPv6 mappée, abrégée',
    mappedFull: 'IPv6 mappée, complète',
    mappedMixed: 'IPv6 mappée, mixte',
    sixToFour: 'Préfixe 6to4',
    nat64: 'NAT64',
    arpa: 'Nom in-addr.arpa',
    reversed: 'Octets inversés (petit-boutiste)',
  },
  options: {
    form: { label: 'Lire comme', values: { auto: 'Automatique', ...ipv4Words.forms } },
    letters: { label: 'Lettres hexadécimales', values: { upper: 'Majuscules', lower: 'Minuscules' } },
    text: 'Adresse IPv4',
  },
  addressHint:
    'Décimal pointé, entier, hexadécimal, octal, binaire, IPv6 ou in-addr.arpa ; plusieurs lignes donnent un tableau.',
  severalLines: 'Plusieurs lignes',
  result: 'L’adresse dans toutes les notations',
  withPort: (notation, port) => `${notation}, sans le port ${port}`,
  readAs: (notation) => `lu comme : ${notation}`,
  type: 'Type',
  class: 'Classe historique',
  classOf: (letter) => `Classe ${letter}`,
  registered: (type, block, rfc) => `${type} (${block}, RFC ${rfc})`,
  asDecimal: (address) => `Décimal : ${address}`,
  asOctal: (address) => `Octal : ${address}`,
  notGlobal: (nat64) => `Cette adresse n’est pas globale : la RFC 6052 interdit 64:ff9b::/96 pour elle (${nat64}).`,
  lines,
  faultyLines: (count) => `${lines(count)} ${plural(count, { one: 'non reconnue', other: 'non reconnues' })}`,
  input: 'Entrée',
  reading: 'Lu comme',
} satisfies Words<typeof zhCn>;
