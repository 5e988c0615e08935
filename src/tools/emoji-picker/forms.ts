/** What a click copies, and what the details show. */
export const FORMS = [
  'codePoints',
  'escape',
  'codePointEscape',
  'css',
  'htmlHex',
  'htmlDecimal',
  'python',
  'utf8',
  'url',
] as const;
export type Form = (typeof FORMS)[number];

/** The code points of a text; a lone surrogate counts as one. */
function codePointsOf(text: string): number[] {
  return [...text].map((char) => char.codePointAt(0) ?? 0);
}

/** Hex digits of a number, in upper case unless asked for otherwise, with zeros to a length. */
function hex(value: number, length = 0): string {
  return value.toString(16).toUpperCase().padStart(length, '0');
}

/** `U+1F600`: at least four digits. */
export function writeCodePoint(code: number): string {
  return `U+${hex(code, 4)}`;
}

/** The bytes of a text in UTF-8; lone surrogates become U+FFFD, as they have none. */
function utf8(text: string): number[] {
  return [...new TextEncoder().encode(text)];
}

/** A byte as `encodeURIComponent` writes it, which for its part throws at lone surrogates. */
function writeUrlByte(byte: number): string {
  const char = String.fromCharCode(byte);
  return /[\w.!~*'()-]/.test(char) ? char : `%${hex(byte, 2)}`;
}

const WRITERS: Record<Form, (text: string) => string> = {
  // U+1F468 U+200D U+1F469
  codePoints: (text) => codePointsOf(text).map(writeCodePoint).join(' '),
  // JavaScript, Java and JSON: \ud83d\ude00
  escape: (text) =>
    Array.from({ length: text.length }, (_, at) => `\\u${hex(text.charCodeAt(at), 4).toLowerCase()}`).join(''),
  // JavaScript and Rust: \u{1F600}
  codePointEscape: (text) =>
    codePointsOf(text)
      .map((code) => `\\u{${hex(code)}}`)
      .join(''),
  // Six digits are the most that CSS reads, so no blank is needed after them.
  css: (text) =>
    codePointsOf(text)
      .map((code) => `\\${hex(code, 6)}`)
      .join(''),
  htmlHex: (text) =>
    codePointsOf(text)
      .map((code) => `&#x${hex(code)};`)
      .join(''),
  htmlDecimal: (text) =>
    codePointsOf(text)
      .map((code) => `&#${code};`)
      .join(''),
  // As Python itself writes: four digits within the basic plane, eight beyond it.
  python: (text) =>
    codePointsOf(text)
      .map((code) => (code > 0xffff ? `\\U${hex(code, 8)}` : `\\u${hex(code, 4)}`))
      .join(''),
  utf8: (text) =>
    utf8(text)
      .map((byte) => hex(byte, 2))
      .join(' '),
  url: (text) => utf8(text).map(writeUrlByte).join(''),
};

/** A text in one of its code forms. */
export function writeForm(text: string, form: Form): string {
  return WRITERS[form](text);
}

/** `:rocket:` */
export function writeShortcode(shortcode: string): string {
  return `:${shortcode}:`;
}
