/** A line of a dump: where it stands, up to sixteen bytes, and what they are as text. */
const XXD = /^([\da-f]{4,16}):\s((?:[\da-f]{2}){1,2}(?:\s(?:[\da-f]{2}){1,2}){0,15})(?:\s{2}.*)?$/i;
const PAIRS = /^([\da-f]{4,16})\s{1,2}((?:\s{0,2}\b[\da-f]{2}\b){1,16})(?:\s+\|.*\|)?$/i;
/** Where the whole ends. */
const END = /^[\da-f]{4,16}$/i;
const BYTES_IN_LINE = 32;

/** The digits of a dump as `xxd` or `hexdump -C` writes it, of all of its lines; undefined where a line is none or stands elsewhere. */
export function dumpDigits(lines: readonly string[]): string | undefined {
  let digits = '';
  let start: number | undefined;
  for (const [index, line] of lines.entries()) {
    const isEnd = index > 0 && index === lines.length - 1 && END.test(line);
    const [, place = line, bytes = ''] = (isEnd ? undefined : (XXD.exec(line) ?? PAIRS.exec(line))) ?? [];
    if (!isEnd && bytes === '') return undefined;
    start ??= parseInt(place, 16);
    if (parseInt(place, 16) !== start + digits.length / 2) return undefined;
    digits += bytes.replaceAll(/\s/g, '').slice(0, BYTES_IN_LINE);
  }
  return digits === '' ? undefined : digits;
}

/** Bytes of hexadecimal digits, two each. */
export function bytesOfDigits(digits: string): Uint8Array {
  return Uint8Array.from({ length: Math.floor(digits.length / 2) }, (_, index) =>
    parseInt(digits.slice(index * 2, index * 2 + 2), 16),
  );
}

/** Whether bytes begin as zlib does with the window that all programs use, without a dictionary: RFC 1950, section 2.2. */
export function isZlib([first = 0, second = 0]: Uint8Array): boolean {
  return first === 0x78 && (first * 256 + second) % 31 === 0 && (second & 0x20) === 0;
}

/** Whether bytes begin as gzip does: RFC 1952, section 2.3.1. */
export function isGzip(bytes: Uint8Array): boolean {
  return bytes[0] === 0x1f && bytes[1] === 0x8b && bytes[2] === 8;
}
