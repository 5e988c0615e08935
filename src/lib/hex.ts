import { err, ok, type Result } from './result';

/** `at` is the UTF-16 offset of the first character that is no hex digit. */
export interface HexDigitFault {
  readonly code: 'bad-hex-digit';
  readonly at: number;
  readonly found: string;
}

export type HexFault = HexDigitFault | { readonly code: 'half-byte'; readonly at: number };

const DIGITS = '0123456789abcdef';
const BYTE_TO_HEX = Array.from({ length: 256 }, (_, byte) => `${DIGITS[byte >> 4]}${DIGITS[byte & 15]}`);

/** Two lowercase hex digits per byte, without separators. */
export function toHex(bytes: Uint8Array): string {
  let hex = '';
  for (const byte of bytes) hex += BYTE_TO_HEX[byte];
  return hex;
}

/**
 * Bytes from hex digits of either case. Between bytes, white space and `:` `-` `,` are skipped, and `0x` or `\x` may
 * stand before a byte, as programs print them. Faults: a character that is no digit, a last byte of one digit.
 */
export function fromHex(text: string): Result<Uint8Array<ArrayBuffer>, HexFault> {
  const bytes = new Uint8Array(text.length >> 1);
  let count = 0;
  let high = -1;
  for (let at = 0; at < text.length; at++) {
    const digit = digitOf(text.charCodeAt(at));
    if (high < 0 && startsPrefix(text, at)) {
      at++;
    } else if (digit >= 0) {
      if (high < 0) {
        high = digit;
      } else {
        bytes[count++] = (high << 4) | digit;
        high = -1;
      }
    } else if (high >= 0 && text.slice(at).trim() === '') {
      return err({ code: 'half-byte', at: at - 1 });
    } else if (high >= 0 || !/[\s:,-]/.test(text.charAt(at))) {
      return err({ code: 'bad-hex-digit', at, found: String.fromCodePoint(text.codePointAt(at) ?? 0) });
    }
  }
  if (high >= 0) return err({ code: 'half-byte', at: text.length - 1 });
  return ok(bytes.slice(0, count));
}

/** `0x` before two digits; the zero alone would read as the first half of a byte. */
function startsPrefix(text: string, at: number): boolean {
  const first = text.charAt(at);
  return (first === '0' || first === '\\') && (text[at + 1] === 'x' || (first === '0' && text[at + 1] === 'X'));
}

function digitOf(code: number): number {
  if (code >= 48 && code <= 57) return code - 48;
  const letter = code | 32;
  return letter >= 97 && letter <= 102 ? letter - 87 : -1;
}

/**
 * The usual dump: eight digits of offset, sixteen bytes in two groups, and what is printable ASCII among them. At most
 * `limit` bytes; one line per sixteen, joined by LF.
 */
export function hexDump(bytes: Uint8Array, limit = bytes.length): string {
  const end = Math.min(limit, bytes.length);
  const lines: string[] = [];
  for (let from = 0; from < end; from += 16) {
    const row = bytes.subarray(from, Math.min(from + 16, end));
    const groups = [toSpacedHex(row.subarray(0, 8)), toSpacedHex(row.subarray(8))];
    const shown = Array.from(row, (byte) => (byte >= 0x20 && byte < 0x7f ? String.fromCharCode(byte) : '.')).join('');
    lines.push(`${from.toString(16).padStart(8, '0')}  ${groups[0]?.padEnd(23)}  ${groups[1]?.padEnd(23)}  ${shown}`);
  }
  return lines.join('\n');
}

function toSpacedHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => BYTE_TO_HEX[byte]).join(' ');
}
