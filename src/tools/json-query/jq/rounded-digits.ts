import type { DocumentValue } from '../../../lib/document/document';

const LONG_WHOLE = /^-?\d{16,}$/;

/**
 * The first whole number of the results that is too long for a double and does not stand in the source: jq reckoned it, and its last
 * digits are not to be trusted.
 */
export function roundedDigits(results: readonly DocumentValue[], source: string): string | undefined {
  const open = [...results].reverse();
  for (let value = open.pop(); value; value = open.pop()) {
    if (value.kind === 'list') for (const item of value.items.toReversed()) open.push(item);
    else if (value.kind === 'map') for (const member of value.members.toReversed()) open.push(member.value);
    else if (value.kind === 'number' && isRounded(value.source, source)) return value.source;
  }
  return undefined;
}

function isRounded(number: string, source: string): boolean {
  if (!LONG_WHOLE.test(number)) return false;
  const digits = number.replace('-', '');
  return BigInt(digits) > BigInt(Number.MAX_SAFE_INTEGER) && !source.includes(digits);
}
