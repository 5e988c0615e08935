import { toHalfWidth } from '../half-width';

/** What may stand between the characters of a written IBAN: spaces of all kinds, what cannot be seen, hyphens, dots. */
const SEPARATORS = /[\s\u00ad\u200b-\u200f\u2060\ufeff.·\-\u2010-\u2015\u2212]/;

export interface Typed {
  /** Capital letters and digits, without what separates them and without a leading `IBAN`. */
  readonly code: string;
  /** The first character that stands in no code; `at` counts the characters typed, from 1. */
  readonly odd?: { readonly character: string; readonly at: number };
}

/** The word itself, as it stands before many a printed number. A code begins with at most two letters and two digits. */
const LABEL = /^\s*IBAN(?=[\s:.-]|[A-Z]{2}\d)\s*[:.-]?/i;

/** Reads what was typed or pasted: full width, lower case and any spacing are taken as they are meant. */
export function readTyped(text: string): Typed {
  const characters = [...toHalfWidth(text).replace(LABEL, '')];
  // What was cut off at the start still counts for the place of an odd character.
  const before = [...text.trimEnd()].length - characters.length;
  let code = '';
  let odd: Typed['odd'];
  for (const [index, character] of characters.entries()) {
    if (SEPARATORS.test(character)) continue;
    if (/[A-Za-z\d]/.test(character)) code += character.toUpperCase();
    else odd ??= { character, at: before + index + 1 };
  }
  return { code, ...(odd && { odd }) };
}

/** In groups of four, as an IBAN is printed. */
export function inFours(code: string): string {
  return code.replaceAll(/.{4}(?=.)/g, '$& ');
}
