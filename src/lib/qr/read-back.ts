import jsQR from 'jsqr';
import { WHITE, type Design } from './design';
import { drawRaster, toRgba } from './raster';
import type { QrSymbol } from './symbol';

/** Pixels per module to try: a reader that misses one sampling by bad luck finds another, as a moving camera does. */
const MODULE_PIXELS = [6, 4, 8] as const;

function isSame(read: readonly number[], text: string): boolean {
  const bytes = new TextEncoder().encode(text);
  return read.length === bytes.length && bytes.every((byte, i) => byte === read[i]);
}

/**
 * Draws the design on white and reads it as a phone would, without trying the inverted picture. True when what is read
 * is the text, byte for byte.
 */
export function readsBack(symbol: QrSymbol, design: Design, text: string, logo?: Uint8Array): boolean {
  const whole = symbol.side + 2 * design.quietZone;
  return MODULE_PIXELS.some((pixels) => {
    const raster = drawRaster(symbol, design, whole * pixels, logo);
    if (!raster.ok) return false;
    const { size } = raster.value;
    const code = jsQR(toRgba(raster.value, WHITE), size, size, { inversionAttempts: 'dontInvert' });
    return code !== null && isSame(code.binaryData, text);
  });
}
