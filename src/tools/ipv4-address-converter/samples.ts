/** One address in five notations. */
export const SAMPLES = [
  '192.168.1.1',
  '3232235777',
  '0xC0A80101',
  '11000000.10101000.00000001.00000001',
  '::ffff:c0a8:101',
] as const;
