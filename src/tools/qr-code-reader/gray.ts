import type { Gray } from './engine';

/** Pictures of one byte per pixel: the reader knows nothing of colours nor of what shines through. */

/** The lightness of a pixel after ITU-R BT.601, in 1024ths. */
const RED = 306;
const GREEN = 601;
const BLUE = 117;

/** A picture laid on white and, where something shines through, on black as well. */
export interface Layers {
  readonly white: Gray;
  readonly black?: Gray;
}

/** Lays RGBA pixels, which may come in strips from top to bottom, on white and on black. */
export class Laying {
  private readonly white: Uint8Array;
  private readonly black: Uint8Array;
  private at = 0;
  private isClear = false;

  constructor(
    private readonly width: number,
    private readonly height: number,
  ) {
    this.white = new Uint8Array(width * height);
    this.black = new Uint8Array(width * height);
  }

  add(pixels: Uint8Array | Uint8ClampedArray): void {
    const { white, black } = this;
    const count = Math.min(Math.floor(pixels.length / 4), white.length - this.at);
    for (let n = 0; n < count; n++) {
      const from = n * 4;
      const [red = 0, green = 0, blue = 0, alpha = 0] = [
        pixels[from],
        pixels[from + 1],
        pixels[from + 2],
        pixels[from + 3],
      ];
      const light = (RED * red + GREEN * green + BLUE * blue + 512) >> 10;
      const onBlack = alpha === 255 ? light : Math.round((light * alpha) / 255);
      if (alpha < 255) this.isClear = true;
      black[this.at + n] = onBlack;
      white[this.at + n] = onBlack + 255 - alpha;
    }
    this.at += count;
  }

  layers(): Layers {
    const { width, height } = this;
    const white = { data: this.white, width, height };
    return this.isClear ? { white, black: { data: this.black, width, height } } : { white };
  }
}

/** The layers of RGBA pixels. */
export function layersOf(pixels: Uint8Array | Uint8ClampedArray, width: number, height: number): Layers {
  const laying = new Laying(width, height);
  laying.add(pixels);
  return laying.layers();
}

/** A picture made from another one, with the way back: a place in the other is `(place - offset) / scale`. */
export interface Derived extends Gray {
  readonly offset: number;
  readonly scale: number;
}

/** Each pixel as a square of so many, with a margin around all. */
export function enlarge({ data, width, height }: Gray, scale: number, margin: number, ground: number): Derived {
  const [wide, high] = [width * scale + 2 * margin, height * scale + 2 * margin];
  const enlarged = new Uint8Array(wide * high).fill(ground);
  for (let y = 0; y < height; y++) {
    const start = (y * scale + margin) * wide + margin;
    for (let x = 0; x < width; x++) {
      enlarged.fill(data[y * width + x] ?? ground, start + x * scale, start + (x + 1) * scale);
    }
    for (let copy = 1; copy < scale; copy++) enlarged.copyWithin(start + copy * wide, start, start + width * scale);
  }
  return { data: enlarged, width: wide, height: high, offset: margin, scale };
}

/** Half as wide and high, each pixel the mean of four: what is blurred or noisy becomes clear. */
export function halve({ data, width, height }: Gray): Derived {
  const [wide, high] = [Math.floor(width / 2), Math.floor(height / 2)];
  const halved = new Uint8Array(wide * high);
  for (let y = 0; y < high; y++) {
    for (let x = 0; x < wide; x++) {
      const from = 2 * y * width + 2 * x;
      const above = (data[from] ?? 0) + (data[from + 1] ?? 0);
      const below = (data[from + width] ?? 0) + (data[from + width + 1] ?? 0);
      halved[y * wide + x] = (above + below + 2) >> 2;
    }
  }
  return { data: halved, width: wide, height: high, offset: 0, scale: 0.5 };
}
