import type { Base } from './base';

/** A line of `xxd`, `hexdump` or `od`: where it begins, and its numbers. */
interface DumpLine {
  readonly offset: string;
  readonly isColon: boolean;
  readonly hasColumn: boolean;
  readonly groups: readonly string[];
}

const LINE = /^\s*([0-9a-f]{6,16})(:?)(?:\s+(\S.*))?$/i;
const GROUPS: Readonly<Record<Base, RegExp>> = {
  2: /^[01]{8}$/,
  8: /^[0-7]{3}(?:[0-7]{3})?$/,
  10: /^\d{1,3}$/,
  16: /^(?:[0-9a-f]{2})+$/i,
};

function readLine(text: string, base: Base): DumpLine | undefined {
  const [, offset, colon, rest = ''] = LINE.exec(text) ?? [];
  if (offset === undefined) return undefined;
  // The text at the end of the line is set off by two blanks (xxd) or by bars (hexdump -C).
  const bar = rest.indexOf('|');
  const numbers = bar >= 0 ? rest.slice(0, bar) : colon === ':' ? (rest.split('  ')[0] ?? '') : rest;
  const groups = numbers.split(/\s+/).filter((group) => group !== '');
  if (!groups.every((group) => GROUPS[base].test(group))) return undefined;
  return { offset, isColon: colon === ':', hasColumn: bar >= 0, groups };
}

/** The numbers of one byte each: words of two bytes, as `hexdump` and `od` write them, have the lower byte first. */
function bytesOf({ groups, isColon, hasColumn }: DumpLine, base: Base): number[] {
  return groups.flatMap((group) => {
    const value = Number.parseInt(group, base);
    if (base === 8 && group.length === 6) return [value & 255, value >> 8];
    if (base !== 16) return [value];
    const bytes = (group.match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16));
    return group.length === 4 && !isColon && !hasColumn ? bytes.toReversed() : bytes;
  });
}

/** Whether an offset says how many bytes were before; `od` counts in octal, the others in hexadecimal. */
function isAt(offset: string, count: number): boolean {
  return Number.parseInt(offset, 16) === count || (/^[0-7]+$/.test(offset) && Number.parseInt(offset, 8) === count);
}

/** What a `*` stands for: the line before it, again and again up to the next offset. */
function repeat(bytes: number[], last: readonly number[], offset: string): void {
  const ends = [16, 8].map((base) => Number.parseInt(offset, base));
  const target = ends.find((end) => last.length > 0 && end > bytes.length && (end - bytes.length) % last.length === 0);
  while (target !== undefined && target <= LONGEST && bytes.length < target) bytes.push(...last);
}

/** Lines of dumps are short, and the first is at 0. */
const DUMP_BEGIN = /^\s*0{6,16}(?::[^\r\n]{0,400}|[ \t][^\r\n]{0,400})(?:[\r\n]|$)/;

/** Longer files are no dumps to paste. */
const LONGEST = 16_000_000;

/**
 * The bytes of a dump as `xxd`, `hexdump`, `hexdump -C` and `od` print it: with offsets, that must agree with what stands
 * before them, and with the text beside them. Undefined for all other texts.
 */
export function bytesOfDump(text: string, base: Base): Uint8Array<ArrayBuffer> | undefined {
  // Looked at first: everything else may be one line of many megabytes.
  if (!DUMP_BEGIN.test(text.slice(0, 1000))) return undefined;
  const written = text.split(/\r\n|[\n\r]/).filter((line) => line.trim() !== '');
  const first = written[0] === undefined ? undefined : readLine(written[0], base);
  if (!first || !isAt(first.offset, 0)) return undefined;
  // Without a colon or bars only a second offset tells a dump from numbers of seven digits.
  if (!first.isColon && !first.hasColumn && written.length < 2) return undefined;
  const bytes: number[] = [];
  let last: readonly number[] = [];
  let isRepeated = false;
  for (const content of written) {
    if (content.trim() === '*') {
      isRepeated = true;
      continue;
    }
    const line = readLine(content, base);
    if (!line) return undefined;
    if (isRepeated) repeat(bytes, last, line.offset);
    isRepeated = false;
    // The last word of an odd number of bytes is filled up; the offset at the end tells.
    if (line.groups.length === 0 && isAt(line.offset, bytes.length - 1)) bytes.pop();
    if (!isAt(line.offset, bytes.length)) return undefined;
    last = bytesOf(line, base);
    for (const byte of last) bytes.push(byte);
  }
  return bytes.every((byte) => byte <= 255) ? Uint8Array.from(bytes) : undefined;
}
