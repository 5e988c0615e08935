import { concat, withoutLeadingZeros } from './bytes';
import { MalformedError } from './malformed';

/** Tags of ASN.1 as DER writes them (X.690). */
export const TAG = { integer: 0x02, bits: 0x03, octets: 0x04, nothing: 0x05, oid: 0x06, sequence: 0x30 } as const;

/** The tag of `[number]` around a whole element. */
export const explicitTag = (number: number): number => 0xa0 | number;
/** The tag of `[number]` in the place of a primitive element's own. */
export const implicitTag = (number: number): number => 0x80 | number;

/** Writes one element: tag, length in as few bytes as hold it, content. */
export function writeDer(tag: number, ...parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const content = concat(...parts);
  const { length } = content;
  const digits: number[] = [];
  for (let rest = length; rest > 0; rest = Math.floor(rest / 256)) digits.unshift(rest % 256);
  return concat(Uint8Array.from(length < 128 ? [tag, length] : [tag, 0x80 | digits.length, ...digits]), content);
}

export const writeSequence = (...parts: readonly Uint8Array[]) => writeDer(TAG.sequence, ...parts);
export const writeOctets = (content: Uint8Array) => writeDer(TAG.octets, content);
export const writeNull = () => writeDer(TAG.nothing);
/** A bit string of whole bytes. */
export const writeBits = (content: Uint8Array) => writeDer(TAG.bits, Uint8Array.of(0), content);

/** An integer, 0 or above, given as unsigned big-endian bytes of any length. */
export function writeInteger(unsigned: Uint8Array): Uint8Array<ArrayBuffer> {
  const digits = withoutLeadingZeros(unsigned);
  // A first bit of 1 would make the number negative.
  const isNegative = digits.length === 0 || (digits[0] ?? 0) >= 0x80;
  return writeDer(TAG.integer, isNegative ? concat(Uint8Array.of(0), digits) : digits);
}

/** An object identifier in its dotted form. */
export function writeOid(dotted: string): Uint8Array<ArrayBuffer> {
  const [first = 0, second = 0, ...arcs] = dotted.split('.').map(Number);
  const bytes = [first * 40 + second, ...arcs].flatMap((arc) => {
    const digits = [arc % 128];
    for (let rest = Math.floor(arc / 128); rest > 0; rest = Math.floor(rest / 128)) {
      digits.unshift(0x80 | (rest % 128));
    }
    return digits;
  });
  return writeDer(TAG.oid, Uint8Array.from(bytes));
}

/** Reads DER elements one after the other; throws `MalformedError` for what is cut off or not DER. */
export class DerReader {
  #bytes: Uint8Array;
  #at = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  get isAtEnd(): boolean {
    return this.#at === this.#bytes.length;
  }

  /** Whether an element with the tag comes next. */
  isNext(tag: number): boolean {
    return this.#bytes[this.#at] === tag;
  }

  /** The content of the next element, which has the tag. */
  take(tag: number): Uint8Array<ArrayBuffer> {
    if (!this.isNext(tag)) throw new MalformedError();
    this.#at++;
    const length = this.#takeLength();
    const end = this.#at + length;
    if (end > this.#bytes.length) throw new MalformedError();
    const content = this.#bytes.slice(this.#at, end);
    this.#at = end;
    return content;
  }

  #takeByte(): number {
    const byte = this.#bytes[this.#at++];
    if (byte === undefined) throw new MalformedError();
    return byte;
  }

  #takeLength(): number {
    const first = this.#takeByte();
    if (first < 0x80) return first;
    const count = first & 0x7f;
    // Neither the indefinite length of BER nor one that no key reaches.
    if (count === 0 || count > 4) throw new MalformedError();
    let length = 0;
    for (let i = 0; i < count; i++) length = length * 256 + this.#takeByte();
    if (length < 128 || length < 256 ** (count - 1)) throw new MalformedError();
    return length;
  }

  /** A reader of what is inside the next element, a sequence unless another tag is given. */
  enter(tag: number = TAG.sequence): DerReader {
    return new DerReader(this.take(tag));
  }

  octets(): Uint8Array<ArrayBuffer> {
    return this.take(TAG.octets);
  }

  /** The bytes of a bit string, which leaves no bit of them unused. */
  bits(tag: number = TAG.bits): Uint8Array<ArrayBuffer> {
    const content = this.take(tag);
    if (content[0] !== 0) throw new MalformedError();
    return content.slice(1);
  }

  /** An integer, 0 or above, as unsigned bytes without zeros before; negative ones are malformed. */
  integer(): Uint8Array<ArrayBuffer> {
    const content = this.take(TAG.integer);
    const [first, second] = content;
    if (first === undefined || first >= 0x80) throw new MalformedError();
    if (first === 0 && second !== undefined && second < 0x80) throw new MalformedError();
    return withoutLeadingZeros(content);
  }

  /** An integer that a JavaScript number holds. */
  smallInteger(): number {
    const digits = this.integer();
    if (digits.length > 6) throw new MalformedError();
    return digits.reduce((value, digit) => value * 256 + digit, 0);
  }

  /** An object identifier in its dotted form. */
  oid(): string {
    const content = this.take(TAG.oid);
    const arcs: number[] = [];
    let arc = 0;
    for (const byte of content) {
      arc = arc * 128 + (byte & 0x7f);
      if (byte < 0x80) {
        arcs.push(arc);
        arc = 0;
      }
    }
    const [first] = arcs;
    if (first === undefined || (content.at(-1) ?? 0) >= 0x80) throw new MalformedError();
    const root = Math.min(2, Math.floor(first / 40));
    return [root, first - root * 40, ...arcs.slice(1)].join('.');
  }

  /** Nothing may follow. */
  end(): void {
    if (!this.isAtEnd) throw new MalformedError();
  }
}
