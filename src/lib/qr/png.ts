import { zlibSync } from 'fflate';
import { addToCrc32 } from '../crc32';
import { joinBytes } from '../join-bytes';
import type { Colour } from './design';
import { toRgba, type Raster } from './raster';

// Written here rather than by a canvas: a canvas gives RGBA only, and browsers that resist fingerprinting alter its pixels.

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

function chunk(type: string, content: Uint8Array): Uint8Array {
  const whole = new Uint8Array(content.length + 12);
  const view = new DataView(whole.buffer);
  view.setUint32(0, content.length);
  whole.set(new TextEncoder().encode(type), 4);
  whole.set(content, 8);
  view.setUint32(content.length + 8, addToCrc32(0, whole.subarray(4, content.length + 8)));
  return whole;
}

const COLOUR_TYPE = { palette: 3, rgba: 6 } as const;

function header(size: number, depth: number, colourType: number): Uint8Array {
  const content = new Uint8Array(13);
  const view = new DataView(content.buffer);
  view.setUint32(0, size);
  view.setUint32(4, size);
  content.set([depth, colourType], 8);
  return chunk('IHDR', content);
}

/** Rows with PNG's filter byte 0 before each. */
function filterRows(pixels: Uint8Array | Uint8ClampedArray, rowLength: number): Uint8Array {
  const rows = pixels.length / rowLength;
  const filtered = new Uint8Array(rows * (rowLength + 1));
  for (let row = 0; row < rows; row++) {
    filtered.set(pixels.subarray(row * rowLength, (row + 1) * rowLength), row * (rowLength + 1) + 1);
  }
  return filtered;
}

/** Eight pixels per byte, for a picture of two colours: set where the index is not 0. Rows start on whole bytes. */
function packBits(indexes: Uint8Array, size: number): Uint8Array {
  const rowLength = Math.ceil(size / 8);
  const packed = new Uint8Array(rowLength * size);
  for (let row = 0; row < size; row++) {
    for (let column = 0; column < size; column++) {
      const at = row * rowLength + (column >> 3);
      if (indexes[row * size + column]) packed[at] = (packed[at] ?? 0) | (0x80 >> (column & 7));
    }
  }
  return packed;
}

function paletteChunks(palette: readonly Colour[]): Uint8Array[] {
  const colours = chunk('PLTE', Uint8Array.from(palette.flatMap(([red, green, blue]) => [red, green, blue])));
  if (palette.every(([, , , alpha]) => alpha === 255)) return [colours];
  return [colours, chunk('tRNS', Uint8Array.from(palette.map(([, , , alpha]) => alpha)))];
}

function encodeParts(parts: readonly Uint8Array[], rows: Uint8Array): Uint8Array {
  return joinBytes([
    Uint8Array.from(SIGNATURE),
    ...parts,
    chunk('IDAT', zlibSync(rows, { level: 6 })),
    chunk('IEND', new Uint8Array()),
  ]);
}

/** Writes a square of RGBA pixels as PNG. */
export function encodeRgbaPng(pixels: Uint8Array | Uint8ClampedArray, size: number): Uint8Array {
  return encodeParts([header(size, 8, COLOUR_TYPE.rgba)], filterRows(pixels, size * 4));
}

/** Writes a drawn code as PNG: with a palette, one bit per pixel when it has two colours, or as RGBA with a logo. */
export function encodePng(raster: Raster): Uint8Array {
  const { size, coverage, palette, logo } = raster;
  if (logo) return encodeRgbaPng(toRgba(raster), size);
  const last = palette.length - 1;
  if (coverage.every((share) => share === 0 || share === last)) {
    const two = [palette[0], palette[last]].filter((colour) => colour !== undefined);
    const rows = filterRows(packBits(coverage, size), Math.ceil(size / 8));
    return encodeParts([header(size, 1, COLOUR_TYPE.palette), ...paletteChunks(two)], rows);
  }
  return encodeParts([header(size, 8, COLOUR_TYPE.palette), ...paletteChunks(palette)], filterRows(coverage, size));
}
