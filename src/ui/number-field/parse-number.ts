export interface NumberRange {
  readonly min: number;
  readonly max: number;
  readonly step: number;
}

/**
 * Reads a decimal number in range, whole where the step is whole. Full-width digits and signs count as their plain
 * forms, blanks between digits are left out. Undefined for anything else: exponents, other bases, grouping commas.
 */
export function parseNumber(text: string, { min, max, step }: NumberRange): number | undefined {
  const plain = text.normalize('NFKC').replace(/\s/g, '').replace(/[−－]/g, '-');
  const form = Number.isInteger(step) ? /^[+-]?\d+$/ : /^[+-]?(\d+\.?\d*|\.\d+)$/;
  if (!form.test(plain)) return undefined;
  // Adding 0 makes one zero of the two.
  const number = Number(plain) + 0;
  return number >= min && number <= max ? number : undefined;
}

/** The next number up (1) or down (-1) by the step, kept in range and free of binary dust (0.1 + 0.2). */
export function stepNumber(value: number, { min, max, step }: NumberRange, direction: 1 | -1): number {
  const decimals = (String(step).split('.')[1] ?? '').length;
  const next = Number(
    (value + direction * step).toFixed(Math.max(decimals, (String(value).split('.')[1] ?? '').length)),
  );
  return Math.min(max, Math.max(min, next));
}
