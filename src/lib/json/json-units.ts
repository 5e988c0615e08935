/** UTF-16 units by name: hot loops compare numbers. */
export const TAB = 9;
export const LF = 10;
export const CR = 13;
export const SPACE = 32;
export const QUOTE = 34;
export const APOSTROPHE = 39;
export const STAR = 42;
export const PLUS = 43;
export const COMMA = 44;
export const MINUS = 45;
export const POINT = 46;
export const SLASH = 47;
export const ZERO = 48;
export const NINE = 57;
export const COLON = 58;
export const OPEN_BRACKET = 91;
export const BACKSLASH = 92;
export const CLOSE_BRACKET = 93;
export const OPEN_BRACE = 123;
export const CLOSE_BRACE = 125;

export function isDigit(code: number): boolean {
  return code >= ZERO && code <= NINE;
}

export function isHexDigit(code: number): boolean {
  const lower = code | 32;
  return isDigit(code) || (lower >= 97 && lower <= 102);
}

/** Whether so many hexadecimal digits stand there. */
export function isHex(text: string, at: number, length: number): boolean {
  for (let i = at; i < at + length; i++) if (!isHexDigit(text.charCodeAt(i))) return false;
  return true;
}

/** Behind the digits that begin there. */
export function skipDigits(text: string, from: number): number {
  let at = from;
  while (isDigit(text.charCodeAt(at))) at++;
  return at;
}
