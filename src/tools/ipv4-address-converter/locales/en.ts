import { ipv4Words } from '../../../i18n/ipv4/en';
import { numbersOf, type Words } from '../../../i18n/words';
import type { words as zhCn } from './zh-cn';

const { count: number, plural } = numbersOf('en');

const lines = (count: number) => `${number(count)} ${plural(count, { one: 'line', other: 'lines' })}`;

export const words = {
  types: ipv4Words.types,
  fault: ipv4Words.addressFault,
  notations: {
    ...ipv4Words.forms,
    short: 'short form (inet_aton)',
    mixed: 'mixed bases (inet_aton)',
    signed: 'signed integer',
    'dotted-hex': 'dotted hex',
    'dotted-octal': 'dotted octal',
    'dotted-binary': 'dotted binary',
    mapped: 'IPv4-mapped IPv6',
    '6to4': '6to4',
    nat64: 'NAT64',
    arpa: 'in-addr.arpa name',
  },
  outputs: {
    dotted: 'Dotted decimal',
    integer: 'Integer',
    signed: 'Signed 32-bit integer',
    hex: 'Hexadecimal',
    dottedHex: 'Dotted hex',
    octal: 'Octal',
    dottedOctal: 'Dotted octal',
    binary: 'Binary',
    dottedBinary: 'Dotted binary',
    mappedShort: 'IPv6-mapped, short',
    mappedFull: 'IPv6-mapped, full',
    mappedMixed: 'IPv6-mapped, mixed',
    sixToFour: '6to4 prefix',
    nat64: 'NAT64',
    arpa: 'in-addr.arpa name',
    reversed: 'Bytes reversed (little-endian)',
  },
  options: {
    form: { label: 'Read as', values: { auto: 'Automatic', ...ipv4Words.forms } },
    letters: { label: 'Hex letters', values: { upper: 'Uppercase', lower: 'Lowercase' } },
    text: 'IPv4 address',
  },
  addressHint: 'Dotted, integer, hex, octal, binary, IPv6 or in-addr.arpa; several lines give a table.',
  severalLines: 'Several lines',
  result: 'The address in all notations',
  withPort: (notation, port) => `${notation}, without port ${port}`,
  readAs: (notation) => `read as: ${notation}`,
  type: 'Type',
  class: 'Historic class',
  classOf: (letter) => `Class ${letter}`,
  registered: (type, block, rfc) => `${type} (${block}, RFC ${rfc})`,
  asDecimal: (address) => `Decimal: ${address}`,
  asOctal: (address) => `Octal: ${address}`,
  notGlobal: (nat64) => `This address is not global, so RFC 6052 forbids 64:ff9b::/96 for it (${nat64}).`,
  lines,
  faultyLines: (count) => `${lines(count)} not recognised`,
  input: 'Input',
  reading: 'Read as',
} satisfies Words<typeof zhCn>;
