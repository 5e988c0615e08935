/** One element of a DER encoding (X.690): its tag byte, its content, and the whole of it. */
export interface DerElement {
  readonly tag: number;
  readonly content: Uint8Array<ArrayBuffer>;
}

export const DER = { integer: 0x02, bitString: 0x03, oid: 0x06, sequence: 0x30 } as const;

/** The elements that bytes hold one after the other; nothing when they are cut short or written in another way than DER. */
export function readElements(bytes: Uint8Array<ArrayBuffer>): DerElement[] | undefined {
  const elements: DerElement[] = [];
  let at = 0;
  while (at < bytes.length) {
    const tag = bytes[at] ?? 0;
    const length = readLength(bytes, at + 1);
    // Tags above 30 take more bytes; no key needs them.
    if ((tag & 0x1f) === 0x1f || !length || length.end + length.value > bytes.length) return undefined;
    at = length.end + length.value;
    elements.push({ tag, content: bytes.subarray(length.end, at) });
  }
  return elements;
}

/** The elements in the only one, a sequence, that bytes hold. */
export function readSequence(bytes: Uint8Array<ArrayBuffer>): DerElement[] | undefined {
  const [first, ...others] = readElements(bytes) ?? [];
  return others.length === 0 && first?.tag === DER.sequence ? readElements(first.content) : undefined;
}

function readLength(bytes: Uint8Array, at: number): { value: number; end: number } | undefined {
  const first = bytes[at];
  if (first === undefined) return undefined;
  if (first < 0x80) return { value: first, end: at + 1 };
  const count = first & 0x7f;
  if (count === 0 || count > 4 || at + count >= bytes.length) return undefined;
  let value = 0;
  for (let step = 1; step <= count; step++) value = value * 256 + (bytes[at + step] ?? 0);
  const isShortest = value >= 0x80 && bytes[at + 1] !== 0;
  return isShortest ? { value, end: at + 1 + count } : undefined;
}

/** An object identifier in dots, `1.2.840`; nothing when it is cut short. */
export function readOid({ tag, content }: DerElement): string | undefined {
  if (tag !== DER.oid || content.length === 0) return undefined;
  const arcs: number[] = [];
  let arc = 0;
  for (const byte of content) {
    arc = arc * 128 + (byte & 0x7f);
    if (byte < 0x80) {
      arcs.push(arc);
      arc = 0;
    }
  }
  if ((content.at(-1) ?? 0) >= 0x80) return undefined;
  const [first = 0, ...others] = arcs;
  const root = Math.min(2, Math.floor(first / 40));
  return [root, first - root * 40, ...others].join('.');
}

/** The bytes of a whole number that is not negative, without leading zeros. */
export function readUnsigned({ tag, content }: DerElement): Uint8Array<ArrayBuffer> | undefined {
  if (tag !== DER.integer || content.length === 0 || (content[0] ?? 0) >= 0x80) return undefined;
  return withoutLeadingZeros(content);
}

/** Big-endian bytes without those at the front that count nothing. */
export function withoutLeadingZeros(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const first = bytes.findIndex((byte) => byte !== 0);
  return first < 0 ? bytes.subarray(bytes.length) : bytes.subarray(first);
}

/** The bytes of a bit string that ends on a whole byte. */
export function readBitString({ tag, content }: DerElement): Uint8Array<ArrayBuffer> | undefined {
  return tag === DER.bitString && content.length > 1 && content[0] === 0 ? content.subarray(1) : undefined;
}
