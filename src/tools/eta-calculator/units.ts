/** Bytes in each unit of size. */
export const SIZES = {
  B: 1n,
  kB: 10n ** 3n,
  MB: 10n ** 6n,
  GB: 10n ** 9n,
  TB: 10n ** 12n,
  KiB: 2n ** 10n,
  MiB: 2n ** 20n,
  GiB: 2n ** 30n,
  TiB: 2n ** 40n,
} as const;
export const SIZE_NAMES = ['B', 'kB', 'MB', 'GB', 'TB', 'KiB', 'MiB', 'GiB', 'TiB'] as const satisfies readonly Size[];
export type Size = keyof typeof SIZES;

/** Bits per second in each unit of speed. */
export const SPEEDS = {
  'bit/s': 1n,
  'kbit/s': 10n ** 3n,
  'Mbit/s': 10n ** 6n,
  'Gbit/s': 10n ** 9n,
  'Tbit/s': 10n ** 12n,
  'B/s': 8n,
  'kB/s': 8n * 10n ** 3n,
  'MB/s': 8n * 10n ** 6n,
  'GB/s': 8n * 10n ** 9n,
  'KiB/s': 8n * 2n ** 10n,
  'MiB/s': 8n * 2n ** 20n,
  'GiB/s': 8n * 2n ** 30n,
} as const;
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
] as const satisfies readonly Speed[];
export type Speed = keyof typeof SPEEDS;
