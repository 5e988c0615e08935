import { type Base64Style, toBase64 } from '../../lib/base64';
import type { Charset, UnencodableFault } from '../../lib/charset';
import { findLoneSurrogate } from '../../lib/lone-surrogate';
import { err, ok, type Result } from '../../lib/result';
import { joinLines, LINE_BREAK } from './lines';

export interface EncodeSettings extends Base64Style {
  readonly charset: Charset;
  /** Every line of the text becomes a line of its own; `lineLength` then has no say. */
  readonly eachLine: boolean;
}

/** Base64 of a text, with what it was made of. */
export interface Encoded {
  readonly text: string;
  /** With "each line on its own", the bytes of the lines with line feeds between them. */
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** UTF-16 offset of a surrogate that was written as U+FFFD because its other half is missing. */
  readonly loneSurrogateAt?: number;
}

/** How a text becomes bytes. The full encoder knows all charsets; the short one is there without being loaded. */
export type EncodeText = (text: string, charset: Charset) => Result<Uint8Array<ArrayBuffer>, UnencodableFault>;

/** Encodes text as UTF-8, whatever the charset. */
export const encodeUtf8: EncodeText = (text) => ok(new TextEncoder().encode(text));

/** Encodes bytes that are no text of a charset. They have no lines. */
export function encodeBytes(bytes: Uint8Array<ArrayBuffer>, style: Base64Style): Encoded {
  return { text: toBase64(bytes, style), bytes };
}

/** Encodes a text. A character that the charset lacks is a fault; nothing is replaced but lone surrogates, which is told. */
export function encodeString(
  text: string,
  settings: EncodeSettings,
  encodeText: EncodeText,
): Result<Encoded, UnencodableFault> {
  const loneSurrogateAt = findLoneSurrogate(text);
  const note = loneSurrogateAt >= 0 ? { loneSurrogateAt } : {};
  if (!settings.eachLine) {
    const bytes = encodeText(text, settings.charset);
    return bytes.ok ? ok({ text: toBase64(bytes.value, settings), bytes: bytes.value, ...note }) : bytes;
  }
  const lines: string[] = [];
  const parts: Uint8Array[] = [];
  let offset = 0;
  for (const line of text.split(LINE_BREAK)) {
    const bytes = encodeText(line, settings.charset);
    if (!bytes.ok) return err({ ...bytes.fault, at: bytes.fault.at + offset });
    lines.push(toBase64(bytes.value, { ...settings, lineLength: 0 }));
    parts.push(bytes.value);
    offset += line.length + (text[offset + line.length] === '\r' ? 2 : 1);
  }
  return ok({ text: lines.join('\n'), bytes: joinLines(parts, settings.charset), ...note });
}
