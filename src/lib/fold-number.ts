/** A text with one form of each digit and mark, and the way back to what was typed. */
export interface FoldedNumber {
  /** One form of each digit and mark, without marks of direction and without blanks at the ends. */
  readonly text: string;
  /** Where a character of it stood in what was typed. */
  readonly at: (index: number) => number;
}

/** Digits and marks of other scripts and keyboards in one form. */
export function foldNumber(text: string): FoldedNumber {
  let folded = '';
  const places: number[] = [];
  let at = 0;
  for (const character of text) {
    const form = formOf(character);
    folded += form;
    for (let unit = 0; unit < form.length; unit += 1) places.push(at);
    at += character.length;
  }
  const start = folded.length - folded.trimStart().length;
  return { text: folded.trim(), at: (index) => places[start + index] ?? text.length };
}

const FORMS: ReadonlyMap<string, string> = new Map(
  [
    // Hyphen and dashes that stand for a minus: U+2010 to U+2013, U+2212 and the small and full-width ones.
    ['-', '−‐‑‒–－﹣'],
    ['+', '＋﹢'],
    // Arabic, N'Ko and Adlam commas; full-width, small and ideographic ones.
    [',', '，﹐،⹁'],
    ['.', '．﹒。｡'],
    ["'", '’‘ʼ＇'],
    ['_', '＿'],
    ['%', '٪％﹪'],
    // Hanidec, the digits of `zh-u-nu-hanidec`.
    ...[...'〇一二三四五六七八九'].map((digit, value) => [String(value), digit] as const),
    ['0', '零'],
    // Direction and joining marks say nothing.
    ['', '\u061c\u200b\u200c\u200d\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2060\u2066\u2067\u2068\u2069\ufeff'],
  ].flatMap(([form = '', characters = '']) => [...characters].map((character) => [character, form] as const)),
);

function formOf(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x80) return code < 33 && /\s/.test(character) ? ' ' : character;
  const form = FORMS.get(character);
  if (form !== undefined) return form;
  if (/\s/.test(character)) return ' ';
  if (/\p{Nd}/u.test(character)) return String(digitValue(code));
  // Letters in full width: an exponent's E.
  return code >= 0xff01 && code <= 0xff5e ? String.fromCodePoint(code - 0xfee0) : character;
}

/** Decimal digits stand in runs of ten; the mathematical ones in five runs without a gap. */
function digitValue(code: number): number {
  if (code >= 0x1d7ce && code <= 0x1d7ff) return (code - 0x1d7ce) % 10;
  let value = 0;
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1;
  return value;
}
