import { fromBase64, QUOTES } from '../../lib/base64-reader';
import { bytesOf, type Content, textOf } from '../../lib/exact-content';
import { fromHex } from '../../lib/hex';
import { type LineEndingChoice, withLineEnding } from '../../lib/line-endings';
import { err, ok, type Result } from '../../lib/result';
import type { Form } from './algorithms';
import type { BytesFault, BytesField } from './faults';

type Bytes = Uint8Array<ArrayBuffer>;

function readHex(source: string, field: BytesField): Result<Bytes, BytesFault> {
  const bytes = fromHex(source);
  return bytes.ok ? bytes : err({ ...bytes.fault, field });
}

/**
 * Stricter than base64 is read elsewhere: bits that are set in vain, wrong padding or a mixture of alphabets mean that a
 * ciphertext was changed, so they are no ciphertext. White space is skipped.
 */
export function readBase64(source: string, field: BytesField): Result<Bytes, BytesFault> {
  const decoded = fromBase64(source);
  if (!decoded.ok) {
    return 'at' in decoded.fault
      ? err({ code: 'not-base64', field, at: decoded.fault.at })
      : err({ code: 'cut-base64', field });
  }
  const [note] = decoded.value.notes;
  return note ? err({ code: 'not-base64', field, at: note.at }) : ok(decoded.value.bytes);
}

/** The bytes that a text stands for. */
export function readBytes(source: string, form: Form, field: BytesField): Result<Bytes, BytesFault> {
  if (form === 'hex') return readHex(source, field);
  return form === 'base64' ? readBase64(source, field) : ok(new TextEncoder().encode(source));
}

/** The bytes to encrypt: of a file that is no plain text its own, though digits are read from it as from any text. */
export function readContent(source: Content, form: Form, lineEnding: LineEndingChoice): Result<Bytes, BytesFault> {
  if (form !== 'text') return readBytes(textOf(source, 'text'), form, 'text');
  return ok(bytesOf(typeof source === 'string' ? withLineEnding(source, lineEnding) : source));
}

/** Takes the quotes off that stand around a text, with blanks in their place: what is counted in it stays where it is. */
export function blankQuotes(source: string): string {
  const trimmed = source.trim();
  const closing = QUOTES[trimmed.charAt(0)];
  if (closing === undefined || trimmed.length < 2 || !trimmed.endsWith(closing)) return source;
  const start = source.indexOf(trimmed);
  const end = start + trimmed.length;
  return `${source.slice(0, start)} ${source.slice(start + 1, end - 1)} ${source.slice(end)}`;
}
