import { concat, withoutLeadingZeros } from './bytes';
import { MalformedError } from './malformed';

type Bytes = Uint8Array<ArrayBuffer>;

const encoder = new TextEncoder();

/** A number of RFC 4251. */
export function uint32(value: number): Bytes {
  const bytes = new Uint8Array(4);
  new DataView(bytes.buffer).setUint32(0, value);
  return bytes;
}

/** A string of RFC 4251: its length, then its bytes. */
export function writeString(content: Uint8Array | string): Bytes {
  const bytes = typeof content === 'string' ? encoder.encode(content) : content;
  return concat(uint32(bytes.length), bytes);
}

/** A multiple precision integer of RFC 4251, 0 or above. */
export function writeMpint(unsigned: Uint8Array): Bytes {
  const digits = withoutLeadingZeros(unsigned);
  return writeString((digits[0] ?? 0) >= 0x80 ? concat(Uint8Array.of(0), digits) : digits);
}

/** Reads what RFC 4251 writes, one piece after the other; throws a `MalformedError` where it is none. */
export class SshReader {
  #bytes: Uint8Array;
  #at = 0;
  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }
  raw(length: number): Bytes {
    const end = this.#at + length;
    if (end > this.#bytes.length) throw new MalformedError();
    const part = this.#bytes.slice(this.#at, end);
    this.#at = end;
    return part;
  }
  uint32(): number {
    return new DataView(this.raw(4).buffer).getUint32(0);
  }
  string(): Bytes {
    return this.raw(this.uint32());
  }
  text(): string {
    return new TextDecoder().decode(this.string());
  }
  mpint(): Bytes {
    const digits = this.string();
    if ((digits[0] ?? 0) >= 0x80) throw new MalformedError();
    return withoutLeadingZeros(digits);
  }
  rest(): Bytes {
    return this.raw(this.#bytes.length - this.#at);
  }
  end(): void {
    if (this.#at !== this.#bytes.length) throw new MalformedError();
  }
}
