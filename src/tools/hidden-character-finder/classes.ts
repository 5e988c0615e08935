import { whyOf } from './kinds';

/** Part of a word: letters, marks, digits, `_`. */
export const WORD = 1;
export const LETTER = 2;
/** A letter of a script that is not written together with Latin. */
export const OTHER = 4;
/** To be looked at by itself. */
export const LOOK = 8;
/** Stands above or below a letter. */
export const MARK = 16;
/** Another form of letters or digits of ASCII. */
export const COMPAT = 32;
export const LATIN = 64;
/** A letter or digit of ASCII. */
export const ASCII = 128;
const LINE_END = 256;
const KNOWN = 512;
/** What has to be dealt with one by one. A surrogate is looked at, too. */
export const SLOW = OTHER | LOOK | MARK | COMPAT | LINE_END;

const IN_WORD = /^[\p{L}\p{M}\p{Nd}\p{Nl}_]/u;
const A_LETTER = /^\p{L}/u;
const A_MARK = /^\p{M}/u;
const OF_ALL = /^[\p{Script=Zyyy}\p{Script=Zinh}]/u;
const WITH_LATIN = /^[\p{scx=Latn}\p{scx=Hani}\p{scx=Hira}\p{scx=Kana}\p{scx=Bopo}\p{scx=Hang}]/u;
const LATIN_LETTER = /^\p{scx=Latn}/u;
/** Letters and digits that have a form of their own; those above and below the line mean something else. */
const MAY_BE_COMPAT = /^(?![ªº])[\p{Lu}\p{Ll}\p{Lt}\p{Lo}\p{Nd}\p{Nl}]/u;
const ASCII_WORD = /^[A-Za-z\d]+$/;

/** The classes that are known already; 0 for the others. */
export const classes = new Uint16Array(0x11_0000);

/** What a character is to the search, as a sum of the above. */
export function classOf(code: number): number {
  const known = classes[code] ?? 0;
  if (known !== 0) return known;
  const worked = KNOWN | workOut(code);
  classes[code] = worked;
  return worked;
}

function workOut(code: number): number {
  const character = String.fromCodePoint(code);
  const isLook = whyOf(code) !== undefined;
  const isMark = A_MARK.test(character);
  // What is looked at by itself is no part of a word, but a selector, which is a mark on its letter.
  if (isLook) return LOOK | (isMark ? WORD : 0);
  let sum = 0;
  if (IN_WORD.test(character)) sum |= WORD;
  if (isMark) sum |= MARK;
  if (code === 10 || code === 13) sum |= LINE_END;
  if (/^[A-Za-z\d]/.test(character)) sum |= ASCII;
  if (A_LETTER.test(character)) {
    sum |= LETTER;
    if (LATIN_LETTER.test(character)) sum |= LATIN;
    if (!WITH_LATIN.test(character) && !OF_ALL.test(character)) sum |= OTHER;
  }
  if (code >= 0x80 && MAY_BE_COMPAT.test(character) && ASCII_WORD.test(character.normalize('NFKC'))) sum |= COMPAT;
  return sum;
}

/** Whether it is another form of several letters at once. */
export const isLigature = (code: number): boolean => String.fromCodePoint(code).normalize('NFKC').length > 1;
