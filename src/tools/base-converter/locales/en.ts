import { numbersOf, type Words } from '../../../i18n/words';
import type { words as zhCn } from './zh-cn';

const { count, plural } = numbersOf('en');

const limit = (n: bigint) => String(n).replace('-', '−');

/** A base with its name, if it has one. */
function baseName(n: number): string {
  const names: Readonly<Record<number, string>> = { 2: 'binary', 8: 'octal', 10: 'decimal', 16: 'hexadecimal' };
  return names[n] ? `${n} · ${names[n]}` : String(n);
}

function wordSize(n: number | 'own'): string {
  if (n === 'own') return 'Other';
  return n === 0 ? 'None' : `${n} bits`;
}

export const words = {
  number: 'Number',
  numberPlaceholder: 'Type a number, or one per line',
  samples: {
    decimal: 'Decimal',
    hexadecimal: 'Hexadecimal with its prefix',
    large: 'A number of 128 bits',
    list: 'One per line',
  },
  base: (n) => `base ${n}`,
  options: {
    from: {
      label: 'Input base',
      values: (n: number | 'auto') => (n === 'auto' ? 'Auto: by prefix, else decimal' : baseName(n)),
    },
    digits: {
      label: 'Digits',
      hint: 'For base 64 and the custom base, and to read bases other than 2, 8, 10, 16 and 36.',
      values: {
        lowerFirst: '0-9 a-z A-Z + /',
        upperFirst: '0-9 A-Z a-z + /',
        rfc4648: 'A-Z a-z 0-9 + / (RFC 4648)',
        urlSafe: 'A-Z a-z 0-9 - _ (URL-safe)',
        base58: 'Base58 (Bitcoin)',
        crockford: 'Crockford Base32',
        own: 'Your own',
      },
    },
    ownDigits: {
      label: 'Your own digits',
      hint: '2 to 64 different characters in the order of their values, beginning with zero.',
    },
    custom: { label: 'Custom base', values: baseName },
    upperCase: 'Upper case',
    prefix: 'Prefixes 0x, 0b, 0o',
    groupBinary: { label: 'Binary', values: { 0: 'Off', 4: '4', 8: '8' } },
    groupDecimal: { label: 'Decimal', values: { 0: 'Off', 3: '3' } },
    groupHexadecimal: { label: 'Hexadecimal', values: { 0: 'Off', 2: '2', 4: '4' } },
    separator: { label: 'Separator', values: { ' ': 'Space', _: 'Underscore' } },
    word: { label: 'Word size for two’s complement', values: wordSize },
    ownWord: { label: 'Other word size', unit: 'bits' },
    byteOrder: { label: 'Byte order', values: { big: 'Big endian', little: 'Little endian' } },
  },
  onlyDigits: (n) => `These are ${n} digits, so base ${n} is written.`,
  needsBytes: 'A byte order needs a whole number of bytes.',
  grouping: 'Grouping',
  result: 'Result',
  size: (bits, bytes) =>
    `${plural(bits, { one: '1 bit', other: `${count(bits)} bits` })}, ${plural(bytes, { one: '1 byte', other: `${count(bytes)} bytes` })}`,
  period: 'Digits in parentheses repeat without end',
  longPeriod: 'Digits in parentheses repeat; a period of more than 1,000 digits is cut (…)',
  notations: {
    binary: 'Binary',
    octal: 'Octal',
    decimal: 'Decimal',
    hexadecimal: 'Hexadecimal',
    base36: 'Base 36',
    base64: 'Base 64',
  },
  customRow: (n) => `Custom: base ${n}`,
  wordTitle: (bits) => plural(bits, { one: '1-bit word', other: `${count(bits)}-bit word` }),
  wordRows: {
    pattern: 'Bit pattern',
    bytes: 'Pattern in hexadecimal',
    unsigned: 'Unsigned',
    signed: 'Signed',
    swapped: 'Byte-swapped',
    swappedDecimal: 'Byte-swapped, decimal',
  },
  cut: 'Cut here: more digits follow than are written. Copy leaves the … out.',
  cutInput: 'The number is read up to its …',
  more: (n) => `… ${count(n)} more. Copy takes all.`,
  line: 'Line',
  input: 'Input',
  problem: 'Problem',
  linesTitle: (n) => plural(n, { one: '1 number', other: `${count(n)} numbers` }),
  wrongLines: (n) => plural(n, { one: '1 line cannot be read', other: `${count(n)} lines cannot be read` }),
  readInBase: (n) => `Read in base ${n}`,
  fault: (fault) => {
    switch (fault.code) {
      case 'bad-digit':
        return `Digit “${fault.found}” at position ${count(fault.position)} is not valid in base ${fault.base}.`;
      case 'not-whole':
        return 'A word holds whole numbers only.';
      case 'no-digits':
        return 'There are no digits.';
      case 'too-long':
        return `Too long: at most ${count(fault.limit)} characters.`;
      case 'alphabet-repeats':
        return `The alphabet repeats “${fault.found}”.`;
      case 'alphabet-length':
        return `The alphabet needs 2 to 64 characters and has ${count(fault.length)}.`;
      case 'alphabet-character':
        return `“${fault.found}” cannot be a digit.`;
      case 'does-not-fit': {
        const bits = plural(fault.bits, { one: '1 bit', other: `${fault.bits} bits` });
        return fault.bits > 128
          ? `Does not fit in ${bits}.`
          : `Does not fit in ${bits} (${limit(fault.least)}…${limit(fault.greatest)}).`;
      }
    }
  },
} satisfies Words<typeof zhCn>;
