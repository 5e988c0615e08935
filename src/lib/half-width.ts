/**
 * Digits, letters and signs that an East Asian keyboard gave in full width (U+FF01 to U+FF5E, the ideographic space and
 * full stop) as their ASCII ones, without white space at the ends: for fields that take numbers and addresses.
 */
export function toHalfWidth(text: string): string {
  return text
    .replaceAll(/[\uff01-\uff5e]/g, (character) => String.fromCharCode(character.charCodeAt(0) - 0xfee0))
    .replaceAll('\u3002', '.')
    .replaceAll('\u3000', ' ')
    .trim();
}
