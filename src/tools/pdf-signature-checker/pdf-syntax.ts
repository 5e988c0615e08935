/** A value of a PDF, with where it stands in the file. */
export type PdfValue = { readonly from: number; readonly to: number } & (
  | { readonly kind: 'name'; readonly name: string }
  | { readonly kind: 'text'; readonly bytes: Uint8Array; readonly isHex: boolean }
  | { readonly kind: 'number'; readonly number: number }
  | { readonly kind: 'list'; readonly items: readonly PdfValue[] }
  | { readonly kind: 'map'; readonly entries: ReadonlyMap<string, PdfValue> }
  | { readonly kind: 'reference'; readonly object: number; readonly generation: number }
  /** Truth values, null. */
  | { readonly kind: 'other' }
);

export type PdfMap = PdfValue & { readonly kind: 'map' };

const SPACE = new Set([0, 9, 10, 12, 13, 32]);
const DELIMITERS = new Set([...'()<>[]{}/%'].map((character) => character.charCodeAt(0)));
const DEEPEST = 50;

/** Thrown where the bytes are no value. */
class NoValue extends Error {}

/** The value at a place of the bytes, of which the first stands at `base` in the file; undefined where there is none. */
export const readValue = (bytes: Uint8Array, at: number, base: number): PdfValue | undefined =>
  readPossibleValue(bytes, at, base).value;

/** A value, or as much of one as there is. */
export interface PossibleValue {
  readonly value: PdfValue | undefined;
  /** Dictionaries that did not end, from the outermost in, with what was read of them; a key without its value is none of them. */
  readonly open: readonly PdfMap[];
  /** Whether the bytes ended before the value did. */
  readonly isCut: boolean;
}

export function readPossibleValue(bytes: Uint8Array, at: number, base: number): PossibleValue {
  const reader = new Reader(bytes, at, base);
  try {
    return { value: reader.value(0), open: [], isCut: false };
  } catch (error) {
    if (error instanceof NoValue) return { value: undefined, ...reader.rest() };
    throw error;
  }
}

class Reader {
  private readonly bytes: Uint8Array;
  private at: number;
  private readonly base: number;
  private readonly open: { readonly from: number; readonly entries: Map<string, PdfValue> }[] = [];

  constructor(bytes: Uint8Array, at: number, base: number) {
    this.bytes = bytes;
    this.at = at;
    this.base = base;
  }

  /** What there was when no value could be read. */
  rest(): Omit<PossibleValue, 'value'> {
    const to = this.base + Math.min(this.at, this.bytes.length);
    return {
      open: this.open.map(({ from, entries }) => ({ kind: 'map', entries, from, to })),
      isCut: this.at >= this.bytes.length,
    };
  }

  value(depth: number): PdfValue {
    this.skip();
    const start = this.at;
    const place = () => ({ from: this.base + start, to: this.base + this.at });
    if (depth > DEEPEST) throw new NoValue();
    switch (this.character()) {
      case '/':
        return { kind: 'name', name: this.name(), ...place() };
      case '(':
        return { kind: 'text', bytes: this.literal(), isHex: false, ...place() };
      case '[':
        return { kind: 'list', items: this.list(depth), ...place() };
      case '<':
        if (this.bytes[start + 1] === 0x3c) return { kind: 'map', entries: this.map(depth), ...place() };
        return { kind: 'text', bytes: this.hex(), isHex: true, ...place() };
      case '':
        throw new NoValue();
      default: {
        const word = this.word();
        if (word === '') throw new NoValue();
        const reference = /^\d{1,10}$/.test(word) ? this.reference(Number(word)) : undefined;
        if (reference) return { kind: 'reference', ...reference, ...place() };
        return /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)$/.test(word)
          ? { kind: 'number', number: Number(word), ...place() }
          : { kind: 'other', ...place() };
      }
    }
  }

  private character(): string {
    const code = this.bytes[this.at];
    return code === undefined ? '' : String.fromCharCode(code);
  }

  private isAt(text: string): boolean {
    return [...text].every((character, offset) => this.bytes[this.at + offset] === character.charCodeAt(0));
  }

  /** White space and comments. */
  private skip(): void {
    for (;;) {
      while (SPACE.has(this.bytes[this.at] ?? -1)) this.at++;
      if (this.character() !== '%') return;
      while (this.at < this.bytes.length && this.bytes[this.at] !== 10 && this.bytes[this.at] !== 13) this.at++;
    }
  }

  private word(): string {
    const start = this.at;
    for (;;) {
      const code = this.bytes[this.at];
      if (code === undefined || SPACE.has(code) || DELIMITERS.has(code) || this.at - start > 200) break;
      this.at++;
    }
    return String.fromCharCode(...this.bytes.subarray(start, this.at));
  }

  /** The rest of a reference, such as ` 0 R`, if that is what follows. */
  private reference(object: number): { object: number; generation: number } | undefined {
    const { at } = this;
    this.skip();
    const generation = this.word();
    this.skip();
    if (/^\d{1,5}$/.test(generation) && this.word() === 'R') return { object, generation: Number(generation) };
    this.at = at;
    return undefined;
  }

  private name(): string {
    this.at++;
    return this.word().replaceAll(/#([\da-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  }

  private list(depth: number): PdfValue[] {
    this.at++;
    const items: PdfValue[] = [];
    for (;;) {
      this.skip();
      if (this.character() === ']') break;
      items.push(this.value(depth + 1));
    }
    this.at++;
    return items;
  }

  private map(depth: number): Map<string, PdfValue> {
    const entries = new Map<string, PdfValue>();
    this.open.push({ from: this.base + this.at, entries });
    this.at += 2;
    let key: string | undefined;
    for (;;) {
      this.skip();
      if (this.isAt('>>')) break;
      if (this.character() === '/' && key === undefined) {
        key = this.name();
        continue;
      }
      const value = this.value(depth + 1);
      if (key !== undefined) entries.set(key, value);
      key = undefined;
    }
    this.at += 2;
    this.open.pop();
    return entries;
  }

  private hex(): Uint8Array {
    this.at++;
    const start = this.at;
    const end = this.bytes.indexOf(0x3e, start);
    if (end < 0) {
      this.at = this.bytes.length;
      throw new NoValue();
    }
    this.at = end + 1;
    const decoded = new Uint8Array((end - start + 1) >> 1);
    let count = 0;
    let high = -1;
    for (let at = start; at < end; at++) {
      const digit = digitOf(this.bytes[at] ?? 0);
      if (digit < 0) {
        if (SPACE.has(this.bytes[at] ?? 0)) continue;
        this.at = at;
        throw new NoValue();
      } else if (high < 0) high = digit;
      else {
        decoded[count++] = high * 16 + digit;
        high = -1;
      }
    }
    // A last digit alone counts as if a zero followed.
    if (high >= 0) decoded[count++] = high * 16;
    return decoded.subarray(0, count);
  }

  private literal(): Uint8Array {
    this.at++;
    const bytes: number[] = [];
    let open = 0;
    for (;;) {
      const code = this.bytes[this.at++];
      if (code === undefined) throw new NoValue();
      if (code === 0x5c) this.escape(bytes);
      else if (code === 0x29 && open-- === 0) break;
      else {
        if (code === 0x28) open++;
        bytes.push(code);
      }
    }
    return Uint8Array.from(bytes);
  }

  private escape(bytes: number[]): void {
    const octal = /^[0-7]{1,3}/.exec(String.fromCharCode(...this.bytes.subarray(this.at, this.at + 3)))?.[0];
    if (octal !== undefined) {
      this.at += octal.length;
      bytes.push(Number.parseInt(octal, 8) & 0xff);
      return;
    }
    const code = this.bytes[this.at++] ?? 0;
    if (code === 13 && this.bytes[this.at] === 10) this.at++;
    if (code === 10 || code === 13) return;
    const control = 'nrtbf'.indexOf(String.fromCharCode(code));
    bytes.push(control < 0 ? code : ([10, 13, 9, 8, 12][control] ?? code));
  }
}

function digitOf(code: number): number {
  if (code >= 48 && code <= 57) return code - 48;
  const letter = code | 32;
  return letter >= 97 && letter <= 102 ? letter - 87 : -1;
}

/** What PDFDocEncoding has where Latin-1 has controls. */
const SPECIAL = new Map([...'•†‡…—–ƒ⁄‹›−‰„“”‘’‚™ﬁﬂŁŒŠŸŽıłœšž'].map((character, at) => [0x80 + at, character] as const));
SPECIAL.set(0xa0, '€');

/** A text of a PDF: UTF-16 or UTF-8 by its mark, else PDFDocEncoding. */
export function readText(bytes: Uint8Array): string {
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes.subarray(2));
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes.subarray(2));
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return new TextDecoder().decode(bytes.subarray(3));
  return Array.from(bytes, (byte) => SPECIAL.get(byte) ?? String.fromCharCode(byte)).join('');
}

/** Milliseconds since the epoch of a date such as `D:20260131120000+01'00'`; undefined for what is none. */
export function readDate(text: string): number | undefined {
  const found = /^(?:D:)?(\d{4})(\d{2})?(\d{2})?(\d{2})?(\d{2})?(\d{2})?(?:(Z)|([+-])(\d{2})'?(\d{2})?)?/.exec(text);
  if (!found) return undefined;
  const [year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0] = found
    .slice(1, 7)
    .map((part, at) => Number(part ?? (at === 1 || at === 2 ? 1 : 0)));
  const offset = (Number(found[9] ?? 0) * 60 + Number(found[10] ?? 0)) * (found[8] === '-' ? -1 : 1);
  const time = Date.UTC(year, month - 1, day, hour, minute - offset, second);
  return Number.isNaN(time) ? undefined : time;
}
