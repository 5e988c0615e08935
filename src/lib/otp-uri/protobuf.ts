/** One field of a message: a number, or the bytes of a string or of a message inside. */
export interface ProtobufField {
  readonly field: number;
  readonly value: bigint | Uint8Array;
}

interface Place {
  at: number;
}

/** A number of up to 64 bits, seven in each byte, the lowest first; undefined when it is cut off or longer. */
function readVarint(bytes: Uint8Array, place: Place): bigint | undefined {
  let value = 0n;
  for (let shift = 0n; shift < 70n; shift += 7n) {
    const byte = bytes[place.at++];
    if (byte === undefined) return undefined;
    value |= BigInt(byte & 0x7f) << shift;
    if (byte < 0x80) return BigInt.asUintN(64, value);
  }
  return undefined;
}

function readBytes(bytes: Uint8Array, place: Place, length: bigint | undefined): Uint8Array | undefined {
  if (length === undefined || length > BigInt(bytes.length - place.at)) return undefined;
  const start = place.at;
  place.at += Number(length);
  return bytes.subarray(start, place.at);
}

const VARINT = 0n;
const FIXED_64 = 1n;
const DELIMITED = 2n;
const FIXED_32 = 5n;

function readValue(wire: bigint, bytes: Uint8Array, place: Place) {
  if (wire === VARINT) return readVarint(bytes, place);
  if (wire === DELIMITED) return readBytes(bytes, place, readVarint(bytes, place));
  if (wire === FIXED_64) return readBytes(bytes, place, 8n);
  return wire === FIXED_32 ? readBytes(bytes, place, 4n) : undefined;
}

/** The fields of a Protocol Buffers message, in order, whatever they mean; undefined when the bytes are no message. */
export function readFields(bytes: Uint8Array): readonly ProtobufField[] | undefined {
  const fields: ProtobufField[] = [];
  const place: Place = { at: 0 };
  while (place.at < bytes.length) {
    const tag = readVarint(bytes, place);
    if (tag === undefined || tag >> 3n === 0n || tag >> 3n > 536_870_911n) return undefined;
    const value = readValue(tag & 7n, bytes, place);
    if (value === undefined) return undefined;
    fields.push({ field: Number(tag >> 3n), value });
  }
  return fields;
}
