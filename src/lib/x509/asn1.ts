import { MalformedError } from '../keys/malformed';
import { concat } from '../keys/bytes';

/** Elements of indefinite length may stand in each other so deep. */
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
  #children: readonly Asn1[] | undefined;

  constructor(tag: number, whole: Uint8Array, content: Uint8Array, isIndefinite: boolean) {
    this.tag = tag;
    this.whole = whole;
    this.content = content;
    this.isIndefinite = isIndefinite;
  }

  get children(): readonly Asn1[] {
    if ((this.tag & 0x20) === 0) throw new MalformedError();
    this.#children ??= readAll(this.content);
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

  oid(): string {
    this.expect(0x06);
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
  integer(): Uint8Array {
    this.expect(0x02);
    if (this.content.length === 0) throw new MalformedError();
    return this.content;
  }

  smallInteger(): number {
    const bytes = this.integer();
    if (bytes.length > 6 || (bytes[0] ?? 0) >= 0x80) throw new MalformedError();
    return bytes.reduce((value, byte) => value * 256 + byte, 0);
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

/** The elements that fill the bytes. */
function readAll(bytes: Uint8Array): Asn1[] {
  const all: Asn1[] = [];
  for (let at = 0; at < bytes.length;) {
    const element = readAt(bytes, at, 0);
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
  return new Asn1(tag, bytes.subarray(start, at + length), bytes.subarray(at, at + length), false);
}

function readIndefinite(bytes: Uint8Array, start: number, depth: number): Asn1 {
  const tag = bytes[start] ?? 0;
  if ((tag & 0x20) === 0) throw new MalformedError();
  let at = start + 2;
  while (bytes[at] !== 0 || bytes[at + 1] !== 0) at += readAt(bytes, at, depth + 1).whole.length;
  return new Asn1(tag, bytes.subarray(start, at + 2), bytes.subarray(start + 2, at), true);
}
