import { fromBase64 } from '../../lib/base64-reader';
import { toBase64 } from '../../lib/base64';
import { fromHex, toHex } from '../../lib/hex';
import { err, ok, type Result } from '../../lib/result';
import type { ByteText, Writing } from './options';

export type Bytes = Uint8Array<ArrayBuffer>;

/** `at` is the UTF-16 offset of what does not belong. */
export type UnreadableFault =
  { readonly code: 'not-base64'; readonly at: number } | { readonly code: 'not-hex'; readonly at: number };

const UTF8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** The text as UTF-8; a lone surrogate becomes U+FFFD. */
export function utf8(text: string): Bytes {
  return new TextEncoder().encode(text);
}

/** The bytes as UTF-8 text, a byte order mark included; undefined when they are none. */
export function textOf(bytes: Uint8Array): string | undefined {
  try {
    return UTF8.decode(bytes);
  } catch {
    return undefined;
  }
}

/**
 * Bytes from Base64 of either alphabet, with or without padding, with any white space. Stray bits behind the last byte
 * are refused: two texts for the same bytes would hide a change.
 */
export function readBase64(text: string): Result<Bytes, UnreadableFault> {
  const decoded = fromBase64(text);
  if (!decoded.ok) {
    const { fault } = decoded;
    return err({ code: 'not-base64', at: 'at' in fault ? fault.at : Math.max(0, text.trimEnd().length - 1) });
  }
  const stray = decoded.value.notes.find(({ code }) => code === 'not-canonical');
  return stray ? err({ code: 'not-base64', at: stray.at }) : ok(decoded.value.bytes);
}

/** The bytes that a field stands for. */
export function readBytes(text: string, writing: Writing): Result<Bytes, UnreadableFault> {
  if (writing === 'text') return ok(utf8(text));
  if (writing === 'base64') return readBase64(text);
  const bytes = fromHex(text);
  return bytes.ok ? bytes : err({ code: 'not-hex', at: bytes.fault.at });
}

/** The bytes as standard Base64 on one line, or as lowercase hex. */
export function writeBytes(bytes: Uint8Array, byteText: ByteText): string {
  return byteText === 'hex' ? toHex(bytes) : toBase64(bytes);
}

/** The parts in one. */
export function join(...parts: readonly Uint8Array[]): Bytes {
  const joined = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    joined.set(part, at);
    at += part.length;
  }
  return joined;
}
