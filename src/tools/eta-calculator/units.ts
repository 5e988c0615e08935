import { bitsIn, type DataUnit } from '../../lib/data-units';

export const SIZE_NAMES = [
  'B',
  'kB',
  'MB',
  'GB',
  'TB',
  'KiB',
  'MiB',
  'GiB',
  'TiB',
] as const satisfies readonly DataUnit[];
export type Size = (typeof SIZE_NAMES)[number];

export const SPEED_NAMES = [
  'bit/s',
  'kbit/s',
  'Mbit/s',
  'Gbit/s',
  'Tbit/s',
  'B/s',
  'kB/s',
  'MB/s',
  'GB/s',
  'KiB/s',
  'MiB/s',
  'GiB/s',
] as const satisfies readonly `${DataUnit}/s`[];
export type Speed = (typeof SPEED_NAMES)[number];

/** Bytes in a unit of size. */
export function bytesIn(size: Size): bigint {
  return bitsIn(size) / 8n;
}

/** Bits per second in a unit of speed. */
export function bitsPerSecondIn(speed: Speed): bigint {
  // A name of speed is that of a unit with `/s` behind.
  return bitsIn(speed.slice(0, -2) as DataUnit);
}
