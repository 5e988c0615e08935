import { toHex } from './hex';
import { err, ok, type Result } from './result';

export type NotUuid = { readonly code: 'not-uuid' };

/**
 * The 16 bytes of a UUID in any usual notation: 32 hex digits of either case, in one piece or hyphenated 8-4-4-4-12,
 * bare, in braces or parentheses, in quotes, or after `urn:uuid:` (RFC 9562, section 4). Version and variant may be any.
 */
export function parseUuid(text: string): Result<Uint8Array<ArrayBuffer>, NotUuid> {
  const bare = text
    .normalize('NFKC')
    .trim()
    .replace(/^(["'])(.*)\1$/s, '$2')
    .replace(/^urn:uuid:/i, '')
    .replace(/^\{(.*)\}$|^\((.*)\)$/s, '$1$2');
  const isUuid = /^[0-9a-f]{32}$|^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(bare);
  if (!isUuid) return err({ code: 'not-uuid' });
  const hex = bare.replaceAll('-', '');
  return ok(Uint8Array.from({ length: 16 }, (_, i) => Number.parseInt(hex.slice(i * 2, i * 2 + 2), 16)));
}

/** 16 bytes as lower-case hyphenated text, 8-4-4-4-12. */
export function formatUuid(bytes: Uint8Array): string {
  return toHex(bytes).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
