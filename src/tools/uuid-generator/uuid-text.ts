import { err, ok, type Result } from '../../lib/result';

export type NotUuid = { readonly code: 'not-uuid' };

/**
 * The 16 bytes of a UUID in any usual notation: 32 hex digits of either case, in one piece or hyphenated 8-4-4-4-12,
 * bare, in braces or parentheses, in quotes, or after `urn:uuid:` (RFC 9562, section 4). Version and variant may be any.
 */
export function parseUuid(text: string): Result<Uint8Array, NotUuid> {
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

/** Bytes as lower-case hex digits, two for each. */
export function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** 16 bytes as lower-case hyphenated text, 8-4-4-4-12. */
export function formatUuid(bytes: Uint8Array): string {
  return toHex(bytes).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** How one UUID is written. */
export interface Form {
  readonly uppercase: boolean;
  /** Without effect on `urn`, whose form has them (RFC 9562, section 4). */
  readonly hyphens: boolean;
  readonly wrap: 'none' | 'braces' | 'urn';
}

/** Writes a lower-case hyphenated UUID in another form. */
export function writeUuid(uuid: string, { uppercase, hyphens, wrap }: Form): string {
  const digits = hyphens || wrap === 'urn' ? uuid : uuid.replaceAll('-', '');
  const cased = uppercase ? digits.toUpperCase() : digits;
  if (wrap === 'urn') return `urn:uuid:${cased}`;
  return wrap === 'braces' ? `{${cased}}` : cased;
}

export const LISTS = ['lines', 'single-quoted', 'double-quoted', 'json'] as const;
/** How several are written: one per line, quoted with commas between (SQL, program text), or as a JSON array. */
export type List = (typeof LISTS)[number];

/** Writes a list, one UUID on a line in each form. */
export function writeList(uuids: readonly string[], list: List): string {
  if (list === 'json') return JSON.stringify(uuids, null, 2);
  if (list === 'lines') return uuids.join('\n');
  const quote = list === 'single-quoted' ? "'" : '"';
  return uuids.map((uuid) => `${quote}${uuid}${quote}`).join(',\n');
}
