import { err, ok, type Result } from '../../lib/result';

/** An escape that is cut off or holds something else than hexadecimal digits, at its UTF-16 offset. */
export interface BrokenEscape {
  readonly code: 'broken-escape';
  readonly at: number;
}

export interface UnescapeOptions {
  /** What becomes of a broken escape: the text is refused, or it stays as it is. */
  readonly broken: 'refuse' | 'keep';
}

export interface EscapeOptions {
  /** Which characters are escaped; a backslash always is. */
  readonly which: 'non-ascii' | 'all';
  readonly uppercase: boolean;
}

/** The UTF-16 units of a text as `\uXXXX`, which JSON, JavaScript and Java read. */
export function escapeText(text: string, { which, uppercase }: EscapeOptions): string {
  const escaped = which === 'all' ? /[\s\S]/g : /[\\\u0080-\uffff]/g;
  return text.replace(escaped, (unit) => {
    const digits = unit.charCodeAt(0).toString(16).padStart(4, '0');
    return `\\u${uppercase ? digits.toUpperCase() : digits}`;
  });
}

/** The text behind its escapes; what is no escape stays as it is. */
export function unescapeText(text: string, { broken }: UnescapeOptions): Result<string, BrokenEscape> {
  const at = text.search(/\\u(?![\da-f]{4})/i);
  if (at !== -1 && broken === 'refuse') return err({ code: 'broken-escape', at });
  return ok(text.replace(/\\u([\da-f]{4})/gi, (_, digits: string) => String.fromCharCode(Number.parseInt(digits, 16))));
}
