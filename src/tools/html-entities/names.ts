import { encodeHTML, encodeNonAsciiHTML } from 'entities';

/** Names for all that is not ASCII, a decimal number where there is none. Two code points may have one name. */
export function nameRun(run: string): string {
  return encodeNonAsciiHTML(run);
}

/** The reference by name of one code point; undefined where it has no name. */
export function nameOf(character: string): string | undefined {
  const encoded = encodeHTML(character);
  return encoded.startsWith('&') && !encoded.startsWith('&#') ? encoded : undefined;
}
