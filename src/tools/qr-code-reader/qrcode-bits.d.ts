declare module 'qrcode/lib/core/bit-buffer.js' {
  /** The bits of a code's data as its encoder collects them. */
  class BitBuffer {
    length: number;
    put(this: BitBuffer, value: number, bits: number): void;
  }
  export default BitBuffer;
}
