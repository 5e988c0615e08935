import { decode } from 'fast-png';

/** RGBA pixels of a picture, eight bits for each. */
export interface Pixels {
  readonly pixels: Uint8Array;
  readonly width: number;
  readonly height: number;
}

type Png = ReturnType<typeof decode>;

/** A sample of a palette, as it stands packed into bytes from the left. */
function packedSample(data: ArrayLike<number>, rowBytes: number, depth: number, x: number, y: number): number {
  const bit = x * depth;
  const byte = data[y * rowBytes + (bit >> 3)] ?? 0;
  return (byte >> (8 - depth - (bit & 7))) & ((1 << depth) - 1);
}

/** Colour types without a palette, by their samples: grey, grey with alpha, colours, colours with alpha (PNG, 11.2.1). */
function writePixel(pixels: Uint8Array, at: number, samples: readonly number[]): void {
  const [first = 0, second = 255, third = 0, fourth = 255] = samples;
  if (samples.length <= 2) pixels.set([first, first, first, second], at);
  else pixels.set([first, second, third, fourth], at);
}

/** Of depths below eight the decoder leaves the samples packed. */
function unpacked({ data, width, height, depth, channels }: Png): ArrayLike<number> {
  if (depth >= 8) return data;
  const rowBytes = Math.ceil((width * channels * depth) / 8);
  const samples = new Uint8Array(width * height * channels);
  for (let y = 0; y < height; y++) {
    for (let n = 0; n < width * channels; n++) {
      samples[y * width * channels + n] = packedSample(data, rowBytes, depth, n, y);
    }
  }
  return samples;
}

function toRgba(png: Png): Uint8Array {
  const { width, height, depth, channels, palette, transparency } = png;
  const samples = unpacked(png);
  const pixels = new Uint8Array(width * height * 4);
  const most = 2 ** depth - 1;
  for (let n = 0; n < width * height; n++) {
    const own = Array.from({ length: channels }, (_, index) => samples[n * channels + index] ?? 0);
    if (palette) {
      const [red = 0, green = 0, blue = 0, alpha = 255] = palette[own[0] ?? 0] ?? [];
      pixels.set([red, green, blue, alpha], n * 4);
      continue;
    }
    writePixel(
      pixels,
      n * 4,
      own.map((sample) => Math.round((sample * 255) / most)),
    );
    if (transparency && own.every((sample, index) => sample === transparency[index])) pixels[n * 4 + 3] = 0;
  }
  return pixels;
}

/** The pixels of a PNG of any colour type and depth; undefined where it is damaged. */
export function readPng(file: Uint8Array): Pixels | undefined {
  try {
    const png = decode(file);
    return { pixels: toRgba(png), width: png.width, height: png.height };
  } catch {
    return undefined;
  }
}
