/** So many arguments any engine takes. */
const MOST_ARGUMENTS = 1 << 13;
/** From so many units on a decoder is worth calling. */
const DECODED_FROM = 1 << 10;

const ascii = new TextDecoder();
const utf16 = new TextDecoder('utf-16le', { ignoreBOM: true });
const isLittleEndian = new Uint8Array(Uint16Array.of(1).buffer)[0] === 1;

/** The text of UTF-16 units, exactly: a surrogate that stands alone, which no decoder lets through, stays. */
export function textOfUnits(units: Uint16Array<ArrayBuffer>, isAscii = false): string {
  if (units.length < DECODED_FROM) return byArguments(units);
  // It makes a string of one byte for each unit.
  if (isAscii) return ascii.decode(new Uint8Array(units));
  const text = isLittleEndian ? utf16.decode(units) : '\ufffd';
  return text.includes('\ufffd') ? byArguments(units) : text;
}

function byArguments(units: Uint16Array): string {
  let text = '';
  for (let start = 0; start < units.length; start += MOST_ARGUMENTS) {
    text += String(Reflect.apply(String.fromCharCode, undefined, units.subarray(start, start + MOST_ARGUMENTS)));
  }
  return text;
}
