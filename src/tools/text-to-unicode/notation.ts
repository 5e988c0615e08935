/** How code points are written. */
export const NOTATIONS = [
  'html-decimal',
  'html-hex',
  'u-plus',
  'javascript',
  'json',
  'python',
  'css',
  'rust',
  'percent',
  'utf8-hex',
] as const;
export type Notation = (typeof NOTATIONS)[number];

/** `usual`: as the standard writer of the notation writes it. */
export const HEX_CASES = ['usual', 'upper', 'lower'] as const;
export type HexCase = (typeof HEX_CASES)[number];

/** JSON, Python, Rust and the serialiser of CSS write small digits themselves. */
const USUALLY_LOWER: ReadonlySet<Notation> = new Set<Notation>(['json', 'python', 'rust', 'css']);

/** Writes the digits of a number in a notation's case. */
export type Hex = (value: number, width?: number) => string;

export function hexWriter(notation: Notation, hexCase: HexCase): Hex {
  const isLower = hexCase === 'lower' || (hexCase === 'usual' && USUALLY_LOWER.has(notation));
  return (value, width = 1) => {
    const digits = value.toString(16).padStart(width, '0');
    return isLower ? digits : digits.toUpperCase();
  };
}

/** Writes one code point, without what parts it from the next. */
export function writerOf(notation: Notation, hex: Hex): (code: number) => string {
  switch (notation) {
    case 'html-decimal':
      return (code) => `&#${code};`;
    case 'html-hex':
      return (code) => `&#x${hex(code)};`;
    case 'u-plus':
      return (code) => `U+${hex(code, 4)}`;
    case 'javascript':
    case 'rust':
      return (code) => `\\u{${hex(code)}}`;
    case 'json':
      return (code) =>
        utf16Of(code)
          .map((unit) => `\\u${hex(unit, 4)}`)
          .join('');
    case 'python':
      return (code) => (code > 0xffff ? `\\U${hex(code, 8)}` : `\\u${hex(code, 4)}`);
    case 'css':
      return (code) => `\\${hex(code)} `;
    case 'percent':
      return (code) =>
        utf8Of(code)
          .map((byte) => `%${hex(byte, 2)}`)
          .join('');
    case 'utf8-hex':
      return (code) =>
        utf8Of(code)
          .map((byte) => hex(byte, 2))
          .join(' ');
  }
}

function utf16Of(code: number): number[] {
  const offset = code - 0x10000;
  return offset < 0 ? [code] : [0xd800 + (offset >> 10), 0xdc00 + (offset & 0x3ff)];
}

/** The bytes of a code point in UTF-8. */
function utf8Of(code: number): number[] {
  if (code < 0x80) return [code];
  if (code < 0x800) return [0xc0 | (code >> 6), tail(code)];
  if (code < 0x10000) return [0xe0 | (code >> 12), tail(code >> 6), tail(code)];
  return [0xf0 | (code >> 18), tail(code >> 12), tail(code >> 6), tail(code)];
}

const tail = (code: number) => 0x80 | (code & 0x3f);
