import { err, ok, type Result } from './result';

/** Crockford's base 32: no I, L, O and U. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
export const ULID_LENGTH = 26;

/** The last millisecond that the 48 bits of time hold. */
export const LAST_ULID_TIME = 2 ** 48 - 1;

export type UlidFault =
  | { readonly code: 'wrong-length'; readonly length: number }
  /** `position` counts the characters of the text as given, from 1. */
  | { readonly code: 'bad-character'; readonly found: string; readonly position: number }
  | { readonly code: 'too-large' };

/** 16 bytes in the 26 letters and digits of a ULID: Crockford's base 32 with two zero bits before the first byte. */
export function formatUlid(bytes: Uint8Array): string {
  let text = '';
  let bits = 0;
  let count = 2;
  for (const byte of bytes) {
    bits = (bits << 8) | byte;
    count += 8;
    while (count >= 5) {
      count -= 5;
      text += ALPHABET.charAt((bits >> count) & 31);
    }
    bits &= (1 << count) - 1;
  }
  return text;
}

/**
 * The 16 bytes of a ULID, read as leniently as Crockford has it: any case, `I` and `L` for 1, `O` for 0, hyphens left
 * out of account, quotes around it as well. What is above 128 bits is refused.
 */
export function parseUlid(text: string): Result<Uint8Array<ArrayBuffer>, UlidFault> {
  const written = [...text.trimEnd()].map((found, index) => ({ found, position: index + 1 }));
  const characters = unquoted(written.filter(({ found }) => found !== '-' && found.trim() !== ''));
  if (characters.length !== ULID_LENGTH) return err({ code: 'wrong-length', length: characters.length });
  const bytes = new Uint8Array(16);
  let bits = 0;
  let count = -2;
  let filled = 0;
  for (const { found, position } of characters) {
    const value = valueOf(found);
    if (value < 0) return err({ code: 'bad-character', found, position });
    bits = (bits << 5) | value;
    count += 5;
    if (count < 8) continue;
    count -= 8;
    bytes[filled++] = bits >> count;
    bits &= (1 << count) - 1;
  }
  return valueOf(characters[0]?.found ?? '') > 7 ? err({ code: 'too-large' }) : ok(bytes);
}

/** Without the quotes that a string of JSON or a program has around it. */
function unquoted<C extends { readonly found: string }>(characters: readonly C[]): readonly C[] {
  const first = characters[0]?.found ?? '';
  const isQuoted = characters.length > 1 && /["'`]/.test(first) && characters.at(-1)?.found === first;
  return isQuoted ? characters.slice(1, -1) : characters;
}

function valueOf(character: string): number {
  const upper = /^[a-z]$/.test(character) ? character.toUpperCase() : character;
  if (upper === 'I' || upper === 'L') return 1;
  return upper === 'O' ? 0 : ALPHABET.indexOf(upper);
}

/** The Unix milliseconds in the first 48 bits. */
export function timeOfUlid(bytes: Uint8Array): number {
  return bytes.slice(0, 6).reduce((ms, byte) => ms * 256 + byte, 0);
}
