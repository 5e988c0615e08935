export interface NumberRange {
  readonly min: number;
  readonly max: number;
  readonly step: number;
}

// Three digits behind a point may be thousands.
const PLAIN = /^-?\d{1,15}(?:\.(?:\d{1,2}|\d{4,15}))?$/;

/** Whether a text is a number as programs write it, which people of every language read in the same way. */
export function isPlainNumber(text: string): boolean {
  return PLAIN.test(text);
}

/** Reads a plain number in range, whole where the step is whole; undefined for anything else. */
export function parsePlainNumber(text: string, { min, max, step }: NumberRange): number | undefined {
  if (!isPlainNumber(text) || (Number.isInteger(step) && text.includes('.'))) return undefined;
  // Adding 0 makes one zero of the two.
  const number = Number(text) + 0;
  return number >= min && number <= max ? number : undefined;
}

/** Whether a number is in range, and whole where the step is whole. */
export function isInRange(value: number, { min, max, step }: NumberRange): boolean {
  return value >= min && value <= max && (!Number.isInteger(step) || Number.isInteger(value));
}

/** The next number up (1) or down (-1) by the step, kept in range and free of binary dust (0.1 + 0.2). */
export function stepNumber(value: number, { min, max, step }: NumberRange, direction: 1 | -1): number {
  const decimals = (String(step).split('.')[1] ?? '').length;
  const next = Number(
    (value + direction * step).toFixed(Math.max(decimals, (String(value).split('.')[1] ?? '').length)),
  );
  return Math.min(max, Math.max(min, next));
}
