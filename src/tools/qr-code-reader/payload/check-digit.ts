/** The check digit that belongs behind digits: weights 3 and 1 from the right (GS1 General Specifications, section 7.9.1). */
export function gs1CheckDigit(digits: string): string {
  let sum = 0;
  for (let at = 0; at < digits.length; at++) {
    sum += Number(digits.charAt(digits.length - 1 - at)) * (at % 2 === 0 ? 3 : 1);
  }
  return String((10 - (sum % 10)) % 10);
}

/** Whether the last of the digits checks those before it. */
export function hasRightCheckDigit(digits: string): boolean {
  return digits.at(-1) === gs1CheckDigit(digits.slice(0, -1));
}

/** The check digit by 11 of ISBN-10 and ISSN, ten being `X`: weights from 2 on the right (ISO 2108, ISO 3297). */
export function mod11CheckDigit(digits: string): string {
  let sum = 0;
  for (let at = 0; at < digits.length; at++) sum += Number(digits.charAt(digits.length - 1 - at)) * (at + 2);
  const digit = (11 - (sum % 11)) % 11;
  return digit === 10 ? 'X' : String(digit);
}
