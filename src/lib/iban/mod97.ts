/** The remainder by 97 of digits and capital letters, A being 10 and Z 35 (ISO 7064), nine digits at a time. */
export function mod97(text: string): number {
  const digits = text.replaceAll(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55));
  let remainder = 0;
  for (let at = 0; at < digits.length; at += 9) {
    const block = digits.slice(at, at + 9);
    // At most 96 before nine digits: below 10¹¹, so exact.
    remainder = (remainder * 10 ** block.length + Number(block)) % 97;
  }
  return remainder;
}

/** The two check digits that make a BBAN an IBAN of the country (ISO 13616): 02 to 98. */
export function checkDigits(country: string, bban: string): string {
  return twoDigits(98 - mod97(`${bban}${country}00`));
}

/** A number below 100 with a leading zero. */
export function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}
