/** What Base64 holds, judged by its beginning. */
export interface Base64Shape {
  /** The beginning of what it holds. */
  readonly bytes: Uint8Array;
  /** The beginning as text, where it is text that can be read. */
  readonly text: string | undefined;
}

/** Characters of Base64 that are decoded for a look, a multiple of four. */
const LOOK = 2000;
/** Shorter ones decode to almost anything by chance. */
const LEAST = 8;
/** Characters that people and programs write: no controls but those of lines, no rare scripts, nothing unassigned. */
const READABLE =
  /^[\t\n\r\x20-\x7e\u00a0-\u024f\u0370-\u03ff\u0400-\u04ff\u0590-\u06ff\u0e00-\u0e7f\u2010-\u2027\u2030-\u205e\u20a0-\u20bf\u2190-\u21ff\u2500-\u27bf\u3000-\u30ff\u4e00-\u9fff\uac00-\ud7af\uff00-\uffef\u{1f300}-\u{1faff}]*$/u;

/** Bytes as text, where they are UTF-8 that people can read; the last character may be cut. */
export function readableText(bytes: Uint8Array, isWhole: boolean): string | undefined {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: !isWhole });
    // Emoji are joined and varied by characters of their own.
    return READABLE.test(text.replaceAll(/\u200d|\ufe0f/g, '')) ? text : undefined;
  } catch {
    return undefined;
  }
}

function decode(base64: string): Uint8Array | undefined {
  try {
    return Uint8Array.from(atob(base64), (unit) => unit.charCodeAt(0));
  } catch {
    return undefined;
  }
}

/** Whether the characters are mixed as those of an encoding are; words are of one case, numbers and hashes of digits. */
function isMixed(text: string): boolean {
  if (/^[\da-fA-F]+$/.test(text)) return false;
  const hasInnerCase = /[a-z][A-Z]|[A-Z]{2}[a-z]/.test(text);
  return hasInnerCase || (/\d/.test(text) && /[a-zA-Z]/.test(text)) || /[=+]/.test(text);
}

/** What a text holds that is all Base64, in either alphabet and in lines or not; undefined when it is not. */
export function base64Shape(text: string, isWhole: boolean): Base64Shape | undefined {
  const joined = /[\r\n]/.test(text) ? text.replaceAll(/(?:(?<![ \t])[ \t]+)?[\r\n]+[ \t]*/g, '') : text;
  if (joined.length < LEAST || !/^(?:[A-Za-z0-9+/]+|[A-Za-z0-9_-]+)={0,2}$/.test(joined)) return undefined;
  const digits = joined.replace(/={1,2}$/, '').length;
  if (isWhole && (digits % 4 === 1 || (joined.length > digits && joined.length % 4 !== 0))) return undefined;
  const beginning = joined.slice(0, LOOK);
  if (!isMixed(beginning)) return undefined;
  const isAll = joined.length <= LOOK && isWhole;
  const even = isAll ? beginning : beginning.slice(0, beginning.length - (beginning.length % 4));
  const bytes = decode(even.replaceAll('-', '+').replaceAll('_', '/'));
  return bytes && { bytes, text: readableText(bytes, isAll) };
}
