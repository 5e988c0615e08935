/** Prefixes that are powers of 1000, the smallest first (SI). */
export const DECIMAL_PREFIXES = ['k', 'M', 'G', 'T', 'P', 'E', 'Z', 'Y', 'R', 'Q'] as const;
/** Prefixes that are powers of 1024, the smallest first (IEC 80000-13). */
export const BINARY_PREFIXES = ['Ki', 'Mi', 'Gi', 'Ti', 'Pi', 'Ei', 'Zi', 'Yi', 'Ri', 'Qi'] as const;

export type DecimalPrefix = (typeof DECIMAL_PREFIXES)[number];
export type BinaryPrefix = (typeof BINARY_PREFIXES)[number];
export type DataBase = 'bit' | 'B';
/** A unit of data as the standards write it: `B`, `kB`, `GiB`, `Mbit`. */
export type DataUnit = `${'' | DecimalPrefix | BinaryPrefix}${DataBase}`;

const BITS: ReadonlyMap<string, bigint> = new Map(
  (['bit', 'B'] as const).flatMap((base) => {
    const one = base === 'B' ? 8n : 1n;
    return [
      [base, one] as const,
      ...DECIMAL_PREFIXES.map((prefix, index) => [prefix + base, one * 1000n ** BigInt(index + 1)] as const),
      ...BINARY_PREFIXES.map((prefix, index) => [prefix + base, one * 1024n ** BigInt(index + 1)] as const),
    ];
  }),
);

/** How many bits a unit is. */
export function bitsIn(unit: DataUnit): bigint {
  const bits = BITS.get(unit);
  if (bits === undefined) throw new Error(`No unit: ${unit}`);
  return bits;
}
