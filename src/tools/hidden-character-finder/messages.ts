/** A text that was hidden in characters nobody sees. */
export interface HiddenMessage {
  readonly by: 'tags' | 'selectors' | 'zero-width';
  readonly text: string;
  readonly at: number;
  readonly line: number;
  readonly column: number;
  /** How many characters carry it. */
  readonly carriers: number;
}

/** A longer run is read up to there. */
const MOST_CARRIERS = 400_000;
/** Letters, digits, signs and spaces; no controls. */
const READABLE = /^[\p{L}\p{M}\p{N}\p{P}\p{S}\p{Zs}\n\r\t\u200d]+$/u;
const LETTERS = /[\p{L}\p{N}\s]/gu;

/** Whether what was decoded is a text that somebody wrote: nothing that texts do not have, and half of it letters, digits or spaces. */
function isReadable(text: string): boolean {
  return READABLE.test(text) && (text.match(LETTERS)?.length ?? 0) * 2 >= [...text].length;
}

/** Tags as the ASCII that they stand for; those that stand for none are passed over. */
export function readTags(text: string, at: number, end: number): string | undefined {
  let read = '';
  for (let place = at; place < Math.min(end, at + MOST_CARRIERS); place += 2) {
    const code = (text.codePointAt(place) ?? 0) - 0xe0000;
    if (code >= 0x20 && code <= 0x7e) read += String.fromCodePoint(code);
  }
  return read === '' ? undefined : read;
}

/** Selectors as bytes: the first sixteen are 0 to 15, the others 16 to 255. */
export function readSelectors(text: string, at: number, end: number): string | undefined {
  const bytes: number[] = [];
  for (let place = at; place < Math.min(end, at + MOST_CARRIERS);) {
    const code = text.codePointAt(place) ?? 0;
    bytes.push(code <= 0xfe0f ? code - 0xfe00 : code - 0xe0100 + 16);
    place += code > 0xffff ? 2 : 1;
  }
  return bytes.length < 2 ? undefined : readBytes(bytes);
}

function readBytes(bytes: readonly number[]): string | undefined {
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(Uint8Array.from(bytes));
    return isReadable(text) ? text : undefined;
  } catch {
    return undefined;
  }
}

/** What carries bits where somebody hides a text so. */
const CARRIER = /^(?:[\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff]|\u034f)$/u;
export const isCarrier = (code: number): boolean =>
  code >= 0xad && code <= 0xffff && CARRIER.test(String.fromCharCode(code));

/** The fewest carriers that are read: two letters of seven bits. */
export const LEAST_CARRIERS = 14;

/** Characters of two kinds as bits, or of three, one of which stands between the letters. */
export function readZeroWidth(text: string, at: number, end: number): string | undefined {
  const run = text.slice(at, Math.min(end, at + MOST_CARRIERS));
  const kinds = [...new Set(run)].sort();
  const [one = '', other = ''] = kinds;
  if (kinds.length === 2) return readBits(run.replaceAll(one, '0').replaceAll(other, '1'));
  return kinds.length === 3 ? readGroups(run, kinds) : undefined;
}

const turned = (bits: string): string => bits.replaceAll('0', '-').replaceAll('1', '0').replaceAll('-', '1');

/** Bits of letters that are all equally wide; which kind is which is not known. */
function readBits(bits: string): string | undefined {
  for (const width of [8, 7, 16]) {
    if (bits.length % width !== 0) continue;
    const read = readNumbers(groupsOf(bits, width), width) ?? readNumbers(groupsOf(turned(bits), width), width);
    if (read !== undefined) return read;
  }
  return undefined;
}

function groupsOf(bits: string, width: number): string[] {
  const groups: string[] = [];
  for (let at = 0; at < bits.length; at += width) groups.push(bits.slice(at, at + width));
  return groups;
}

function readNumbers(groups: readonly string[], width: number): string | undefined {
  const numbers = groups.map((bits) => Number.parseInt(bits, 2));
  if (width === 8) return readBytes(numbers);
  const text = numbers.map((unit) => String.fromCharCode(unit)).join('');
  return numbers.length > 1 && isReadable(text) ? text : undefined;
}

/** Each of the three kinds may be what stands between. */
function readGroups(run: string, kinds: readonly string[]): string | undefined {
  for (const between of kinds) {
    const [one = '', other = ''] = kinds.filter((kind) => kind !== between).sort();
    for (const [zero, digit] of [
      [one, other],
      [other, one],
    ] as const) {
      const groups = run
        .replaceAll(zero, '0')
        .replaceAll(digit, '1')
        .split(between)
        .filter((group) => group !== '');
      if (groups.length < 2 || groups.some((group) => group.length > 21)) continue;
      const numbers = groups.map((group) => Number.parseInt(group, 2));
      if (numbers.some((number) => number > 0x10ffff)) continue;
      const text = numbers.every((number) => number < 256)
        ? (readBytes(numbers) ?? letters(numbers))
        : letters(numbers);
      if (isReadable(text)) return text;
    }
  }
  return undefined;
}

const letters = (codes: readonly number[]): string => codes.map((code) => String.fromCodePoint(code)).join('');
