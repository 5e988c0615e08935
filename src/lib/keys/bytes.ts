import { toHex } from '../hex';
import { joinBytes } from '../join-bytes';

type Bytes = Uint8Array<ArrayBuffer>;

/** The parts one after the other. */
export function concat(...parts: readonly Uint8Array[]): Bytes {
  return joinBytes(parts);
}

/** Without the zero bytes at the beginning; zero is no bytes at all. */
export function withoutLeadingZeros(bytes: Uint8Array): Bytes {
  let start = 0;
  while (start < bytes.length && bytes[start] === 0) start++;
  return bytes.slice(start);
}

/** With zero bytes before it up to the length; what is longer than that stays as it is. */
export function padStart(bytes: Uint8Array, length: number): Bytes {
  return concat(new Uint8Array(Math.max(0, length - bytes.length)), bytes);
}

/** The unsigned big-endian number that the bytes write. */
export function toBigInt(bytes: Uint8Array): bigint {
  return bytes.length === 0 ? 0n : BigInt(`0x${toHex(bytes)}`);
}

/** The number, 0 or above, in as few big-endian bytes as hold it; zero is no bytes. */
export function fromBigInt(value: bigint): Bytes {
  const hex = value === 0n ? '' : value.toString(16);
  const digits = hex.padStart(hex.length + (hex.length % 2), '0');
  return Uint8Array.from({ length: digits.length / 2 }, (_, at) =>
    Number.parseInt(digits.slice(at * 2, at * 2 + 2), 16),
  );
}

/** How many binary digits the unsigned big-endian number has. */
export function bitLength(bytes: Uint8Array): number {
  const [first = 0, ...rest] = withoutLeadingZeros(bytes);
  return first === 0 ? 0 : 32 - Math.clz32(first) + rest.length * 8;
}

/** Whether both hold the same bytes. The time tells nothing about where they differ. */
export function sameBytes(one: Uint8Array, other: Uint8Array): boolean {
  let difference = one.length ^ other.length;
  for (let at = 0; at < one.length; at++) difference |= (one[at] ?? 0) ^ (other[at] ?? 0);
  return difference === 0;
}
