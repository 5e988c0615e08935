const SIMPLE: Readonly<Record<string, string>> = {
  b: '\b',
  f: '\f',
  n: '\n',
  r: '\r',
  t: '\t',
  v: '\v',
  '0': '\0',
};

const ESCAPE = /\\(?:u([\da-fA-F]{4})|x([\da-fA-F]{2})|\r\n|[^])/g;
const LINE_BREAKS = '\n\r\u2028\u2029';

/** What a JSON or JSON5 string literal (quotes included) says. The literal must be a valid one. */
export function decodeString(literal: string): string {
  return decodeEscapes(literal.slice(1, -1));
}

/** Resolves the escapes of JSON and JSON5 in a text without quotes; a backslash before any other unit just goes. */
export function decodeEscapes(text: string): string {
  return text.replace(ESCAPE, (escape: string, hex4?: string, hex2?: string) => {
    const hex = hex4 ?? hex2;
    if (hex !== undefined) return String.fromCharCode(Number.parseInt(hex, 16));
    const char = escape.slice(1);
    if (char === '\r\n' || LINE_BREAKS.includes(char)) return '';
    return SIMPLE[char] ?? char;
  });
}

/** What a key says: a string literal, or a bare identifier with `\uXXXX` in it. */
export function decodeKey(source: string): string {
  return source.startsWith('"') || source.startsWith("'") ? decodeString(source) : decodeEscapes(source);
}

// RFC 8259 knows no control character in a string.
// oxlint-disable-next-line no-control-regex
const LOOSE_PIECE = /\\(?:u[\da-fA-F]{4}|x([\da-fA-F]{2})|\r\n|[^])|["\u0000-\u001f]/g;
const NAMED: Readonly<Record<string, string>> = {
  '\b': '\\b',
  '\f': '\\f',
  '\n': '\\n',
  '\r': '\\r',
  '\t': '\\t',
  '"': '\\"',
};

/**
 * The JSON (RFC 8259) spelling of a key or string of JSON5 (a literal with its quotes, or a bare key): what RFC 8259
 * knows stays as written, the rest is respelled to say the same.
 */
export function toJsonLiteral(source: string): string {
  const quote = source[0];
  if (quote !== '"' && quote !== "'") return `"${decodeEscapes(source)}"`;
  const content = source.slice(1, -1).replace(LOOSE_PIECE, (piece: string, hex2?: string) => {
    if (hex2 !== undefined) return `\\u00${hex2}`;
    if (!piece.startsWith('\\')) return NAMED[piece] ?? escapeUnit(piece);
    const char = piece.slice(1);
    if ('"\\/bfnrt'.includes(char) || char.length === 5) return piece;
    if (char === 'v') return '\\u000b';
    if (char === '0') return '\\u0000';
    if (char === '\r\n' || LINE_BREAKS.includes(char)) return '';
    return char < ' ' ? (NAMED[char] ?? escapeUnit(char)) : char;
  });
  return `"${content}"`;
}

function escapeUnit(unit: string): string {
  return `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
}

/** Writes every unit beyond ASCII of a JSON literal as `\uXXXX`. */
export function escapeNonAscii(literal: string): string {
  return literal.replace(/[\u0080-\uffff]/g, escapeUnit);
}

/** The shortest JSON literal that says the same: only quotes, backslashes, control characters and lone halves escaped. */
export function toShortestLiteral(literal: string): string {
  return JSON.stringify(decodeString(literal));
}

/** Writes lone surrogates in a JSON text, which no file can hold, as `\uXXXX`; they stand in strings only. */
export function escapeLoneSurrogates(json: string): string {
  return json.replace(/\p{Surrogate}/gu, escapeUnit);
}

const UNICODE_RUN = /\\(?:u[\da-fA-F]{4}(?:\\u[\da-fA-F]{4})*|[^u])/g;

/**
 * Writes `\uXXXX` of a JSON literal as the character itself where that is safe: control characters, quotes, backslashes,
 * line separators, byte order marks and lone surrogates stay escaped as written.
 */
export function unescapeUnicode(literal: string): string {
  if (!literal.includes('\\u')) return literal;
  return literal.replace(UNICODE_RUN, (run) => (run[1] === 'u' ? unescapeRun(run) : run));
}

function unescapeRun(run: string): string {
  let result = '';
  for (let at = 0; at < run.length; at += 6) {
    const code = Number.parseInt(run.slice(at + 2, at + 6), 16);
    const next = Number.parseInt(run.slice(at + 8, at + 12), 16);
    if ((code & 0xfc00) === 0xd800 && (next & 0xfc00) === 0xdc00) {
      result += String.fromCharCode(code, next);
      at += 6;
    } else result += mustStayEscaped(code) ? run.slice(at, at + 6) : String.fromCharCode(code);
  }
  return result;
}

function mustStayEscaped(code: number): boolean {
  return (
    code < 0x20 ||
    code === 0x22 ||
    code === 0x5c ||
    (code >= 0x7f && code < 0xa0) ||
    code === 0x2028 ||
    code === 0x2029 ||
    code === 0xfeff ||
    (code & 0xf800) === 0xd800
  );
}
