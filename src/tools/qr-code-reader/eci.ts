/** Bytes that a code marks with one number of AIM's Extended Channel Interpretations. */
export interface MarkedBytes {
  /** Undefined for bytes before the first mark. */
  readonly mark?: number;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** Labels of the Encoding Standard by ECI (AIM ITS/04-023); those that no browser decodes are left out. */
const LABELS: Readonly<Record<number, string>> = {
  1: 'iso-8859-1',
  3: 'iso-8859-1',
  4: 'iso-8859-2',
  5: 'iso-8859-3',
  6: 'iso-8859-4',
  7: 'iso-8859-5',
  8: 'iso-8859-6',
  9: 'iso-8859-7',
  10: 'iso-8859-8',
  11: 'windows-1254',
  12: 'iso-8859-10',
  13: 'windows-874',
  15: 'iso-8859-13',
  16: 'iso-8859-14',
  17: 'iso-8859-15',
  18: 'iso-8859-16',
  20: 'shift_jis',
  21: 'windows-1250',
  22: 'windows-1251',
  23: 'windows-1252',
  24: 'windows-1256',
  25: 'utf-16be',
  26: 'utf-8',
  27: 'utf-8',
  28: 'big5',
  29: 'gb18030',
  30: 'euc-kr',
  31: 'gb18030',
  32: 'gb18030',
  33: 'utf-16le',
  170: 'utf-8',
};

/** Bytes that are no text (ECI 899). */
export const BINARY_MARK = 899;

/** The charset that a mark names; undefined where there is none, or none that is decoded. */
export function labelOfMark(mark: number | undefined): string | undefined {
  return mark === undefined ? undefined : LABELS[mark];
}

const BACKSLASH = 0x5c;
/** `]`, a letter and a digit. */
const IDENTIFIER_LENGTH = 3;
const MARK_DIGITS = 6;

function digitsAt(bytes: Uint8Array, at: number): number | undefined {
  let value = 0;
  for (let n = 0; n < MARK_DIGITS; n++) {
    const digit = (bytes[at + n] ?? 0) - 0x30;
    if (digit < 0 || digit > 9) return undefined;
    value = value * 10 + digit;
  }
  return value;
}

/**
 * Takes apart what a reader transmits with the ECI protocol: the symbology identifier, then bytes, with `\` and six digits as a mark and `\\` as a
 * backslash.
 */
export function markedBytes(transmitted: Uint8Array): readonly MarkedBytes[] {
  const parts: { mark: number | undefined; bytes: number[] }[] = [];
  let current: { mark: number | undefined; bytes: number[] } = { mark: undefined, bytes: [] };
  for (let at = IDENTIFIER_LENGTH; at < transmitted.length; at++) {
    const byte = transmitted[at] ?? 0;
    const mark = byte === BACKSLASH ? digitsAt(transmitted, at + 1) : undefined;
    if (mark !== undefined) {
      if (current.bytes.length > 0) parts.push(current);
      current = { mark, bytes: [] };
      at += MARK_DIGITS;
      continue;
    }
    current.bytes.push(byte);
    if (byte === BACKSLASH && transmitted[at + 1] === BACKSLASH) at++;
  }
  if (current.bytes.length > 0) parts.push(current);
  return parts.map(({ mark, bytes }) => ({
    ...(mark === undefined ? {} : { mark }),
    bytes: Uint8Array.from(bytes),
  }));
}
