import bwipjs from 'bwip-js/node';
import { decode } from 'fast-png';
import BitBuffer from 'qrcode/lib/core/bit-buffer.js';
import { create } from 'qrcode/lib/core/qrcode.js';

/** RGBA pixels, as fixtures are drawn. */
export interface Picture {
  readonly pixels: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** A white picture. */
export function blank(width: number, height: number, value = 255): Picture {
  const pixels = new Uint8Array(width * height * 4).fill(value);
  for (let at = 3; at < pixels.length; at += 4) pixels[at] = 255;
  return { pixels, width, height };
}

/** Each pixel from its place in another picture; white where that has none. */
export function redrawn(
  picture: Picture,
  width: number,
  height: number,
  from: (x: number, y: number) => readonly [x: number, y: number],
): Picture {
  const drawn = blank(width, height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const [fromX, fromY] = from(x, y).map(Math.floor);
      if (fromX === undefined || fromY === undefined) continue;
      if (fromX < 0 || fromY < 0 || fromX >= picture.width || fromY >= picture.height) continue;
      const source = (fromY * picture.width + fromX) * 4;
      drawn.pixels.set(picture.pixels.subarray(source, source + 4), (y * width + x) * 4);
    }
  }
  return drawn;
}

/** Lays pictures on a white one, each at its place. */
export function composed(
  width: number,
  height: number,
  parts: readonly { readonly picture: Picture; readonly x: number; readonly y: number }[],
): Picture {
  const whole = blank(width, height);
  for (const { picture, x, y } of parts) {
    for (let row = 0; row < picture.height; row++) {
      const line = picture.pixels.subarray(row * picture.width * 4, (row + 1) * picture.width * 4);
      whole.pixels.set(line, ((y + row) * width + x) * 4);
    }
  }
  return whole;
}

/** Each pixel by itself. */
export function recoloured(
  picture: Picture,
  paint: (dark: boolean) => readonly [red: number, green: number, blue: number, alpha: number],
): Picture {
  const pixels = new Uint8Array(picture.pixels);
  for (let at = 0; at < pixels.length; at += 4) pixels.set(paint((pixels[at] ?? 0) < 128), at);
  return { ...picture, pixels };
}

/** Modules, 1 for dark, as squares with so many white ones around. */
export function drawModules(
  modules: ArrayLike<number | boolean>,
  side: number,
  scale: number,
  margin: number,
): Picture {
  const size = (side + 2 * margin) * scale;
  const picture = blank(size, size);
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      const [column, row] = [Math.floor(x / scale) - margin, Math.floor(y / scale) - margin];
      const isInside = column >= 0 && row >= 0 && column < side && row < side;
      if (isInside && modules[row * side + column]) picture.pixels.fill(0, (y * size + x) * 4, (y * size + x) * 4 + 3);
    }
  }
  return picture;
}

/** The pixels of a PNG, as far as fixtures need it. */
function pixelsOf(png: Uint8Array): Picture {
  const { data, width, height, channels, palette } = decode(png);
  const pixels = new Uint8Array(width * height * 4).fill(255);
  for (let n = 0; n < width * height; n++) {
    const value = data[n * channels] ?? 0;
    const colour = palette?.[value] ?? [
      value,
      data[n * channels + (channels > 2 ? 1 : 0)] ?? 0,
      data[n * channels + (channels > 2 ? 2 : 0)] ?? 0,
    ];
    pixels.set(colour.slice(0, 3), n * 4);
  }
  return { pixels, width, height };
}

/** A code of any kind, drawn by bwip-js on white with a quiet zone. */
export async function drawCode(
  bcid: string,
  text: string,
  options: Readonly<Record<string, unknown>> = {},
): Promise<Picture> {
  const png = await bwipjs.toBuffer({ bcid, text, scale: 3, padding: 12, backgroundcolor: 'ffffff', ...options });
  return pixelsOf(new Uint8Array(png));
}

/** What stands before the data of a QR code: bits, with how many of them. */
type Prefix = readonly (readonly [value: number, bits: number])[];

/** The header of a part of a series (ISO/IEC 18004, 8.2), places counted from 1. */
export const partHeader = (place: number, of: number, parity: number): Prefix => [
  [0b0011, 4],
  [place - 1, 4],
  [of - 1, 4],
  [parity, 8],
];
/** The mark of a charset (7.4.2): of one byte below 128, else of two. */
export const eciHeader = (mark: number): Prefix => [[0b0111, 4], mark < 128 ? [mark, 8] : [0x8000 | mark, 16]];

/** A QR code of bytes as they are. The library writes no such headers, so they are put before its first bits. */
export function drawBytes(bytes: Uint8Array, prefix: Prefix = [], version = 5): Picture {
  const put = BitBuffer.prototype.put;
  BitBuffer.prototype.put = function putAfter(value, bits) {
    if (this.length === 0) for (const [before, length] of prefix) put.call(this, before, length);
    put.call(this, value, bits);
  };
  try {
    const { modules } = create([{ mode: 'byte', data: bytes }], { version, errorCorrectionLevel: 'M' });
    return drawModules(modules.data, modules.size, 4, 4);
  } finally {
    BitBuffer.prototype.put = put;
  }
}
