import { MalformedError } from '../keys/malformed';
import { concat, toBigInt } from '../keys/bytes';

/** Elements may stand in each other so deep. */
const DEEPEST = 64;

/**
 * One element of BER, of which DER is a part: certificates are DER, but what signs a document is often written by programs that stream it.
 * Nothing is copied; what is inside is read when it is asked for. All throw `MalformedError` for what is cut off or of another kind.
 */
export class Asn1 {
  /** The first byte of its tag: class, whether it holds elements, number. */
  readonly tag: number;
  readonly content: Uint8Array;
  /** With tag and length. */
  readonly whole: Uint8Array;
  /** Whether its end is marked instead of told. */
  readonly isIndefinite: boolean;
  /** How many elements it stands in. */
  readonly depth: number;
  #children: readonly Asn1[] | undefined;

  constructor(tag: number, whole: Uint8Array, content: Uint8Array, isIndefinite = false, depth = 0) {
    this.tag = tag;
    this.whole = whole;
    this.content = content;
    this.isIndefinite = isIndefinite;
    this.depth = depth;
  }

  get isConstructed(): boolean {
    return (this.tag & 0x20) !== 0;
  }

  /** Whether its length is told, in as few bytes as can be. */
  get hasShortestLength(): boolean {
    const { length } = this.content;
    const digits = length < 128 ? 0 : Math.ceil((32 - Math.clz32(length)) / 8);
    return !this.isIndefinite && this.whole.length - length === 2 + digits;
  }

  get children(): readonly Asn1[] {
    if (!this.isConstructed) throw new MalformedError();
    this.#children ??= readAll(this.content, this.depth + 1);
    return this.#children;
  }

  /** What is inside, if it has the tag. */
  in(tag: number): readonly Asn1[] {
    this.expect(tag);
    return this.children;
  }

  expect(tag: number): this {
    if (this.tag !== tag) throw new MalformedError();
    return this;
  }

  /** `tag` where another stands in its place. */
  oid(tag = 0x06): string {
    this.expect(tag);
    const arcs: bigint[] = [];
    let arc = 0n;
    if (this.content.length > 200 || (this.content.at(-1) ?? 0x80) >= 0x80) throw new MalformedError();
    for (const byte of this.content) {
      arc = arc * 128n + BigInt(byte & 0x7f);
      if (byte >= 0x80) continue;
      arcs.push(arc);
      arc = 0n;
    }
    const [first = 0n, ...others] = arcs;
    const root = first >= 80n ? 2n : first / 40n;
    return [root, first - root * 40n, ...others].join('.');
  }

  /** The bytes of an octet string, also of one in pieces; `tag` where another stands in its place. */
  octets(tag = 0x04): Uint8Array {
    if (this.tag === tag) return this.content;
    if (this.tag !== (tag | 0x20)) throw new MalformedError();
    return concat(...this.children.map((piece) => piece.octets()));
  }

  /** The bytes of a bit string that leaves no bit of them unused. */
  bits(): Uint8Array {
    this.expect(0x03);
    if (this.content[0] !== 0) throw new MalformedError();
    return this.content.subarray(1);
  }

  /** An integer as it is written, two's complement. */
  integer(tag = 0x02): Uint8Array {
    this.expect(tag);
    if (this.content.length === 0) throw new MalformedError();
    return this.content;
  }

  /** The numbers of the bits that are set, from 0; `tag` as above. */
  flags(tag = 0x03): number[] {
    const [, ...bytes] = this.expect(tag).content;
    return bytes.flatMap((byte, at) =>
      [0, 1, 2, 3, 4, 5, 6, 7].filter((bit) => byte & (0x80 >> bit)).map((bit) => at * 8 + bit),
    );
  }

  smallInteger(tag = 0x02): number {
    const bytes = this.integer(tag);
    if (bytes.length > 6 || (bytes[0] ?? 0) >= 0x80) throw new MalformedError();
    return bytes.reduce((value, byte) => value * 256 + byte, 0);
  }

  /** Of any length, and either sign. */
  bigInteger(): bigint {
    const bytes = this.integer();
    return BigInt.asIntN(bytes.length * 8, toBigInt(bytes));
  }

  boolean(): boolean {
    this.expect(0x01);
    return this.content[0] !== 0;
  }
}

/** The element at the beginning; what follows it is left alone. */
export function readAsn1(bytes: Uint8Array): Asn1 {
  return readAt(bytes, 0, 0);
}

/**
 * How many bytes the element at the beginning announces that it has; undefined where its end is marked instead, or no
 * length stands there.
 */
export function announcedLength(bytes: Uint8Array): number | undefined {
  const first = bytes[1];
  if (first === undefined || first === 0x80) return undefined;
  if (first < 0x80) return 2 + first;
  const count = first & 0x7f;
  if (count > 5 || bytes.length < 2 + count) return undefined;
  return 2 + count + bytes.subarray(2, 2 + count).reduce((length, byte) => length * 256 + byte, 0);
}

/** The elements that fill the bytes. */
export function readAll(bytes: Uint8Array, depth = 0): Asn1[] {
  const all: Asn1[] = [];
  for (let at = 0; at < bytes.length;) {
    const element = readAt(bytes, at, depth);
    all.push(element);
    at += element.whole.length;
  }
  return all;
}

function readAt(bytes: Uint8Array, start: number, depth: number): Asn1 {
  const tag = bytes[start];
  const first = bytes[start + 1];
  // Numbers above 30 occur in nothing that is read here.
  if (tag === undefined || first === undefined || (tag & 0x1f) === 0x1f || depth > DEEPEST) throw new MalformedError();
  if (first === 0x80) return readIndefinite(bytes, start, depth);
  let length = first;
  let at = start + 2;
  if (first > 0x80) {
    const count = first & 0x7f;
    if (count > 5) throw new MalformedError();
    length = 0;
    for (let i = 0; i < count; i++) length = length * 256 + (bytes[at++] ?? 0);
  }
  if (at + length > bytes.length) throw new MalformedError();
  return new Asn1(tag, bytes.subarray(start, at + length), bytes.subarray(at, at + length), false, depth);
}

function readIndefinite(bytes: Uint8Array, start: number, depth: number): Asn1 {
  const tag = bytes[start] ?? 0;
  if ((tag & 0x20) === 0) throw new MalformedError();
  let at = start + 2;
  while (bytes[at] !== 0 || bytes[at + 1] !== 0) at += readAt(bytes, at, depth + 1).whole.length;
  return new Asn1(tag, bytes.subarray(start, at + 2), bytes.subarray(start + 2, at), true, depth);
}
