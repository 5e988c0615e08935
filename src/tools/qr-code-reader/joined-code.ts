import type { FoundCode, Series } from './report';

/** The whole of a series as if it were one code, of the kind of its parts; undefined while parts are missing. */
export function joinedCode({ id, whole }: Series, codes: readonly FoundCode[]): FoundCode | undefined {
  const part = codes.find((code) => code.part?.id === id);
  if (!whole || !part) return undefined;
  const { kind, corners, isInverted, isMirrored, isGs1 } = part;
  return { kind, corners, isInverted, isMirrored, isGs1, isDamaged: false, ...whole };
}

/** Codes with a whole in the place of the first of its parts, and without the others: what they say, each once. */
export function withWholes(codes: readonly FoundCode[], series: readonly Series[]): readonly FoundCode[] {
  const taken = new Set<string>();
  return codes.flatMap((code) => {
    const one = series.find(({ id, whole }) => whole !== undefined && id === code.part?.id);
    if (!one) return code;
    if (taken.has(one.id)) return [];
    taken.add(one.id);
    return joinedCode(one, codes) ?? code;
  });
}
