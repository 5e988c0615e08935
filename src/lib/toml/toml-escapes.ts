/** What basic strings cannot hold as it is; a tab they could, but nobody would see it. */
const TO_ESCAPE = /["\\\p{Cc}\p{Surrogate}]/gu;
/** On several lines, line feeds and tabs stay; quotes are looked at apart. */
const TO_ESCAPE_ON_LINES = /[\\\p{Surrogate}]|(?![\n\t])\p{Cc}/gu;
/** Three quotes would end the text, and so would one before the closing three in the eyes of some readers. */
const CLOSING_QUOTES = /"{3,}|"{1,2}$/g;

const SHORT_ESCAPES = new Map([
  ['"', '\\"'],
  ['\\', '\\\\'],
  ['\b', '\\b'],
  ['\t', '\\t'],
  ['\n', '\\n'],
  ['\f', '\\f'],
  ['\r', '\\r'],
]);

export type TomlVersion = '1.0' | '1.1';

/** A text as a string on one line. A lone surrogate, which no TOML can hold, becomes U+FFFD. */
export function basicString(text: string, version: TomlVersion = '1.0'): string {
  return `"${text.replace(TO_ESCAPE, (character) => escapeOf(character, version))}"`;
}

/** A text as a string on several lines, which begins on the line below the opening quotes. */
export function multiLineString(text: string, version: TomlVersion = '1.0'): string {
  const escaped = text
    .replace(TO_ESCAPE_ON_LINES, (character) => escapeOf(character, version))
    .replace(CLOSING_QUOTES, (quotes) => quotes.replaceAll('"', '\\"'));
  return `"""\n${escaped}"""`;
}

function escapeOf(character: string, version: TomlVersion): string {
  const unit = character.charCodeAt(0);
  if (unit >= 0xd800) return '\uFFFD';
  const short = SHORT_ESCAPES.get(character);
  if (short !== undefined) return short;
  if (version === '1.0') return `\\u${hex(unit, 4)}`;
  return unit === 27 ? '\\e' : `\\x${hex(unit, 2)}`;
}

function hex(unit: number, digits: number): string {
  return unit.toString(16).toUpperCase().padStart(digits, '0');
}
