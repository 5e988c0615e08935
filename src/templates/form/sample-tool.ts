import { err, ok, type Result } from '../../lib/result';

export interface ScaleOptions {
  /** Of the picture as it is, in pixels. */
  readonly width: number;
  readonly height: number;
  readonly newWidth: number;
  readonly rounding: 'nearest' | 'up' | 'down';
}

/** A scaled picture, in pixels. */
export interface Scaled {
  readonly width: number;
  readonly height: number;
  /** In lowest terms. */
  readonly ratio: readonly [width: number, height: number];
}

/** The picture would be no pixel high. */
export interface Vanishes {
  readonly code: 'vanishes';
}

const ROUNDINGS = { nearest: Math.round, up: Math.ceil, down: Math.floor } as const;

function greatestDivisor(one: number, other: number): number {
  return other === 0 ? one : greatestDivisor(other, one % other);
}

/** How high a picture is when its width changes and its shape stays. */
export function scalePicture({ width, height, newWidth, rounding }: ScaleOptions): Result<Scaled, Vanishes> {
  const newHeight = ROUNDINGS[rounding]((newWidth * height) / width);
  if (newHeight < 1) return err({ code: 'vanishes' });
  const divisor = greatestDivisor(width, height);
  return ok({ width: newWidth, height: newHeight, ratio: [width / divisor, height / divisor] });
}
