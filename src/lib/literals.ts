const NAMED: Readonly<Record<string, string>> = { '\n': '\\n', '\r': '\\r', '\t': '\\t', '\\': '\\\\' };

const hex = (sign: string, digits: number) => sign.charCodeAt(0).toString(16).padStart(digits, '0');

/** Between single quotes, as JavaScript and Python have them. What turns the direction of writing would show the code in another order. */
export function singleQuoted(text: string): string {
  const escaped = text.replace(/[\p{Cc}\p{Bidi_C}\\'\u2028\u2029]/gu, (sign) => {
    if (sign === "'") return "\\'";
    return NAMED[sign] ?? (sign > '\xff' ? `\\u${hex(sign, 4)}` : `\\x${hex(sign, 2)}`);
  });
  return `'${escaped}'`;
}

/** One byte for each character: those beyond ASCII are escaped. */
export function byteQuoted(bytes: string): string {
  return singleQuoted(bytes).replace(/[\xa0-\xff]/g, (sign) => `\\x${hex(sign, 2)}`);
}

/** Between double quotes, with a way of its own for control characters and whatever else the language cannot hold. */
export function doubleQuoted(text: string, control: (sign: string) => string, special = /[\p{Cc}\\"]/gu): string {
  const escaped = text.replace(special, (sign) => {
    if (sign === '"') return '\\"';
    return NAMED[sign] ?? control(sign);
  });
  return `"${escaped}"`;
}

export const goLiteral = (text: string) => {
  const isRaw = text.includes('"') && !/[^\P{Cc}\n\t]|[`\ufeff]/u.test(text);
  return isRaw ? `\`${text}\`` : unicodeQuoted(text);
};

/** Line separators end a line in C# (ECMA-334, 6.3.3), and Go takes a byte order mark only where a file begins. */
const unicodeQuoted = (text: string) =>
  doubleQuoted(text, (sign) => `\\u${hex(sign, 4)}`, /[\p{Cc}\p{Bidi_C}\\"\u2028\u2029\ufeff]/gu);

export const csharpLiteral = unicodeQuoted;

/** So many units are a constant for sure: more than 65,535 bytes are none in Java. */
export const JAVA_CONSTANT = 21_000;

const octal = (sign: string) =>
  sign > '\xff' ? `\\u${hex(sign, 4)}` : `\\${sign.charCodeAt(0).toString(8).padStart(3, '0')}`;

const javaQuoted = (text: string) => doubleQuoted(text, octal, /[\p{Cc}\p{Bidi_C}\\"]/gu);

export function javaLiteral(text: string): string {
  if (text.length <= JAVA_CONSTANT) return javaQuoted(text);
  const pieces = text.match(new RegExp(`[^]{1,${JAVA_CONSTANT / 2}}`, 'gu')) ?? [];
  return `String.join("", ${pieces.map(javaQuoted).join(', ')})`;
}

export function phpLiteral(text: string): string {
  if (!/\p{Cc}/u.test(text)) return `'${text.replace(/\\(?=[\\']|$)|'/g, '\\$&')}'`;
  const escaped = text.replace(/[\p{Cc}\\"$]/gu, (sign) => {
    if (sign === '"' || sign === '$') return `\\${sign}`;
    // An escape is one byte, and this is two.
    if (sign >= '\x80') return sign;
    return NAMED[sign] ?? `\\x${hex(sign, 2)}`;
  });
  return `"${escaped}"`;
}

/** Between single quotes; PowerShell takes typographic ones for the same and doubles both. */
export function powerShellLiteral(text: string): string {
  return `'${text.replace(/['‘’‚‛]/g, '$&$&')}'`;
}

/** Between double quotes, in which variables are read. */
export function powerShellExpandable(text: string): string {
  return text.replace(/[`"$“”„]/g, '`$&');
}
