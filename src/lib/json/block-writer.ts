import { utf8Length } from '../utf8-length';

const BLOCK_LENGTH = 1 << 18;

/**
 * Puts pieces of text together and hands them over in blocks of UTF-16 units, each with whether it is ASCII; a block is
 * the taker's until the next one. Copying units is faster than adding up strings, of which each holds on to the text
 * that it was cut from.
 */
export class BlockWriter {
  /** Of all that was written, in UTF-8. */
  bytes = 0;

  private readonly units: Uint16Array<ArrayBuffer>;
  private used = 0;
  private taken = 0;
  /** The bits of all units in the block. */
  private bits = 0;

  /** `expected` is about how many units there will be. */
  constructor(
    private readonly take: (block: Uint16Array<ArrayBuffer>, isAscii: boolean) => void,
    expected: number,
  ) {
    this.units = new Uint16Array(Math.min(BLOCK_LENGTH, expected));
  }

  /** How many units were written. */
  get offset(): number {
    return this.taken + this.used;
  }

  /** Writes a text, or the part of it between two offsets. */
  write(text: string, start = 0, end = text.length): void {
    const { length } = this.units;
    let bits = 0;
    for (let from = start; from < end;) {
      if (this.used === length) this.flush();
      const to = Math.min(end, from + length - this.used);
      bits |= this.copy(text, from, to);
      from = to;
    }
    this.bytes += bits < 0x80 ? end - start : utf8Length(text, start, end);
  }

  /** Hands over what is left. */
  flush(): void {
    if (this.used === 0) return;
    this.take(this.units.subarray(0, this.used), this.bits < 0x80);
    this.taken += this.used;
    this.used = 0;
    this.bits = 0;
  }

  private copy(text: string, start: number, end: number): number {
    const { units } = this;
    let to = this.used;
    let bits = 0;
    for (let from = start; from < end; from++) {
      const unit = text.charCodeAt(from);
      bits |= unit;
      units[to++] = unit;
    }
    this.used = to;
    this.bits |= bits;
    return bits;
  }
}
