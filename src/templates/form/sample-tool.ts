import { err, ok, type Result } from '../../lib/result';

/** The size of a picture, in pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface ScaleOptions {
  /** In pixels. */
  readonly newWidth: number;
  readonly rounding: 'nearest' | 'up' | 'down';
}

/** A scaled picture, in pixels. */
export interface Scaled extends Size {
  /** In lowest terms. */
  readonly ratio: readonly [width: number, height: number];
}

/** What is no size, at the UTF-16 offset of what cannot stand there; a picture that would be no pixel high. */
export type ScaleFault = { readonly code: 'not-size'; readonly at: number } | { readonly code: 'vanishes' };

const ROUNDINGS = { nearest: Math.round, up: Math.ceil, down: Math.floor } as const;

function greatestDivisor(one: number, other: number): number {
  return other === 0 ? one : greatestDivisor(other, one % other);
}

/** Reads `1920×1080`, `1920 x 1080` or `1920*1080`: two whole numbers from 1 to 999,999. */
export function readSize(text: string): Result<Size, ScaleFault> {
  const [, width, height] = /^\s*([1-9]\d{0,5})\s*[x×*]\s*([1-9]\d{0,5})\s*$/i.exec(text) ?? [];
  if (width && height) return ok({ width: Number(width), height: Number(height) });
  const good = /^\s*(?:[1-9]\d{0,5}\s*(?:[x×*]\s*(?:[1-9]\d{0,5}\s*)?)?)?/i.exec(text)?.[0] ?? '';
  return err({ code: 'not-size', at: good.length });
}

/** How high a picture is when its width changes and its shape stays. */
export function scalePicture(text: string, { newWidth, rounding }: ScaleOptions): Result<Scaled, ScaleFault> {
  const size = readSize(text);
  if (!size.ok) return size;
  const { width, height } = size.value;
  const newHeight = ROUNDINGS[rounding]((newWidth * height) / width);
  if (newHeight < 1) return err({ code: 'vanishes' });
  const divisor = greatestDivisor(width, height);
  return ok({ width: newWidth, height: newHeight, ratio: [width / divisor, height / divisor] });
}
