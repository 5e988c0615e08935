import type { Charset, UndecodableFault } from './charset';
import { err, ok, type Result } from './result';

/**
 * The text that bytes spell in a charset. A byte order mark stays part of the text, so that encoding gives the same
 * bytes again. The first sequence that is no character is a fault; nothing is ever replaced.
 */
export function decodeText(bytes: Uint8Array, charset: Charset): Result<string, UndecodableFault> {
  if (charset === 'iso-8859-1') return ok(decodeLatin1(bytes));
  try {
    return ok(new TextDecoder(charset, { fatal: true, ignoreBOM: true }).decode(bytes));
  } catch {
    const at = findUndecodable(bytes, charset);
    return err({ code: 'undecodable', charset, at, byte: bytes[at] ?? 0 });
  }
}

// The label "iso-8859-1" of TextDecoder means windows-1252.
function decodeLatin1(bytes: Uint8Array): string {
  const parts: string[] = [];
  for (let from = 0; from < bytes.length; from += 8192) {
    parts.push(String.fromCharCode(...bytes.subarray(from, from + 8192)));
  }
  return parts.join('');
}

const SCAN_BLOCK = 65_536;
// Longer than any sequence, so that the scan meets the start of a character before the fault.
const SCAN_BACK = 8;

/** The offset where the first wrong sequence starts: by blocks first, then byte by byte. */
function findUndecodable(bytes: Uint8Array, charset: Charset): number {
  const from = Math.max(0, findWrongBlock(bytes, charset) - SCAN_BACK);
  const decoder = new TextDecoder(charset, { fatal: true, ignoreBOM: true });
  if (from > 0) decoder.decode(bytes.subarray(0, from), { stream: true });
  let start = from;
  for (let at = from; at < bytes.length; at++) {
    try {
      if (decoder.decode(bytes.subarray(at, at + 1), { stream: true }) !== '') start = at + 1;
    } catch {
      return start;
    }
  }
  return Math.min(start, bytes.length - 1);
}

function findWrongBlock(bytes: Uint8Array, charset: Charset): number {
  const decoder = new TextDecoder(charset, { fatal: true, ignoreBOM: true });
  for (let from = 0; from < bytes.length; from += SCAN_BLOCK) {
    try {
      decoder.decode(bytes.subarray(from, from + SCAN_BLOCK), { stream: true });
    } catch {
      return from;
    }
  }
  return bytes.length;
}
