const LETTERS: Readonly<Record<string, string>> = {
  a: '\x07',
  b: '\b',
  e: '\x1b',
  E: '\x1b',
  f: '\f',
  n: '\n',
  r: '\r',
  t: '\t',
  v: '\v',
};

const ESCAPE = /\\(?:x([\dA-Fa-f]{1,2})|u([\dA-Fa-f]{1,4})|U([\dA-Fa-f]{1,8})|([0-7]{1,3})|([^]))/g;

/** What stands between `$'` and `'` after its escapes are read, as bash has them. NUL ends the text. */
export function readAnsiC(text: string): string {
  const read = text.replace(ESCAPE, (whole, x?: string, u?: string, long?: string, octal?: string, sign?: string) => {
    const digits = x ?? u ?? long;
    if (digits !== undefined) return fromCodePoint(parseInt(digits, 16));
    if (octal !== undefined) return fromCodePoint(parseInt(octal, 8) & 0xff);
    return LETTERS[sign ?? ''] ?? (/['"\\?]/.test(sign ?? '') ? (sign ?? '') : whole);
  });
  return read.split('\0', 1)[0] ?? '';
}

function fromCodePoint(point: number): string {
  return point <= 0x10ffff ? String.fromCodePoint(point) : '';
}
