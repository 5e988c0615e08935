import { toASCII, toUnicode } from 'punycode/punycode.es6.js';

/** Marks and signs that look like the full stop between labels. */
const STOPS = /[.\u3002\uff0e\uff61]/;

/** A name of RFC 1123: labels of letters, digits and inner hyphens; those in Punycode must mean something. */
export function isHostname(text: string): boolean {
  return isPlainHostname(text) && text.split('.').every(isAsciiLabel) && keepsDirections(text);
}

/** The same as drafts 4 and 6 had it, which knew nothing of names in other scripts. */
export function isPlainHostname(text: string): boolean {
  return text.length <= 253 && text.split('.').every((label) => ASCII_LABEL.test(label));
}

const ASCII_LABEL = /^[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?$/i;

function isAsciiLabel(label: string): boolean {
  if (!/^..--/.test(label)) return true;
  if (!/^xn--/i.test(label)) return false;
  const unicode = decoded(label);
  return unicode !== undefined && /[^\0-\x7f]/.test(unicode) && isUnicodeLabel(unicode);
}

function decoded(label: string): string | undefined {
  try {
    return toUnicode(label.toLowerCase());
  } catch {
    return undefined;
  }
}

/** A name of RFC 5890 in any script. */
export function isIdnHostname(text: string): boolean {
  return text.length <= 253 && text.split(STOPS).every(isIdnLabel) && keepsDirections(text);
}

function isIdnLabel(label: string): boolean {
  if (/^[\0-\x7f]*$/.test(label)) return ASCII_LABEL.test(label) && isAsciiLabel(label);
  return isUnicodeLabel(label) && toASCII(label).length <= 63;
}

const RIGHT_TO_LEFT =
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Samaritan}\p{Script=Mandaic}\p{Script=Adlam}]/u;

/** The rule of RFC 5893: in a name that has letters from right to left no label may be read two ways. */
function keepsDirections(text: string): boolean {
  const labels = text.split(STOPS).map((label) => (/^xn--/i.test(label) ? (decoded(label) ?? label) : label));
  if (!labels.some((label) => hasRightToLeft(label))) return true;
  return labels.every((label) => {
    if (/^[\d\p{Mn}-]/u.test(label) || ARABIC_DIGITS.test(label.charAt(0))) return false;
    if (!hasRightToLeft(label.charAt(0))) return !hasRightToLeft(label) && !ARABIC_DIGITS.test(label);
    const hasLeftToRight = [...label].some((character) => /\p{L}/u.test(character) && !hasRightToLeft(character));
    return !hasLeftToRight && !(ARABIC_DIGITS.test(label) && /[\d\u06f0-\u06f9]/.test(label));
  });
}

const ARABIC_DIGITS = /[\u0660-\u0669]/;

/** Digits and marks of those scripts have no direction of their own. */
function hasRightToLeft(text: string): boolean {
  return [...text].some((character) => /\p{L}/u.test(character) && RIGHT_TO_LEFT.test(character));
}

/** What RFC 5892 forbids though it is a letter, mark or number. */
const FORBIDDEN = /[\u0640\u07fa\u302e\u302f\u3031-\u3035\u303b]/;
/** Allowed though they are neither letter, mark nor number; some of them only beside certain others. */
const EXCEPTIONS = '\u00b7\u0375\u05f3\u05f4\u30fb\u200c\u200d\u06fd\u06fe\u0f0b\u3007-';
const ALLOWED = new RegExp(`^[\\p{Ll}\\p{Lo}\\p{Lm}\\p{Mn}\\p{Mc}\\p{Nd}${EXCEPTIONS}]+$`, 'u');

function isUnicodeLabel(label: string): boolean {
  if (!ALLOWED.test(label) || FORBIDDEN.test(label) || label.normalize('NFC') !== label) return false;
  if (label.startsWith('-') || label.endsWith('-') || /^..--/u.test(label) || /^\p{M}/u.test(label)) return false;
  return [...label].every((character, index, all) => isInPlace(character, index, all));
}

/** The rules of RFC 5892, appendix A, for characters that are right in certain places alone. */
function isInPlace(character: string, index: number, all: readonly string[]): boolean {
  const before = all[index - 1] ?? '';
  const after = all[index + 1] ?? '';
  switch (character) {
    case '\u00b7':
      return before === 'l' && after === 'l';
    case '\u0375':
      return /\p{Script=Greek}/u.test(after);
    case '\u05f3':
    case '\u05f4':
      return /\p{Script=Hebrew}/u.test(before);
    case '\u30fb':
      return all.some((other) => /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u.test(other));
    case '\u200c':
      return isVirama(before) || (/\p{Script=Arabic}/u.test(before) && /\p{Script=Arabic}/u.test(after));
    case '\u200d':
      return isVirama(before);
    default:
      return !mixesDigits(character, all);
  }
}

/** The marks that join letters of the Indic scripts. */
function isVirama(character: string): boolean {
  return /[\u094d\u09cd\u0a4d\u0acd\u0b4d\u0bcd\u0c4d\u0ccd\u0d3b\u0d3c\u0d4d\u0dca\u0e3a\u0f84\u1039\u103a\u1714\u1734\u17d2\u1a60\u1b44\u1baa\u1bab\u1bf2\u1bf3\u2d7f\ua806\ua8c4\ua953\ua9c0\uaaf6\uabed]/.test(
    character,
  );
}

/** Arabic digits and those of Persian and Urdu never stand in one name. */
function mixesDigits(character: string, all: readonly string[]): boolean {
  return /[\u0660-\u0669]/.test(character) && all.some((other) => /[\u06f0-\u06f9]/.test(other));
}
