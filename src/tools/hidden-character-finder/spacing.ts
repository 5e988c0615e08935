import { codeAfter, codeBefore, testing, unitsOf } from './around';

const isDigit = testing(/^\p{Nd}/u);
const isBehindFrench = testing(/^[;:!?»%€]/u);

/** Whether a space that does not break stands where French has one. */
export function isFrenchSpace(text: string, at: number): boolean {
  const before = codeBefore(text, at);
  const after = codeAfter(text, at + 1);
  return before === 0xab || isBehindFrench(after) || (isDigit(before) && isDigit(after));
}

const isEastAsian = testing(
  /^[\p{scx=Hani}\p{scx=Hira}\p{scx=Kana}\p{scx=Bopo}\p{scx=Hang}\u3001-\u303f\uff01-\uffef]/u,
);

/** Whether a run of ideographic spaces stands beside a character of East Asia. */
export const isWideExplained = (text: string, at: number, end: number): boolean =>
  isEastAsian(codeBefore(text, at)) || isEastAsian(codeAfter(text, end));

const isLetter = testing(/^\p{L}/u);
const isFromRight = testing(
  /^(?=\p{L})[\p{sc=Hebr}\p{sc=Arab}\p{sc=Syrc}\p{sc=Thaa}\p{sc=Nkoo}\p{sc=Samr}\p{sc=Mand}\p{sc=Adlm}\p{sc=Rohg}\p{sc=Mend}\p{sc=Yezi}]/u,
);

/** So many characters may stand between a direction mark and its letter. */
const REACH = 16;

/** Whether the nearest letter before or after a direction mark, on its line, is written from right to left. */
export function isDirectionExplained(text: string, at: number): boolean {
  return isFromRight(nearest(text, at, -1)) || isFromRight(nearest(text, at + 1, 1));
}

function nearest(text: string, at: number, way: 1 | -1): number {
  for (let step = 0; step < REACH; step += 1) {
    const code = way > 0 ? codeAfter(text, at) : codeBefore(text, at);
    if (code < 0 || code === 10 || code === 13 || isLetter(code)) return code;
    at += way * unitsOf(code);
  }
  return -1;
}

const isVisibleAscii = (code: number): boolean => code > 0x20 && code < 0x7f;

/** Whether punctuation of full width is among ASCII: on both sides, or where Chinese is not expected, on one. */
export function isAmongAscii(text: string, at: number, isChinese: boolean): boolean {
  const before = codeBefore(text, at);
  const isBefore = isVisibleAscii(before === 0x20 ? codeBefore(text, at - 1) : before);
  const after = codeAfter(text, at + 1);
  const isAfter = isVisibleAscii(after === 0x20 ? codeAfter(text, at + 2) : after);
  return isChinese ? isBefore && isAfter : isBefore || isAfter;
}

const isGreek = testing(/^\p{Script=Grek}/u);

/** A question mark or accent of Greek that looks like punctuation of ASCII, away from Greek letters. */
export const isGreekExplained = (text: string, at: number): boolean =>
  isGreek(codeBefore(text, at)) || isGreek(codeAfter(text, at + 1));
