import jsQR from 'jsqr';

/** Modules per side of the smallest QR code (ISO/IEC 18004, version 1); a picture with fewer pixels holds none. */
const LEAST_SIDE = 21;

/** The text of the QR code in a picture of RGBA pixels, dark on light or the reverse; undefined when there is none. */
export function readCode(pixels: Uint8Array, width: number, height: number): string | undefined {
  if (Math.min(width, height) < LEAST_SIDE) return undefined;
  const clamped = new Uint8ClampedArray(pixels.buffer, pixels.byteOffset, pixels.byteLength);
  const code = jsQR(clamped, width, height);
  return code === null || code.data === '' ? undefined : code.data;
}
